import { bringInPlayer, exposedLeader, isPairOpen } from './exposed.js';
import { NO_PLAYER, type Hand } from './hand.js';
import type { Opener } from './variants/variant.js';

/** The next player clockwise who still has to act in the round, or NO_PLAYER (P-BET-3; P-BET-5 is a whole round). */
export const nextToAct = (hand: Hand, player: number): number => {
  if (hand.liveCount < 2) return NO_PLAYER;
  const { size } = hand;
  let last = NO_PLAYER;
  for (let step = 1; step <= size; step++) {
    const next = (player + step) % size;
    if (!owesAction(hand, next)) continue;
    if (next !== hand.actsLast || hand.street > 0 || hand.toCall(next) > 0) return next;
    last = next;
  }
  return last;
};

/**
 * Whether the player must still act: he has chips and faces a bet, or he has not acted and an opponent can. The only
 * player with chips can only call (P-ALLIN-2).
 */
const owesAction = (hand: Hand, player: number): boolean => {
  if (!hand.canAct(player) || hand.passedOver[player] === 1) return false;
  return hand.toCall(player) > 0 || (!hand.hasActed(player) && hand.othersCanAct(player));
};

/** Passes the turn to the next player, or closes the round. */
export const passTurn = (hand: Hand, from: number): void => {
  hand.actor = nextToAct(hand, from);
  if (hand.actor === NO_PLAYER) closeRound(hand);
};

const closeRound = (hand: Hand): void => {
  hand.bringInDue = false;
  const unopened = hand.currentStreet?.mustBeOpened === true && hand.level === 0;
  if (unopened && hand.setup.switches.unopened === 'thrown-in') hand.passedOut = haveAllPassed(hand);
  returnUncalled(hand);
};

/** P-VAR-5CD: whether two or more players are left and at least one of them checked with chips. */
const haveAllPassed = (hand: Hand): boolean => {
  if (hand.liveCount < 2) return false;
  for (let player = 0; player < hand.size; player++)
    if (hand.canAct(player) && hand.hasActed(player)) return true;
  return false;
};

/** The player right of another. */
const before = (hand: Hand, player: number): number => (player + hand.size - 1) % hand.size;

const button = (hand: Hand): number => hand.size - 1;

/** For each opener, the player right of the first player to act (P-BET-1). With unknown exposed cards it is the button. */
const openers: Readonly<Record<Exclude<Opener, 'nobody'>, (hand: Hand) => number>> = {
  'after-blinds': (hand) => (hand.lastBlind === NO_PLAYER ? button(hand) : hand.lastBlind),
  'left-of-button': button,
  'bring-in': (hand) => rightOf(hand, bringInPlayer(hand)),
  'best-exposed': (hand) => rightOf(hand, exposedLeader(hand)),
  'last-opener': (hand) =>
    hand.setup.switches.drawSecondRound === 'opener' ? rightOf(hand, hand.lastOpener) : button(hand),
};

const rightOf = (hand: Hand, opener: number): number =>
  opener === NO_PLAYER ? button(hand) : before(hand, opener);

/** Opens the betting of the current street (P-BET-1). */
export const openBetting = (hand: Hand): void => {
  const street = hand.currentStreet;
  hand.dealing = false;
  hand.drawer = NO_PLAYER;
  if (street === undefined || street.opener === 'nobody') return;
  hand.bringInDue = street.opener === 'bring-in' && isBroughtIn(hand);
  if (street.openPairDoubles === true && hand.setup.switches.openPair === 'double-bet')
    hand.mayDouble = isPairOpen(hand);
  skipCoveringBlinds(hand);
  passTurn(hand, openers[street.opener](hand));
};

/**
 * Whether a bring-in is due. One of unknown size is due if the exposed cards name a player with chips, or name no player and
 * all have chips.
 */
const isBroughtIn = (hand: Hand): boolean => {
  const { stakes, bringInUnknown } = hand.setup;
  if (stakes.bringIn > 0) return true;
  if (bringInUnknown !== true) return false;
  const named = bringInPlayer(hand);
  return named === NO_PLAYER ? hand.seats.every((_, player) => hand.canAct(player)) : hand.canAct(named);
};

/**
 * P-ALLIN-2: the round does not wait for a player whose blind no opponent can exceed. He may still check.
 */
const skipCoveringBlinds = (hand: Hand): void => {
  for (let player = 0; player < hand.size; player++)
    if (hand.bet[player] > 0 && hand.toCall(player) === 0 && hand.maxBetOfOthers(player) <= hand.bet[player])
      hand.passedOver[player] = 1;
};

/** P-ALLIN-2, L-SUM-2: returns an uncalled bet to its player. */
const returnUncalled = (hand: Hand): void => {
  let top = NO_PLAYER;
  let second = 0;
  for (let player = 0; player < hand.size; player++) {
    const bet = hand.bet[player];
    if (top === NO_PLAYER || bet > hand.bet[top]) {
      if (top !== NO_PLAYER) second = Math.max(second, hand.bet[top]);
      top = player;
    } else second = Math.max(second, bet);
  }
  if (top === NO_PLAYER || hand.live[top] === 0) return;
  const excess = hand.bet[top] - second;
  if (excess <= 0) return;
  hand.bet[top] -= excess;
  hand.paid[top] -= excess;
  hand.stack[top] += excess;
  hand.returned = { player: top, amount: excess };
};

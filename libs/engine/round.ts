import { bringInPlayer, exposedLeader, isPairOpen } from './exposed.js';
import { NO_PLAYER, type Hand } from './hand.js';
import type { Opener } from './variants/variant.js';

/** The next player clockwise after `player` who still has to act in the round, or NO_PLAYER when it is over (P-BET-3). */
export const nextToAct = (hand: Hand, player: number): number => {
  if (hand.liveCount < 2) return NO_PLAYER;
  const { size } = hand;
  for (let step = 1; step <= size; step++) {
    const next = (player + step) % size;
    if (owesAction(hand, next)) return next;
  }
  return NO_PLAYER;
};

/**
 * Whether the player must still act: he has chips and either faces a bet, or has not acted and there is somebody to bet
 * against. Alone with chips he only calls (P-ALLIN-2).
 */
const owesAction = (hand: Hand, player: number): boolean => {
  if (!hand.canAct(player) || hand.passedOver[player] === 1) return false;
  return hand.toCall(player) > 0 || (!hand.hasActed(player) && hand.othersCanAct(player));
};

/** Puts the turn on the next player, and when there is none closes the round. */
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

/** P-VAR-5CD: several are left, and not for want of chips: who is all-in by an ante passes nothing up. */
const haveAllPassed = (hand: Hand): boolean => {
  if (hand.liveCount < 2) return false;
  for (let player = 0; player < hand.size; player++)
    if (hand.canAct(player) && hand.hasActed(player)) return true;
  return false;
};

/** The player to whose left the betting opens. */
const before = (hand: Hand, player: number): number => (player + hand.size - 1) % hand.size;

const button = (hand: Hand): number => hand.size - 1;

/** To whose left each kind of opener opens (P-BET-1). Where exposed cards are not known it is left of the dealer. */
const openers: Readonly<Record<Exclude<Opener, 'nobody'>, (hand: Hand) => number>> = {
  'after-blinds': (hand) => (hand.lastBlind === NO_PLAYER ? button(hand) : hand.lastBlind),
  'left-of-button': button,
  'bring-in': (hand) => leftOf(hand, bringInPlayer(hand)),
  'best-exposed': (hand) => leftOf(hand, exposedLeader(hand)),
  'last-opener': (hand) =>
    hand.setup.switches.drawSecondRound === 'opener' ? leftOf(hand, hand.lastOpener) : button(hand),
};

const leftOf = (hand: Hand, opener: number): number =>
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
  excuseCovering(hand);
  passTurn(hand, openers[street.opener](hand));
};

/** Whether the game has a bring-in. One of which nothing is told is due from whom the cards name, if they do, and is not all-in. */
const isBroughtIn = (hand: Hand): boolean => {
  const { stakes, bringInUnknown } = hand.setup;
  if (stakes.bringIn > 0) return true;
  const named = bringInUnknown === true ? bringInPlayer(hand) : NO_PLAYER;
  return named !== NO_PLAYER && hand.canAct(named);
};

/**
 * P-ALLIN-2: whose blind is more than anybody else has, has nothing to decide, and need not be waited for. He may check
 * all the same.
 */
const excuseCovering = (hand: Hand): void => {
  for (let player = 0; player < hand.size; player++)
    if (hand.bet[player] > 0 && hand.toCall(player) === 0 && hand.maxBetOfOthers(player) <= hand.bet[player])
      hand.passedOver[player] = 1;
};

/** P-ALLIN-2, L-SUM-2: what nobody matched goes back to the player who bet it. */
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

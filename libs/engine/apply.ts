import type { Card } from '#cards';
import type { BettingAction, Post } from './actions.js';
import type { Chips } from './chips.js';
import { beginExchange } from './exchange.js';
import { findFixedRaise, type FixedRaise } from './fixed-raises.js';
import { NO_PLAYER, type Hand } from './hand.js';
import { figuresFor, maxBets } from './legal.js';
import { openBetting, passTurn } from './round.js';

/**
 * Applies an action, legal or not, so that a violation does not end a replay. An action of a seat without a player
 * changes nothing.
 */
export const apply = (hand: Hand, action: BettingAction): void => {
  const player = hand.playerAt(action.seat);
  if (player === NO_PLAYER) return;
  const turn = turnOf(hand, player);
  if (turn === 'early') passOver(hand, player);
  switch (action.type) {
    case 'fold':
      fold(hand, player);
      break;
    case 'check':
      break;
    case 'call':
      putIn(hand, player, action.amount, action.allIn);
      break;
    case 'bring-in':
      bringIn(hand, player, action.amount, action.allIn);
      break;
    case 'bet':
    case 'raise':
      betTo(hand, player, action.to, action.allIn);
      break;
  }
  hand.markActed(player);
  hand.passedOver[player] = 0;
  // An action out of turn leaves the turn where it was, unless it ends the hand or is a bet that others must answer.
  const isBet = action.type === 'bet' || action.type === 'raise';
  const passes = turn === 'own' || turn === 'early' || hand.liveCount < 2 || isBet;
  if (passes) passTurn(hand, player);
};

/**
 * Takes a player out of the betting who is disconnected: some houses let him contend for what he has put in, as if he were
 * all-in.
 */
export const disconnect = (hand: Hand, player: number): void => {
  if (player === NO_PLAYER || hand.live[player] === 0) return;
  hand.markAllIn(player);
  if (hand.actor === player) passTurn(hand, player);
};

/** Whose turn an action uses: the player's own, an earlier player's, or none (he acts late, has folded or is all-in). */
const turnOf = (hand: Hand, player: number): 'own' | 'early' | 'none' => {
  if (player === hand.actor) return 'own';
  return hand.canAct(player) && hand.passedOver[player] === 0 && hand.actor !== NO_PLAYER ? 'early' : 'none';
};

/** Marks the players whose turn the log skipped: the round does not wait for them, but they may still act late. */
const passOver = (hand: Hand, player: number): void => {
  for (let skipped = hand.actor; skipped !== player; skipped = (skipped + 1) % hand.size)
    if (hand.canAct(skipped)) hand.passedOver[skipped] = 1;
};

const fold = (hand: Hand, player: number): void => {
  if (hand.live[player] === 0) return;
  hand.live[player] = 0;
  hand.liveCount--;
};

const putIn = (hand: Hand, player: number, amount: Chips, allIn: boolean): void => {
  hand.putIn(player, amount);
  if (allIn) hand.markAllIn(player);
};

/**
 * P-VAR-7CS: the bring-in. If it is smaller than a full bet, it is completed before it is raised; P-VAR-5CS has a
 * bring-in of the minimum bet, which counts as a bet. If it is a short all-in, the others still call the full amount,
 * unless the house says otherwise.
 */
const bringIn = (hand: Hand, player: number, amount: Chips, allIn: boolean): void => {
  const { stakes, switches } = hand.setup;
  putIn(hand, player, amount, allIn);
  hand.bringInDue = false;
  hand.level = switches.shortBlindCall === 'full' ? Math.max(amount, stakes.bringIn) : amount;
  hand.shortBy = Math.max(0, hand.betSize - hand.level);
  hand.completing = hand.shortBy > 0;
  if (!hand.completing) hand.bets++;
  hand.opener = player;
};

const betTo = (hand: Hand, player: number, to: Chips, allIn: boolean): void => {
  const increase = to - hand.level;
  const { structure } = hand.setup;
  const fixed = structure.fixed ? findFixedRaise(figuresFor(hand, player), to) : null;
  const full = reopensAlways(hand) || isFullRaise(hand, increase, fixed);
  if (hand.opener === NO_PLAYER) hand.opener = player;
  hand.bringInDue = false;
  if (full) {
    updateHeadsUp(hand);
    hand.bets++;
    if (!structure.fixed) hand.raiseSize = Math.max(hand.raiseSize, increase);
    else if (hand.mayDouble && increase >= hand.setup.stakes.bigBet)
      hand.betSize = Math.max(hand.betSize, Math.min(increase, hand.setup.stakes.bigBet));
    hand.completing = false;
  }
  if (fixed !== null) {
    hand.betSize = fixed.size;
    hand.shortBy = 0;
    hand.shortCounted = false;
  } else if (structure.fixed && increase > 0) updateShortBet(hand, increase, full);
  // An all-in over a bring-in reduces the rest of the completion.
  else if (hand.completing) hand.shortBy = Math.max(0, hand.betSize - to);
  hand.aggressor = player;
  putIn(hand, player, Math.max(0, to - hand.bet[player]), allIn);
  hand.level = Math.max(hand.level, to);
};

/** Whether a short all-in counts as a full raise. */
const reopensAlways = ({ setup: { structure, switches } }: Hand): boolean =>
  (structure.fixed ? switches.reopenLimit : switches.reopenNoLimit) === 'always';

/**
 * Whether a raise is a full one: in fixed limit one of its sizes, but for the completion of a short all-in that was counted, or
 * an all-in by its size.
 */
const isFullRaise = (hand: Hand, increase: Chips, fixed: FixedRaise | null): boolean => {
  if (!hand.setup.structure.fixed) return increase >= fullRaise(hand);
  return fixed === null ? isFullStep(hand, increase) : fixed.way !== 'complete' || !hand.shortCounted;
};

/** The smallest full raise if sizes are not fixed: the size of the last raise, or the completion of a bring-in. */
const fullRaise = (hand: Hand): Chips => (hand.completing ? hand.shortBy : hand.raiseSize);

/**
 * R-BET-7: in fixed limit, half a bet or more counts as a full bet; where a short all-in never reopens, only a whole bet
 * does. Completing a short all-in that was counted adds no further bet.
 */
const isFullStep = (hand: Hand, increase: Chips): boolean => {
  if (hand.shortBy > 0 && increase === hand.shortBy) return !hand.shortCounted;
  const counts = hand.setup.switches.reopenLimit === 'never' ? increase : increase * 2;
  return counts >= hand.betSize;
};

/**
 * Updates what is left to complete after a fixed-limit bet or raise. A full raise on top of a short all-in leaves
 * nothing to complete.
 */
const updateShortBet = (hand: Hand, increase: Chips, counted: boolean): void => {
  const { shortBy, betSize } = hand;
  const goesOn = increase < shortBy;
  const rest = goesOn ? shortBy - increase : (increase - shortBy) % betSize;
  const whole = increase === betSize || rest === 0;
  const countedBefore = hand.shortCounted;
  hand.shortCounted =
    !whole && (goesOn ? counted || countedBefore : counted && (shortBy === 0 || countedBefore));
  hand.shortBy = whole ? 0 : goesOn ? rest : betSize - rest;
};

/** R-BET-5: the exception for heads-up play holds only if it was reached before the cap. */
const updateHeadsUp = (hand: Hand): void => {
  let able = 0;
  for (let player = 0; player < hand.size; player++) if (hand.canAct(player)) able++;
  const cap = maxBets(hand);
  if (cap === null || hand.bets < cap) hand.headsUpBeforeCap = able <= 2;
};

/** Posts a forced bet without checking it; see `verifyPost`. */
export const post = (hand: Hand, forced: Post): void => {
  const player = hand.playerAt(forced.seat);
  if (player === NO_PLAYER) return;
  const { amount } = forced;
  const dead = deadPart(hand, forced);
  const { bigBlind } = hand.setup.stakes;
  if (forced.kind === 'big-blind' && hand.largestBet < bigBlind)
    hand.blindShortage = Math.max(0, bigBlind - amount);
  if (forced.kind === 'straddle') noteStraddle(hand, hand.bet[player] + amount);
  hand.putIn(player, amount);
  hand.paid[player] -= dead;
  hand.dead[player] += dead;
  hand.bet[player] -= forced.kind === 'ante' ? amount : dead;
  if (forced.allIn) hand.markAllIn(player);
};

/** R-BET-7N: a straddle of less than twice the bet before it, an all-in, is no full raise. */
const noteStraddle = (hand: Hand, bet: Chips): void => {
  const before = Math.max(hand.setup.stakes.bigBlind, hand.largestBet);
  if (bet >= 2 * before) hand.fullBlind = bet;
  else if (hand.fullBlind === 0) hand.fullBlind = before;
};

/** P-ALLIN-2: returns posted chips that no opponent can match. */
export const returnChips = (
  hand: Hand,
  { seat, amount }: { readonly seat: number; readonly amount: Chips },
): void => {
  const player = hand.playerAt(seat);
  if (player === NO_PLAYER) return;
  const fromDead = Math.min(amount, hand.dead[player]);
  hand.dead[player] -= fromDead;
  hand.paid[player] -= amount - fromDead;
  hand.stack[player] += amount;
};

/** The part of a post that belongs to the main pot: its dead chips, and a table ante where the house treats it as dead. */
const deadPart = ({ setup }: Hand, { kind, amount, dead }: Post): Chips =>
  kind === 'ante' && setup.oneAnte === true && setup.switches.tableAnte === 'dead' ? amount : dead;

/**
 * Ends the posting and begins the deal of the first street. The blinds are live bets (P-BET-2). The switch
 * `shortBlindCall` decides whether a short blind is called in full, also when antes took its player's last chips.
 */
export const closePosting = (hand: Hand, lastBlind: number): void => {
  const { stakes, switches } = hand.setup;
  const level = hand.largestBet;
  const unposted = lastBlind !== NO_PLAYER && hand.stack[lastBlind] === 0;
  const due = level > 0 || unposted ? Math.max(level, stakes.bigBlind) : 0;
  const blind = switches.shortBlindCall === 'full' ? due : level;
  if (unposted && hand.bet[lastBlind] === 0) hand.blindShortage = stakes.bigBlind;
  hand.street = 0;
  hand.level = blind;
  hand.bets = blind > 0 && switches.capCounts === 'blinds-too' ? 1 : 0;
  hand.raiseSize =
    switches.firstRaise === 'minimum-bet'
      ? hand.streetSize
      : Math.max(hand.streetSize, hand.fullBlind > 0 ? hand.fullBlind : blind);
  hand.betSize = hand.streetSize;
  hand.lastBlind = switches.firstToAct === 'after-largest-bet' ? hand.bet.lastIndexOf(level) : lastBlind;
  hand.dealing = true;
};

/** Ends the posting and opens the first betting round, in games without exposed cards. */
export const openFirstRound = (hand: Hand, lastBlind: number): void => {
  closePosting(hand, lastBlind);
  openRound(hand);
};

/** Begins the next street: first the draw, then the deal. */
export const beginStreet = (hand: Hand): void => {
  hand.startRound(hand.street + 1);
  hand.dealing = true;
  beginExchange(hand);
};

/** Opens the betting after the deal of a street. */
export const openRound = (hand: Hand): void => {
  if (hand.dealing) openBetting(hand);
};

/** Begins the next street and opens its betting, in games without draws and exposed cards. */
export const openNextRound = (hand: Hand): void => {
  beginStreet(hand);
  openRound(hand);
};

/** Records a card that is dealt face up. */
export const dealUp = (hand: Hand, seat: number, card: Card): void => {
  hand.up[hand.playerAt(seat)]?.push(card);
  if (hand.setup.variant.wild?.follows !== undefined) hand.dealtUp.push(card);
};

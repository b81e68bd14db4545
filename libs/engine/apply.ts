import type { Card } from '#cards';
import type { BettingAction, Post } from './actions.js';
import type { Chips } from './chips.js';
import { beginExchange } from './exchange.js';
import { NO_PLAYER, type Hand } from './hand.js';
import { maxBets } from './legal.js';
import { openBetting, passTurn } from './round.js';

/**
 * Does what the log says was done, legal or not (it is total), so that one fault does not end a replay.
 * An action of a seat that is not in the hand changes nothing.
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
  // Who acts without the turn leaves it where it was, unless that ended the hand, or others have to answer him.
  const answered = action.type === 'bet' || action.type === 'raise';
  const moves = turn === 'own' || turn === 'early' || hand.liveCount < 2 || answered;
  if (moves) passTurn(hand, player);
};

/** Whose turn an action takes: the player's own, somebody else's before him, or none (late, folded, or all-in). */
const turnOf = (hand: Hand, player: number): 'own' | 'early' | 'none' => {
  if (player === hand.actor) return 'own';
  return hand.canAct(player) && hand.passedOver[player] === 0 && hand.actor !== NO_PLAYER ? 'early' : 'none';
};

/** The players whose turn the log skipped no longer hold up the round; they may still act late. */
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
  if (allIn) hand.takeAllIn(player);
};

/**
 * P-VAR-7CS: the forced bet that opens a stud round. Less than a full bet, it is completed before it is raised; P-VAR-5CS
 * has one of the minimum, which is a bet like any other. One that took a player's last chips is to be called in full all
 * the same, unless the house has it otherwise.
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
  const full =
    reopensAlways(hand) || (structure.fixed ? isFullStep(hand, increase) : increase >= fullRaise(hand));
  if (hand.opener === NO_PLAYER) hand.opener = player;
  hand.bringInDue = false;
  if (full) {
    noteHeadsUp(hand);
    hand.bets++;
    if (!structure.fixed) hand.raiseSize = Math.max(hand.raiseSize, increase);
    else if (hand.mayDouble && increase >= hand.setup.stakes.bigBet)
      hand.betSize = Math.max(hand.betSize, Math.min(increase, hand.setup.stakes.bigBet));
    hand.completing = false;
  }
  if (structure.fixed && increase > 0) noteShort(hand, increase, full);
  // What an all-in added to a bring-in is no longer to be completed.
  else if (hand.completing) hand.shortBy = Math.max(0, hand.betSize - to);
  hand.aggressor = player;
  putIn(hand, player, Math.max(0, to - hand.bet[player]), allIn);
  hand.level = Math.max(hand.level, to);
};

/** Whether any raise, however short the all-in, is a raise like every other. */
const reopensAlways = ({ setup: { structure, switches } }: Hand): boolean =>
  (structure.fixed ? switches.reopenLimit : switches.reopenNoLimit) === 'always';

/** What makes a raise a full one where sizes are free: the size of the last one, or what completes a bring-in. */
const fullRaise = (hand: Hand): Chips => (hand.completing ? hand.shortBy : hand.raiseSize);

/**
 * R-BET-7: in fixed limit half a bet or more counts as a full bet, by houses that let no short all-in reopen only all
 * of it. Completing a short all-in adds no bet to one that was counted already.
 */
const isFullStep = (hand: Hand, increase: Chips): boolean => {
  if (hand.shortBy > 0 && increase === hand.shortBy) return !hand.shortCounted;
  const counts = hand.setup.switches.reopenLimit === 'never' ? increase : increase * 2;
  return counts >= hand.betSize;
};

/**
 * What is left to complete after a fixed-limit bet or raise. A full raise on top of a short all-in leaves nothing; one
 * that only went beyond completing it was counted for what it completed.
 */
const noteShort = (hand: Hand, increase: Chips, counted: boolean): void => {
  const { shortBy, betSize } = hand;
  const goesOn = increase < shortBy;
  const rest = goesOn ? shortBy - increase : (increase - shortBy) % betSize;
  const whole = increase === betSize || rest === 0;
  const countedBefore = hand.shortCounted;
  hand.shortCounted =
    !whole && (goesOn ? counted || countedBefore : counted && (shortBy === 0 || countedBefore));
  hand.shortBy = whole ? 0 : goesOn ? rest : betSize - rest;
};

/** R-BET-5: playing heads-up counts if it was reached before the cap. */
const noteHeadsUp = (hand: Hand): void => {
  let able = 0;
  for (let player = 0; player < hand.size; player++) if (hand.canAct(player)) able++;
  const cap = maxBets(hand);
  if (cap === null || hand.bets < cap) hand.headsUpBeforeCap = able <= 2;
};

/** Puts a forced bet in the middle. Which are due, and from whom, is for `verifyPost` to say. */
export const post = (hand: Hand, forced: Post): void => {
  const player = hand.playerAt(forced.seat);
  if (player === NO_PLAYER) return;
  const { amount } = forced;
  const dead = deadPart(hand, forced);
  hand.putIn(player, amount);
  hand.paid[player] -= dead;
  hand.dead[player] += dead;
  hand.bet[player] -= forced.kind === 'ante' ? amount : dead;
  if (forced.allIn) hand.takeAllIn(player);
};

/** P-ALLIN-2: of what a player posted before the deal, chips that nobody else has to match go back to him at once. */
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

/** The chips that belong to the main pot: what the post says, and an ante for the whole table where the house says so. */
const deadPart = ({ setup }: Hand, { kind, amount, dead }: Post): Chips =>
  kind === 'ante' && setup.oneAnte === true && setup.switches.tableAnte === 'dead' ? amount : dead;

/**
 * Ends the posting: the cards of the first street are dealt. The blinds are live bets (P-BET-2), and one that was posted
 * short is to be called in full all the same where the house has it so, even where antes had left its player nothing to
 * post. One ante for the whole table is dead money.
 */
export const closePosting = (hand: Hand, lastBlind: number): void => {
  const { stakes, switches } = hand.setup;
  const level = hand.largestBet;
  const unposted = lastBlind !== NO_PLAYER && hand.stack[lastBlind] === 0;
  const due = level > 0 || unposted ? Math.max(level, stakes.bigBlind) : 0;
  const blind = switches.shortBlindCall === 'full' ? due : level;
  hand.street = 0;
  hand.level = blind;
  hand.bets = blind > 0 && switches.capCounts === 'blinds-too' ? 1 : 0;
  hand.raiseSize = switches.firstRaise === 'minimum-bet' ? hand.streetSize : Math.max(hand.streetSize, blind);
  hand.betSize = hand.streetSize;
  hand.lastBlind = switches.firstToAct === 'after-largest-bet' ? hand.bet.lastIndexOf(level) : lastBlind;
  hand.dealing = true;
};

/** Ends the posting and opens the first betting round, where no exposed card has to be seen before. */
export const openFirstRound = (hand: Hand, lastBlind: number): void => {
  closePosting(hand, lastBlind);
  openRound(hand);
};

/** Begins the next street: cards are thrown away first, then dealt. */
export const beginStreet = (hand: Hand): void => {
  hand.startRound(hand.street + 1);
  hand.dealing = true;
  beginExchange(hand);
};

/** Opens the betting of a street whose cards have been dealt. */
export const openRound = (hand: Hand): void => {
  if (hand.dealing) openBetting(hand);
};

/** Begins the next street and opens its betting, where nothing has to be seen or thrown away before. */
export const openNextRound = (hand: Hand): void => {
  beginStreet(hand);
  openRound(hand);
};

/** Notes a card that a player is dealt face up. */
export const dealUp = (hand: Hand, seat: number, card: Card): void => {
  hand.up[hand.playerAt(seat)]?.push(card);
};

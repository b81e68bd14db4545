import type { Chips } from './chips.js';
import { bringInPlayer } from './exposed.js';
import { NO_PLAYER, type Hand } from './hand.js';
import type { RoundFigures } from './structures.js';

/** What the player to act may do, with the amounts: `call` is put in, bets and raises are totals of the round. */
export interface LegalActions {
  readonly seat: number;
  readonly fold: boolean;
  readonly check: boolean;
  /** Chips to put in, or null when there is nothing to call. */
  readonly call: Chips | null;
  /** Chips to bring it in with, or null where no bring-in is due, or nobody knows what it is. */
  readonly bringIn: Chips | null;
  /** Between which totals the player may bet; null when he may not. An all-in under the minimum is `max` alone. */
  readonly bet: Range | null;
  readonly raise: Range | null;
}

/** Both are multiples of the smallest chip that plays, and so is what lies between (`chip` of the hand). */
export interface Range {
  readonly min: Chips;
  readonly max: Chips;
}

/** The figures by which the betting structure sizes a bet of this player. */
export const figuresFor = (hand: Hand, player: number): RoundFigures => ({
  level: hand.level,
  raiseSize: hand.raiseSize,
  betSize: hand.betSize,
  largeSize: hand.mayDouble ? hand.setup.stakes.bigBet : hand.betSize,
  mostByLimit: hand.setup.stakes.bigBet,
  shortBy: hand.shortBy,
  completing: hand.completing,
  shortAllInRaise: hand.completing ? 'complete' : hand.setup.switches.shortAllInRaise,
  potAfterCall: hand.pot + Math.max(0, hand.level - hand.bet[player]),
  allIn: hand.bet[player] + hand.stack[player],
});

/**
 * Whether the betting is open to a raise by this player (R-BET-7, R-BET-7N). All-ins that were too small each may add up
 * to what qualifies as a raise: in fixed limit half a bet (docs/decisions/013-short-all-ins-that-add-up.md).
 */
export const mayRaise = (hand: Hand, player: number): boolean => {
  if (!hand.hasActed(player) || hand.bets > hand.sawRaises[player]) return true;
  const { switches, structure } = hand.setup;
  const rule = structure.fixed ? switches.reopenLimit : switches.reopenNoLimit;
  return rule === 'cumulative' && hand.level - hand.actedAt[player] >= leastReopening(hand);
};

/** What must have come together to reopen the betting. What has been completed is no sum of short all-ins any more. */
const leastReopening = ({ setup: { structure }, betSize, raiseSize, shortBy }: Hand): Chips => {
  if (!structure.fixed) return raiseSize;
  return shortBy > 0 ? betSize / 2 : betSize;
};

/** R-BET-2: whether the player has checked in this round of a game in which the house bars a raise behind that. */
export const isCheckRaise = (hand: Hand, player: number): boolean =>
  hand.actedAt[player] === 0 &&
  hand.level > 0 &&
  hand.setup.switches.checkRaise === 'not-in-lowball' &&
  hand.setup.variant.isLowball;

/**
 * R-BET-4: how many bets a round may have, null for no cap: with two rounds one more than with three or more, unless the
 * game has a number of its own.
 */
export const maxBets = (hand: Hand): number | null => {
  const { switches, variant } = hand.setup;
  if (variant.betsPerRound !== undefined) return variant.betsPerRound;
  if (switches.betsPerRound !== 'by-rounds') return switches.betsPerRound;
  return variant.streets.filter(({ opener }) => opener !== 'nobody').length > 2 ? 4 : 5;
};

/** R-BET-4, R-BET-5: whether the round has had all the raises that it may have. */
export const isCapped = (hand: Hand): boolean => {
  const { switches, structure, variant } = hand.setup;
  const most = structure.capped ? maxBets(hand) : null;
  if (most === null || hand.bets < most) return false;
  return switches.capHeadsUp || variant.betsPerRound !== undefined || !hand.headsUpBeforeCap;
};

/** What the player to act may do now, or null while no betting is open (P-BET-2, P-BET-4). */
export const legalActions = (hand: Hand): LegalActions | null => {
  const player = hand.actor;
  if (player === NO_PLAYER) return null;
  const toCall = hand.toCall(player);
  const range = betRange(hand, player);
  return {
    seat: hand.seats[player],
    fold: hand.bringInDue ? isExcused(hand) : toCall > 0 || hand.setup.switches.foldUnfaced === 'allowed',
    check: toCall === 0 && !hand.bringInDue,
    call: toCall > 0 ? toCall : null,
    bringIn: hand.bringInDue && hand.setup.bringInUnknown !== true ? bringInOf(hand, player) : null,
    bet: hand.level === 0 ? range : null,
    raise: hand.level > 0 ? range : null,
  };
};

const betRange = (hand: Hand, player: number): Range | null => {
  const figures = figuresFor(hand, player);
  if (figures.allIn <= hand.level) return null;
  if (isCapped(hand) || !mayRaise(hand, player) || !hand.othersCanAct(player)) return null;
  if (isCheckRaise(hand, player)) return null;
  const { structure } = hand.setup;
  const most = Math.min(figures.allIn, structure.maximum(figures));
  const max = most - (most % hand.chip);
  const min = Math.min(structure.minimum(figures), max);
  const covering = Math.max(hand.maxBetOfOthers(player), hand.level + hand.chip);
  return { min: coversAll(hand, player, min) ? covering : min, max };
};

/** Whether a bet to so much puts everybody else all-in, where the house takes that for enough. */
export const coversAll = (hand: Hand, player: number, to: Chips): boolean =>
  hand.setup.switches.coveringBet === 'allowed' && to >= hand.maxBetOfOthers(player);

/** What the player brings in with, his stack permitting. */
export const bringInOf = (hand: Hand, player: number): Chips =>
  Math.min(hand.setup.stakes.bringIn, hand.stack[player]);

/** Whether the bring-in fell to the player because whom the cards name is all-in: he may fold instead. */
export const isExcused = (hand: Hand): boolean => {
  const named = bringInPlayer(hand);
  return named !== NO_PLAYER && named !== hand.actor;
};

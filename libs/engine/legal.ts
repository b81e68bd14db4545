import type { Chips } from './chips.js';
import { bringInPlayer } from './exposed.js';
import { listFixedRaises } from './fixed-raises.js';
import { NO_PLAYER, type Hand } from './hand.js';
import type { HandSetup } from './setup.js';
import { largestSpreadBet } from './spread.js';
import type { RoundFigures } from './round-figures.js';
import type { Switches } from './switches.js';
import type { Variant } from './variants/variant.js';

/** The legal actions of the player to act. A call is the chips to add; bets and raises are totals of the round. */
export interface LegalActions {
  readonly seat: number;
  readonly fold: boolean;
  readonly check: boolean;
  /** Chips to add, or null if there is nothing to call. */
  readonly call: Chips | null;
  /** The bring-in, or null if none is due or its size is unknown. */
  readonly bringIn: Chips | null;
  /** The possible totals, or null if the player may not bet. If only an all-in below the minimum is left, `min` equals `max`. */
  readonly bet: BetBounds | null;
  readonly raise: BetBounds | null;
}

/** The smallest and the largest bet; bets are multiples of the smallest chip in play (`Hand.chip`). */
export interface BetBounds {
  readonly min: Chips;
  readonly max: Chips;
  /** Fixed limit: the possible totals, in ascending order. Without it all totals from `min` to `max` are possible. */
  readonly totals?: readonly Chips[];
}

/** The input of the betting structure for a bet of this player. */
export const figuresFor = (hand: Hand, player: number): RoundFigures => ({
  level: hand.level,
  raiseSize: hand.raiseSize,
  betSize: hand.betSize,
  largeSize: hand.mayDouble ? hand.setup.stakes.bigBet : hand.betSize,
  maxBet: hand.setup.structure.id === 'spread-limit' ? largestSpreadBet(hand) : 0,
  shortBy: hand.shortBy,
  completing: hand.completing,
  shortAllInRaise: shortAllInRaiseOf(hand),
  potAfterCall: hand.pot + uncountedBlind(hand) + Math.max(0, hand.level - hand.bet[player]),
  allIn: hand.bet[player] + hand.stack[player],
});

/**
 * How a short all-in is raised. A bring-in is completed before it is raised. If its size is unknown, it is unclear whether an
 * all-in above it counts as a full bet (R-BET-7).
 */
const shortAllInRaiseOf = ({
  completing,
  street,
  aggressor,
  setup,
}: Hand): RoundFigures['shortAllInRaise'] => {
  if (setup.bringInMayBeLarger === true && street === 0 && aggressor !== NO_PLAYER) return 'either';
  return completing ? 'complete' : setup.switches.shortAllInRaise;
};

/** P-BET-4: what a short big blind lacks, in houses that count it as a part of the pot in the first round. */
const uncountedBlind = ({ street, blindShortage, setup }: Hand): Chips =>
  street === 0 && setup.switches.potBehindShortBlind === 'full' ? blindShortage : 0;

/**
 * Whether the betting is open to a raise by this player (R-BET-7, R-BET-7N). Several short all-ins may add up to a raise:
 * in fixed limit half a bet is enough (docs/decisions/013-short-all-ins-that-add-up.md).
 */
export const mayRaise = (hand: Hand, player: number): boolean => {
  if (!hand.hasActed(player) || hand.bets > hand.sawRaises[player]) return true;
  const { switches, structure } = hand.setup;
  const rule = structure.fixed ? switches.reopenLimit : switches.reopenNoLimit;
  return rule === 'cumulative' && hand.level - hand.actedAt[player] >= minReopening(hand);
};

/** The smallest sum of short all-ins that reopens the betting. */
const minReopening = ({ setup: { structure }, betSize, raiseSize, shortBy }: Hand): Chips => {
  if (!structure.fixed) return raiseSize;
  return shortBy > 0 ? betSize / 2 : betSize;
};

/** R-BET-2: whether a raise would be a check-raise that the house does not allow. */
export const isCheckRaise = (hand: Hand, player: number): boolean =>
  hand.actedAt[player] === 0 &&
  hand.level > 0 &&
  isPlayedWithoutCheckRaise(hand.setup.switches.checkRaise, hand.setup.variant);

/** R-BET-2: whether a house with this value of the switch `checkRaise` plays the game without check-raise. */
export const isPlayedWithoutCheckRaise = (checkRaise: Switches['checkRaise'], variant: Variant): boolean => {
  switch (checkRaise) {
    case 'allowed':
      return false;
    case 'not-in-ace-to-five':
      return variant.isLowball && variant.shares.every(({ scale }) => scale === 'ace-to-five');
    case 'not-in-lowball':
      return variant.isLowball;
  }
};

/**
 * R-BET-4: the maximum number of bets in a round, null for no cap. The game may fix it; the switch `by-rounds` allows
 * five in games of two rounds and four in others.
 */
export const maxBets = (hand: Hand): number | null => {
  const { switches, variant } = hand.setup;
  if (variant.betsPerRound !== undefined) return variant.betsPerRound;
  if (switches.betsPerRound !== 'by-rounds') return switches.betsPerRound;
  return variant.streets.filter(({ opener }) => opener !== 'nobody').length > 2 ? 4 : 5;
};

/** R-BET-4, R-BET-5: whether the cap leaves no further raise. */
export const isCapped = (hand: Hand): boolean => {
  const { structure, variant } = hand.setup;
  const max = structure.capped ? maxBets(hand) : null;
  if (max === null || hand.bets < max) return false;
  return variant.betsPerRound !== undefined || !hand.headsUpBeforeCap || isCappedHeadsUp(hand.setup);
};

/** R-BET-5: whether the cap holds heads-up. Two players at a table may be the last ones of the event, and then it does not. */
const isCappedHeadsUp = ({
  switches,
  seats,
  seated = seats.length,
  isTournament = false,
}: HandSetup): boolean => {
  switch (switches.capHeadsUp) {
    case 'in-tournaments':
      return isTournament && seated > 2;
    case 'until-two-left':
      return seated > 2;
    default:
      return switches.capHeadsUp;
  }
};

/** The legal actions of the player to act, or null if no betting is open (P-BET-2, P-BET-4). */
export const legalActions = (hand: Hand): LegalActions | null => {
  const player = hand.actor;
  if (player === NO_PLAYER) return null;
  const toCall = hand.toCall(player);
  const range = betRange(hand, player);
  return {
    seat: hand.seats[player],
    fold: hand.bringInDue ? isExcused(hand) : toCall > 0 || hand.setup.switches.foldUnfaced !== 'not-offered',
    check: toCall === 0 && !hand.bringInDue,
    call: toCall > 0 ? toCall : null,
    bringIn: hand.bringInDue && hand.setup.bringInUnknown !== true ? bringInOf(hand, player) : null,
    bet: hand.level === 0 ? range : null,
    raise: hand.level > 0 ? range : null,
  };
};

/** Whether a bet or raise is open to a player, in or out of turn. */
export const mayBet = (hand: Hand, player: number): boolean => betRange(hand, player) !== null;

const betRange = (hand: Hand, player: number): BetBounds | null => {
  const figures = figuresFor(hand, player);
  if (figures.allIn <= hand.level) return null;
  if (isCapped(hand) || !mayRaise(hand, player) || isUncallable(hand, player)) return null;
  if (isCheckRaise(hand, player)) return null;
  const { structure } = hand.setup;
  const most = Math.min(figures.allIn, structure.maximum(figures));
  const max = most - (most % hand.chip);
  const min = Math.min(structure.minimum(figures), max);
  if (structure.fixed) return fixedBounds(hand, player, figures, max);
  return { min: coversAll(hand, player, min) ? coveringTotal(hand, player) : min, max };
};

/** The totals of fixed limit that the player has chips for, with an all-in or a covering bet between or below them. */
const fixedBounds = (hand: Hand, player: number, figures: RoundFigures, max: Chips): BetBounds => {
  const totals = listFixedRaises(figures).filter((to) => to < max);
  const covering = coveringTotal(hand, player);
  if (covering < max && coversAll(hand, player, covering) && !totals.includes(covering)) {
    totals.push(covering);
    totals.sort((a, b) => a - b);
  }
  return totals.length === 0 ? { min: max, max } : { min: totals[0], max, totals: [...totals, max] };
};

/** P-ALLIN-2: whether the player may not raise because no opponent has chips left to call. */
export const isUncallable = (hand: Hand, player: number): boolean =>
  hand.setup.switches.raiseOverAllIn === 'not-offered' && !hand.othersCanAct(player);

/** The smallest bet that puts all opponents all-in. */
export const coveringTotal = (hand: Hand, player: number): Chips =>
  Math.max(hand.maxBetOfOthers(player), hand.level + hand.chip);

/** Whether a bet puts all opponents all-in, in houses where such a bet may be below the minimum. */
export const coversAll = (hand: Hand, player: number, to: Chips): boolean =>
  hand.setup.switches.coveringBet === 'allowed' && to >= hand.maxBetOfOthers(player);

/** The player's bring-in, at most his stack. */
export const bringInOf = (hand: Hand, player: number): Chips =>
  Math.min(hand.setup.stakes.bringIn, hand.stack[player]);

/** Whether the player owes the bring-in only because the player with the decisive card is all-in: he may fold. */
export const isExcused = (hand: Hand): boolean => {
  const named = bringInPlayer(hand);
  return named !== NO_PLAYER && named !== hand.actor;
};

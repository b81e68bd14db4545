import type { Chips } from './chips.js';
import { NOBODY, type Hand } from './hand.js';
import type { RoundFigures } from './structures.js';

/** What the player to act may do, with the amounts: `call` is put in, bets and raises are totals of the round. */
export interface LegalActions {
  readonly seat: number;
  readonly fold: boolean;
  readonly check: boolean;
  /** Chips to put in, or null when there is nothing to call. */
  readonly call: Chips | null;
  /** Between which totals the player may bet; null when he may not. An all-in under the minimum is `max` alone. */
  readonly bet: Range | null;
  readonly raise: Range | null;
}

export interface Range {
  readonly min: Chips;
  readonly max: Chips;
}

/** The figures by which the betting structure sizes a bet of this player. */
export const figuresFor = (hand: Hand, player: number): RoundFigures => ({
  level: hand.level,
  raiseSize: hand.raiseSize,
  streetSize: hand.streetSize,
  shortBy: hand.shortBy,
  shortAllInRaise: hand.setup.switches.shortAllInRaise,
  potAfterCall: hand.pot + Math.max(0, hand.level - hand.bet[player]),
  allIn: hand.bet[player] + hand.stack[player],
});

/** Whether the betting is open to a raise by this player (R-BET-7, R-BET-7N). */
export const mayRaise = (hand: Hand, player: number): boolean => {
  if (!hand.hasActed(player) || hand.bets > hand.sawRaises[player]) return true;
  const { switches, structure } = hand.setup;
  const rule = structure.fixed ? switches.reopenLimit : switches.reopenNoLimit;
  const size = structure.fixed ? hand.streetSize : hand.raiseSize;
  return rule === 'cumulative' && hand.level - hand.actedAt[player] >= size;
};

/** R-BET-4, R-BET-5: whether the round has had all the raises that it may have. */
export const isCapped = (hand: Hand): boolean => {
  const { switches, structure } = hand.setup;
  return (
    structure.fixed &&
    switches.betsPerRound !== null &&
    hand.bets >= switches.betsPerRound &&
    (switches.capHeadsUp || !hand.headsUpBeforeCap)
  );
};

/** What the player to act may do now, or null while no betting is open (P-BET-2, P-BET-4). */
export const legalActions = (hand: Hand): LegalActions | null => {
  const player = hand.actor;
  if (player === NOBODY) return null;
  const toCall = hand.toCall(player);
  const range = betRange(hand, player);
  return {
    seat: hand.seats[player],
    fold: toCall > 0 || hand.setup.switches.foldUnfaced === 'allowed',
    check: toCall === 0,
    call: toCall > 0 ? toCall : null,
    bet: hand.level === 0 ? range : null,
    raise: hand.level > 0 ? range : null,
  };
};

const betRange = (hand: Hand, player: number): Range | null => {
  const figures = figuresFor(hand, player);
  if (figures.allIn <= hand.level) return null;
  if (isCapped(hand) || !mayRaise(hand, player) || !hand.othersCanAct(player)) return null;
  const { structure } = hand.setup;
  const max = Math.min(figures.allIn, structure.maximum(figures));
  return { min: Math.min(structure.minimum(figures), max), max };
};

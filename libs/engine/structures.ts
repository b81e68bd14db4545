import type { Chips } from './chips.js';

export type LimitId = 'no-limit' | 'pot-limit' | 'fixed-limit';

/** What a betting structure needs to know of the round to say how much may be bet (all amounts are bets of the round, "to"). */
export interface RoundFigures {
  /** The bet to match. */
  readonly level: Chips;
  /** The size of the last full bet or raise, or the minimum bet when nothing was bet. */
  readonly raiseSize: Chips;
  /** The fixed size of the street: the small or the big bet. */
  readonly streetSize: Chips;
  /** What the pot would hold if the player to act had just called. */
  readonly potAfterCall: Chips;
  /** The bet that the player could make with all his chips. */
  readonly allIn: Chips;
}

/**
 * A betting structure (P-SETUP-3): between which totals a bet or raise may lie, whether it comes in fixed steps, and
 * whether the number of raises is capped.
 */
export interface BettingStructure {
  readonly id: LimitId;
  readonly fixed: boolean;
  readonly minimum: (round: RoundFigures) => Chips;
  readonly maximum: (round: RoundFigures) => Chips;
}

const oneRaiseMore = (round: RoundFigures): Chips => round.level + round.raiseSize;

/**
 * In fixed limit a bet that an all-in left short of its step is first completed to the step (R-BET-7): with a small
 * blind of 5 all-in in a 10 round, or 12 all-in in a 20 round, the next step is 10, or 20.
 */
const nextStep = (round: RoundFigures): Chips =>
  (Math.floor(round.level / round.streetSize) + 1) * round.streetSize;

export const structures: Readonly<Record<LimitId, BettingStructure>> = {
  'no-limit': { id: 'no-limit', fixed: false, minimum: oneRaiseMore, maximum: (round) => round.allIn },
  'pot-limit': {
    id: 'pot-limit',
    fixed: false,
    minimum: oneRaiseMore,
    // The least that may be bet may always be bet, be the pot smaller.
    maximum: (round) => Math.max(round.level + round.potAfterCall, oneRaiseMore(round)),
  },
  'fixed-limit': {
    id: 'fixed-limit',
    fixed: true,
    minimum: nextStep,
    maximum: (round) => round.level + round.streetSize,
  },
};

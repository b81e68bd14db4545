import type { Chips } from './chips.js';
import type { Switches } from './switches.js';

export type LimitId = 'no-limit' | 'pot-limit' | 'fixed-limit';

/** What a betting structure needs to know of the round to say how much may be bet (all amounts are bets of the round, "to"). */
export interface RoundFigures {
  /** The bet to match. */
  readonly level: Chips;
  /** The size of the last full bet or raise, or the minimum bet when nothing was bet. */
  readonly raiseSize: Chips;
  /** The fixed size of the street: the small or the big bet. */
  readonly streetSize: Chips;
  /** Fixed limit: what the last bet or raise, an all-in, lacks to a full one, and how such a one is raised (R-BET-7). */
  readonly shortBy: Chips;
  readonly shortAllInRaise: Switches['shortAllInRaise'];
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
 * The steps of a fixed-limit round. What an all-in left short of its step is completed (12 in a 20 round to 20), or
 * raised by a full bet on top (to 32), as the house has it (R-BET-7).
 */
const onTop = (round: RoundFigures): Chips => round.level + round.streetSize;

const completion = (round: RoundFigures): Chips =>
  round.shortBy > 0 ? round.level + round.shortBy : onTop(round);

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
    minimum: (round) => (round.shortAllInRaise === 'on-top' ? onTop(round) : completion(round)),
    maximum: (round) => (round.shortAllInRaise === 'complete' ? completion(round) : onTop(round)),
  },
};

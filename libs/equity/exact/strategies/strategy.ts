import type { Spot } from '../../spot/spot.js';
import type { Tally } from '../../tally/tally.js';

/** A strategy of exact counting. */
export interface ExactStrategy {
  /** Its cost, in hands ranked one by one (`hand-cost.ts`). */
  readonly cost: number;
  readonly count: () => Tally;
  /** Whether its counts are exact where the total weight of all cases is not a safe integer. */
  readonly isUnbounded?: boolean;
}

/** Returns the strategy for a spot, or null where it does not apply. */
export type StrategyFor = (spot: Spot) => ExactStrategy | null;

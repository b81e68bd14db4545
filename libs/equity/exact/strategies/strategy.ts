import type { Spot } from '../../spot/spot.js';
import type { Tally } from '../../tally/tally.js';

/** A way to count all cases. */
export interface ExactStrategy {
  /**
   * What it costs, in hands ranked by themselves (`hand-cost.ts`).
   */
  readonly cost: number;
  readonly count: () => Tally;
}

/** The way for a question; null where it does not serve. */
export type StrategyFor = (spot: Spot) => ExactStrategy | null;

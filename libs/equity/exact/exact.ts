import type { Spot } from '../spot/spot.js';
import type { EquityIssue } from '../spot/issue.js';
import type { Tally } from '../tally/tally.js';
import { boardClassStrategy } from './strategies/board-classes.js';
import { completionStrategy } from './strategies/completions.js';
import { omahaStrategy } from './strategies/omaha-classes.js';
import { sweepStrategy } from './strategies/runout-sweep.js';
import { tableStrategy } from './strategies/preflop-table.js';
import { everyCaseStrategy } from './strategies/every-case-strategy.js';
import { completionsOf } from '../spot/combinations.js';
import type { ExactStrategy, StrategyFor } from './strategies/strategy.js';

/** The ways there are, besides one case after the other. */
const STRATEGIES: readonly StrategyFor[] = [
  tableStrategy,
  boardClassStrategy,
  sweepStrategy,
  omahaStrategy,
  completionStrategy,
];

/**
 * The cost of counting all cases of a question in the cheapest way. It depends on the question alone, on no machine. Infinite
 * where the cases weigh more than can be counted in whole numbers.
 */
export const exactCost = (spot: Spot): number => (isCountable(spot) ? cheapest(spot).cost : Infinity);

/** Whether all cases together weigh no more than numbers hold exactly. */
export const isCountable = (spot: Spot): boolean => weightOf(spot) <= Number.MAX_SAFE_INTEGER;

/** Why the cases of a question cannot be counted, with what they weigh together; null where they can. */
export const countingIssue = (spot: Spot): EquityIssue | null =>
  isCountable(spot)
    ? null
    : { code: 'too-many-cases', pointer: '/method', cost: weightOf(spot), most: Number.MAX_SAFE_INTEGER };

/** What all cases weigh together, about, and hands that do not go together with them. */
const weightOf = (spot: Spot): number =>
  spot.players.reduce(
    (product, { weights }) => product * weights.reduce((sum, one) => sum + one, 0),
    completionsOf(spot),
  );

/** Counts all cases of a question, in the cheapest way. */
export const exactly = (spot: Spot): Tally => cheapest(spot).count();

/** The first of the cheapest ways. */
const cheapest = (spot: Spot): ExactStrategy =>
  STRATEGIES.map((wayFor) => wayFor(spot))
    .filter((way) => way !== null)
    .reduce((best, way) => (way.cost < best.cost ? way : best), everyCaseStrategy(spot));

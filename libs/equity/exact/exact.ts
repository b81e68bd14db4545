import type { Spot } from '../spot/spot.js';
import { totalWeight } from '../spot/known-hands.js';
import type { EquityIssue } from '../spot/issue.js';
import type { Tally } from '../tally/tally.js';
import { boardClassStrategy } from './strategies/board-classes.js';
import { completionStrategy } from './strategies/completions.js';
import { omahaStrategy } from './strategies/omaha-classes.js';
import { omahaSweepStrategy } from './strategies/omaha-sweep.js';
import { sweepStrategy } from './strategies/runout-sweep.js';
import { tableStrategy } from './strategies/preflop-table.js';
import { threeWayStrategy } from './strategies/three-way-sweep.js';
import { everyCaseStrategy } from './strategies/every-case-strategy.js';
import { completionsOf } from '../spot/combinations.js';
import type { ExactStrategy, StrategyFor } from './strategies/strategy.js';

/** The strategies besides the enumeration of every case. */
const STRATEGIES: readonly StrategyFor[] = [
  tableStrategy,
  boardClassStrategy,
  sweepStrategy,
  threeWayStrategy,
  omahaStrategy,
  omahaSweepStrategy,
  completionStrategy,
];

/**
 * The cost of counting all cases of a spot with the cheapest strategy. It depends on the spot alone, not on the machine. Infinite
 * where the cases cannot be counted as integers.
 */
export const exactCost = (spot: Spot): number => (isCountable(spot) ? cheapest(spot).cost : Infinity);

/** Whether the total weight of all cases is a safe integer. Only some strategies can count others. */
export const hasSafeWeight = (spot: Spot): boolean => weightOf(spot) <= Number.MAX_SAFE_INTEGER;

const isCountable = (spot: Spot): boolean => hasSafeWeight(spot) || cheapest(spot).isUnbounded === true;

/** Why the cases of a spot, and its outputs, cannot be counted, with their total weight; null where they can. */
export const countingIssue = (spot: Spot, hasOutputs: boolean): EquityIssue | null =>
  (hasOutputs ? hasSafeWeight(spot) : isCountable(spot))
    ? null
    : { code: 'too-many-cases', pointer: '/method', cost: weightOf(spot), most: Number.MAX_SAFE_INTEGER };

/** An upper bound of the total weight of all cases: it includes incompatible hands. */
const weightOf = (spot: Spot): number =>
  spot.players.reduce((product, player) => product * totalWeight(player), completionsOf(spot));

/** Counts all cases of a spot with the cheapest strategy. */
export const exactly = (spot: Spot): Tally => cheapest(spot).count();

const known = new WeakMap<Spot, ExactStrategy>();

/**
 * The cheapest strategy; the first of several. It is cached, because the cost estimate needs it too, unless it is found faster than
 * an entry of the cache is made and collected.
 */
const cheapest = (spot: Spot): ExactStrategy => {
  let best = known.get(spot);
  if (best !== undefined) return best;
  best = findCheapest(spot);
  if (best.cost >= NEGLIGIBLE) known.set(spot, best);
  return best;
};

const findCheapest = (spot: Spot): ExactStrategy => {
  if (spot.game.isSpecial === true) return everyCaseStrategy(spot);
  let best: ExactStrategy | null = null;
  for (const strategyFor of STRATEGIES) {
    const strategy = strategyFor(spot);
    if (strategy === null) continue;
    if (strategy.cost < NEGLIGIBLE || strategy.isUnbounded === true) return strategy;
    if (best === null || strategy.cost < best.cost) best = strategy;
  }
  const everyCase = everyCaseStrategy(spot);
  return best !== null && best.cost < everyCase.cost ? best : everyCase;
};

/** A strategy of this cost is not compared with others. Enumerating even one case costs more. */
const NEGLIGIBLE = 1;

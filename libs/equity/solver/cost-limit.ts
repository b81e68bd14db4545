import { listingCost, trialCost } from '../monte-carlo/trial-cost.js';
import type { Spot } from '../spot/spot.js';
import { costOf } from './cost.js';
import { type SeededOptions, stoppingRuleOf } from './options.js';
import { chooseStrategy } from './strategy.js';

/** A smaller sample says too little, whatever the limit. */
const FEWEST_TRIALS = 100;

/** The cost of solving a spot with some options; see `costOf`. */
export const solvingCost = (spot: Spot, options: SeededOptions): number =>
  costOf(spot, options, chooseStrategy(spot, options));

/**
 * Returns the options unchanged if the spot costs at most `limit`. The options have no outputs. Otherwise the method is Monte Carlo,
 * even if the options say `exact`, with as many trials as the limit allows: a sample that reaches its standard error with fewer
 * trials is the same as without the limit.
 */
export const withinCost = (spot: Spot, options: SeededOptions, limit: number): SeededOptions => {
  if (solvingCost(spot, options) <= limit) return options;
  const { trials, error } = stoppingRuleOf(options);
  const affordable = Math.max(FEWEST_TRIALS, Math.floor((limit - listingCost(spot)) / trialCost(spot)));
  return {
    ...options,
    method: 'monte-carlo',
    trials: Math.min(trials, affordable),
    ...(error === null ? {} : { error }),
  };
};

/**
 * The largest limit with which spots of these costs together cost at most `total`, if each costs no more than the limit: what cheap
 * spots leave over goes to the others. Infinite if all fit. O(n log n).
 */
export const sharedLimit = (costs: readonly number[], total: number): number => {
  const sorted = [...costs].sort((a, b) => a - b);
  let left = total;
  for (const [index, cost] of sorted.entries()) {
    const share = left / (sorted.length - index);
    if (cost > share) return share;
    left -= cost;
  }
  return Infinity;
};

import { exactCost } from '../exact/exact.js';
import type { StoppingRule } from '../monte-carlo/stopping-rule.js';
import { listingCost, trialCost } from '../monte-carlo/trial-cost.js';
import { outputCost, recordedTrialCost } from '../outputs/exact-outputs.js';
import type { Output } from '../outputs/output.js';
import type { Spot } from '../spot/spot.js';
import { type EquityOptions, stoppingRuleOf } from './options.js';
import { outputsBy, type Strategy } from './strategy.js';

/** A share of the pot is between 0 and 1, so its variance is at most a quarter. */
const MAX_VARIANCE = 0.25;

/**
 * The cost of solving a spot with all outputs, in the unit of `hand-cost.ts`. For a standard error it assumes the number of trials
 * that the largest possible variance takes. Infinite where the cases cannot be counted, or compatible hands are too rare to deal.
 */
export const costOf = (spot: Spot, options: EquityOptions, strategy: Strategy): number => {
  const trials = expectedTrials(stoppingRuleOf(options));
  const sampledCost = (outputs: readonly Output[]): number =>
    outputs.length === 0
      ? listingCost(spot) + trials * trialCost(spot)
      : trials * recordedTrialCost(spot, outputs);
  const sampled = outputsBy(strategy, 'monte-carlo');
  if (strategy.method === 'monte-carlo') return sampledCost(sampled);
  const cost = exactCost(spot) + (sampled.length === 0 ? 0 : sampledCost(sampled));
  return outputsBy(strategy, 'exact').reduce((sum, output) => sum + outputCost(spot, output), cost);
};

/** The cost of a sample without outputs. */
export const sampleCost = (spot: Spot, rule: StoppingRule): number =>
  listingCost(spot) + expectedTrials(rule) * trialCost(spot);

const expectedTrials = ({ trials, error }: StoppingRule): number =>
  error === null ? trials : Math.min(trials, Math.ceil(MAX_VARIANCE / error ** 2));

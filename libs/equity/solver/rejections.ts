import { countingIssue, exactCost } from '../exact/exact.js';
import { trialCost } from '../monte-carlo/trial-cost.js';
import type { EquityIssue } from '../spot/issue.js';
import type { Spot } from '../spot/spot.js';
import { MAX_TRIALS } from '../tally/units.js';
import type { EquityOptions } from './options.js';
import type { Strategy } from './strategy.js';

/** Why a valid spot cannot be solved by its strategy, on any machine. `maxExactCost` bounds exact counting. */
export const rejectionIssues = (
  spot: Spot,
  { trials }: EquityOptions,
  { method }: Strategy,
  maxExactCost = Infinity,
): EquityIssue[] => {
  if (method === 'exact') return exactIssues(spot, maxExactCost);
  const issues: EquityIssue[] = [];
  if (trials !== undefined && trials > MAX_TRIALS)
    issues.push({ code: 'too-many-trials', pointer: '/trials', cost: trials, most: MAX_TRIALS });
  if (trialCost(spot) === Infinity) issues.push({ code: 'seldom-together', pointer: '/players' });
  return issues;
};

const exactIssues = (spot: Spot, most: number): EquityIssue[] => {
  const uncountable = countingIssue(spot);
  if (uncountable !== null) return [uncountable];
  if (most === Infinity) return [];
  const cost = exactCost(spot);
  return cost > most ? [{ code: 'too-costly', pointer: '/method', cost, most }] : [];
};

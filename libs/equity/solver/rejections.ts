import { countingIssue, exactCost } from '../exact/exact.js';
import { trialCost } from '../monte-carlo/trial-cost.js';
import type { EquityIssue } from '../spot/issue.js';
import { bestPoliciesIn, hasBestPolicy } from '../policy/decider.js';
import { hasDiscards, type Spot } from '../spot/spot.js';
import { MAX_TRIALS } from '../tally/units.js';
import type { EquityOptions } from './options.js';
import type { Strategy } from './strategy.js';

/** Why a valid spot cannot be solved by its strategy, on any machine. `maxExactCost` bounds exact counting. */
export const rejectionIssues = (
  spot: Spot,
  { trials, include = [] }: EquityOptions,
  { method }: Strategy,
  maxExactCost = Infinity,
): EquityIssue[] => {
  const issues: EquityIssue[] = [];
  if (spot.policy !== undefined && include.length > 0)
    issues.push({ code: 'outputs-with-policy', pointer: '/include' });
  if (method === 'exact') return [...issues, ...exactIssues(spot, maxExactCost)];
  if (trials !== undefined && trials > MAX_TRIALS)
    issues.push({ code: 'too-many-trials', pointer: '/trials', cost: trials, most: MAX_TRIALS });
  if (trialCost(spot) === Infinity) issues.push({ code: 'seldom-together', pointer: '/players' });
  return issues;
};

/** Why the policy of a spot cannot decide its discards. */
export const policyIssues = ({ game, policy }: Spot): EquityIssue[] =>
  policy === undefined || bestPoliciesIn(policy.policy).length === 0 || hasBestPolicy(game, policy.stages)
    ? []
    : [{ code: 'no-best-policy', pointer: '/policy' }];

const exactIssues = (spot: Spot, most: number): EquityIssue[] => {
  if (hasDiscards(spot)) return [{ code: 'discards-to-come', pointer: '/method' }];
  const uncountable = countingIssue(spot);
  if (uncountable !== null) return [uncountable];
  if (most === Infinity) return [];
  const cost = exactCost(spot);
  return cost > most ? [{ code: 'too-costly', pointer: '/method', cost, most }] : [];
};

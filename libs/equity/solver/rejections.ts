import { countingIssue, exactCost } from '../exact/exact.js';
import { trialCost } from '../monte-carlo/trial-cost.js';
import type { EquityIssue } from '../spot/issue.js';
import { bestPoliciesIn, hasBestPolicy } from '../policy/decider.js';
import { isCertain } from '../policy/decided-spot.js';
import { hasDiscards, type Spot } from '../spot/spot.js';
import { MAX_TRIALS } from '../tally/units.js';
import type { EquityOptions } from './options.js';
import type { Strategy } from './strategy.js';

/** Why a valid spot cannot be solved by its strategy, on any machine. `maxExactCost` bounds exact counting. */
export const rejectionIssues = (
  spot: Spot,
  { trials }: EquityOptions,
  { method, outputs }: Strategy,
  maxExactCost = Infinity,
): EquityIssue[] => {
  if (method === 'exact') return exactIssues(spot, outputs, maxExactCost);
  const issues = trialIssues(trials);
  if (trialCost(spot) === Infinity) issues.push({ code: 'seldom-together', pointer: '/players' });
  return issues;
};

/** Why a spot with a policy cannot be solved. It can be said before the policy decides any discard, which may take seconds. */
export const policyIssues = (spot: Spot, { method, trials, include = [] }: EquityOptions): EquityIssue[] => {
  const { game, policy } = spot;
  if (policy === undefined) return [];
  const issues: EquityIssue[] = [];
  if (bestPoliciesIn(policy.policy).length > 0 && !hasBestPolicy(game, policy.stages))
    issues.push({ code: 'no-best-policy', pointer: '/policy' });
  if (include.length > 0) issues.push({ code: 'outputs-with-policy', pointer: '/include' });
  if (method !== 'exact') return [...issues, ...trialIssues(trials)];
  return isCertain(spot) ? issues : [...issues, DISCARDS_TO_COME];
};

const DISCARDS_TO_COME: EquityIssue = { code: 'discards-to-come', pointer: '/method' };

const trialIssues = (trials = 0): EquityIssue[] =>
  trials > MAX_TRIALS
    ? [{ code: 'too-many-trials', pointer: '/trials', cost: trials, most: MAX_TRIALS }]
    : [];

const exactIssues = (spot: Spot, outputs: Strategy['outputs'], most: number): EquityIssue[] => {
  if (hasDiscards(spot)) return [DISCARDS_TO_COME];
  const hasExactOutputs = outputs.some(({ method }) => method === 'exact');
  const uncountable = countingIssue(spot, hasExactOutputs);
  if (uncountable !== null) return [uncountable];
  if (most === Infinity) return [];
  const cost = exactCost(spot);
  return cost > most ? [{ code: 'too-costly', pointer: '/method', cost, most }] : [];
};

import { measureDeals } from '../inference/fairness-tests.js';
import { judge, type DealScope } from '../judge.js';
import { dealAndCount, type DealPlan } from './deals.js';

const SCOPE: DealScope = { site: null, table: null, deck: 'standard', holeCards: 2, known: 'all' };

/** The tests that are suspect. */
export const suspects = (plan: DealPlan): string[] => {
  const isComplete = plan.known !== 'one';
  const measured = measureDeals(dealAndCount(plan), isComplete).map((test) => ({ ...test, scope: SCOPE }));
  return judge(measured)
    .filter(({ verdict }) => verdict === 'suspect')
    .map(({ test }) => test);
};

export const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed + 1);

/** A run with all hands and seeds takes up to an hour. */
export const HOUR = 3_600_000;

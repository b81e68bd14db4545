import { type Asking, isExact, stoppingFor } from './ask.js';
import type { Deal } from './deal.js';
import { exactCost } from './exact/exactly.js';
import { listingCost, trialCost } from './hand-cost.js';

/** A share of the pot lies between 0 and 1: its variance is at most a quarter. */
const LARGEST_VARIANCE = 0.25;

/**
 * What a question costs to answer, in the unit of `hand-cost.ts`. Of random trials as many count as the wanted error takes where
 * shares scatter as much as they can. It depends on the question alone, on no machine; infinite where its cases cannot be
 * counted, or hands go together too seldom to be dealt.
 */
export const costOf = (deal: Deal, asking: Asking): number =>
  isExact(deal, asking) ? exactCost(deal) : listingCost(deal) + expectedTrials(asking) * trialCost(deal);

/** How many trials a sample is about to take. */
export const expectedTrials = (asking: Asking): number => {
  const { trials, error } = stoppingFor(asking);
  return error === null ? trials : Math.min(trials, Math.ceil(LARGEST_VARIANCE / error ** 2));
};

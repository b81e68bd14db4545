import type { Hand } from './hand.js';
import { isServed } from './variants/deals.js';

/** P-DEAL-1: the number of cards that the house burns before the deal of a street, if it has one. O(1). */
export const cardsBurnedBefore = ({ setup }: Hand, street: number): number => {
  const { burn } = setup.switches;
  if (!isServed(setup.variant.streets[street])) return 0;
  return burn === 'every-stage' || (burn === 'after-first-deal' && street > 0) ? 1 : 0;
};

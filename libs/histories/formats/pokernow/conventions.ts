import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The site takes no rake and prints no totals. A bet that covers all opponents is cut to what they can call and marked as
 * all-in; calls with the last chips are often not marked. Of the players at a showdown the winners show, in the order of
 * the pots, and the others only if they were all-in or wish to.
 */
export const conventions: Conventions = {
  ...strictConventions,
  allInMarked: 'effective',
  leavesOut: 'some',
  showOrder: 'free',
  unshownHands: 'mucked',
  rake: 'none',
};

import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The site prints no total. Some logs return the uncalled bet in an action, others leave it in what the winner gets, or
 * return it without an element. Players who are all-in show before the last cards are dealt, in the order of the seats.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  showdownLine: 'before-awards',
};

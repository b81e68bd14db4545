import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The total is without the rake. There is no line for uncalled bets, and only some all-ins are actions of their own. The
 * results are in the order of the seats; until 2011 some players without a hand to show have none.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  totalPot: 'net',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  unshownHands: 'mucked',
};

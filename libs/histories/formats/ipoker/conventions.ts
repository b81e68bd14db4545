import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The site prints no total, no rake and no line for uncalled bets, and marks only some all-ins. Winnings are stated with
 * the players, at the beginning. Hands are shown in the order of the seats.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};

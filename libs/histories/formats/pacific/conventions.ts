import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The site prints no total, no rake, no line for uncalled bets and no mark for an all-in. Uncalled chips are not part of
 * what a winner collects. Hands are shown in the order of the seats.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};

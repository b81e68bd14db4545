import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The site prints no total, no rake, no line for uncalled bets and no mark for an all-in. In most hands uncalled chips
 * are not part of what a winner collects; in walks, in limit games and in tournaments of some years they are. Hands are shown in the order of the seats.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  oddChips: 'any',
  // A hand of 2011 awards 5.08 of a main pot of 5.50 and 12.35 of a side pot of 13: the side pot pays 5%.
  rakeOfPots: 'any',
};

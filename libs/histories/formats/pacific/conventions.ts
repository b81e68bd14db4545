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
};

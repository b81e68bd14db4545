import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The site prints no total, no rake, no line for uncalled bets and no mark for an all-in. In most hands uncalled chips
 * are not part of what a winner collects; in walks, in limit games and in tournaments of some years they are. Hands are shown in the order of the seats.
 * A dead button is printed on its last player: in two hands of a tournament of 2012 a player came to the seat behind him, and the
 * small blind, who had posted the big one, is behind an empty seat.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  oddChips: 'any',
  // In 231 showdowns.
  handLines: 'at-showdown',
  deadButton: 'on-last-holder',
  // A hand of 2011 awards 5.08 of a main pot of 5.50 and 12.35 of a side pot of 13: the side pot pays 5%.
  rakeOfPots: 'any',
};

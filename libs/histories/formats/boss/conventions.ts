import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The total is without the rake. There is no line for uncalled bets, and only some all-ins are actions of their own. The
 * results are in the order of the seats; until 2011 some players without a hand to show have none.
 *
 * New players do not move the blinds. Evidence: hand 1797085457 of 2012, where a third player joins heads-up play and the
 * button keeps the small blind; hand 2022113533 of 2010, where a new player posts between the button and the small blind.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  totalPot: 'net',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  unshownHands: 'mucked',
  newPlayers: 'leave-blinds',
};

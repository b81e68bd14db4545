import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The site takes no rake and prints no totals. Every action that empties a stack is marked as all-in; so are bets of logs of 2021 that are cut to
 * what the opponents can call (nine of 2,033 real hands), and no later ones. At a showdown the winners show in the order of the pots, and the
 * others only if they were all-in or wish to.
 */
export const conventions: Conventions = {
  ...strictConventions,
  coveringBets: 'marked',
  leavesOut: 'some',
  showOrder: 'free',
  unshownHands: 'mucked',
  rake: 'none',
  stacksBetween: 'claimed',
};

import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The conventions of the format. It has no lines for uncalled bets, for the deal and for the showdown, marks all-ins
 * optionally, and lists what each player won of a pot for all runs together. Exporters list the hands at showdown in any
 * order.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  // Home games let a player bet what the last opponent has left, and their exporters mark that as an all-in.
  allInMarked: 'effective',
  leavesOut: 'some',
  showOrder: 'free',
  foldedShows: true,
  runAwards: 'together',
  unshownHands: 'mucked',
};

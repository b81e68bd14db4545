import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The conventions of the format. It has no lines for uncalled bets, for the deal and for the showdown, marks all-ins
 * optionally, and lists what each player won of a pot for all runs together. Exporters list the hands at showdown in any
 * order.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};

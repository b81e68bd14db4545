import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * What the site's figures mean. Evidence: three hands of Omaha of 2012.
 *
 * - `raises €11,75` is what the raise adds; all-ins have a verb of their own.
 * - No line returns an uncalled bet. The rake of each street has a line, the summary has the sum.
 * - The total of the summary means nothing, and is not read.
 * - Hands are shown in the order of the seats.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};

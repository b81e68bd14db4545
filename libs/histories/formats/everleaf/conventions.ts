import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * What the site's figures mean. Evidence: cash games and tournaments of 2009 to 2019.
 *
 * - `raises [$ 0.18 USD]`: the figure is what the raise adds.
 * - There is no line for uncalled bets and none for the total or the rake; awards are after the rake, and all-ins are not
 *   marked.
 * - In 2009 the winner's line alone shows cards; later hands are shown in any order.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'none',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  oddChips: 'any',
};

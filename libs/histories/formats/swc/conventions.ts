import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * What the site's figures mean. Evidence: four hands of 2013, of Bitcoin cash games.
 *
 * - There is no summary and no total: the rake is the last line.
 * - The last player to bet shows first, even if the river was checked.
 */
export const conventions: Conventions = {
  ...strictConventions,
  countedIds: { table: 0, hand: 1 },
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'last-bet',
};

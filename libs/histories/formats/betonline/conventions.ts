import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * What the site's figures mean. Evidence: cash games and tournaments of 2011 to 2016.
 *
 * - `raises 0.21 to 0.22`: the first figure is what the raise adds.
 * - Each pot has a line for its total, without the rake. Hands of September 2012 state a rake of 0.00 where nobody calls, and
 *   have no line for the uncalled bet; for several pots they state the rake of the first ones only.
 * - Awards are in the summary only. The board of an all-in is in the summary, without lines for its streets.
 * - The line of a winner has one pot only, if there are several.
 * - There is no line for a muck.
 * - The header of a tournament may state the blinds of an earlier level: 10/20 above posts of 15 and 30.
 */
const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  totalPot: 'net',
  unstatedRake: true,
  raiseBy: 'added',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  foldedShows: true,
  unshownHands: 'mucked',
  partialAwards: true,
  headerStakes: 'of-other-level',
};

export const DIALECT = 'betonline';

/** Hands whose rakes are not those of the whole hand. */
export const DIALECT_2012 = 'betonline-2012';

/** The end of the dialect of hands in which a player leaves the table, and folds without a line. */
export const DEPARTURE = '-departure';

const withDeparture: Conventions = { ...conventions, impliedFolds: true };

export const conventionsOf = (dialect: string): Conventions =>
  dialect.endsWith(DEPARTURE) ? withDeparture : conventions;

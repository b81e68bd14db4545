import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * What the site's figures mean. Evidence: cash games and tournaments of 2009 to 2014.
 *
 * - `raises $10.00 to $10.50`: the first figure is what the raise adds.
 * - There is no line for uncalled bets; the pots are without them. A pot is printed before the rake, its awards after it.
 * - The odd chip of a split pot follows no order that is known.
 * - Hands are shown in the summary only, in the order of the seats; other hands at a showdown are mucked.
 */
export const conventions: Conventions = {
  ...strictConventions,
  countedIds: { table: 1, hand: 2 },
  uncalledLine: 'optional',
  raiseBy: 'added',
  allInMarked: 'always',
  leavesOut: 'some',
  showOrder: 'free',
  unshownHands: 'mucked',
  oddChips: 'any',
};

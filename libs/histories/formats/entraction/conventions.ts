import { strictConventions, type Conventions } from '../../conventions.js';

/** The dialect of tables of two seats. */
export const TWO_SEATS = 'entraction-two-seats';

/**
 * What the site's figures mean. Evidence: 214 hands of cash games and a tournament of 2011 and 2012.
 *
 * - `Raise (0.57)`: what the raise adds. `Payback` is directly after the betting.
 * - The log has no total of the pot.
 * - The players of a side pot show, then its award is printed, and then the others show.
 * - At tables of more than two seats with two players, the button posts the big blind (Texas Hold'em, EUR 0.25/0.50, 2012).
 */
const conventions: Conventions = {
  ...strictConventions,
  leavesOut: 'some',
  headsUpBlinds: 'either',
  // In 211 hands, 90 of them with a showdown.
  handLines: 'always',
};

const ofTwoSeats: Conventions = { ...conventions, headsUpBlinds: 'modern' };

export const conventionsOf = (dialect: string): Conventions =>
  dialect === TWO_SEATS ? ofTwoSeats : conventions;

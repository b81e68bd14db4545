import { strictConventions, type Conventions } from '../../conventions.js';

/** The dialect of hands without a rake, whose logs have no line for it. */
export const UNRAKED = 'kingsclub-unraked';

/**
 * What the site's figures mean. Evidence: 18 hands of cash games of 2020 and 2021.
 *
 * - `calls 120`: what the bets of the player reach on the street. There is no line for uncalled bets.
 * - The line of the rake is missing where the site takes none. Awards are for all runs of the board together.
 */
const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  leavesOut: 'some',
  showdownLine: 'before-awards',
  runAwards: 'together',
};

const withoutRake: Conventions = { ...conventions, rake: 'none' };

export const conventionsOf = (dialect: string): Conventions =>
  dialect === UNRAKED ? withoutRake : conventions;

import { strictConventions, type Conventions } from '../../conventions.js';

/** The dialect of tournaments in which all chips are in the pot from the start. */
export const COIN_FLIP = 'cake-coin-flip';

/**
 * What the site's figures mean. Evidence: 34 hands of cash games and tournaments of 2011 and 2012.
 *
 * - The log states neither the pot nor the rake: it is what the awards lack. Twelve raked pots of USD 0.35 to 9.66 lack a
 *   cent for each whole 15 cents; pots without a flop are not raked.
 * - A big blind to which all fold wins both blinds in 2011: there is no line for its uncalled part. In 2012 there is one.
 * - The line of the showdown is before the awards, once for each pot, the last side pot first.
 */
const conventions: Conventions = {
  ...strictConventions,
  leavesOut: 'some',
  keepsUncalledBlinds: true,
  showdownLine: 'before-awards',
};

/** A coin flip has no line for the chips that go into the pot. */
const ofCoinFlips: Conventions = { ...conventions, forcedBets: 'derived', rake: 'none' };

export const conventionsOf = (dialect: string): Conventions =>
  dialect === COIN_FLIP ? ofCoinFlips : conventions;

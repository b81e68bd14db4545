import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * What the site's figures mean. Evidence: cash games of 2007 to 2010 and a tournament of 2011.
 *
 * - `Raises 30 to 40`: the first figure is what the raise adds.
 * - A big blind to which all fold wins both blinds: there is no line for its uncalled part.
 * - The total includes the rake and the rake of the jackpot. A proposition bet is no part of it.
 */
export const conventions: Conventions = {
  ...strictConventions,
  raiseBy: 'added',
  keepsUncalledBlinds: true,
  leavesOut: 'some',
  showOrder: 'free',
  positions: 'blind-only',
  // In 94 hands, 30 of them with a showdown.
  handLines: 'always',
};

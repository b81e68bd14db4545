import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * What the site's figures mean. Evidence: the cash games and tournaments of 2012 to 2021.
 *
 * - `Raises $20 to $24`: the first figure is what the raise adds. Logs before August 2012 print the second figure only.
 * - From October 2012 on, cash games state the total pot and leave the rake out.
 * - If all players fold to the big blind, it wins both blinds: there is no line for its uncalled part.
 * - The summary has no line for players who were not dealt in, and names neither button nor blinds.
 * - Hands are shown in the order of the seats.
 * - In 504 showdowns each player shows or mucks.
 * - The rake is not stated, so it is not known what each pot pays of it.
 */
export const conventions: Conventions = {
  ...strictConventions,
  playerNames: 'by-position',
  raiseBy: 'added',
  unstatedRake: true,
  keepsUncalledBlinds: true,
  leavesOut: 'some',
  showOrder: 'free',
  rakeOfPots: 'any',
  handLines: 'at-showdown',
};

import { strictConventions, type Conventions } from '../../conventions.js';

/** Files with an author: hands that were written down from a broadcast. */
export const TRANSCRIBED = 'phh-transcribed';

/** The key by which a written hand stays one: keys that are not of the standard begin with an underscore. */
export const TRANSCRIBED_KEY = '_transcribed';

/** The notation has no lines for forced bets, uncalled bets and awards. */
const written: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  leavesOut: 'some',
  forcedBets: 'derived',
  showOrder: 'free',
};

/** Some of these hands leave out folds, and have checks of players without a decision. */
const transcribed: Conventions = { ...written, idleChecks: true, impliedFolds: true };

/** Programs write every action: so do the 132 hands of PokerKit. */
export const conventions = (dialect: string): Conventions =>
  dialect === TRANSCRIBED ? transcribed : written;

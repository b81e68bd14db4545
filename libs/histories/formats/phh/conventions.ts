import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The conventions of the notation, which has one dialect. Forced bets, uncalled bets and awards have no lines of their
 * own, and a player without a decision checks.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  leavesOut: 'some',
  idleChecks: true,
  forcedBets: 'derived',
  impliedFolds: true,
  showOrder: 'free',
};

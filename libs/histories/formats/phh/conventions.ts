import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The conventions of the notation, which has one dialect. Forced bets, uncalled bets and awards have no lines of their
 * own, and a player without a decision checks. The notation has no all-ins: the reader marks those that put in the whole stack, with
 * chips that are too small to play.
 */
export const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  leavesOut: 'some',
  idleChecks: true,
  allInMarked: 'sometimes',
  forcedBets: 'derived',
  impliedFolds: true,
  showOrder: 'free',
};

import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * What the figures of the two layouts mean. Evidence: cash games and tournaments of 2014 to 2021.
 *
 * - The pot is printed without the rake and the jackpot fee.
 * - The older layout prints what a raise adds, and awards in the summary only. The newer one prints `raises A to B`, where A
 *   is what the raise adds.
 * - The odd chip of a stud high-low pot of 2016 went to the low hand.
 * - Only some all-in actions are marked.
 */
const winning: Conventions = {
  ...strictConventions,
  totalPot: 'net',
  raiseBy: 'added',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  oddChips: 'any-share',
};

/** Hands of 2018 that another program collected have no lines for uncalled bets. */
const collected: Conventions = { ...winning, uncalledLine: 'optional' };

/** The newer layout has no line for the uncalled part of a big blind to which all fold. */
const newer: Conventions = { ...winning, keepsUncalledBlinds: true };

export const conventionsOf = (dialect: string): Conventions => {
  switch (dialect) {
    case 'winning-collected':
      return collected;
    case 'winning-2019':
      return newer;
    default:
      return winning;
  }
};

import { strictConventions, type Conventions } from '../../conventions.js';
import { UNLISTED_BLINDS } from './unlisted-blinds.js';

/**
 * The log has no total and no rake, and no line for an uncalled bet: the winner collects it as a part of the pot or as a
 * side pot. Not every all-in is marked. A file of 2018 has one hand twice, with times a second apart.
 */
const classic: Conventions = {
  ...strictConventions,
  uncalledLine: 'kept',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  copyTimes: 'differ',
};

/** Hands by e-mail and of the client since 2019 end with a summary. Raises state what they add and what they reach. */
const emailed: Conventions = { ...classic, totalPot: 'matched', raiseBy: 'added' };

/** Tournaments of the early years leave out the lines of the blinds; the reader posts those of the header. */
const unposted: Conventions = { ...classic, forcedBets: 'derived' };

const dialects: ReadonlyMap<string, Conventions> = new Map([
  ['partypoker-email', emailed],
  [UNLISTED_BLINDS, unposted],
]);

export const conventionsOf = (dialect: string): Conventions => dialects.get(dialect) ?? classic;

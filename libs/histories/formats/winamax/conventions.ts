import { strictConventions, type Conventions } from '../../conventions.js';

/**
 * The site has no line for an uncalled bet: it stays in the pot that the winner collects. The total is what is paid out,
 * without the rake. `*** PRE-FLOP ***` follows the cards of the hero. Hands are shown in the order of the pots that they
 * win, weakest first. Of three winners of 260 chips the two last ones in betting order get the odd chips, which is all that
 * is known of their order.
 */
const complete: Conventions = {
  ...strictConventions,
  uncalledLine: 'kept',
  totalPot: 'net',
  allInMarked: 'always',
  showOrder: 'free',
  dealLine: 'after-cards',
  oddChips: 'any',
  countedIds: { table: 0, hand: 1 },
};

export const dialects = { complete: 'winamax', short: 'winamax-short' } as const;

/** Some summaries list the winner only. */
const short: Conventions = { ...complete, leavesOut: 'some' };

export const conventionsOf = (dialect: string): Conventions =>
  dialect === dialects.short ? short : complete;

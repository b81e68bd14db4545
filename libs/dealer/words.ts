import { describe, explainHigh, type Category, type Reading } from '#ranking';
import { rankName } from '#cards';
import type { HandReading } from '#histories';

/** How many ranks the site's words name in each kind of hand, and what it calls those that follow. */
const named: Readonly<Record<Category, number>> = {
  'high-card': 1,
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 1,
  straight: 1,
  flush: 1,
  'full-house': 2,
  'four-of-a-kind': 1,
  'straight-flush': 1,
};

/** The kinds of hands whose kickers the site names when two hands shown are called the same. */
const withKickers: ReadonlySet<Category> = new Set(['high-card', 'pair', 'two-pair', 'three-of-a-kind']);

/** The reading that a log's words tell: the category and the ranks that they name. */
export const namedReading = (strength: number): HandReading => {
  const { category, ranks } = explainHigh(strength);
  return { category, ranks: ranks.slice(0, named[category]) };
};

/**
 * A hand at the showdown in the site's words. Where it is called as the best one shown before, what tells them apart
 * follows: `a pair of Kings - Ace kicker`, `a flush, Queen high - lower cards`. `best`: its strength, 0 for none.
 */
export const describeShown = (strength: number, best: number): string => {
  const words = describe(strength, 'en');
  if (best === 0 || best === strength) return words;
  const reading = explainHigh(strength);
  const before = explainHigh(best);
  if (!calledTheSame(reading, before)) return words;
  if (strength < best) {
    if (reading.category === 'flush') return `${words} - lower cards`;
    return withKickers.has(reading.category) ? `${words} - lower kicker` : words;
  }
  if (!withKickers.has(reading.category)) return words;
  const first = named[reading.category];
  let last = first;
  while (reading.ranks[last] === before.ranks[last]) last++;
  const kickers = reading.ranks.slice(first, last + 1).map((rank) => rankName(rank, 'en').singular);
  return `${words} - ${kickers.join('+')} kicker`;
};

const calledTheSame = (one: Reading, other: Reading): boolean =>
  one.category === other.category &&
  one.ranks.slice(0, named[one.category]).every((rank, index) => rank === other.ranks[index]);

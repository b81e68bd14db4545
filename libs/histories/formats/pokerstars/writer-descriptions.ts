import { ACE, FIVE, formatRank, rankName, type Rank } from '#cards';
import type { HandDescription } from '../../hand.js';
import type { DescriptionStyle } from './games.js';

const one = (rank: Rank): string => rankName(rank, 'en').singular;
const many = (rank: Rank): string => rankName(rank, 'en').plural;

/** A straight by its top card; below 5-4-3-2 is the ace. */
const run = (top: Rank): string => `${one(top === FIVE ? ACE : top - 4)} to ${one(top)}`;

/**
 * Descriptions of hands in the words of the site, from category and ranks. They are the inverse of descriptions.ts: what is
 * written here is read back as the same category and ranks.
 */
const phrases: Readonly<Partial<Record<HandDescription['category'], (ranks: readonly Rank[]) => string>>> = {
  'high-card': ([high]) => `high card ${one(high)}`,
  pair: ([pair]) => `a pair of ${many(pair)}`,
  'two-pair': ([high, low]) => `two pair, ${many(high)} and ${many(low)}`,
  'three-of-a-kind': ([three]) => `three of a kind, ${many(three)}`,
  straight: ([top]) => `a straight, ${run(top)}`,
  flush: ([high]) => `a flush, ${one(high)} high`,
  'full-house': ([three, two]) => `a full house, ${many(three)} full of ${many(two)}`,
  'four-of-a-kind': ([four]) => `four of a kind, ${many(four)}`,
  'straight-flush': ([top]) => (top === ACE ? 'a Royal Flush' : `a straight flush, ${run(top)}`),
};

/** The number of ranks in each phrase. */
const namedRanks: Readonly<Partial<Record<HandDescription['category'], number>>> = {
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

/** The words before a list of single ranks. */
const lists: Readonly<Partial<Record<HandDescription['category'], string>>> = {
  low: '',
  badugi: 'Badugi: ',
  'three-card': '3-card: ',
  'two-card': '2-card: ',
  'one-card': '1-card: ',
};

/** A hand in the style of its game, `HI: a flush, Queen high; LO: 7,5,4,3,A`; null for a hand without a description. */
export const describeHand = (
  descriptionStyle: DescriptionStyle,
  reading: HandDescription | null,
  low?: HandDescription | null,
): string | null => {
  const words = reading === null ? null : formatDescription(reading);
  if (words === null) return null;
  if (descriptionStyle === 'low') return `Lo: ${words}`;
  if (descriptionStyle !== 'high-low') return words;
  const lowWords = low == null ? null : formatDescription(low);
  return lowWords === null ? `HI: ${words}` : `HI: ${words}; LO: ${lowWords}`;
};

/**
 * One description, as `readDescription` reads it back: `two pair, Kings and Queens`. Null where fewer ranks are known than
 * the phrase names.
 */
export const formatDescription = ({ category, ranks, among }: HandDescription): string | null => {
  const list = lists[category];
  if (list !== undefined) return list + ranks.map(formatRank).join(',');
  const words = ranks.length < (namedRanks[category] ?? Infinity) ? null : phrases[category]?.(ranks);
  if (words === undefined || words === null) return null;
  return among === undefined ? words : `${words} - ${among.map(one).join('+')} higher`;
};

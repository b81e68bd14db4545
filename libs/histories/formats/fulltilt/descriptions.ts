import type { HandDescription } from '../../hand.js';
import { englishRanks, type ShownHand } from '../../reading/index.js';

type Category = HandDescription['category'];

/** Descriptions with their ranks as `#`, which are words: `two pair, Kings and Threes`, `Ace King high`. */
const phrases: readonly (readonly [words: string, category: Category])[] = [
  ['a Royal Flush', 'straight-flush'],
  ['a royal flush', 'straight-flush'],
  ['a straight flush, # high', 'straight-flush'],
  ['four of a kind, #', 'four-of-a-kind'],
  ['a full house, # full of #', 'full-house'],
  ['a flush, # high', 'flush'],
  ['a straight, # high', 'straight'],
  ['three of a kind, #', 'three-of-a-kind'],
  ['two pair, # and #', 'two-pair'],
  ['a pair of #', 'pair'],
  ['# # high', 'high-card'],
  ['# high', 'high-card'],
];

const ROYAL_RANKS = [12];
const RANK = '#';

/** The words of the phrases. */
const patterns = phrases.map(([words, category]) => ({
  words: words.split(' '),
  category,
  hasRanks: words.includes(RANK),
}));
const MAX_WORDS = Math.max(...patterns.map(({ words }) => words.length));

/** The ranks of the words of a text that a phrase matches; null if it does not match. */
const ranksBy = (pattern: readonly string[], found: readonly string[]): number[] | null => {
  if (found.length !== pattern.length) return null;
  for (let index = 0; index < pattern.length; index++)
    if (!pattern[index].startsWith(RANK) && pattern[index] !== found[index]) return null;
  const ranks: number[] = [];
  for (let index = 0; index < pattern.length; index++) {
    if (!pattern[index].startsWith(RANK)) continue;
    const rank = englishRanks[found[index].toLowerCase()] as number | undefined;
    if (rank === undefined) return null;
    ranks.push(rank);
  }
  return ranks;
};

/** Words before the single ranks of a hand, which are all different: none for a low. */
const lists: readonly (readonly [words: string, category: Category, cards: number])[] = [
  ['a Badugi: ', 'badugi', 4],
  ['a 3-Card: ', 'three-card', 3],
  ['a 2-Card: ', 'two-card', 2],
  ['a 1-Card: ', 'one-card', 1],
];

const SIGNS = '23456789TJQKA';
const MAX_LISTED = 5;

/** The category of a low with equal ranks, by the number of cards of each rank. */
const shapes: readonly (readonly [start: string, category: Category])[] = [
  ['4', 'four-of-a-kind'],
  ['32', 'full-house'],
  ['3', 'three-of-a-kind'],
  ['22', 'two-pair'],
  ['2', 'pair'],
];

/** `9,8,7,5,2`, `5, 4, A`; in lowball also the hands with equal ranks: `7,7,5,4,2`. */
const readList = (text: string, category: Category): HandDescription | null => {
  const signs = text.split(',', MAX_LISTED + 1).map((sign) => sign.trim());
  const ranks = signs.map((sign) => (sign.length === 1 ? SIGNS.indexOf(sign) : -1));
  if (ranks.length > MAX_LISTED || ranks.includes(-1)) return null;
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const often = [...counts.values()].join('');
  const shape = category === 'low' ? shapes.find(([start]) => often.startsWith(start)) : undefined;
  return { category: shape?.[1] ?? category, ranks: [...counts.keys()] };
};

/** A hand in the words of the site; null for any other text. O(length × phrases). */
export const readDescription = (text: string): HandDescription | null => {
  const list = lists.find(([words]) => text.startsWith(words));
  if (list !== undefined) {
    const [words, category, cards] = list;
    const named = readList(text.slice(words.length), category);
    return named?.ranks.length === cards ? named : null;
  }
  if (text.charAt(1) === ',') return readList(text, 'low');
  const found = text.split(' ', MAX_WORDS + 1);
  for (const { words, category, hasRanks } of patterns) {
    const ranks = ranksBy(words, found);
    if (ranks !== null) return { category, ranks: hasRanks ? ranks : ROYAL_RANKS };
  }
  return null;
};

const FOR_HIGH = ', for high';
const FOR_LOW = ', for low';
const AND = ' and ';
const HIGH = 'HI: ';
const LOW = 'LO: ';
const DIVIDER = `; ${LOW}`;

/**
 * The hand of a player: `a flush, Ace high, for high`, `two pair, Kings and Threes, for high and 8,5,4,3,2, for low`, in
 * summaries `HI: two pair, Kings and Threes; LO: 8,5,4,3,2`.
 */
export const readShownHand = (text: string): ShownHand => {
  const [high, low] = text.startsWith(HIGH) ? divideSummary(text) : divideHalves(text);
  const reading = high === null ? null : readDescription(high);
  if (low === null) return { text, reading };
  const lowReading = readDescription(low);
  // A low that cannot be read makes the whole description unreadable.
  return lowReading === null ? { text, reading: null } : { text, reading, low: lowReading };
};

const divideSummary = (text: string): readonly [string | null, string | null] => {
  const divider = text.indexOf(DIVIDER);
  return divider < 0
    ? [text.slice(HIGH.length), null]
    : [text.slice(HIGH.length, divider), text.slice(divider + DIVIDER.length)];
};

const divideHalves = (text: string): readonly [string | null, string | null] => {
  const high = text.indexOf(FOR_HIGH);
  if (high < 0) return [text, null];
  const behind = text.slice(high + FOR_HIGH.length);
  if (behind === '') return [text.slice(0, high), null];
  // Anything else behind the high hand makes the description unreadable.
  return behind.startsWith(AND) && behind.endsWith(FOR_LOW)
    ? [text.slice(0, high), behind.slice(AND.length, -FOR_LOW.length)]
    : [null, null];
};

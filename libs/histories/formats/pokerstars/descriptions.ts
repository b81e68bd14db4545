import type { HandDescription } from '../../hand.js';

type Category = HandDescription['category'];

/**
 * Descriptions of hands in the words of the site: `two pair, Kings and Queens`. Reading relies on the words alone; whether
 * they are true is for the audit to check.
 */

/** Singular and plural names of ranks, as the site prints them, by rank 0 … 12. */
const rankNames: readonly (readonly [string, string])[] = [
  ['deuce', 'deuces'],
  ['three', 'threes'],
  ['four', 'fours'],
  ['five', 'fives'],
  ['six', 'sixes'],
  ['seven', 'sevens'],
  ['eight', 'eights'],
  ['nine', 'nines'],
  ['ten', 'tens'],
  ['jack', 'jacks'],
  ['queen', 'queens'],
  ['king', 'kings'],
  ['ace', 'aces'],
];

const ranks = new Map<string, number>(
  rankNames.flatMap(([one, many], rank): [string, number][] => [
    [one, rank],
    [many, rank],
  ]),
);
ranks.set('two', 0).set('twos', 0).set('2', 0).set('sixs', 4);

/** The phrases at the beginning of a description; a phrase is before those that it contains. */
const phrases: readonly { readonly phrase: string; readonly category: Category }[] = [
  { phrase: 'a royal flush', category: 'straight-flush' },
  { phrase: 'royal flush', category: 'straight-flush' },
  { phrase: 'a straight flush', category: 'straight-flush' },
  { phrase: 'straight flush', category: 'straight-flush' },
  { phrase: 'four of a kind', category: 'four-of-a-kind' },
  { phrase: 'a full house', category: 'full-house' },
  { phrase: 'full house', category: 'full-house' },
  { phrase: 'a flush', category: 'flush' },
  { phrase: 'flush', category: 'flush' },
  { phrase: 'a straight', category: 'straight' },
  { phrase: 'straight', category: 'straight' },
  { phrase: 'three of a kind', category: 'three-of-a-kind' },
  { phrase: 'two pairs', category: 'two-pair' },
  { phrase: 'two pair', category: 'two-pair' },
  { phrase: 'a pair of', category: 'pair' },
  { phrase: 'pair of', category: 'pair' },
  { phrase: 'pair', category: 'pair' },
  { phrase: 'high card', category: 'high-card' },
];

const HIGH = 'HI: ';
const LOW = 'LO: ';

/** `two pair, Kings and Queens`, `HI: a flush, Queen high; LO: 7,5,4,3,A`, `Lo: 9,8,6,5,A`, `Badugi: 7,5,4,A`. */
export const readHandDescription = (
  text: string,
): { reading: HandDescription | null; low?: HandDescription } => {
  if (!text.startsWith(HIGH)) return { reading: readDescription(text) };
  const divide = text.indexOf(`; ${LOW}`);
  const reading = readDescription(text.slice(HIGH.length, divide < 0 ? undefined : divide));
  const low = divide < 0 ? null : readDescription(text.slice(divide + 2));
  return low === null ? { reading } : { reading, low };
};

/** The words before a list of single ranks, with the category of the hand. */
const lists: readonly { readonly words: string; readonly category: Category }[] = [
  { words: 'lo: ', category: 'low' },
  { words: 'badugi: ', category: 'badugi' },
  { words: '3-card: ', category: 'three-card' },
  { words: '2-card: ', category: 'two-card' },
  { words: '1-card: ', category: 'one-card' },
];

/** The category of a low with equal ranks, by the number of cards of each rank. */
const shapes: readonly (readonly [string, Category])[] = [
  ['4', 'four-of-a-kind'],
  ['32', 'full-house'],
  ['3', 'three-of-a-kind'],
  ['22', 'two-pair'],
  ['2', 'pair'],
];

/** `8,6,4,2,A`, `3,3,5,4`: null for any other text. */
const readList = (text: string, category: Category): HandDescription | null => {
  const counts = new Map<number, number>();
  for (let at = 0; at < text.length; at += 2) {
    const rank = SIGNS.indexOf(text.charAt(at));
    const goesOn = at + 1 < text.length;
    if (rank < 0 || at > 2 * MAX_LISTED || (goesOn && text.charAt(at + 1) !== ',')) return null;
    counts.set(rank, (counts.get(rank) ?? 0) + 1);
  }
  if (text.length % 2 === 0 || counts.size > MAX_LISTED) return null;
  const often = [...counts.values()].join('');
  const shape = category === 'low' ? shapes.find(([start]) => often.startsWith(start)) : undefined;
  return { category: shape?.[1] ?? category, ranks: [...counts.keys()] };
};

const SIGNS = '23456789tjqka';
const MAX_LISTED = 5;

/**
 * Reads a description such as `two pair, Kings and Queens` or `a straight, Ten to Ace`: the category and the ranks that it
 * names, in the order in which hands compare, then the kickers (`- King+Jack kicker`). `lower cards` names no rank, `Jack
 * higher` one without a place. Null for any other text. O(length).
 */
export const readDescription = (text: string): HandDescription | null => {
  const lower = text.toLowerCase();
  // In summaries: `a Badugi: 9,6,5,A`.
  const start = lower.startsWith('a ') ? 2 : 0;
  const list = lists.find(({ words }) => lower.startsWith(words, start));
  if (list === undefined) return readCategory(lower);
  const listed = lower.slice(start + list.words.length);
  return readList(listed, list.category) ?? readCategory(listed);
};

const readCategory = (lower: string): HandDescription | null => {
  const found = phrases.find(({ phrase }) => lower.startsWith(phrase));
  if (found === undefined) return null;
  const { category, phrase } = found;
  if (phrase.endsWith('royal flush')) return { category, ranks: [12] };
  const dash = lower.indexOf(' - ');
  const named = namedRanks(lower.slice(phrase.length, dash < 0 ? undefined : dash));
  const ranks = ownRanks(category, named);
  // Kickers follow the ranks of the category; without those they have no place.
  if (dash < 0 || ranks.length === 0) return { category, ranks };
  const further = namedRanks(lower.slice(dash)).slice(0, 5);
  if (lower.endsWith(HIGHER)) return { category, ranks, among: further };
  return { category, ranks: [...ranks, ...further].slice(0, 5) };
};

/** `a flush, Ace high - Jack higher`: the rank that decides between two hands, wherever it is in the hand. */
const HIGHER = ' higher';

/** The ranks of the category itself, among the named ones. */
const ownRanks = (category: Category, named: readonly number[]): number[] => {
  switch (category) {
    case 'straight':
    case 'straight-flush':
      return named.slice(-1);
    case 'two-pair':
      return named.slice(0, 2).sort((a, b) => b - a);
    case 'full-house':
      return named.slice(0, 2);
    default:
      return named.slice(0, 1);
  }
};

/** The rank words of a phrase, in order. */
const namedRanks = (phrase: string): number[] => {
  const found: number[] = [];
  let start = -1;
  for (let at = 0; at <= phrase.length; at++) {
    const code = at < phrase.length ? phrase.charCodeAt(at) : 0x20;
    const letter = code >= 97 && code <= 122;
    if (letter && start < 0) start = at;
    else if (!letter && start >= 0) {
      const rank = ranks.get(phrase.slice(start, at));
      if (rank !== undefined) found.push(rank);
      start = -1;
    }
  }
  return found;
};

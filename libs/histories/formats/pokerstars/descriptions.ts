import type { HandDescription } from '../../hand.js';
import { RecentTexts } from '../../recent-texts.js';

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
ranks.set('two', 0).set('twos', 0).set('2', 0).set('trey', 1).set('treys', 1).set('sixs', 4);

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
export const readHandDescription = (text: string, isHighFirst = false): ReadDescription =>
  (isHighFirst ? recentHighFirst : recent).get(text);

/** A description, and that of the low hand if the text has both. */
interface ReadDescription {
  readonly reading: HandDescription | null;
  readonly low?: HandDescription;
}

const readBoth = (text: string, isHighFirst: boolean): ReadDescription => {
  if (!text.startsWith(HIGH)) return { reading: readDescription(text, isHighFirst) };
  const divide = text.indexOf(`; ${LOW}`);
  const reading = readDescription(text.slice(HIGH.length, divide < 0 ? undefined : divide), isHighFirst);
  const low = divide < 0 ? null : readDescription(text.slice(divide + 2));
  if (low !== null) return { reading, low };
  return { reading: divide < 0 || reading === null ? reading : { ...reading, loose: true } };
};

/** A hundred thousand dealt hands of hold'em have about a thousand descriptions. */
const MAX_RECENT = 4096;
const recent = new RecentTexts(MAX_RECENT, (text) => readBoth(text, false));
const recentHighFirst = new RecentTexts(MAX_RECENT, (text) => readBoth(text, true));

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
 * higher` one without a place. `isHighFirst`: whether the site names the high end of a straight first. Null for any other
 * text. O(length).
 */
export const readDescription = (text: string, isHighFirst = false): HandDescription | null => {
  const lower = text.toLowerCase();
  // In summaries: `a Badugi: 9,6,5,A`.
  const start = lower.startsWith('a ') ? 2 : 0;
  const list = lists.find(({ words }) => lower.startsWith(words, start));
  if (list === undefined) return readCategory(lower, isHighFirst);
  const listed = lower.slice(start + list.words.length);
  return readList(listed, list.category) ?? readLowPairs(listed) ?? readCategory(listed, isHighFirst);
};

const readCategory = (lower: string, isHighFirst: boolean): HandDescription | null => {
  const found = phrases.find(({ phrase }) => lower.startsWith(phrase));
  if (found === undefined) return readRankFirst(lower);
  if (found.category === 'pair' && lower.includes(AND_PAIR)) return readPairs(lower);
  const reading = readPhrase(lower, found);
  return isExact(lower, found, isHighFirst) ? reading : { ...reading, loose: true };
};

/**
 * `two pair, Kings and Aces` of a low hand: the ranks in the order of the text, because the scale decides whether aces are
 * the lower pair. Null for any other text.
 */
const TWO_PAIR = 'two pair';

const readLowPairs = (lower: string): HandDescription | null => {
  const reading = readCategory(lower, false);
  if (reading?.category !== 'two-pair' || reading.loose === true) return null;
  return {
    ...reading,
    ranks: [...namedRanks(lower.slice(TWO_PAIR.length)).slice(0, 2), ...reading.ranks.slice(2)],
  };
};

/** The number of ranks that a description names before its kickers. */
const rankCounts: Readonly<Partial<Record<Category, number>>> = {
  'high-card': 1,
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 1,
  straight: 2,
  flush: 1,
  'full-house': 2,
  'four-of-a-kind': 1,
  'straight-flush': 2,
};

/** All words of descriptions but the ranks. */
const vocabulary: ReadonlySet<string> = new Set([
  ...phrases.flatMap(({ phrase }) => phrase.split(' ')),
  ...['to', 'and', 'full', 'of', 'high', 'kicker', 'lower', 'cards', 'higher'],
]);

/** Whether a description has all its ranks and no other words, and a straight has both its ends. O(length). */
const isExact = (
  lower: string,
  { category, phrase }: (typeof phrases)[number],
  isHighFirst: boolean,
): boolean => {
  if (!isEveryWord(lower, (word) => vocabulary.has(word) || ranks.has(word))) return false;
  if (phrase.endsWith('royal flush')) return lower === phrase;
  const dash = lower.indexOf(' - ');
  const named = namedRanks(lower.slice(phrase.length, dash < 0 ? undefined : dash));
  if (named.length !== rankCounts[category]) return false;
  if (category !== 'straight' && category !== 'straight-flush') return true;
  return isHighFirst ? isRun(named[1], named[0]) : isRun(named[0], named[1]);
};

const ACE = 12;
/** The top ranks above which a straight may begin with an ace: a five, and a nine in short decks. */
const WHEELS: readonly number[] = [3, 7];

const isRun = (lowest: number, highest: number): boolean =>
  lowest === highest - 4 || (lowest === ACE && WHEELS.includes(highest));

const readPhrase = (lower: string, { category, phrase }: (typeof phrases)[number]): HandDescription => {
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

/** What follows the rank in descriptions that begin with it; a phrase is before those that it begins with. */
const behindRank: readonly { readonly phrase: string; readonly category: Category }[] = [
  { phrase: ' high straight flush', category: 'straight-flush' },
  { phrase: ' high straight', category: 'straight' },
  { phrase: ' high flush', category: 'flush' },
  { phrase: ' high', category: 'high-card' },
  { phrase: ' full over ', category: 'full-house' },
];

/** Numbers of equal cards before their rank. */
const counted: readonly { readonly phrase: string; readonly category: Category }[] = [
  { phrase: 'three ', category: 'three-of-a-kind' },
  { phrase: 'four ', category: 'four-of-a-kind' },
];

const AND_PAIR = ' and pair of ';

/** The words of GGPoker: `Aces-High Straight`, `King High Flush`, `Kings Full over Queens`, `Three Tens`, `Ace high`. */
const readRankFirst = (lower: string): HandDescription | null => {
  const count = counted.find(({ phrase }) => lower.startsWith(phrase));
  const equal = count === undefined ? undefined : ranks.get(lower.slice(count.phrase.length));
  if (count !== undefined && equal !== undefined) return { category: count.category, ranks: [equal] };
  const words = lower.replaceAll('-', ' ');
  const first = words.indexOf(' ');
  const rank = first < 0 ? undefined : ranks.get(words.slice(0, first));
  const found = behindRank.find(({ phrase }) => words.startsWith(phrase, first));
  if (rank === undefined || found === undefined) return null;
  const behind = words.slice(first + found.phrase.length);
  if (found.category !== 'full-house')
    return behind === '' ? { category: found.category, ranks: [rank] } : null;
  const pair = ranks.get(behind);
  return pair === undefined ? null : { category: found.category, ranks: [rank, pair] };
};

/** `pair of kings and pair of tens`. */
const readPairs = (lower: string): HandDescription | null => {
  const named = namedRanks(lower);
  const isWhole = isEveryWord(lower, (word) => ranks.has(word) || pairWords.includes(word));
  return isWhole && named.length === 2 ? { category: 'two-pair', ranks: named.sort((a, b) => b - a) } : null;
};

const pairWords: readonly string[] = ['pair', 'of', 'and'];

const NINE = 7;

/** The high end of a straight: sites name its ends in either order. An ace is the low end below a nine. */
const highEnd = (named: readonly number[]): number[] => {
  if (named.length < 2) return named.slice(-1);
  const [low, high] = [Math.min(...named), Math.max(...named)];
  return [high === ACE && low <= NINE ? low : high];
};

/** The ranks of the category itself, among the named ones. */
const ownRanks = (category: Category, named: readonly number[]): number[] => {
  switch (category) {
    case 'straight':
    case 'straight-flush':
      return highEnd(named);
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
  isEveryWord(phrase, (word) => {
    const rank = ranks.get(word);
    if (rank !== undefined) found.push(rank);
    return true;
  });
  return found;
};

/** Whether a test holds for every word of a phrase; ends at the first word for which it does not. O(length). */
const isEveryWord = (phrase: string, test: (word: string) => boolean): boolean => {
  let start = -1;
  for (let at = 0; at <= phrase.length; at++) {
    const code = at < phrase.length ? phrase.charCodeAt(at) : SPACE;
    const isSeparator = SEPARATORS.has(code);
    if (!isSeparator && start < 0) start = at;
    else if (isSeparator && start >= 0) {
      if (!test(phrase.slice(start, at))) return false;
      start = -1;
    }
  }
  return true;
};

const SPACE = 0x20;
const SEPARATORS: ReadonlySet<number> = new Set([...' ,.+-'].map((sign) => sign.charCodeAt(0)));

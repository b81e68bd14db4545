import { isDigit, isCapital } from '../characters.js';
import type { HandDescription } from '../hand.js';

type Category = HandDescription['category'];

/** The words in which a site describes hands. */
export interface HandWords {
  /** Words of a category, with which a description begins; longer ones stand before those that they begin with. */
  readonly categories: readonly (readonly [words: string, category: Category])[];
  /** Ranks 0 … 12 by their words, in lower case. */
  readonly ranks: Readonly<Record<string, number>>;
  /**
   * The words between the ranks, in lower case, of a site that names all ranks of a category. A description with another
   * word or with fewer ranks is none then. Without them, other words name no rank, and ranks may be missing.
   */
  readonly links?: readonly string[];
}

/** Ranks by their signs: `2` … `10`, `T`, `J`, `Q`, `K`, `A`. */
export const signRanks: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'23456789tjqka'].map((sign, rank) => [sign, rank])),
  '10': 8,
};

/** Ranks by their figures and English names, singular and plural. The article `a` names no ace. */
export const englishRanks: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'23456789'].map((sign, rank) => [sign, rank])),
  '10': 8,
  ...Object.fromEntries(
    'two three four five six seven eight nine ten jack queen king ace'
      .split(' ')
      .flatMap((word, rank): [string, number][] => [
        [word, rank],
        [`${word}s`, rank],
      ]),
  ),
  sixes: 4,
  deuce: 0,
  deuces: 0,
};

/** The number of ranks that belong to a category itself; ranks behind them are kickers. */
const OWN_RANKS: Readonly<Partial<Record<Category, number>>> = { 'two-pair': 2, 'full-house': 2 };
const MAX_RANKS = 5;
const ROYAL = 'royal';
const ACE = 12;
const FIVE = 3;
/** The difference of the last and the first rank of a straight. */
const SPAN = 4;
/** Stands for a word that is neither a rank nor a link. */
const NO_RANK = -1;

/**
 * Makes the reader of a site's descriptions: `Two pairs : Ace and 9`, `Straight Queen high`. It gives the category and the
 * ranks that the words name, in the order in which hands compare, and null for any other text. A straight has its last
 * named rank: `Ten to Ace`. O(length × categories).
 */
export const makeHandReader = ({
  categories,
  ranks,
  links,
}: HandWords): ((text: string) => HandDescription | null) => {
  const rankByWord = new Map(Object.entries(ranks));
  const linking = links === undefined ? null : new Set(links);
  const byWords = categories.map(([words, category]) => ({ words: words.toLowerCase(), category }));
  return (text) => {
    const lower = text.toLowerCase();
    const found = byWords.find(({ words }) => lower.startsWith(words));
    if (found === undefined) return null;
    const { category, words } = found;
    if (words.includes(ROYAL)) return { category, ranks: [ACE] };
    const named = namedRanks(lower.slice(words.length), rankByWord, linking);
    if (linking !== null && !isWhole(category, named)) return null;
    return { category, ranks: orderedRanks(category, named) };
  };
};

/** Whether the ranks, without another word, are as many as the category has; two ranks of a straight are its ends. */
const isWhole = (category: Category, named: readonly number[]): boolean => {
  if (named.includes(NO_RANK) || named.length < (OWN_RANKS[category] ?? 1)) return false;
  if (category !== 'straight' && category !== 'straight-flush') return true;
  const [first, last] = named;
  return named.length === 1 || last - first === SPAN || (first === ACE && last === FIVE);
};

const orderedRanks = (category: Category, named: readonly number[]): number[] => {
  switch (category) {
    case 'straight':
    case 'straight-flush':
      return named.slice(-1);
    case 'two-pair':
      return [...named.slice(0, 2).sort((a, b) => b - a), ...named.slice(2, MAX_RANKS)];
    default:
      return named.length < (OWN_RANKS[category] ?? 1) ? [] : named.slice(0, MAX_RANKS);
  }
};

/** The ranks of the words of a text, in order. A word that is no link has NO_RANK; without links, other words name none. */
const namedRanks = (
  text: string,
  rankByWord: ReadonlyMap<string, number>,
  links: ReadonlySet<string> | null,
): number[] => {
  const found: number[] = [];
  let start = -1;
  for (let at = 0; at <= text.length; at++) {
    const isOfWord = at < text.length && isWordCode(text.charCodeAt(at));
    if (isOfWord && start < 0) start = at;
    else if (!isOfWord && start >= 0) {
      const word = text.slice(start, at);
      const rank = rankByWord.get(word);
      if (rank !== undefined) found.push(rank);
      else if (links?.has(word) === false) found.push(NO_RANK);
      start = -1;
    }
  }
  return found;
};

const isWordCode = (code: number): boolean =>
  isDigit(code) || isCapital(code) || (code >= 0x61 && code <= 0x7a) || code > 0x7f;

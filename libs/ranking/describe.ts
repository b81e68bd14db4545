import { ACE, FIVE, type Language, type Rank, rankName } from '#cards';
import { explainHigh } from './explain.js';
import type { Reading } from './readings.js';
import type { Category } from './scale.js';

type Ranks = readonly Rank[];

/** How a language says what a hand is, and how it adds the kickers. */
interface Phrases {
  readonly hand: Readonly<Record<Category, (ranks: Ranks) => string>>;
  readonly royal: string;
  readonly kickers: (kickers: Ranks) => string;
  /** A flush by all its ranks. */
  readonly wholeFlush: (ranks: Ranks) => string;
}

/** Lowest rank of a straight by its top: the ace below 5-4-3-2. */
function bottomOf(straightTop: Rank): Rank {
  return straightTop === FIVE ? ACE : straightTop - 4;
}

function english(): Phrases {
  const one = (rank: Rank): string => rankName(rank, 'en').singular;
  const many = (rank: Rank): string => rankName(rank, 'en').plural;
  const run = (top: Rank): string => `${one(bottomOf(top))} to ${one(top)}`;
  const row = (ranks: Ranks): string => ranks.map(one).join('-');
  return {
    hand: {
      'high-card': ([high]) => `high card ${one(high)}`,
      pair: ([pair]) => `a pair of ${many(pair)}`,
      'two-pair': ([high, low]) => `two pair, ${many(high)} and ${many(low)}`,
      'three-of-a-kind': ([three]) => `three of a kind, ${many(three)}`,
      straight: ([top]) => `a straight, ${run(top)}`,
      flush: ([high]) => `a flush, ${one(high)} high`,
      'full-house': ([three, two]) => `a full house, ${many(three)} full of ${many(two)}`,
      'four-of-a-kind': ([four]) => `four of a kind, ${many(four)}`,
      'straight-flush': ([top]) => `a straight flush, ${run(top)}`,
    },
    royal: 'a Royal Flush',
    kickers: (kickers) => `, ${row(kickers)} ${kickers.length === 1 ? 'kicker' : 'kickers'}`,
    wholeFlush: (ranks) => `a flush, ${row(ranks)}`,
  };
}

function spanish(): Phrases {
  const one = (rank: Rank): string => rankName(rank, 'es').singular;
  const many = (rank: Rank): string => rankName(rank, 'es').plural;
  const to = (rank: Rank): string => rankName(rank, 'es').to;
  const run = (top: Rank): string => `de ${one(bottomOf(top))} a ${one(top)}`;
  const row = (ranks: Ranks): string =>
    ranks.length === 1
      ? one(ranks[0])
      : `${ranks.slice(0, -1).map(one).join(', ')} y ${one(ranks[ranks.length - 1])}`;
  return {
    hand: {
      'high-card': ([high]) => `carta alta, ${one(high)}`,
      pair: ([pair]) => `una pareja de ${many(pair)}`,
      'two-pair': ([high, low]) => `dobles parejas, ${many(high)} y ${many(low)}`,
      'three-of-a-kind': ([three]) => `un trío de ${many(three)}`,
      straight: ([top]) => `una escalera ${run(top)}`,
      flush: ([high]) => `un color ${to(high)}`,
      'full-house': ([three, two]) => `un full de ${many(three)} con ${many(two)}`,
      'four-of-a-kind': ([four]) => `un póquer de ${many(four)}`,
      'straight-flush': ([top]) => `una escalera de color ${run(top)}`,
    },
    royal: 'una escalera real',
    kickers: (kickers) => `, ${kickers.length === 1 ? 'kicker' : 'kickers'} ${row(kickers)}`,
    wholeFlush: (ranks) => `un color de ${row(ranks)}`,
  };
}

const PHRASES: Readonly<Record<Language, Phrases>> = { en: english(), es: spanish() };

/** By category: how many of the leading ranks the short form names; what follows them are kickers. */
const NAMED: Readonly<Record<Category, number>> = {
  'high-card': 1,
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 1,
  straight: 1,
  flush: 5,
  'full-house': 2,
  'four-of-a-kind': 1,
  'straight-flush': 1,
};

/** A reading (of `explainHigh` or `explainPartial`) in words, close to what poker sites print, without kickers. */
export function describeReading({ category, ranks }: Reading, language: Language): string {
  const phrases = PHRASES[language];
  if (category === 'straight-flush' && ranks[0] === ACE) return phrases.royal;
  return phrases.hand[category](ranks);
}

/** The same with all that decides a comparison: kickers, and every rank of a flush. */
export function describeReadingFully(reading: Reading, language: Language): string {
  const phrases = PHRASES[language];
  if (reading.category === 'flush') return phrases.wholeFlush(reading.ranks);
  const kickers = reading.ranks.slice(NAMED[reading.category]);
  return describeReading(reading, language) + (kickers.length === 0 ? '' : phrases.kickers(kickers));
}

/** A high strength in words: `a pair of Kings`, `una pareja de reyes`. Throws as `explainHigh` does. */
export function describe(strength: number, language: Language): string {
  return describeReading(explainHigh(strength), language);
}

/** With kickers: `a pair of Kings, Ace-Ten-Nine kickers`, `una pareja de reyes, kickers as, diez y nueve`. */
export function describeWithKickers(strength: number, language: Language): string {
  return describeReadingFully(explainHigh(strength), language);
}

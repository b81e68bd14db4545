import { ACE, formatRank, type Language, type Rank, rankName, type Suit, suitName } from '#cards';
import { explain } from './explain.js';
import type { HandValue } from './hand-values.js';
import { type Category, placeOf, rankAt, type Scale, type ScaleId, SCALES } from './scale.js';

type Ranks = readonly Rank[];

/** The phrases of a language for hands and kickers. */
interface Phrases {
  readonly hand: Readonly<Record<Category, (ranks: Ranks, scale: Scale) => string>>;
  readonly royal: string;
  /** A hand of one card of a suit. */
  readonly card: (rank: Rank, suit: Suit) => string;
  readonly kickers: (kickers: Ranks) => string;
  /** A flush with all its ranks. */
  readonly wholeFlush: (ranks: Ranks) => string;
}

/** The lowest rank of a straight: the ace below 5-4-3-2, or below 9-8-7-6 in a deck of 36. */
function bottomOf(straightTop: Rank, scale: Scale): Rank {
  const place = placeOf(straightTop, scale) - scale.cards + 1;
  return place < placeOf(scale.lowest, scale) ? ACE : rankAt(place, scale);
}

/** The ranks of a low as the sites print them: `8-6-4-3-A`. */
function lowRanks(ranks: Ranks): string {
  return ranks.map(formatRank).join('-');
}

function english(): Phrases {
  const one = (rank: Rank): string => rankName(rank, 'en').singular;
  const many = (rank: Rank): string => rankName(rank, 'en').plural;
  const run = ([top]: Ranks, scale: Scale): string => `${one(bottomOf(top, scale))} to ${one(top)}`;
  const row = (ranks: Ranks): string => ranks.map(one).join('-');
  return {
    hand: {
      'high-card': ([high]) => `high card ${one(high)}`,
      pair: ([pair]) => `a pair of ${many(pair)}`,
      'two-pair': ([high, low]) => `two pair, ${many(high)} and ${many(low)}`,
      'three-of-a-kind': ([three]) => `three of a kind, ${many(three)}`,
      straight: (ranks, scale) => `a straight, ${run(ranks, scale)}`,
      flush: ([high]) => `a flush, ${one(high)} high`,
      'full-house': ([three, two]) => `a full house, ${many(three)} full of ${many(two)}`,
      'four-of-a-kind': ([four]) => `four of a kind, ${many(four)}`,
      'straight-flush': (ranks, scale) => `a straight flush, ${run(ranks, scale)}`,
      'five-of-a-kind': ([five]) => `five of a kind, ${many(five)}`,
      low: (ranks) => `${lowRanks(ranks)} low`,
      badugi: (ranks) => `${lowRanks(ranks)} badugi`,
      'three-card': (ranks) => `three-card hand, ${lowRanks(ranks)}`,
      'two-card': (ranks) => `two-card hand, ${lowRanks(ranks)}`,
      'one-card': (ranks) => `one-card hand, ${lowRanks(ranks)}`,
    },
    royal: 'a Royal Flush',
    card: (rank, suit) => `the ${one(rank)} of ${suitName(suit, 'en')}`,
    kickers: (kickers) => `, ${row(kickers)} ${kickers.length === 1 ? 'kicker' : 'kickers'}`,
    wholeFlush: (ranks) => `a flush, ${row(ranks)}`,
  };
}

function spanish(): Phrases {
  const one = (rank: Rank): string => rankName(rank, 'es').singular;
  const many = (rank: Rank): string => rankName(rank, 'es').plural;
  const to = (rank: Rank): string => rankName(rank, 'es').to;
  const run = ([top]: Ranks, scale: Scale): string => `de ${one(bottomOf(top, scale))} a ${one(top)}`;
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
      straight: (ranks, scale) => `una escalera ${run(ranks, scale)}`,
      flush: ([high]) => `un color ${to(high)}`,
      'full-house': ([three, two]) => `un full de ${many(three)} con ${many(two)}`,
      'four-of-a-kind': ([four]) => `un póker de ${many(four)}`,
      'straight-flush': (ranks, scale) => `una escalera de color ${run(ranks, scale)}`,
      'five-of-a-kind': ([five]) => `un repóker de ${many(five)}`,
      low: (ranks) => `mano baja ${lowRanks(ranks)}`,
      badugi: (ranks) => `badugi ${lowRanks(ranks)}`,
      'three-card': (ranks) => `mano de tres cartas, ${lowRanks(ranks)}`,
      'two-card': (ranks) => `mano de dos cartas, ${lowRanks(ranks)}`,
      'one-card': (ranks) => `mano de una carta, ${lowRanks(ranks)}`,
    },
    royal: 'una escalera real',
    card: (rank, suit) =>
      `${rankName(rank, 'es').to.replace(/^al? /, (to) => (to === 'al ' ? 'el ' : ''))} de ${suitName(suit, 'es')}`,
    kickers: (kickers) => `, ${kickers.length === 1 ? 'kicker' : 'kickers'} ${row(kickers)}`,
    wholeFlush: (ranks) => `un color de ${row(ranks)}`,
  };
}

const PHRASES: Readonly<Record<Language, Phrases>> = { en: english(), es: spanish() };

/** The short form names all ranks of the hand. */
const ALL = 5;

/** By category: how many leading ranks the short form names. The others are kickers. */
const NAMED_RANKS: Readonly<Record<Category, number>> = {
  'high-card': 1,
  pair: 1,
  'two-pair': 2,
  'three-of-a-kind': 1,
  straight: 1,
  flush: ALL,
  'full-house': 2,
  'four-of-a-kind': 1,
  'straight-flush': 1,
  'five-of-a-kind': 1,
  low: ALL,
  badugi: ALL,
  'three-card': ALL,
  'two-card': ALL,
  'one-card': ALL,
};

/**
 * A hand value (from `explain` or `explainPartial`) in words, close to what poker sites print, without kickers. The scale
 * decides which card is the lowest of a straight.
 */
export function describeValue(value: HandValue, language: Language, scale: ScaleId = 'high'): string {
  const { category, ranks } = value;
  const phrases = PHRASES[language];
  const { cards, suit } = SCALES[scale];
  if (suit !== undefined) return phrases.card(ranks[0], suit);
  if (category === 'straight-flush' && ranks[0] === ACE && cards === 5) return phrases.royal;
  return phrases.hand[category](ranks, SCALES[scale]);
}

/** The same with everything that decides a comparison: kickers, and all ranks of a flush. */
export function describeValueWithKickers(
  value: HandValue,
  language: Language,
  scale: ScaleId = 'high',
): string {
  const phrases = PHRASES[language];
  if (value.category === 'flush') return phrases.wholeFlush(value.ranks);
  const kickers = value.ranks.slice(NAMED_RANKS[value.category]);
  return describeValue(value, language, scale) + (kickers.length === 0 ? '' : phrases.kickers(kickers));
}

/**
 * A strength on a scale in words: `a pair of Kings`, `una pareja de reyes`; `8-6-4-3-A low`, `mano baja 8-6-4-3-A`.
 * Throws like `explain`.
 */
export function describe(scale: ScaleId, strength: number, language: Language): string {
  return describeValue(explain(scale, strength), language, scale);
}

/** With kickers: `a pair of Kings, Ace-Ten-Nine kickers`, `una pareja de reyes, kickers as, diez y nueve`. */
export function describeWithKickers(scale: ScaleId, strength: number, language: Language): string {
  return describeValueWithKickers(explain(scale, strength), language, scale);
}

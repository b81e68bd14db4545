import { formatCard, formatRank } from '#cards';
import { AT, fieldOf, pairOfPlaces, PLACES } from '../counts/layout.js';
import type { DealCounts } from '../counts/deal-counts.js';
import type { DeckShape } from '../deck-shape.js';
import {
  chiSquareTest,
  eventTest,
  exchangeableTest,
  type CellCounts,
  type Measured,
  type TestId,
} from './measured.js';
import { quadraticForms } from './quadratic-form.js';
import { className, classOdds, RANKS } from './starting-hands.js';

const SUITS = 4;

/** The expected counts below which a test is not made. */
const LEAST_OF_CARD = 50;
const LEAST_OF_RANK = 100;
const LEAST_OF_SUIT = 100;
const LEAST_PAIRS = 100;
const LEAST_OF_CLASS = 20;
const LEAST_AT_PLACE = 50;

/** Names of the ranks, suits and cards of a deck. */
export const rankNames = ({ first, ranks }: DeckShape): string[] =>
  Array.from({ length: ranks }, (_, rank) => formatRank(first / SUITS + rank));
export const suitNames = (): string[] => ['c', 'd', 'h', 's'];
export const cardNames = ({ first, cards }: DeckShape): string[] =>
  Array.from({ length: cards }, (_, card) => formatCard(first + card));

/** Counts by card as counts by rank and by suit, of the cards of the deck. */
export const byCard = (cards: ArrayLike<number>, { first, cards: size }: DeckShape): number[] =>
  Array.from({ length: size }, (_, card) => cards[first + card]);
export const byRank = (cards: ArrayLike<number>, deck: DeckShape): number[] => {
  const sums = Array.from({ length: deck.ranks }, () => 0);
  byCard(cards, deck).forEach((count, card) => (sums[card >> 2] += count));
  return sums;
};
export const bySuit = (cards: ArrayLike<number>, deck: DeckShape): number[] => {
  const sums = Array.from({ length: SUITS }, () => 0);
  byCard(cards, deck).forEach((count, card) => (sums[card & 3] += count));
  return sums;
};

/** The hole cards of each deal are drawn without replacement: their counts vary less than those of independent cards. */
export const holeTests = (counts: DealCounts): Measured[] => {
  const { deck, values } = counts;
  const n = values[AT.dealt];
  const spread = values[AT.spread];
  const cards = fieldOf(values, 'cards');
  const alike = (
    test: TestId,
    observed: readonly number[],
    names: readonly string[],
    least: number,
  ): Measured => {
    const size = observed.length;
    const minimum = least * size;
    const each = deck.cards / size;
    const cells = { observed, names, expected: observed.map(() => n / size) };
    // Counts of single cards have the covariance matrix spread × (I - J/cards).
    const variance = each * spread * (1 - 1 / size);
    return { test, n, unit: 'cards', minimum, found: n < minimum ? null : exchangeableTest(cells, variance) };
  };
  return [
    alike('hole-card-ranks', byRank(cards, deck), rankNames(deck), LEAST_OF_RANK),
    alike('hole-card-suits', bySuit(cards, deck), suitNames(), LEAST_OF_SUIT),
    alike('hole-cards', byCard(cards, deck), cardNames(deck), LEAST_OF_CARD),
    ...(counts.holeCards === 2 ? [pairTest(counts), classTest(counts)] : []),
    ...placeTests(counts, 'seat'),
    ...placeTests(counts, 'position'),
  ];
};

/** The number of known hands, and of ordered pairs of them in the same deal. */
const handsOf = (values: Float64Array): { readonly hands: number; readonly together: number } => {
  let hands = 0;
  let together = 0;
  fieldOf(values, 'known').forEach((deals, known) => {
    hands += deals * known;
    together += deals * known * (known - 1);
  });
  return { hands, together };
};

const pairTest = ({ deck, values }: DealCounts): Measured => {
  const { pair, bothPairs } = classOdds(deck);
  const { hands, together } = handsOf(values);
  const classes = fieldOf(values, 'classes');
  let pairs = 0;
  for (let rank = 0; rank < RANKS; rank++) pairs += classes[rank * RANKS + rank];
  const minimum = Math.round(LEAST_PAIRS / pair);
  const variance = hands * pair * (1 - pair) + together * (bothPairs - pair ** 2);
  const found = hands < minimum ? null : eventTest(pairs, hands * pair, variance);
  return { test: 'pairs', n: hands, unit: 'hands', minimum, found };
};

/** The 169 classes, with the exact covariances of hands of the same deal. O(classes³). */
const classTest = ({ deck, values }: DealCounts): Measured => {
  const { classes, single, joint } = classOdds(deck);
  const { hands, together } = handsOf(values);
  const all = fieldOf(values, 'classes');
  const minimum = Math.ceil(LEAST_OF_CLASS / Math.min(...single));
  const cells: CellCounts = {
    observed: classes.map((own) => all[own]),
    expected: single.map((odds) => odds * hands),
    names: classes.map(className),
  };
  const base = { test: 'starting-hands', n: hands, unit: 'hands', minimum } as const;
  if (hands < minimum) return { ...base, found: null };
  // The counts have a fixed sum, so the last one is left out.
  const df = classes.length - 1;
  const covariance = single.slice(0, df).map((a, row) =>
    single.slice(0, df).map((b, column) => {
      const own = row === column ? a : 0;
      return hands * (own - a * b) + together * (joint[row][column] - a * b);
    }),
  );
  const deviations = cells.observed.slice(0, df).map((count, at) => count - cells.expected[at]);
  const forms = quadraticForms(covariance, [deviations]);
  return { ...base, found: forms === null ? null : chiSquareTest(forms[0], df, hands, cells) };
};

/** Ranks and pairs at each seat, or at each place in the order of the deal: their covariances depend on who was dealt in together. */
const placeTests = ({ deck, holeCards, values }: DealCounts, what: 'seat' | 'position'): Measured[] => {
  const isSeat = what === 'seat';
  const together = fieldOf(values, isSeat ? 'seats' : 'places');
  const dealsOf = (a: number, b: number): number => together[pairOfPlaces(a, b)];
  const numberOf = (place: number): number => (isSeat ? place : place + 1);
  const used = (least: number): number[] =>
    Array.from({ length: PLACES }, (_, place) => place).filter((place) => dealsOf(place, place) >= least);
  const matrix = (places: readonly number[], own: number, other: number): number[][] =>
    places.map((a) => places.map((b) => dealsOf(a, b) * (a === b ? own : other)));
  return [rankTest(), ...(holeCards === 2 ? [pairsTest()] : [])];

  function rankTest(): Measured {
    const least = (LEAST_AT_PLACE * deck.ranks) / holeCards;
    const places = used(least);
    const sum = places.reduce((cards, place) => cards + dealsOf(place, place) * holeCards, 0);
    const base = {
      test: `${what}-ranks`,
      n: sum,
      unit: 'cards',
      minimum: 2 * LEAST_AT_PLACE * deck.ranks,
    } as const;
    if (places.length < 2) return { ...base, found: null };
    const counts = fieldOf(values, isSeat ? 'seatRanks' : 'placeRanks');
    const lowest = deck.first / SUITS;
    const observed: number[] = [];
    const expected: number[] = [];
    const names: string[] = [];
    const numbers: number[] = [];
    const deviations: number[][] = [];
    for (let rank = lowest; rank < lowest + deck.ranks; rank++) {
      const row = places.map((place) => {
        const count = counts[place * RANKS + rank];
        const mean = (dealsOf(place, place) * holeCards) / deck.ranks;
        observed.push(count);
        expected.push(mean);
        names.push(formatRank(rank));
        numbers.push(numberOf(place));
        return count - mean;
      });
      deviations.push(row);
    }
    // In units of I - J/cards: positive within a hand, negative between hands of a deal.
    const whole = deck.cards * (deck.cards - 1);
    const own = (holeCards * (deck.cards - holeCards)) / whole;
    const forms = quadraticForms(matrix(places, own, -(holeCards ** 2) / whole), deviations);
    if (forms === null) return { ...base, found: null };
    const statistic = forms.reduce((total, form) => total + form, 0) / SUITS;
    const df = places.length * (deck.ranks - 1);
    return {
      ...base,
      found: chiSquareTest(statistic, df, sum, { observed, expected, names, places: numbers }),
    };
  }

  function pairsTest(): Measured {
    const { pair, bothPairs } = classOdds(deck);
    const least = LEAST_AT_PLACE / pair;
    const places = used(least);
    const sum = places.reduce((hands, place) => hands + dealsOf(place, place), 0);
    const base = { test: `${what}-pairs`, n: sum, unit: 'hands', minimum: Math.round(2 * least) } as const;
    if (places.length < 2) return { ...base, found: null };
    const counts = fieldOf(values, isSeat ? 'seatPairs' : 'placePairs');
    const cells: CellCounts = {
      observed: places.map((place) => counts[place]),
      expected: places.map((place) => dealsOf(place, place) * pair),
      names: places.map(() => 'pair'),
      places: places.map(numberOf),
    };
    const covariance = matrix(places, pair * (1 - pair), bothPairs - pair ** 2);
    const deviations = cells.observed.map((count, at) => count - cells.expected[at]);
    const forms = quadraticForms(covariance, [deviations]);
    const unitEffect = (sum * pair) / (1 - pair);
    return {
      ...base,
      found: forms === null ? null : chiSquareTest(forms[0], places.length, unitEffect, cells),
    };
  }
};

import type { DealCounts } from '../counts/deal-counts.js';
import { AT, fieldOf, type EventField } from '../counts/layout.js';
import { byCard, byRank, bySuit, cardNames, rankNames, suitNames } from './hole-tests.js';
import {
  chiSquareTest,
  eventTest,
  exchangeableTest,
  type CellCounts,
  type Measured,
  type TestId,
} from './measured.js';
import { quadraticForms } from './quadratic-form.js';

const LEAST_OF_CARD = 50;
const LEAST_OF_RANK = 100;
const LEAST_OF_SUIT = 100;
const LEAST_FLOPS = 1000;
const LEAST_FLUSH_FLOPS = 2000;

/**
 * What selection may do to boards where not all hole cards are known: the players who stay hold high cards, so fewer of them are left for the
 * board (docs/fairness.md has measured values).
 */
export interface BoardAllowance {
  /** The root mean square of the relative departure of ranks. */
  readonly ranks: number;
  readonly pairs: number;
  readonly suits: number;
  readonly straights: number;
}

export const ALL_KNOWN: BoardAllowance = { ranks: 0, pairs: 0, suits: 0, straights: 0 };
export const PARTLY_KNOWN: BoardAllowance = { ranks: 0.08, pairs: 0.03, suits: 0.02, straights: 0.05 };

/** What was to be expected of each card on the boards. */
const expectedOnBoards = (values: Float64Array): Float64Array => {
  const share = values[AT.boardShare];
  return fieldOf(values, 'boardLess').map((less) => share - less);
};

const total = (counts: Float64Array): number => counts.reduce((sum, count) => sum + count, 0);

/**
 * All cards that are dealt, hole cards and boards together, where all are known. Each street of a board has its own expectation, given the
 * cards that were out, so its departures are uncorrelated with those before, and the variances add up.
 */
export const deckTests = ({ deck, values }: DealCounts): Measured[] => {
  const dealt = values[AT.dealt];
  const boards = fieldOf(values, 'boardCards');
  const cards = fieldOf(values, 'cards').map((count, card) => count + boards[card]);
  const onBoards = expectedOnBoards(values);
  const n = total(cards);
  const alike = (
    test: TestId,
    group: (cards: ArrayLike<number>, deck: DealCounts['deck']) => number[],
    names: readonly string[],
    boardVariance: number,
    least: number,
  ): Measured => {
    const size = names.length;
    const expected = group(onBoards, deck).map((share) => share + dealt / size);
    const variance = (deck.cards / size) * values[AT.spread] * (1 - 1 / size) + boardVariance;
    const minimum = least * size;
    const cells = { observed: group(cards, deck), expected, names };
    return { test, n, unit: 'cards', minimum, found: n < minimum ? null : exchangeableTest(cells, variance) };
  };
  return [
    alike('deck-ranks', byRank, rankNames(deck), values[AT.rankSpread], LEAST_OF_RANK),
    alike('deck-suits', bySuit, suitNames(), values[AT.suitSpread], LEAST_OF_SUIT),
    alike('deck-cards', byCard, cardNames(deck), values[AT.cardSpread], LEAST_OF_CARD),
  ];
};

export const boardTests = ({ deck, values }: DealCounts, allowance: BoardAllowance): Measured[] => {
  const cards = fieldOf(values, 'boardCards');
  const expected = expectedOnBoards(values);
  const n = total(cards);
  const alike = (
    test: TestId,
    group: (cards: ArrayLike<number>, deck: DealCounts['deck']) => number[],
    names: readonly string[],
    variance: number,
    least: number,
    allowed: number,
  ): Measured => {
    const cells: CellCounts = { observed: group(cards, deck), expected: group(expected, deck), names };
    const minimum = least * names.length;
    const found = n < minimum ? null : exchangeableTest(cells, variance, allowed);
    return { test, n, unit: 'cards', minimum, found };
  };
  const { ranks, pairs, suits, straights } = allowance;
  return [
    alike('board-ranks', byRank, rankNames(deck), values[AT.rankSpread], LEAST_OF_RANK, ranks),
    alike('board-suits', bySuit, suitNames(), values[AT.suitSpread], LEAST_OF_SUIT, suits),
    alike('board-cards', byCard, cardNames(deck), values[AT.cardSpread], LEAST_OF_CARD, ranks),
    flopTest(values, 'board-pairs', 'pairedFlops', pairs),
    flushTest(values, suits),
    flopTest(values, 'board-straights', 'straightFlops', straights),
  ];
};

const flopTest = (values: Float64Array, test: TestId, field: EventField, allowance: number): Measured => {
  const [n, happened, expected, variance] = fieldOf(values, field);
  const found = n < LEAST_FLOPS ? null : eventTest(happened, expected, variance, allowance);
  return { test, n, unit: 'flops', minimum: LEAST_FLOPS, found };
};

/** Flops of one suit, of two and of three. */
const flushTest = (values: Float64Array, allowance: number): Measured => {
  const n = values[AT.flops];
  const base = { test: 'board-flushes', n, unit: 'flops', minimum: LEAST_FLUSH_FLOPS } as const;
  if (n < LEAST_FLUSH_FLOPS) return { ...base, found: null };
  const [one, two, expectedOne, expectedTwo, ones, twos, both] = fieldOf(values, 'suitedFlops');
  const cells: CellCounts = {
    observed: [one, two, n - one - two],
    expected: [expectedOne, expectedTwo, n - expectedOne - expectedTwo],
    names: ['one-suit', 'two-suits', 'three-suits'],
  };
  const covariance = [
    [ones, both],
    [both, twos],
  ];
  const forms = quadraticForms(covariance, [[one - expectedOne, two - expectedTwo]]);
  return { ...base, found: forms === null ? null : chiSquareTest(forms[0], 2, n, cells, allowance) };
};

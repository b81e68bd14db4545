import { chiSquareTail, noncentralTail, skewedTails } from './distributions.js';

export const TESTS = [
  'deck-ranks',
  'deck-suits',
  'deck-cards',
  'hole-card-ranks',
  'hole-card-suits',
  'hole-cards',
  'pairs',
  'starting-hands',
  'seat-ranks',
  'seat-pairs',
  'position-ranks',
  'position-pairs',
  'board-ranks',
  'board-suits',
  'board-cards',
  'board-pairs',
  'board-flushes',
  'board-straights',
  'repeats-seat',
  'repeats-place',
  'repeats-board',
  'repeats-deal',
  'repeats-between-seats',
  'repeats-between-places',
  'runs-pairs',
  'runs-ranks',
  'all-in-equity',
  'all-in-calibration',
] as const;

export type TestId = (typeof TESTS)[number];

/** What a test counts. */
export type Unit = 'cards' | 'hands' | 'flops' | 'deals' | 'all-ins';

/** The part of a test that departs most from what was to be expected. */
export interface Cell {
  /** A rank, suit, card, class of starting hands, `pair`, kind of flop, range of equity, or `FROM→TO` of a card that came again. */
  readonly cell: string;
  /** The seat, or the place in the order of the deal from 1; null for tests of all together. */
  readonly place: number | null;
  readonly observed: number;
  readonly expected: number;
}

/** The result of a test, before it is compared with the other ones. */
export interface Measured {
  readonly test: TestId;
  readonly n: number;
  readonly unit: Unit;
  /** The smallest sample that is judged. */
  readonly minimum: number;
  /** Null for too small a sample. */
  readonly found: Found | null;
}

export interface Found {
  /** Distributed as chi-square if the deal is fair; the square of a standardized sum if it has one degree of freedom. */
  readonly statistic: number;
  readonly df: number;
  readonly p: number;
  /**
   * How far the deal departs: the observed excess relative to what was to be expected; of several counts the root of its mean square,
   * less what chance makes of it.
   */
  readonly effect: number;
  readonly worst: Cell | null;
  /** All counts of a test of ranks or suits, to be drawn. */
  readonly cells?: readonly CountedCell[];
}

/** A count of a test, with what was to be expected and its standard deviation in a fair deal. */
export interface CountedCell {
  readonly cell: string;
  readonly observed: number;
  readonly expected: number;
  readonly deviation: number;
}

/** Tests with more counts do not list them: a plot could not show them apart. */
const MOST_LISTED = 13;

/** Counts with what was to be expected of them. */
export interface CellCounts {
  readonly observed: readonly number[];
  readonly expected: readonly number[];
  readonly names: readonly string[];
  readonly places?: readonly number[];
}

/** The effect of a chi-square statistic of counts: the root mean square of the relative departures, less what chance makes of them. */
export const chiSquareEffect = (statistic: number, df: number, unitEffect: number): number =>
  Math.sqrt(Math.max(0, statistic - df) / unitEffect);

/**
 * A chi-square test.
 *
 * @param unitEffect what the statistic would grow by if all counts departed by their own size
 * @param allowance the effect that selection may have in a fair deal
 */
export const chiSquareTest = (
  statistic: number,
  df: number,
  unitEffect: number,
  cells: CellCounts,
  allowance = 0,
): Found => ({
  statistic,
  df,
  p:
    allowance === 0
      ? chiSquareTail(statistic, df)
      : noncentralTail(statistic, df, unitEffect * allowance * allowance),
  effect: chiSquareEffect(statistic, df, unitEffect),
  worst: worstCell(cells),
});

/**
 * A test of counts that are alike: equal variances, and a fixed total. Its p-value is twice the smaller one of two: of the chi-square
 * statistic, which finds departures of many counts, and of the count that departs most, which finds those of one.
 *
 * @param variance the mean variance of a count
 */
export const exchangeableTest = (cells: CellCounts, variance: number, allowance = 0): Found => {
  const { observed, expected } = cells;
  const size = observed.length;
  // The covariance matrix is a multiple of I - J/size; on deviations, which add up to 0, so is its inverse.
  const scale = (variance * size) / (size - 1);
  let squares = 0;
  let sizes = 0;
  let most = 0;
  for (let at = 0; at < size; at++) {
    const square = (observed[at] - expected[at]) ** 2;
    squares += square;
    sizes += expected[at] ** 2;
    if (square > most) most = square;
  }
  const tested = chiSquareTest(squares / scale, size - 1, sizes / scale, cells, allowance);
  const found = size > MOST_LISTED ? tested : { ...tested, cells: listed(cells, Math.sqrt(variance)) };
  if (allowance > 0) return found;
  // Šidák 1967: the largest of counts that depend on each other little, and negatively.
  const largest = -Math.expm1(size * Math.log1p(-chiSquareTail(most / variance, 1)));
  return { ...found, p: Math.min(1, 2 * Math.min(found.p, largest)) };
};

const listed = ({ observed, expected, names }: CellCounts, deviation: number): CountedCell[] =>
  names.map((cell, at) => ({
    cell,
    observed: observed[at],
    expected: round(expected[at]),
    deviation: round(deviation),
  }));

const worstCell = ({ observed, expected, names, places }: CellCounts): Cell | null => {
  let worst = -1;
  let most = 0;
  for (let at = 0; at < observed.length; at++) {
    const departure = expected[at] > 0 ? (observed[at] - expected[at]) ** 2 / expected[at] : 0;
    if (departure > most) {
      most = departure;
      worst = at;
    }
  }
  if (worst < 0) return null;
  const counts = { observed: observed[worst], expected: round(expected[worst]) };
  return { cell: names[worst], place: places?.[worst] ?? null, ...counts };
};

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * A test of a sum of chances: how often something happened.
 *
 * @param allowance the part of the expectation by which selection may move it in a fair deal
 */
export const eventTest = (
  happened: number,
  expected: number,
  variance: number,
  allowance = 0,
): Found | null => {
  if (variance <= 0) return null;
  const excess = happened - expected;
  const counted = Math.sign(excess) * Math.max(0, Math.abs(excess) - allowance * expected);
  const sigma = Math.sqrt(variance);
  // Of n independent chances of probability p, the variance is np(1 - p), and the skewness (1 - 2p) / σ.
  const skewness = (2 * Math.min(1, variance / expected) - 1) / sigma;
  return {
    statistic: (excess / sigma) ** 2,
    df: 1,
    p: skewedTails(counted / sigma, skewness),
    effect: excess / expected,
    worst: null,
  };
};

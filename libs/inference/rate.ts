import { RAKE_ROUNDINGS, rakeAt, RATE_SCALE, type Chips, type RakeRounding } from '#engine';
import { countHands, type Entry } from './histogram.js';

/** How a house computes its rake before the cap. Rates are in ten-thousandths, the lowest first. */
export interface RateFit {
  readonly rates: readonly number[];
  readonly unit: Chips;
  /** The ways with which the hands agree. */
  readonly roundings: readonly RakeRounding[];
  /** The lowest and the highest rate that agree with the hands; of the most frequent one, if there are two. */
  readonly range: readonly [number, number];
}

/** Fewer hands are too few to say a rate. */
export const LEAST_HANDS = 20;

/** A second rate needs as many hands, and as large a part of all. */
const LEAST_OF_SECOND = 10;
const LEAST_PART_OF_SECOND = 0.03;

/** The highest rate that is tried, in ten-thousandths. */
const MAX_RATE = 2_500;

/** The hands must narrow a rate down to a quarter of a percent. */
const MAX_WIDTH = 25;

/** The part of the hands that may be wrong without any effect on the result. */
const TOLERANCE = 0.01;

const UNITS = [1, 5, 10, 25, 50, 100, 500, 1_000, 10_000];

/** The same for a second rate, of whose hands some are at a cap or have two roundings. */
const TOLERANCE_OF_SECOND = 0.1;

/** Rates are round: a multiple of the first of these is more likely than one of the next. */
const ROUND = [100, 50, 25, 10, 5, 1];

/** The hands that agree with each rate, for one unit and one way to round. */
interface Support {
  readonly unit: Chips;
  readonly rounding: RakeRounding;
  readonly hands: Int32Array;
  readonly most: number;
}

/**
 * The rate, the unit and the rounding with which most hands agree, or null if the hands leave the rate open. Hands whose
 * rake a cap reduces agree with no rate and have no effect unless they are the most. The entries have one pot and one
 * winner. O(entries × units).
 */
export const fitRate = (entries: readonly Entry[]): RateFit | null => {
  const hands = countHands(entries);
  if (hands < LEAST_HANDS) return null;
  const largest = entries.reduce((most, { rake }) => Math.max(most, rake), 0);
  const supports = UNITS.filter((unit) => unit === 1 || unit <= largest).flatMap((unit) =>
    RAKE_ROUNDINGS.map((rounding) => supportOf(entries, unit, rounding)),
  );
  const best = Math.max(...supports.map(({ most }) => most));
  const least = best - Math.max(1, Math.floor(best * TOLERANCE));
  const unit = Math.min(...supports.filter(({ most }) => most >= least).map((support) => support.unit));
  const tied = supports.filter((support) => support.unit === unit && support.most >= least);
  const range = rangeOf(tied, least);
  if (range === null) return null;
  const rate = roundestIn(range);
  const ways = tied.filter((support) => support.hands[rate] >= least);
  return { rates: [rate], unit, roundings: ways.map(({ rounding }) => rounding), range };
};

/** A second rate for hands that do not agree with the first one, or null. `left`: the hands without the capped ones. */
export const fitSecondRate = (fit: RateFit, left: readonly Entry[], hands: number): RateFit | null => {
  const others = left.filter(({ total, rake }) => rake > 0 && !isAtRates(fit, total, rake));
  const supports = fit.roundings.map((rounding) => supportOf(others, fit.unit, rounding));
  const best = Math.max(...supports.map(({ most }) => most));
  if (best < LEAST_OF_SECOND || best < hands * LEAST_PART_OF_SECOND) return null;
  const range = rangeOf(supports, best - Math.max(1, Math.floor(best * TOLERANCE_OF_SECOND)));
  if (range === null) return null;
  const rates = [...fit.rates, roundestIn(range)].sort((a, b) => a - b);
  return new Set(rates).size < rates.length ? null : { ...fit, rates };
};

/** Whether a rake is the full one at one of the rates. */
export const isAtRates = (fit: RateFit, total: Chips, rake: Chips): boolean =>
  fit.rates.some((rate) => {
    const { from, to } = fullRake(fit, rate, total);
    return rake >= from && rake <= to;
  });

/** The rake at a rate without a cap; a range if the ways to round differ. */
export const fullRake = (
  { unit, roundings }: RateFit,
  rate: number,
  total: Chips,
): { readonly from: Chips; readonly to: Chips } => {
  const due = roundings.map((rounding) => rakeAt(total, rate, unit, rounding));
  return { from: Math.min(...due), to: Math.max(...due) };
};

/** Each hand agrees with the rates of one interval: the sums over all intervals in one pass. */
const supportOf = (entries: readonly Entry[], unit: Chips, rounding: RakeRounding): Support => {
  const hands = new Int32Array(MAX_RATE + 2);
  for (const { total, rake, count } of entries) {
    if (rake % unit !== 0 || total === 0) continue;
    const [from, to] = ratesOf(total, rake, unit, rounding);
    if (to < 0 || from > MAX_RATE || from > to) continue;
    hands[Math.max(0, from)] += count;
    hands[Math.min(MAX_RATE, to) + 1] -= count;
  }
  let most = 0;
  for (let rate = 1; rate <= MAX_RATE; rate++) hands[rate] += hands[rate - 1];
  for (let rate = 0; rate <= MAX_RATE; rate++) most = Math.max(most, hands[rate]);
  return { unit, rounding, hands, most };
};

/** The lowest and the highest rate that give a rake; none if the lowest is the higher one. */
const ratesOf = (
  total: Chips,
  rake: Chips,
  unit: Chips,
  rounding: RakeRounding,
): readonly [number, number] => {
  /** The rate that gives an amount of half chips exactly. */
  const rateAt = (halves: number): number => (halves * RATE_SCALE) / (2 * total);
  const above = (rate: number): number => Math.floor(rate) + 1;
  const below = (rate: number): number => Math.ceil(rate) - 1;
  switch (rounding) {
    case 'down':
      return [Math.ceil(rateAt(2 * rake)), below(rateAt(2 * (rake + unit)))];
    case 'nearest':
      return [Math.ceil(rateAt(2 * rake - unit)), below(rateAt(2 * rake + unit))];
    case 'nearest-even': {
      const [from, to] = [rateAt(2 * rake - unit), rateAt(2 * rake + unit)];
      return (rake / unit) % 2 === 0 ? [Math.ceil(from), Math.floor(to)] : [above(from), below(to)];
    }
    case 'up':
      return [above(rateAt(2 * (rake - unit))), Math.floor(rateAt(2 * rake))];
  }
};

/** The rates that at least so many hands support in any way, if they are close together. */
const rangeOf = (supports: readonly Support[], least: number): readonly [number, number] | null => {
  let from = -1;
  let to = -1;
  for (let rate = 0; rate <= MAX_RATE; rate++) {
    if (!supports.some(({ hands }) => hands[rate] >= least)) continue;
    if (from < 0) from = rate;
    to = rate;
  }
  return from < 0 || to - from > MAX_WIDTH ? null : [from, to];
};

const roundestIn = ([from, to]: readonly [number, number]): number => {
  for (const step of ROUND) {
    const first = Math.ceil(from / step) * step;
    if (first <= to) return first;
  }
  return from;
};

import { Random } from '#random';
import type { DealCounts } from '../counts/deal-counts.js';
import { AT, DECILES } from '../counts/layout.js';
import { chiSquareEffect, type Found, type Measured } from './measured.js';
import { chiSquareTail, skewedTails } from './distributions.js';

const LEAST = 100;
const LEAST_FOR_CALIBRATION = 500;

/** Neighbouring deciles are put together until the variance of their sum of outcomes is at least this. */
const LEAST_VARIANCE = 5;

/** Up to this sample the p-value of the calibration is simulated. */
const SIMULATED = 2000;
const TRIALS = 20_000;
const SEED = 1995;

/** By how much of a pot the equity of an all-in may be off if folded hands are unknown: the cards that were folded are no random ones. */
export const ALL_IN_ALLOWANCE = 0.01;

/** All-ins whose equities are alike. */
interface EquityGroup {
  /** The deciles of equity, from the first to before the last one. */
  from: number;
  to: number;
  n: number;
  outcome: number;
  equity: number;
  variance: number;
}

/**
 * All-ins against their equity: overall, and by equity. All-ins with an unknown hand count as if they would have made up for the
 * departure, because which hands are shown depends on who won.
 */
export const allInTests = ({ values }: DealCounts, allowance: number): Measured[] => {
  const groups = groupsOf(values);
  const unknown = values[AT.unknownAllIns];
  const n = groups.reduce((sum, group) => sum + group.n, 0);
  const base = { n, unit: 'all-ins' } as const;
  const allowed = groups.map((group) => unknown + allowance * group.n);
  return [
    {
      ...base,
      test: 'all-in-equity',
      minimum: LEAST,
      found: n < LEAST ? null : equityTest(groups, unknown + allowance * n),
    },
    {
      ...base,
      test: 'all-in-calibration',
      minimum: LEAST_FOR_CALIBRATION,
      found: n < LEAST_FOR_CALIBRATION || groups.length < 2 ? null : calibrationTest(groups, allowed, n),
    },
  ];
};

const emptyGroup = (from: number): EquityGroup => ({
  from,
  to: from,
  n: 0,
  outcome: 0,
  equity: 0,
  variance: 0,
});

/** The deciles, as few together as the variance allows. */
const groupsOf = (values: Float64Array): EquityGroup[] => {
  const groups: EquityGroup[] = [];
  let group = emptyGroup(0);
  for (let decile = 0; decile < DECILES; decile++) {
    const at = AT.allIns + 4 * decile;
    group.to = decile + 1;
    group.n += values[at];
    group.outcome += values[at + 1];
    group.equity += values[at + 2];
    group.variance += values[at + 3];
    if (group.variance < LEAST_VARIANCE) continue;
    groups.push(group);
    group = emptyGroup(decile + 1);
  }
  const last = groups.at(-1);
  if (last === undefined) return group.n > 0 ? [group] : [];
  last.to = DECILES;
  last.n += group.n;
  last.outcome += group.outcome;
  last.equity += group.equity;
  last.variance += group.variance;
  return groups;
};

const equityTest = (groups: readonly EquityGroup[], allowed: number): Found | null => {
  let excess = 0;
  let variance = 0;
  let third = 0;
  let n = 0;
  for (const group of groups) {
    excess += group.outcome - group.equity;
    variance += group.variance;
    third += group.variance * (1 - (2 * group.equity) / group.n);
    n += group.n;
  }
  if (variance < LEAST_VARIANCE) return null;
  const sigma = Math.sqrt(variance);
  const counted = lessen(excess, allowed) / sigma;
  return {
    statistic: (excess / sigma) ** 2,
    df: 1,
    p: skewedTails(counted, third / sigma ** 3),
    // The part of a pot by which players get more than their equity.
    effect: excess / n,
    worst: null,
  };
};

const lessen = (excess: number, allowed: number): number =>
  Math.sign(excess) * Math.max(0, Math.abs(excess) - allowed);

const calibrationTest = (groups: readonly EquityGroup[], allowed: readonly number[], n: number): Found => {
  const df = groups.length;
  const statistic = sumOf(groups.map((group) => (group.outcome - group.equity) ** 2 / group.variance));
  const counted = sumOf(
    groups.map((group, at) => lessen(group.outcome - group.equity, allowed[at]) ** 2 / group.variance),
  );
  const worst = [...groups].sort((a, b) => departure(b) - departure(a))[0];
  return {
    statistic,
    df,
    p: n <= SIMULATED ? simulatedTail(groups, counted) : chiSquareTail(counted, df),
    effect: chiSquareEffect(statistic, df, sumOf(groups.map((group) => group.n ** 2 / group.variance))),
    worst: {
      cell: `${worst.from * 10}-${worst.to * 10}%`,
      place: null,
      observed: roundShare(worst.outcome),
      expected: roundShare(worst.equity),
    },
  };
};

const departure = ({ outcome, equity, variance }: EquityGroup): number => (outcome - equity) ** 2 / variance;

const roundShare = (shares: number): number => Math.round(shares * 10) / 10;

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * The share of simulated samples of wins and losses with at least this statistic, by a fixed seed. The wins of a group are one draw from
 * their binomial distribution. O(all-ins + trials × groups × log all-ins).
 */
const simulatedTail = (groups: readonly EquityGroup[], statistic: number): number => {
  const random = new Random(SEED);
  const drawn = groups.map(({ n, equity }) => {
    const chance = equity / n;
    const scale = equity * (1 - chance);
    return { equity, scale, sums: binomialSums(n, chance) };
  });
  let reached = 1;
  for (let trial = 0; trial < TRIALS; trial++) {
    let sum = 0;
    for (const { equity, scale, sums } of drawn) {
      const wins = placeOf((random.next() / 2 ** 32) * sums[sums.length - 1], sums);
      sum += (wins - equity) ** 2 / scale;
    }
    if (sum >= statistic) reached++;
  }
  return reached / (TRIALS + 1);
};

/** The sums of the weights of 0 to k successes, for each k to n. The weight of the mode is 1: no weight that matters is too small. */
const binomialSums = (n: number, chance: number): Float64Array => {
  const weights = new Float64Array(n + 1);
  const mode = Math.min(n, Math.floor((n + 1) * chance));
  const odds = chance / (1 - chance);
  weights[mode] = 1;
  for (let k = mode; k < n; k++) weights[k + 1] = (weights[k] * (n - k) * odds) / (k + 1);
  for (let k = mode; k > 0; k--) weights[k - 1] = (weights[k] * k) / ((n - k + 1) * odds);
  for (let k = 1; k <= n; k++) weights[k] += weights[k - 1];
  return weights;
};

/** The first place whose sum is above a value. */
const placeOf = (value: number, sums: Float64Array): number => {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] > value) high = middle;
    else low = middle + 1;
  }
  return low;
};

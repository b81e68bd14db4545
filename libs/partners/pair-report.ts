import type { Candidate } from './candidates.js';
import { smallestP } from './false-discovery.js';
import { PER_BIG_BLIND, PER_POT, PLAY_COUNT, PLAYS } from './hand-partners.js';
import {
  MEASURES,
  type MeasuredPair,
  type Measure,
  type MeasureResult,
  type PairReport,
} from './report-shapes.js';
import type { PairSums } from './site-sums.js';
import { KEPT_HANDS, type Trace } from './traced-hands.js';

/** The figures of a pair, before it is judged. */
export const describePair = (candidate: Candidate): MeasuredPair => {
  const { pair, players, pushes, tables, tests, zs, ps, qs } = candidate;
  const isTurned = isReversed(candidate);
  const [given, taken] = isTurned ? pair.given.toReversed() : pair.given;
  const worth = pair.directions.map((direction) => inBigBlinds(direction.worth));
  const known = MEASURES.flatMap((measure) => ps[measure] ?? []);
  return {
    site: candidate.site,
    players: isTurned ? [players[1], players[0]] : players,
    isTested: candidate.isTested,
    score: candidate.isTested ? rounded(-Math.log10(Math.max(smallestP(known), LEAST_P)) + 0, 3) : 0,
    hands: pair.hands,
    flow: {
      given: inBigBlinds(given),
      taken: inBigBlinds(taken),
      net: inBigBlinds(given - taken),
    },
    play: {
      turns: pushes.turns,
      bets: pushes.actual,
      folds: foldsOf(pair),
      betPercent: percent(pushes.actual, pushes.turns),
      expectedBetPercent: percent(pushes.expected, pushes.turns),
      lastTwo: pair.lastTwo,
      checkedDown: pair.checkedDown,
    },
    worth: isTurned ? [worth[1], worth[0]] : [worth[0], worth[1]],
    tables: {
      together: tables.together,
      expected: rounded(tables.expected, 2),
      p: significant(tables.p),
      q: significant(candidate.tablesQ),
    },
    measures: MEASURES.map((measure): MeasureResult => {
      const { actual, expected } = tests[measure];
      const z = zs[measure];
      return {
        measure,
        actual: inUnits(measure, isTurned, actual),
        expected: inUnits(measure, isTurned, expected),
        z: z === undefined ? null : rounded(measure === 'chip-flow' && isTurned ? -z : z, 2),
        p: significantOrNull(ps[measure]),
        q: significantOrNull(qs[measure]),
      };
    }),
    traces: tracesOf(candidate),
  };
};

/** The report of a pair: it is suspect if one of its q-values is at most alpha. */
export const judgePair = (measured: MeasuredPair, alpha: number): PairReport => {
  const { isTested, traces, site, players, ...figures } = measured;
  const isSuspect = measured.measures.some(({ q }) => q !== null && q <= alpha);
  return {
    site,
    players,
    verdict: isTested ? (isSuspect ? 'suspect' : 'ok') : 'too-few',
    ...figures,
    evidence: evidenceOf(measured, alpha),
  };
};

/** A p-value below the precision of the numbers. */
const LEAST_P = 1e-300;

const inBigBlinds = (hundredths: number): number => hundredths / PER_BIG_BLIND;

const inUnits = (measure: Measure, isTurned: boolean, value: number): number => {
  if (measure === 'chip-flow') return rounded((isTurned ? -value : value) / PER_BIG_BLIND, 2) + 0;
  return measure === 'collusion-table' ? rounded(value / PER_POT, 2) + 0 : rounded(value, 2);
};

const foldsOf = ({ directions }: PairSums): number => {
  let folds = 0;
  for (const { plays } of directions)
    for (const [kind, count] of plays) if (kind % PLAY_COUNT === PLAYS.fold) folds += count;
  return folds;
};

/** A share in percent, with a decimal; null of none. */
export const percent = (count: number, of: number): number | null =>
  of === 0 ? null : rounded((100 * count) / of, 1);

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Three digits, however small the value is. */
const significant = (value: number): number => Number(value.toPrecision(3));

const significantOrNull = (value: number | undefined): number | null =>
  value === undefined ? null : significant(value);

/** The hands of the measures that make a pair suspect, or, for other pairs, of the strongest measure. */
const evidenceOf = ({ measures, traces }: MeasuredPair, alpha: number): PairReport['evidence'] => {
  const order = measures.filter(({ p }) => p !== null).sort((one, other) => (one.p ?? 1) - (other.p ?? 1));
  const strong = order.filter(({ q }, place) => place === 0 || (q ?? 1) <= alpha);
  const evidence: { hand: string; measure: Measure }[] = [];
  // In turn from each measure, so that none fills the list.
  for (let place = 0; place < KEPT_HANDS; place++)
    for (const { measure } of strong) {
      const hand = traces[measure].at(place);
      if (hand === undefined || evidence.length === KEPT_HANDS) continue;
      if (evidence.every((other) => other.hand !== hand)) evidence.push({ hand, measure });
    }
  return evidence;
};

const tracesOf = (candidate: Candidate): MeasuredPair['traces'] => {
  const of = (measure: Measure): string[] =>
    candidate.pair.traces[traceOf(measure, candidate)].map(({ hand }) => hand);
  return {
    'chip-flow': of('chip-flow'),
    'soft-play': of('soft-play'),
    whipsawing: of('whipsawing'),
    'collusion-table': of('collusion-table'),
  };
};

/** Whether the second player of the sums is named first: the one who gave more chips, or of equal ones the first by name. */
const isReversed = ({ players: [first, second], pair: { given } }: Candidate): boolean =>
  given[0] === given[1] ? first > second : given[0] < given[1];

const traceOf = (measure: Measure, candidate: Candidate): Trace => {
  if (measure !== 'chip-flow') return measure;
  return isReversed(candidate) ? 'flow-to-first' : 'flow-to-second';
};

import type { Candidate } from './candidates.js';
import { smallestP } from './false-discovery.js';
import { PER_BIG_BLIND, PER_POT, PLAY_COUNT, PLAYS } from './hand-partners.js';
import { KEPT_HANDS, type PairSums, type Trace } from './partner-sums.js';
import { MEASURES, type Measure, type MeasureResult, type PairReport } from './report-shapes.js';

/** The report of a pair. */
export const describePair = (candidate: Candidate, alpha: number): PairReport => {
  const { pair, players, pushes, tables, tests, zs, ps, qs } = candidate;
  const isTurned = isReversed(candidate);
  const [given, taken] = isTurned ? pair.given.toReversed() : pair.given;
  const worth = pair.directions.map((direction) => inBigBlinds(direction.worth));
  const known = MEASURES.flatMap((measure) => ps[measure] ?? []);
  const isSuspect = MEASURES.some((measure) => (qs[measure] ?? 1) <= alpha);
  return {
    site: candidate.site,
    players: isTurned ? [players[1], players[0]] : players,
    verdict: candidate.isTested ? (isSuspect ? 'suspect' : 'ok') : 'too-few',
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
    evidence: evidenceOf(candidate, alpha),
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
const evidenceOf = (candidate: Candidate, alpha: number): PairReport['evidence'] => {
  const { pair, ps, qs } = candidate;
  const order = MEASURES.filter((measure) => ps[measure] !== undefined).sort(
    (one, other) => (ps[one] ?? 1) - (ps[other] ?? 1),
  );
  const strong = order.filter((measure, place) => place === 0 || (qs[measure] ?? 1) <= alpha);
  const evidence: { hand: string; measure: Measure }[] = [];
  // In turn from each measure, so that none fills the list.
  for (let place = 0; place < KEPT_HANDS; place++)
    for (const measure of strong) {
      const traced = pair.traces[traceOf(measure, candidate)].at(place);
      if (traced === undefined || evidence.length === KEPT_HANDS) continue;
      if (evidence.every(({ hand }) => hand !== traced.hand)) evidence.push({ hand: traced.hand, measure });
    }
  return evidence;
};

/** Whether the second player of the sums is named first: the one who gave more chips, or of equal ones the first by name. */
const isReversed = ({ players: [first, second], pair: { given } }: Candidate): boolean =>
  given[0] === given[1] ? first > second : given[0] < given[1];

const traceOf = (measure: Measure, candidate: Candidate): Trace => {
  if (measure !== 'chip-flow') return measure;
  return isReversed(candidate) ? 'flow-to-first' : 'flow-to-second';
};

import { qValues } from '#probability';
import { hypergeometricTail, upperTail } from './distributions.js';
import { onCommonScale, onScaleOfPlayers } from './false-discovery.js';
import {
  everySituation,
  multiwayOnly,
  testFlow,
  testPushes,
  testWorth,
  type PairTest,
} from './pair-tests.js';
import { MEASURES, type Measure } from './report-shapes.js';
import { ratesOf, type SiteRates } from './site-rates.js';
import type { PairSums, SiteSums } from './site-sums.js';

/** A pair with enough hands together. */
export interface Candidate {
  readonly site: string;
  readonly players: readonly [string, string];
  readonly pair: PairSums;
  /** Whether both met others often enough. */
  readonly isTested: boolean;
  readonly tables: { readonly together: number; readonly expected: number; readonly p: number };
  readonly pushes: ReturnType<typeof testPushes>;
  readonly tests: Readonly<Record<Measure, PairTest>>;
  /** On the common scale, by measure. */
  readonly zs: Partial<Record<Measure, number>>;
  readonly ps: Partial<Record<Measure, number>>;
  readonly qs: Partial<Record<Measure, number>>;
  tablesQ: number;
}

export interface TestedSite {
  readonly name: string;
  readonly site: SiteSums;
  readonly rates: SiteRates;
  readonly pairs: readonly Candidate[];
}

/** Pairs that are tested or described in one step: some hundredths of a second. */
export const STEP = 500;

/** Tests the pairs of a site, each site on its own scale, in steps. */
export function* testSite(name: string, site: SiteSums, minHands: number): Generator<void, TestedSite> {
  const rates = ratesOf(site);
  const pairs: Candidate[] = [];
  for (const pair of site.pairs.values()) {
    if (pair.hands < minHands) continue;
    if (pairs.length % STEP === STEP - 1) yield;
    const { players } = pair;
    const pushes = testPushes(rates, pair, everySituation);
    const whipsaw = testPushes(rates, pair, multiwayOnly);
    pairs.push({
      site: name,
      players: [players[0].name, players[1].name],
      pair,
      isTested: players.every(({ meetings }) => meetings - pair.flowHands >= minHands),
      tables: sharedTables(site, pair),
      pushes,
      tests: {
        'chip-flow': testFlow(rates, pair),
        'soft-play': { ...pushes, z: pushes.z === null ? null : -pushes.z },
        whipsawing: whipsaw,
        'collusion-table': testWorth(rates, pair),
      },
      zs: {},
      ps: {},
      qs: {},
      tablesQ: 1,
    });
  }
  for (const measure of MEASURES) setScale(measure, pairs);
  return { name, site, rates, pairs };
}

/** The tables that two players shared, and Fisher's test of how many chance would have them share. */
const sharedTables = ({ sessions }: SiteSums, { players, ...pair }: PairSums): Candidate['tables'] => {
  const all = sessions.count;
  const [first, second] = players.map((player) => player.sessions.upTo(all));
  const together = pair.sessions.upTo(Math.min(first, second));
  return {
    together,
    expected: (first * second) / all,
    p: hypergeometricTail(all, first, second, together),
  };
};

const setScale = (measure: Measure, pairs: readonly Candidate[]): void => {
  const tested = pairs.filter(({ isTested, tests }) => isTested && tests[measure].z !== null);
  // Chips may flow either way; play for each other has one direction.
  const hasSides = measure === 'chip-flow';
  const common = onCommonScale(
    tested.map(({ tests }) => tests[measure].z ?? 0),
    { hasSides },
  );
  const zs = onScaleOfPlayers(
    common,
    tested.map(({ players }) => players),
  );
  tested.forEach((candidate, index) => {
    const z = zs[index];
    candidate.zs[measure] = z;
    candidate.ps[measure] = hasSides ? 2 * upperTail(Math.abs(z)) : upperTail(z);
  });
};

/** The q-values of all pairs and measures; those of shared tables apart, for friends share tables too. */
export const setRates = (candidates: readonly Candidate[]): void => {
  const tests = candidates.flatMap((candidate) =>
    MEASURES.flatMap((measure) => {
      const p = candidate.ps[measure];
      return p === undefined ? [] : [{ candidate, measure, p }];
    }),
  );
  qValues(
    tests.map(({ p }) => p),
    'positive',
  ).forEach((q, index) => {
    const { candidate, measure } = tests[index];
    candidate.qs[measure] = q;
  });
  qValues(
    candidates.map(({ tables }) => tables.p),
    'positive',
  ).forEach((q, index) => {
    candidates[index].tablesQ = q;
  });
};

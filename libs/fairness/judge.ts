import { qValues } from '#probability';
import type { DeckId } from '#cards';
import type { Cell, CountedCell, Measured, TestId, Unit } from './inference/measured.js';

export type Verdict = 'ok' | 'suspect' | 'too-few';

/** Which deals a test judges. */
export interface DealScope {
  /** Null for all sites, and for all tables. */
  readonly site: string | null;
  readonly table: string | null;
  readonly deck: DeckId;
  readonly holeCards: number;
  /** Whose cards are known: of all players, or only of those who wrote the logs. */
  readonly known: 'all' | 'own';
}

/** The result of a test. */
export interface FairnessTest extends DealScope {
  readonly test: TestId;
  readonly n: number;
  readonly unit: Unit;
  readonly minimum: number;
  readonly statistic: number | null;
  readonly df: number | null;
  readonly p: number | null;
  readonly q: number | null;
  readonly effect: number | null;
  readonly worst: Cell | null;
  /** The counts of a test of ranks or suits. */
  readonly cells?: readonly CountedCell[];
  readonly verdict: Verdict;
}

export const DEFAULT_ALPHA = 0.01;

/** Judges tests together: a test is suspect if its q-value among all of them is below alpha. O(n log n). */
export const judge = (
  tests: readonly (Measured & { readonly scope: DealScope })[],
  alpha = DEFAULT_ALPHA,
): FairnessTest[] => {
  const made = tests.filter(({ found }) => found !== null);
  // Tests of the same cards depend on each other in ways for which the smaller q-values have no proof. With these, if no test has a true
  // cause, any q below alpha has a probability of at most alpha.
  const qs = qValues(
    made.map(({ found }) => found?.p ?? 1),
    'unknown',
  );
  const q = new Map(qs.map((value, at) => [made[at], value]));
  return tests.map((test) => {
    const { scope, found, n, unit, minimum } = test;
    const own = q.get(test);
    const base = { test: test.test, ...scope, n, unit, minimum };
    if (found === null || own === undefined)
      return {
        ...base,
        statistic: null,
        df: null,
        p: null,
        q: null,
        effect: null,
        worst: null,
        verdict: 'too-few',
      };
    const { statistic, df, p, effect, worst, cells } = found;
    const judged = { ...base, statistic, df, p, q: own, effect, worst };
    const verdict = own < alpha ? 'suspect' : 'ok';
    return cells === undefined ? { ...judged, verdict } : { ...judged, cells, verdict };
  });
};

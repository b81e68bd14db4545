import { exactly } from '../exact/exact.js';
import type { SampleCounts } from '../monte-carlo/sample.js';
import type { StoppingRule } from '../monte-carlo/stopping-rule.js';
import type { Method } from '../outputs/result.js';
import { sampleCost } from '../solver/cost.js';
import { KERNEL_VERSION } from '../solver/identity.js';
import { stoppingRuleOf } from '../solver/options.js';
import type { PreparedSpot } from '../solver/prepare.js';
import type { Spot } from '../spot/spot.js';
import { Tally, type TallyCounts } from '../tally/tally.js';
import { BATCH_COST, MAX_BATCHES } from './limits.js';
import { SampleBatches } from './sample-batches.js';
import { Slices } from './slices.js';

/** A small sample gives an estimate until all cases are counted. */
const ESTIMATE: StoppingRule = { trials: 100_000, error: null };
const MAX_ESTIMATE_COST = 20 * BATCH_COST;

/** The result of a batch, as JSON: counted cases, or a sample in strides. */
export type BatchCounts =
  | { readonly kind: 'cases'; readonly tally: TallyCounts }
  | { readonly kind: 'sample'; readonly strides: readonly SampleCounts[] };

/** The batches of a job. They can be computed in any order by any worker, and depend on the spot and the options alone. */
export interface JobPlan {
  readonly method: Method;
  /** The largest number of batches; a sample may be complete before its last. */
  readonly batches: number;
  /** How the cases are divided. Counts of batches can be added up only if their plans have the same text. */
  readonly division: string;
  /** Computes a batch; repeating it gives the same counts. */
  run(batch: number): BatchCounts;
}

/** Divides a prepared spot into batches. Linear in the size of the ranges. */
export const planJob = ({ spot, options, strategy }: PreparedSpot): JobPlan =>
  strategy.method === 'exact'
    ? exactPlan(spot, options.seed)
    : samplePlan(new SampleBatches(spot, options.seed, stoppingRuleOf(options)));

/** Increase it if a plan divides the cases otherwise, and neither its method nor its parts show that. */
const PLAN_VERSION = 1;

const divisionOf = (method: Method, parts: string): string =>
  `${KERNEL_VERSION}.${PLAN_VERSION} ${method} ${parts}`;

const samplePlan = (sample: SampleBatches): JobPlan => ({
  method: 'monte-carlo',
  batches: sample.count,
  division: divisionOf('monte-carlo', sample.division),
  run: (batch) => ({ kind: 'sample', strides: sample.strides(batch) }),
});

/** The first batch is the sample for the estimate. */
const exactPlan = (spot: Spot, seed: number): JobPlan => {
  const slices = Slices.of(spot, BATCH_COST, MAX_BATCHES);
  return {
    method: 'exact',
    batches: slices.count + 1,
    division: divisionOf('exact', slices.division),
    run: (batch) => {
      if (batch === 0) return estimate(spot, seed);
      const tally = new Tally(spot.players.length, spot.game.shares.length);
      for (const slice of slices.at(batch - 1)) tally.merge(exactly(slice));
      return { kind: 'cases', tally: tally.counts() };
    },
  };
};

/** Empty where compatible hands are so rare that the sample would take longer than counting. */
const estimate = (spot: Spot, seed: number): BatchCounts => ({
  kind: 'sample',
  strides:
    sampleCost(spot, ESTIMATE) > MAX_ESTIMATE_COST ? [] : new SampleBatches(spot, seed, ESTIMATE).strides(0),
});

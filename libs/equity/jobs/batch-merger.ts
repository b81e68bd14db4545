import { MonteCarloDriver } from '../monte-carlo/driver.js';
import { Sample, type SampleCounts } from '../monte-carlo/sample.js';
import type { EquityResult } from '../outputs/result.js';
import { type SeededOptions, stoppingRuleOf } from '../solver/options.js';
import { Tally, type TallyCounts } from '../tally/tally.js';
import type { BatchCounts, JobPlan } from './job-plan.js';

/** The merged batches of a job, as JSON. Stored rows have these keys. */
export interface MergedBatches {
  /** The number of batches that are merged, from the first on. */
  readonly pieces: number;
  readonly sample: SampleCounts | null;
  readonly tally: TallyCounts | null;
}

export const EMPTY_MERGE: MergedBatches = { pieces: 0, sample: null, tally: null };

/** The progress of a job. */
export type JobProgress =
  /** More batches are missing; `estimate` is the result of the sample so far. */
  | { readonly state: 'open'; readonly estimate: EquityResult | null }
  | { readonly state: 'answered'; readonly result: EquityResult };

/**
 * Merges the batches of a job in order, so that the answer does not depend on which worker computed them. Once the
 * sample is complete, later strides (merged runs of chunks) are ignored.
 */
export class BatchMerger {
  private batches: number;
  private tally: Tally | null;
  private driver: MonteCarloDriver | null;

  /** @param merged the batches that were merged before */
  constructor(
    private readonly options: SeededOptions,
    private readonly plan: Pick<JobPlan, 'method' | 'batches'>,
    { pieces, sample, tally }: MergedBatches,
  ) {
    this.batches = pieces;
    this.tally = tally === null ? null : Tally.of(tally);
    this.driver = sample === null ? null : this.driverOf(Sample.of(sample));
  }

  /** Adds the next batch. It is ignored if the job is already answered. */
  add(counts: BatchCounts): void {
    if (this.progress.state !== 'open') return;
    this.batches++;
    if (counts.kind === 'cases') this.addCases(Tally.of(counts.tally));
    else this.addSample(counts.strides);
  }

  get progress(): JobProgress {
    const { driver, tally, batches, plan, options } = this;
    const isThrough = batches === plan.batches;
    if (plan.method === 'exact' && isThrough && tally !== null)
      return { state: 'answered', result: { method: 'exact', tally } };
    if (driver === null) return { state: 'open', estimate: null };
    const { sample } = driver;
    const { seed } = options;
    const sampled = { method: 'monte-carlo', tally: sample.tally, sample, seed } as const;
    // The estimate of an open job does not say whether it reached the requested error.
    return isThrough || this.isSampleEnough(driver)
      ? { state: 'answered', result: { ...sampled, error: stoppingRuleOf(options).error } }
      : { state: 'open', estimate: { ...sampled, error: null } };
  }

  get merged(): MergedBatches {
    const { batches, driver, tally } = this;
    return { pieces: batches, sample: driver?.sample.counts() ?? null, tally: tally?.counts() ?? null };
  }

  private addCases(tally: Tally): void {
    if (this.tally === null) this.tally = tally;
    else this.tally.merge(tally);
  }

  private addSample(strides: readonly SampleCounts[]): void {
    for (const counts of strides) {
      const stride = Sample.of(counts);
      this.driver ??= this.driverOf(new Sample(stride.tally.players, stride.tally.halves));
      this.driver.merge(stride);
      if (this.isSampleEnough(this.driver)) return;
    }
  }

  private driverOf(sample: Sample): MonteCarloDriver {
    return new MonteCarloDriver(stoppingRuleOf(this.options), sample);
  }

  /** The estimate of an exact job is never its answer. */
  private isSampleEnough(driver: MonteCarloDriver): boolean {
    return this.plan.method === 'monte-carlo' && driver.isEnough;
  }
}

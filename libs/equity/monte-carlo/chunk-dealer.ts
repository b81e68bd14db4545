import type { Spot } from '../spot/spot.js';
import type { Scorer } from '../tally/scorer.js';
import type { Tally } from '../tally/tally.js';
import { PlainTrials } from './plain-trials.js';
import type { Sample } from './sample.js';
import { chunksFor, type StoppingRule, trialsOf } from './stopping-rule.js';
import { planFor, type TrialPlan } from './trial-plan.js';
import { Trials } from './trials.js';

/** One chunk of a sample, with what a recorder noted. Plain data: it can be sent to another thread. */
export interface Chunk<Recorded> {
  readonly sample: Sample;
  readonly record: Recorded;
}

/** Notes more of each trial than who wins. */
export interface TrialRecorder<Recorded> {
  newRecord(): Recorded;
  /** Counts trials into the tally and the record; `draws` trials in a row are of the same hands. */
  scorerFor(record: Recorded, draws: number, tally: Tally): Scorer;
}

/**
 * Deals the chunks of a sample. A chunk depends on the spot, the seed and its number alone, and not on whether it is recorded.
 */
export class ChunkDealer<Recorded = null> {
  /** The largest number of chunks; the sample may be large enough before its last. */
  readonly chunks: number;
  private readonly plan: TrialPlan;
  /** Trials of the kernel cannot be recorded; plain trials deal the same. */
  private readonly trials: Pick<PlainTrials, 'run'>;

  constructor(
    spot: Spot,
    private readonly seed: number,
    private readonly rule: StoppingRule,
    private readonly recorder: TrialRecorder<Recorded> | null = null,
  ) {
    this.plan = planFor(spot);
    this.chunks = chunksFor(rule, this.plan.draws);
    this.trials = recorder === null ? new Trials(spot) : new PlainTrials(this.plan);
  }

  deal(chunk: number): Chunk<Recorded | null> {
    const { seed, rule, recorder, plan, trials } = this;
    const count = trialsOf(rule, plan.draws, chunk);
    if (recorder === null) return { sample: trials.run(seed, chunk, count), record: null };
    const record = recorder.newRecord();
    const sample = trials.run(seed, chunk, count, (tally) => recorder.scorerFor(record, plan.draws, tally));
    return { sample, record };
  }
}

import { type Asking, type Result, stoppingFor } from '../ask.js';
import { Sample, type SampleCounts } from '../monte-carlo/sample.js';
import { isEnough } from '../monte-carlo/stopping.js';
import { Tally, type TallyCounts } from '../tally.js';
import type { PieceCounts, Plan } from './plan.js';

/** Pieces that were merged, as JSON: so many from the first on. */
export interface Merged {
  readonly pieces: number;
  readonly sample: SampleCounts | null;
  readonly tally: TallyCounts | null;
}

export const NOTHING_MERGED: Merged = { pieces: 0, sample: null, tally: null };

/** How far a question has come. */
export type Standing =
  /** More is to be merged; `estimate` is what a sample has said so far. */
  | { readonly state: 'open'; readonly estimate: Result | null }
  | { readonly state: 'answered'; readonly result: Result };

/**
 * Puts the pieces of a plan together in their order: they give the same to the last digit, whoever ran them. What comes behind
 * the stride with which a sample was large enough is not looked at.
 */
export class Merging {
  private pieces: number;
  private sample: Sample | null;
  private tally: Tally | null;

  /** @param merged where an earlier one has left off */
  constructor(
    private readonly asking: Asking,
    private readonly plan: Pick<Plan, 'method' | 'pieces'>,
    { pieces, sample, tally }: Merged,
  ) {
    this.pieces = pieces;
    this.sample = sample === null ? null : Sample.of(sample);
    this.tally = tally === null ? null : Tally.of(tally);
  }

  /** Adds the next piece; in vain where the question is answered already. */
  add(counts: PieceCounts): void {
    if (this.standing.state !== 'open') return;
    this.pieces++;
    if (counts.kind === 'cases') this.count(Tally.of(counts.tally));
    else this.draw(counts.strides);
  }

  get standing(): Standing {
    const { sample, tally, pieces, plan, asking } = this;
    const isThrough = pieces === plan.pieces;
    if (plan.method === 'exact' && isThrough && tally !== null)
      return { state: 'answered', result: { method: 'exact', tally } };
    if (sample === null) return { state: 'open', estimate: null };
    const { seed } = asking;
    const drawn = { method: 'monte-carlo', tally: sample.tally, sample, seed } as const;
    // Of what is not through nobody asks yet whether its error is small enough.
    return isThrough || this.isEnough(sample)
      ? { state: 'answered', result: { ...drawn, error: stoppingFor(asking).error } }
      : { state: 'open', estimate: { ...drawn, error: null } };
  }

  /** What was merged so far. */
  get merged(): Merged {
    const { pieces, sample, tally } = this;
    return { pieces, sample: sample?.counts() ?? null, tally: tally?.counts() ?? null };
  }

  private count(tally: Tally): void {
    if (this.tally === null) this.tally = tally;
    else this.tally.merge(tally);
  }

  private draw(strides: readonly SampleCounts[]): void {
    for (const counts of strides) {
      const stride = Sample.of(counts);
      this.sample ??= new Sample(stride.tally.players, stride.tally.halves);
      this.sample.merge(stride);
      if (this.isEnough(this.sample)) return;
    }
  }

  /** The sample beside a count of all cases is enough when they are counted. */
  private isEnough(sample: Sample): boolean {
    return this.plan.method === 'monte-carlo' && isEnough(sample, stoppingFor(this.asking));
  }
}

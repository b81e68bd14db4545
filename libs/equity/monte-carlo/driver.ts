import type { Chunk, ChunkDealer } from './chunk-dealer.js';
import type { Sample } from './sample.js';
import { isEnough, type StoppingRule } from './stopping-rule.js';

/** A record that others can be merged into, such as that of an output. */
interface Mergeable<Part> {
  merge(part: Part): void;
}

/**
 * Merges the chunks of a sample in their order until they suffice. It alone decides when a sample is complete, for chunks of
 * this thread, of other threads and of the workers of a job. So the answer does not depend on the number of threads.
 */
export class MonteCarloDriver<Recorded = null> {
  constructor(
    private readonly rule: StoppingRule,
    /** The chunks that were merged. */
    readonly sample: Sample,
    /** The merged records of the chunks; null if nothing is recorded. */
    readonly record: Mergeable<Recorded> | null = null,
  ) {}

  get isEnough(): boolean {
    return isEnough(this.sample, this.rule);
  }

  /** Adds the next chunk, or the next chunks merged into one sample. */
  merge(sample: Sample, record: Recorded | null = null): void {
    this.sample.merge(sample);
    if (record !== null) this.record?.merge(record);
  }

  /** Deals chunks in this thread. */
  run(dealer: Pick<ChunkDealer<Recorded>, 'chunks' | 'deal'>): void {
    for (let chunk = 0; chunk < dealer.chunks && !this.isEnough; chunk++) {
      const { sample, record } = dealer.deal(chunk);
      this.merge(sample, record);
    }
  }

  /** Has chunks dealt by others, `ahead` of them at a time. Those that are not needed in the end are abandoned. */
  async runAhead(
    chunks: number,
    ahead: number,
    deal: (chunk: number) => Promise<Chunk<Recorded | null>>,
  ): Promise<void> {
    const pending: Promise<Chunk<Recorded | null>>[] = [];
    let next = 0;
    try {
      while (!this.isEnough) {
        while (next < chunks && pending.length < ahead) pending.push(deal(next++));
        const dealt = await pending.shift();
        if (dealt === undefined) return;
        this.merge(dealt.sample, dealt.record);
      }
    } finally {
      for (const chunk of pending) chunk.catch(() => undefined);
    }
  }
}

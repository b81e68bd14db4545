import { ChunkDealer } from '../monte-carlo/chunk-dealer.js';
import { Sample, type SampleCounts } from '../monte-carlo/sample.js';
import { CHUNK_DEALS, isMilestone, type StoppingRule } from '../monte-carlo/stopping-rule.js';
import { trialCost } from '../monte-carlo/trial-cost.js';
import { planFor } from '../monte-carlo/trial-plan.js';
import type { Spot } from '../spot/spot.js';
import { BATCH_COST, MAX_BATCHES } from './limits.js';

/**
 * Divides the chunks of a sample into batches. A batch returns strides: chunks merged up to the next milestone. The merger checks
 * after each stride whether the sample is complete. Batches and strides depend on the spot alone.
 */
export class SampleBatches {
  private readonly dealer: ChunkDealer;
  /** Chunks of a batch. */
  private readonly size: number;

  constructor(
    private readonly spot: Spot,
    seed: number,
    rule: StoppingRule,
  ) {
    this.dealer = new ChunkDealer(spot, seed, rule);
    const chunkCost = CHUNK_DEALS * planFor(spot).draws * trialCost(spot);
    this.size = Math.max(1, Math.floor(BATCH_COST / chunkCost), Math.ceil(this.dealer.chunks / MAX_BATCHES));
  }

  /** The largest number of batches; the sample may be complete before its last. */
  get count(): number {
    return Math.ceil(this.dealer.chunks / this.size);
  }

  /** The number of chunks, and how many a batch has. */
  get division(): string {
    return `${this.dealer.chunks}/${this.size}`;
  }

  /** Deals a batch. */
  strides(batch: number): SampleCounts[] {
    const { spot, dealer, size } = this;
    const end = Math.min(dealer.chunks, (batch + 1) * size);
    const strides: SampleCounts[] = [];
    let stride: Sample | null = null;
    for (let chunk = batch * size; chunk < end; chunk++) {
      stride ??= new Sample(spot.players.length, spot.game.shares.length);
      stride.merge(dealer.deal(chunk).sample);
      if (!isMilestone(chunk + 1) && chunk + 1 !== end) continue;
      strides.push(stride.counts());
      stride = null;
    }
    return strides;
  }
}

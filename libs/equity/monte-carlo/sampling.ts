import type { Deal } from '../deal.js';
import { trialCost } from '../hand-cost.js';
import { MOST_PIECES, PIECE_COST } from '../pieces.js';
import { Sample } from './sample.js';
import { CHUNK_DEALS, chunksFor, isMilestone, type Stopping, trialsOf } from './stopping.js';
import { Trials } from './trials.js';

/**
 * A sample in pieces that anybody may draw, each some chunks in a row. A piece is told in strides: after each of them, in their
 * order, it is asked whether the sample is large enough. Strides depend on the question alone, so that the answer is the same
 * whether it is drawn at once or by many.
 */
export class Sampling {
  private readonly trials: Trials;
  private readonly chunks: number;
  private readonly piece: number;

  constructor(
    private readonly deal: Deal,
    private readonly seed: number,
    private readonly stopping: Stopping,
  ) {
    this.trials = new Trials(deal);
    this.chunks = chunksFor(stopping, this.trials.draws);
    const chunkCost = CHUNK_DEALS * this.trials.draws * trialCost(deal);
    this.piece = Math.max(1, Math.floor(PIECE_COST / chunkCost), Math.ceil(this.chunks / MOST_PIECES));
  }

  /** Pieces that there are if the sample is not large enough before. */
  get pieces(): number {
    return Math.ceil(this.chunks / this.piece);
  }

  /** The samples of a piece's strides. */
  *strides(piece: number): Generator<Sample, void, undefined> {
    const { deal, seed, stopping, trials } = this;
    const end = Math.min(this.chunks, (piece + 1) * this.piece);
    let stride: Sample | null = null;
    for (let chunk = piece * this.piece; chunk < end; chunk++) {
      const dealt = trials.run(seed, chunk, trialsOf(stopping, trials.draws, chunk));
      stride ??= new Sample(deal.players.length, deal.game.shares.length);
      stride.merge(dealt);
      if (isMilestone(chunk + 1) || chunk + 1 === end) {
        yield stride;
        stride = null;
      }
    }
  }
}

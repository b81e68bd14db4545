import { failpoint } from '#failpoints';
import type { JobQueues } from '#jobs';
import type { SeededOptions, StoredQuestion } from '#equity';
import { databaseOutage, isSchemaMismatch, type BatchRef, type ClaimedBatch, type Store } from '#storage';
import { BATCHES_AHEAD } from '#solver-threads';
import { LiveJobs } from './live-jobs.js';
import { mergeBatches } from './merge-batches.js';
import type { EquityPool } from './threads/pool.js';

/**
 * Times that a piece is taken up before its job is given up: a worker that was killed is no fault of the piece, a piece that
 * kills its workers would keep others from theirs. A try that ends because the database is away is not counted.
 */
const ATTEMPTS = 8;

/** Computes pieces of large questions of equity. */
export class BatchRunner {
  private readonly live: LiveJobs;

  constructor(
    private readonly store: Pick<Store, 'equityJobs'>,
    private readonly queues: Pick<JobQueues, 'add'>,
    private readonly pool: EquityPool,
  ) {
    this.live = new LiveJobs(store.equityJobs);
  }

  /** The job. Repeating it changes nothing. */
  async run(place: BatchRef): Promise<void> {
    const piece = await this.store.equityJobs.claimBatch(place);
    if (piece === null) return;
    if (piece.attempts > ATTEMPTS) return this.giveUp(piece);
    await failpoint('batch.claimed');
    try {
      await this.live.during(piece.jobId, (signal) => this.compute(piece, signal));
    } catch (error) {
      if (databaseOutage(error) !== null || isSchemaMismatch(error)) {
        // Where not even that can be written, the try counts: there are several.
        await this.store.equityJobs.releaseBatch(place).catch(() => undefined);
        throw error;
      }
      if (piece.attempts < ATTEMPTS) throw error;
      await this.giveUp(piece);
    }
  }

  /** Where the signal comes the job has ended meanwhile, and nobody asks for its pieces any more. */
  private async compute(piece: ClaimedBatch, signal: AbortSignal): Promise<void> {
    const { jobId, question, options } = piece;
    const task = {
      jobId,
      batch: piece.batch,
      question: question as StoredQuestion,
      options: options as SeededOptions,
    };
    const ran = await this.pool.run(task, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (ran === null) return;
    await failpoint('batch.computed');
    const isNew = await this.store.equityJobs.completeBatch(piece, ran.counts, ran.seconds, mergeBatches);
    if (!isNew) return;
    const ahead = piece.batch + BATCHES_AHEAD;
    if (ahead < piece.batches) await this.queues.add('equity-batch', [{ jobId, batch: ahead }]);
    await failpoint('batch.enqueued');
  }

  private giveUp({ jobId }: ClaimedBatch): Promise<void> {
    return this.store.equityJobs.fail(jobId, { code: 'piece-failed' });
  }
}

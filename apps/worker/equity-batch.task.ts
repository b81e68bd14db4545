import { Injectable } from '@nestjs/common';
import { failpoint } from '#failpoints';
import type { DurableTask } from '#jobs';
import { JobQueues } from '#jobs';
import { EMPTY_MERGE, type JobPlan, type SeededOptions, type StoredQuestion } from '#equity';
import { BATCHES_AHEAD } from '#solver-threads';
import { EquityJobRepository, type BatchRef, type ClaimedBatch } from '#storage';
import { mergeBatches } from './merge-batches.js';
import { OpenJobsService } from './open-jobs.service.js';
import { SolverService } from './solver.service.js';

/** The computation of one batch of an equity job. */
@Injectable()
export class EquityBatchTask implements DurableTask<BatchRef, ClaimedBatch> {
  /** Batches are short, so that few attempts are lost to killed workers. */
  readonly maxAttempts = 8;
  readonly claimed = 'batch.claimed';

  constructor(
    private readonly jobs: EquityJobRepository,
    private readonly queues: JobQueues,
    private readonly openJobs: OpenJobsService,
    private readonly solver: SolverService,
  ) {}

  claim(ref: BatchRef): Promise<ClaimedBatch | null> {
    return this.jobs.claimBatch(ref);
  }

  /** Computes the batch and enqueues the one that is {@link BATCHES_AHEAD} further on. */
  async execute(batch: ClaimedBatch): Promise<void> {
    const { jobId } = batch;
    const result = await this.openJobs.during(jobId, (signal) => this.compute(batch, signal));
    if (result === null) return;
    if ('plan' in result) {
      await this.beginAgain(batch, result.plan);
      return;
    }
    await failpoint('batch.computed');
    if (!(await this.jobs.completeBatch(batch, result.counts, result.seconds, mergeBatches))) return;
    const next = batch.batch + BATCHES_AHEAD;
    if (next < batch.batches) await this.queues.enqueue('equity-batch', [{ jobId, batch: next }]);
    await failpoint('batch.enqueued');
  }

  release(ref: BatchRef): Promise<void> {
    return this.jobs.releaseBatch(ref);
  }

  /** A job has no answer without all of its batches. */
  fail({ jobId }: ClaimedBatch): Promise<void> {
    return this.jobs.fail(jobId, { code: 'piece-failed' });
  }

  /** Another version has divided the job otherwise: its counts cannot be added to ours. */
  private async beginAgain({ jobId, division }: ClaimedBatch, plan: Omit<JobPlan, 'run'>): Promise<void> {
    if (!(await this.jobs.redivide(jobId, division, { ...plan, merged: EMPTY_MERGE }))) return;
    const first = Array.from({ length: Math.min(plan.batches, BATCHES_AHEAD) }, (_, batch) => ({
      jobId,
      batch,
    }));
    await this.queues.enqueue('equity-batch', first);
  }

  /** Null if the job has ended meanwhile. */
  private compute({ jobId, batch, question, options, division }: ClaimedBatch, signal: AbortSignal) {
    const task = {
      jobId,
      batch,
      question: question as StoredQuestion,
      options: options as SeededOptions,
      division,
    };
    return this.solver.run('computeBatch', task, { signal }).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
  }
}

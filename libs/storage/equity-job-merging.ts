import { sql } from 'kysely';
import { failpoint } from '#failpoints';
import { query, type Transaction } from './connection.js';
import type { JobToMerge, Merge, MergeResult } from './equity-job.js';
import { addEquityJobEvent } from './webhook-outbox.js';

/** A locked job whose next batch has counts. */
interface MergingJob extends JobToMerge {
  readonly workspaceId: string;
  /** Number of batches that are merged, from the first. */
  readonly mergedBatches: number;
}

/** The counts from a batch up to the first pending one. Hand-written: the bound is a subquery, so that no later row is read. */
const CONSECUTIVE_COUNTS = `
  select counts from equity_pieces
  where job_id = $1 and piece >= $2 and piece < coalesce(
    (select piece from equity_pieces where job_id = $1 and piece >= $2 and state = 'pending'
     order by piece limit 1), $3)
  order by piece`;

/** Merges the consecutive batches that are done into a job. The last batch ends it. */
export async function mergeConsecutive(
  tx: Transaction,
  jobId: string,
  job: MergingJob,
  merge: Merge,
): Promise<void> {
  const consecutive = await tx.sql<{ counts: unknown }>(CONSECUTIVE_COUNTS, [
    jobId,
    job.mergedBatches,
    job.batches,
  ]);
  const result = merge(
    job,
    consecutive.map((row) => row.counts),
  );
  await writeMerged(tx, job.workspaceId, jobId, result);
}

/** Counts a batch that is done. */
export async function addProgress(tx: Transaction, jobId: string, seconds: number): Promise<void> {
  await tx.run(
    query
      .updateTable('equity_jobs')
      .set({ done: sql`done + 1`, seconds: sql`seconds + ${seconds}`, revision: sql`revision + 1` })
      .where('id', '=', jobId),
  );
}

/** Stores the merged result, deletes the merged batches, and ends the job if there is an answer. */
async function writeMerged(
  tx: Transaction,
  workspaceId: string,
  jobId: string,
  result: MergeResult,
): Promise<void> {
  const { merged, batches, estimate, answer } = result;
  const asJson = (value: object | null): string | null => value && JSON.stringify(value);
  await tx.run(
    query
      .updateTable('equity_jobs')
      .set({
        merged: JSON.stringify(merged),
        estimate: asJson(estimate),
        answer: asJson(answer),
        merged_pieces: batches,
      })
      .where('id', '=', jobId),
  );
  await failpoint('batch.merged');
  if (answer === null) {
    await tx.run(query.deleteFrom('equity_pieces').where('job_id', '=', jobId).where('piece', '<', batches));
    return;
  }
  await tx.run(
    query
      .updateTable('equity_jobs')
      .set({ state: 'done', finished_at: sql`now()`, done: batches, pieces: batches })
      .where('id', '=', jobId),
  );
  await endJob(tx, workspaceId, jobId);
}

/** Deletes the batches of a job that has ended, and adds its event. */
export async function endJob(tx: Transaction, workspaceId: string, jobId: string): Promise<void> {
  await tx.run(query.deleteFrom('equity_pieces').where('job_id', '=', jobId));
  await addEquityJobEvent(tx, workspaceId, jobId);
}

import { sql } from 'kysely';
import { failpoint } from '#failpoints';
import { query } from './connection.js';
import type { Database } from './database.js';
import type {
  BatchRef,
  ClaimedBatch,
  EquityJob,
  EquityJobError,
  EquityJobState,
  Merge,
  NewEquityJob,
  Redivision,
} from './equity-job.js';
import { addProgress, endJob, mergeConsecutive } from './equity-job-merging.js';

/** The most jobs in progress of one workspace; further ones are rejected. */
const MAX_OPEN_JOBS = 100;

/** Ended jobs are kept for clients that read answers, and as an answer cache. */
const RETENTION_DAYS = 7;
const MAX_ENDED_JOBS = 10_000;

const OPEN_STATES: EquityJobState[] = ['queued', 'running'];
const increased = sql<number>`revision + 1`;

/** Equity jobs and their batches. The table of batches is the authority on pending work; the queue only announces it. */
export class EquityJobRepository {
  constructor(private readonly database: Database) {}

  /**
   * Creates a job with all of its batches. A known idempotency key leads to its job.
   *
   * @returns the id; null if the workspace has too many jobs in progress
   */
  async create(job: NewEquityJob): Promise<string | null> {
    const { workspaceId, key, idempotencyKey, question, options, method, batches, merged, division } = job;
    const id = await this.database.transaction(async (tx) => {
      // One creation at a time for each workspace, so that each one counts the jobs before it.
      await tx.rows(
        query.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${workspaceId}, 3))`.as('lock')),
      );
      const [created] = await tx.sql<{ id: string }>(CREATE_JOB, [
        workspaceId,
        key,
        idempotencyKey,
        JSON.stringify(question),
        JSON.stringify(options),
        method,
        batches,
        JSON.stringify(merged),
        MAX_OPEN_JOBS,
        division,
      ]);
      if (created === undefined) return null;
      await tx.sql(CREATE_BATCHES, [created.id, batches]);
      return created.id;
    });
    await failpoint('equity.created');
    if (id !== null || idempotencyKey === null) return id;
    return (await this.findByIdempotencyKey(workspaceId, idempotencyKey))?.id ?? null;
  }

  /** The job that an idempotency key was used for. */
  findByIdempotencyKey(workspaceId: string, idempotencyKey: string): Promise<EquityJob | null> {
    return this.findLatest(
      jobs.where('workspace_id', '=', workspaceId).where('idempotency_key', '=', idempotencyKey),
    );
  }

  /** A job of a workspace. */
  find(workspaceId: string, id: string): Promise<EquityJob | null> {
    return this.findLatest(jobs.where('workspace_id', '=', workspaceId).where('id', '=', id));
  }

  /** The latest job that has the answer to the request with this key. */
  findAnswered(workspaceId: string, key: string): Promise<EquityJob | null> {
    return this.findLatest(
      jobs
        .where('workspace_id', '=', workspaceId)
        .where('key', '=', key)
        .where('state', '=', sql.lit('done')),
    );
  }

  /** The revision of a job: a cheap check for changes. */
  async findRevision(workspaceId: string, id: string): Promise<number | null> {
    const row = await this.database.first(
      query
        .selectFrom('equity_jobs')
        .select('revision')
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id),
    );
    return row?.revision ?? null;
  }

  /**
   * Cancels a job. Workers notice by {@link listOpen}.
   *
   * @returns false if the job has ended already
   */
  cancel(workspaceId: string, id: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const cancelled = await tx.run(
        query
          .updateTable('equity_jobs')
          .set({ state: 'cancelled', finished_at: sql`now()`, revision: increased, idempotency_key: null })
          .where('workspace_id', '=', workspaceId)
          .where('id', '=', id)
          .where('state', 'in', OPEN_STATES),
      );
      if (cancelled === 1) await endJob(tx, workspaceId, id);
      return cancelled === 1;
    });
  }

  /** Marks a job in progress as failed. */
  async fail(id: string, error: EquityJobError): Promise<void> {
    await this.database.transaction(async (tx) => {
      const failed = await tx.first(
        query
          .updateTable('equity_jobs')
          .set({
            state: 'failed',
            error: JSON.stringify(error),
            finished_at: sql`now()`,
            revision: increased,
            idempotency_key: null,
          })
          .where('id', '=', id)
          .where('state', 'in', OPEN_STATES)
          .returning('workspace_id'),
      );
      if (failed !== undefined) await endJob(tx, failed.workspace_id, id);
    });
  }

  /** The ids of the given jobs that have not ended. */
  async listOpen(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.rows(
      query
        .selectFrom('equity_jobs')
        .select('id')
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .where('state', 'in', OPEN_STATES),
    );
    return rows.map(({ id }) => id);
  }

  /** Claims a pending batch for one attempt; null if it is not pending any more. The first claim starts the job. */
  async claimBatch({ jobId, batch }: BatchRef): Promise<ClaimedBatch | null> {
    const row = await this.database.first(
      query
        .updateTable('equity_pieces as p')
        .from('equity_jobs as j')
        .set({ attempts: sql`p.attempts + 1` })
        .where('p.job_id', '=', jobId)
        .where('p.piece', '=', batch)
        .where('p.state', '=', 'pending')
        .whereRef('j.id', '=', 'p.job_id')
        .returning([
          'j.question',
          'j.asking as options',
          'j.pieces as batches',
          'j.division',
          'p.attempts',
          'j.state',
        ]),
    );
    if (row === undefined) return null;
    const { state, ...claimed } = row;
    if (state === 'queued')
      await this.database.run(
        query
          .updateTable('equity_jobs')
          .set({ state: 'running', started_at: sql`now()`, revision: increased })
          .where('id', '=', jobId)
          .where('state', '=', 'queued'),
      );
    return { jobId, batch, ...claimed };
  }

  /** Releases a batch: the attempt does not count. */
  async releaseBatch({ jobId, batch }: BatchRef): Promise<void> {
    await this.database.run(
      query
        .updateTable('equity_pieces')
        .set({ attempts: sql`attempts - 1` })
        .where('job_id', '=', jobId)
        .where('piece', '=', batch)
        .where('state', '=', 'pending')
        .where('attempts', '>', 0),
    );
  }

  /**
   * Stores the counts of a batch and merges all consecutive batches that are done, in one transaction: a batch counts once,
   * however often it runs. The last batch ends the job.
   *
   * @returns false if the batch was not pending any more, or the job was divided otherwise meanwhile
   */
  async completeBatch(
    { jobId, batch, division }: BatchRef & Pick<ClaimedBatch, 'division'>,
    counts: object,
    seconds: number,
    merge: Merge,
  ): Promise<boolean> {
    const isNew = await this.database.transaction(async (tx) => {
      // The job before its batches, as every transaction locks them: no deadlock.
      const job = await tx.first(
        query
          .selectFrom('equity_jobs')
          .select(['question', 'asking as options', 'method', 'pieces as batches', 'merged'])
          .select(['merged_pieces as mergedBatches', 'workspace_id as workspaceId'])
          .where('id', '=', jobId)
          .where('state', 'in', OPEN_STATES)
          .where(isDividedBy(division))
          .forUpdate(),
      );
      if (job === undefined) return false;
      const stored = await tx.run(
        query
          .updateTable('equity_pieces')
          .set({ state: 'done', counts: JSON.stringify(counts) })
          .where('job_id', '=', jobId)
          .where('piece', '=', batch)
          .where('state', '=', 'pending'),
      );
      if (stored === 0) return false;
      await addProgress(tx, jobId, seconds);
      if (batch === job.mergedBatches) await mergeConsecutive(tx, jobId, job, merge);
      await failpoint('batch.before-commit');
      return true;
    });
    if (isNew) await failpoint('batch.committed');
    return isNew;
  }

  /**
   * Begins a job again with another division into batches, if it still has the one before. The counts so far are dropped. Answers of
   * another method are for requests with another key, so that this one serves no other request then.
   *
   * @returns false if the job has ended, or was divided otherwise meanwhile
   */
  redivide(jobId: string, before: string | null, plan: Redivision): Promise<boolean> {
    const { method, batches, division, merged } = plan;
    return this.database.transaction(async (tx) => {
      const changed = await tx.run(
        query
          .updateTable('equity_jobs')
          .set({
            key: sql`case when method = ${method} then key end`,
            method,
            pieces: batches,
            division,
            done: 0,
            merged: JSON.stringify(merged),
            merged_pieces: 0,
            estimate: null,
            revision: increased,
          })
          .where('id', '=', jobId)
          .where('state', 'in', OPEN_STATES)
          .where(isDividedBy(before)),
      );
      if (changed === 0) return false;
      await tx.run(query.deleteFrom('equity_pieces').where('job_id', '=', jobId));
      await tx.sql(CREATE_BATCHES, [jobId, batches]);
      return true;
    });
  }

  /** Pending batches: the first ones of every job before the next ones of any. */
  async listPendingBatches(limit: number): Promise<BatchRef[]> {
    return this.database.rows(
      query
        .selectFrom('equity_pieces')
        .select(['job_id as jobId', 'piece as batch'])
        .where('state', '=', sql.lit('pending'))
        .orderBy('piece')
        .orderBy('job_id')
        .limit(limit),
    );
  }

  /** Deletes ended jobs that are too old, or too many for their workspace. */
  async deleteExpired(): Promise<void> {
    await this.database.sql(DELETE_EXPIRED, [RETENTION_DAYS, MAX_ENDED_JOBS]);
  }

  private async findLatest(matching: typeof jobs): Promise<EquityJob | null> {
    const row = await this.database.first(
      matching
        .select(['id', 'question', 'asking as options', 'method', 'state', 'pieces as batches', 'done'])
        .select(['seconds', 'estimate', 'answer', 'error', 'revision'])
        .select(['created_at as createdAt', 'started_at as startedAt', 'finished_at as finishedAt'])
        .orderBy('finished_at', (order) => order.desc().nullsFirst())
        .limit(1),
    );
    return row === undefined ? null : { ...row, error: row.error as EquityJobError | null };
  }
}

const jobs = query.selectFrom('equity_jobs');

const isDividedBy = (division: string | null) =>
  sql<boolean>`division is not distinct from ${division}::text`;

/** Hand-written: inserts a row only if a count of other rows allows it. */
const CREATE_JOB = `
  insert into equity_jobs (workspace_id, key, idempotency_key, question, asking, method, pieces, merged, division)
  select $1::uuid, $2::text, $3::text, $4::json, $5::json, $6::text, $7::int, $8::json, $10::text
  where (select count(*) from equity_jobs where workspace_id = $1 and state in ('queued', 'running')) < $9
  on conflict (workspace_id, idempotency_key) do nothing returning id`;

/** Hand-written: a job may have many thousand batches, which are inserted without sending one row. */
const CREATE_BATCHES = `
  insert into equity_pieces (job_id, piece) select $1, piece from generate_series(0, $2::int - 1) piece`;

/** Hand-written: computes the age limit once a workspace, not once a job. */
const DELETE_EXPIRED = `
  with bounds as materialized (
    select id, greatest(
      now() - make_interval(days => $1),
      (select finished_at from equity_jobs where workspace_id = workspaces.id and finished_at is not null
       order by finished_at desc offset $2 limit 1)) as finished_at
    from workspaces)
  delete from equity_jobs job using bounds
  where job.workspace_id = bounds.id and job.finished_at <= bounds.finished_at`;

import type { PoolClient } from 'pg';
import { failpoint } from '#failpoints';
import type { Database } from './database.js';
import { transaction } from './transaction.js';

export type EquityJobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

/** Why a job failed: a stable code, which is worded for who asks. */
export interface EquityJobError {
  readonly code: 'piece-failed';
}

export interface NewEquityJob {
  readonly workspaceId: string;
  /** Equal questions have equal keys; null for one that no other may be answered with. */
  readonly key: string | null;
  readonly idempotencyKey: string | null;
  /** JSON, as all that is computed: what it says is nothing to the store. An idempotency key is found again with these two. */
  readonly question: object;
  readonly asking: object;
  readonly method: 'exact' | 'monte-carlo';
  readonly pieces: number;
  /** What no piece at all comes to. */
  readonly merged: object;
}

/** A job as it stands. */
export interface EquityJob {
  readonly id: string;
  readonly question: unknown;
  readonly asking: unknown;
  readonly method: 'exact' | 'monte-carlo';
  readonly state: EquityJobState;
  readonly pieces: number;
  readonly done: number;
  readonly seconds: number;
  readonly estimate: unknown;
  readonly answer: unknown;
  readonly error: EquityJobError | null;
  readonly revision: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

/** Where a piece is. */
export interface BatchRef {
  readonly jobId: string;
  readonly piece: number;
}

/** A piece as a worker takes it up. */
export interface ClaimedBatch extends BatchRef {
  readonly question: unknown;
  readonly asking: unknown;
  /** Pieces of its job at most. */
  readonly pieces: number;
  /** How often it was taken up and not handed back, this time included. */
  readonly attempts: number;
}

/** What is known of a job when pieces are merged. */
export interface JobToMerge {
  readonly question: unknown;
  readonly asking: unknown;
  readonly method: 'exact' | 'monte-carlo';
  readonly pieces: number;
  readonly merged: unknown;
}

/** What some more pieces, in their order, make of a job. With an answer it has ended. */
export interface MergedBatches {
  readonly merged: object;
  /** Pieces that are in it, from the first on. */
  readonly pieces: number;
  readonly estimate: object | null;
  readonly answer: object | null;
}

export type Merge = (job: JobToMerge, counts: readonly unknown[]) => MergedBatches;

/** Jobs of a workspace that are under way at most: more are asked to come back. */
const MOST_LIVE = 100;

/** Ended jobs are kept so long, and so many of a workspace: for their answers to be asked for, and to be found again. */
const KEPT_DAYS = 7;
const MOST_KEPT = 10_000;

/** Large questions of equity. The table of their pieces says what is still to be done; the queue only hints at it. */
export class EquityJobRepository {
  constructor(private readonly database: Database) {}

  /**
   * Puts a job down with all of its pieces. An idempotency key that was used before leads to the job it was used for.
   *
   * @returns its id; null where as many as may be are under way
   */
  async create(job: NewEquityJob): Promise<string | null> {
    const { workspaceId, key, idempotencyKey, question, asking, method, pieces, merged } = job;
    const id = await transaction(this.database.pool, async (client) => {
      // One at a time, so that each counts those before it.
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [workspaceId]);
      const { rows } = await client.query<{ id: string }>(
        `insert into equity_jobs (workspace_id, key, idempotency_key, question, asking, method, pieces, merged)
         select $1::uuid, $2::text, $3::text, $4::json, $5::json, $6::text, $7::int, $8::json
         where (select count(*) from equity_jobs where workspace_id = $1 and state in ('queued', 'running')) < $9
         on conflict (workspace_id, idempotency_key) do nothing returning id`,
        [
          workspaceId,
          key,
          idempotencyKey,
          JSON.stringify(question),
          JSON.stringify(asking),
          method,
          pieces,
          JSON.stringify(merged),
          MOST_LIVE,
        ],
      );
      if (rows[0] === undefined) return null;
      await client.query(
        'insert into equity_pieces (job_id, piece) select $1, piece from generate_series(0, $2::int - 1) piece',
        [rows[0].id, pieces],
      );
      return rows[0].id;
    });
    await failpoint('equity.created');
    if (id !== null || idempotencyKey === null) return id;
    return (await this.under(workspaceId, idempotencyKey))?.id ?? null;
  }

  /** The job that an idempotency key was used for. */
  async under(workspaceId: string, idempotencyKey: string): Promise<EquityJob | null> {
    return this.one('workspace_id = $1 and idempotency_key = $2', [workspaceId, idempotencyKey]);
  }

  /** A job of a workspace. */
  async find(workspaceId: string, id: string): Promise<EquityJob | null> {
    return this.one('workspace_id = $1 and id = $2', [workspaceId, id]);
  }

  /** The last job that has answered the question of a key. */
  async answered(workspaceId: string, key: string): Promise<EquityJob | null> {
    return this.one(`workspace_id = $1 and key = $2 and state = 'done'`, [workspaceId, key]);
  }

  /** Only its revision: what those who wait for changes ask for. */
  async revision(workspaceId: string, id: string): Promise<number | null> {
    const { rows } = await this.database.pool.query<{ revision: number }>(
      'select revision from equity_jobs where workspace_id = $1 and id = $2',
      [workspaceId, id],
    );
    return rows[0]?.revision ?? null;
  }

  /**
   * Ends a job before it is done; those who work on it hear of it by `live`.
   *
   * @returns false where it has ended already
   */
  async cancel(workspaceId: string, id: string): Promise<boolean> {
    return transaction(this.database.pool, async (client) => {
      const { rowCount } = await client.query(
        `update equity_jobs set state = 'cancelled', finished_at = now(), revision = revision + 1, idempotency_key = null
         where workspace_id = $1 and id = $2 and state in ('queued', 'running')`,
        [workspaceId, id],
      );
      if (rowCount === 1) await dropPieces(client, id);
      return rowCount === 1;
    });
  }

  /** Ends a job that cannot be answered. */
  async fail(id: string, error: EquityJobError): Promise<void> {
    await transaction(this.database.pool, async (client) => {
      const { rowCount } = await client.query(
        `update equity_jobs set state = 'failed', error = $2, finished_at = now(), revision = revision + 1,
           idempotency_key = null where id = $1 and state in ('queued', 'running')`,
        [id, JSON.stringify(error)],
      );
      if (rowCount === 1) await dropPieces(client, id);
    });
  }

  /** Those of some jobs that are to be worked on still. */
  async live(ids: readonly string[]): Promise<string[]> {
    const { rows } = await this.database.pool.query<{ id: string }>(
      `select id from equity_jobs where id = any($1) and state in ('queued', 'running')`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Takes up a piece that is still to be done; null where there is nothing to do any more. */
  async take({ jobId, piece }: BatchRef): Promise<ClaimedBatch | null> {
    const { pool } = this.database;
    const { rows } = await pool.query<{
      question: unknown;
      asking: unknown;
      pieces: number;
      attempts: number;
      state: EquityJobState;
    }>(
      `update equity_pieces p set attempts = p.attempts + 1 from equity_jobs j
       where p.job_id = $1 and p.piece = $2 and p.state = 'pending' and j.id = p.job_id
       returning j.question, j.asking, j.pieces, p.attempts, j.state`,
      [jobId, piece],
    );
    const row = rows[0];
    if (row === undefined) return null;
    const { state, ...task } = row;
    if (state === 'queued')
      await pool.query(
        `update equity_jobs set state = 'running', started_at = now(), revision = revision + 1
         where id = $1 and state = 'queued'`,
        [jobId],
      );
    return { jobId, piece, ...task };
  }

  /** Takes back that a piece was taken up: that it was not done says nothing about it. */
  async handBack({ jobId, piece }: BatchRef): Promise<void> {
    await this.database.pool.query(
      `update equity_pieces set attempts = attempts - 1
       where job_id = $1 and piece = $2 and state = 'pending' and attempts > 0`,
      [jobId, piece],
    );
  }

  /**
   * Writes what a piece came to, and merges what can be merged now, in one transaction: a piece is counted once, whoever ran it
   * and however often. With the last one the job ends.
   *
   * @returns whether it was still to be done
   */
  async complete(
    { jobId, piece }: BatchRef,
    counts: object,
    seconds: number,
    merge: Merge,
  ): Promise<boolean> {
    const isNew = await transaction(this.database.pool, async (client) => {
      // The job first, as all do: then nobody waits for somebody who waits for him.
      const { rows: jobs } = await client.query<JobToMerge & { merged_pieces: number }>(
        `select question, asking, method, pieces, merged, merged_pieces
         from equity_jobs where id = $1 and state in ('queued', 'running') for update`,
        [jobId],
      );
      const job = jobs[0];
      if (job === undefined) return false;
      const { rowCount } = await client.query(
        `update equity_pieces set state = 'done', counts = $3 where job_id = $1 and piece = $2 and state = 'pending'`,
        [jobId, piece, JSON.stringify(counts)],
      );
      if (rowCount === 0) return false;
      const ready = piece === job.merged_pieces ? await inARow(client, job.pieces, { jobId, piece }) : [];
      await writeMerged(client, jobId, seconds, ready.length === 0 ? null : merge(job, ready));
      await failpoint('batch.before-commit');
      return true;
    });
    if (isNew) await failpoint('batch.committed');
    return isNew;
  }

  /** Pieces that are still to be done: the first ones of every job before the next ones of any. */
  async pending(limit: number): Promise<BatchRef[]> {
    const { rows } = await this.database.pool.query<{ job_id: string; piece: number }>(
      `select job_id, piece from equity_pieces where state = 'pending' order by piece, job_id limit $1`,
      [limit],
    );
    return rows.map(({ job_id, piece }) => ({ jobId: job_id, piece }));
  }

  /** Removes the ended jobs that are too old, or too many of their workspace. */
  async clearOld(): Promise<void> {
    await this.database.pool.query(
      // What is too old is found once a workspace, not once a job.
      `with bounds as materialized (
         select id, greatest(
           now() - make_interval(days => $1),
           (select finished_at from equity_jobs where workspace_id = workspaces.id and finished_at is not null
            order by finished_at desc offset $2 limit 1)) as finished_at
         from workspaces)
       delete from equity_jobs job using bounds
       where job.workspace_id = bounds.id and job.finished_at <= bounds.finished_at`,
      [KEPT_DAYS, MOST_KEPT],
    );
  }

  private async one(condition: string, parameters: readonly unknown[]): Promise<EquityJob | null> {
    const { rows } = await this.database.pool.query<JobRow>(
      `select id, question, asking, method, state, pieces, done, seconds, estimate, answer, error, revision,
         created_at, started_at, finished_at
       from equity_jobs where ${condition} order by finished_at desc nulls first limit 1`,
      [...parameters],
    );
    const row = rows[0];
    if (row === undefined) return null;
    const { created_at, started_at, finished_at, ...job } = row;
    return { ...job, createdAt: created_at, startedAt: started_at, finishedAt: finished_at };
  }
}

interface JobRow extends Omit<EquityJob, 'createdAt' | 'startedAt' | 'finishedAt'> {
  readonly created_at: Date;
  readonly started_at: Date | null;
  readonly finished_at: Date | null;
}

/** What the pieces came to that are done, from one on to the first that is not: no others are looked at. */
async function inARow(client: PoolClient, pieces: number, { jobId, piece }: BatchRef): Promise<unknown[]> {
  const { rows } = await client.query<{ counts: unknown }>(
    `select counts from equity_pieces
     where job_id = $1 and piece >= $2 and piece < coalesce(
       (select piece from equity_pieces where job_id = $1 and piece >= $2 and state = 'pending'
        order by piece limit 1), $3)
     order by piece`,
    [jobId, piece, pieces],
  );
  return rows.map(({ counts }) => counts);
}

/** One piece more is done; what was merged needs no rows any more. */
async function writeMerged(
  client: PoolClient,
  jobId: string,
  seconds: number,
  result: MergedBatches | null,
): Promise<void> {
  await client.query(
    `update equity_jobs set done = done + 1, seconds = seconds + $2, revision = revision + 1 where id = $1`,
    [jobId, seconds],
  );
  if (result === null) return;
  const { merged, pieces, estimate, answer } = result;
  const written = [merged, estimate, answer].map((value) => value && JSON.stringify(value));
  await client.query(
    'update equity_jobs set merged = $2, estimate = $3, answer = $4, merged_pieces = $5 where id = $1',
    [jobId, ...written, pieces],
  );
  await failpoint('batch.merged');
  if (answer === null) {
    await client.query('delete from equity_pieces where job_id = $1 and piece < $2', [jobId, pieces]);
    return;
  }
  await client.query(
    `update equity_jobs set state = 'done', finished_at = now(), done = $2, pieces = $2 where id = $1`,
    [jobId, pieces],
  );
  await dropPieces(client, jobId);
}

async function dropPieces(client: PoolClient, jobId: string): Promise<void> {
  await client.query('delete from equity_pieces where job_id = $1', [jobId]);
}

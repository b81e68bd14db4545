import type { PoolClient } from 'pg';
import { failpoint } from '#failpoints';
import { copyRows, storable } from './copy.js';
import type { Database } from './database.js';
import { FINDING_COLUMNS, HAND_COLUMNS, SEAT_COLUMNS, type ChunkRows } from './rows.js';
import { transaction } from './transaction.js';

/** A chunk as it is put down when a log arrives. */
export interface NewChunk {
  readonly workspaceId: string;
  readonly ordinal: number;
  readonly memberNumber: number;
  readonly member: string | null;
  /** JSON: how the bytes are to be read, or why they cannot be. */
  readonly reading: object;
  /** By DEFLATE. */
  readonly source: Uint8Array;
}

/** A chunk as a worker takes it up. */
export interface ClaimedChunk {
  readonly id: number;
  readonly importId: string;
  readonly workspaceId: string;
  readonly reading: unknown;
  /** By DEFLATE. */
  readonly source: Uint8Array;
  /** `auto` or the id of a profile. */
  readonly profile: string;
  /** How often it was taken up and not handed back, this time included. */
  readonly attempts: number;
}

/** Types of a new chunk's columns, in their order. */
const CHUNK_TYPES = ['uuid', 'int', 'int', 'text', 'json', 'bytea'] as const;

/** Chunks: about a megabyte of a log each. Their table says what is still to be done; the queue only hints at it. */
export class ChunkRepository {
  constructor(private readonly database: Database) {}

  /**
   * Puts chunks of an import down, unless it has been cancelled or given up. Repeating it (after a connection that broke
   * with the answer) changes nothing.
   *
   * @returns their ids, or null where the import takes no more
   */
  async insert(importId: string, chunks: readonly NewChunk[]): Promise<number[] | null> {
    await failpoint('chunk.before-insert');
    const parameters: unknown[] = [importId];
    const values = chunks.map((chunk) => {
      const { workspaceId, ordinal, memberNumber, member, reading, source } = chunk;
      const name = member === null ? null : storable(member);
      const row = [workspaceId, ordinal, memberNumber, name, JSON.stringify(reading), source];
      const places = row.map((value, index) => `$${parameters.push(value)}::${CHUNK_TYPES[index]}`);
      return `(${places.join(', ')})`;
    });
    const { pool } = this.database;
    // Chunks that are there already are left alone: a worker may hold one of them, and wait for the import's row itself.
    const { rowCount: open } = await pool.query(
      `with open as (
         update imports set revision = revision + 1, heartbeat_at = now()
         where id = $1 and phase = 'receiving' and not cancel_requested returning id),
       put as (
         insert into chunks (import_id, workspace_id, ordinal, member_number, member, reading, source)
         select open.id, c.* from open, (values ${values.join(', ')}) as c
         on conflict (import_id, ordinal) do nothing)
       select from open`,
      parameters,
    );
    await failpoint('chunk.inserted');
    if (open === 0) return null;
    const { rows } = await pool.query<{ id: string }>(
      'select id from chunks where import_id = $1 and ordinal = any($2) order by ordinal',
      [importId, chunks.map(({ ordinal }) => ordinal)],
    );
    return rows.map(({ id }) => Number(id));
  }

  /** Takes up a chunk that is still to be done; null where there is nothing to do any more. */
  async take(id: number): Promise<ClaimedChunk | null> {
    const { rows } = await this.database.pool.query<{
      import_id: string;
      workspace_id: string;
      reading: unknown;
      source: Buffer;
      profile: string;
      attempts: number;
    }>(
      `update chunks c set attempts = c.attempts + 1 from imports i
       where c.id = $1 and c.state = 'pending' and i.id = c.import_id and not i.cancel_requested
       returning c.import_id, c.workspace_id, c.reading, c.source, i.profile, c.attempts`,
      [id],
    );
    const row = rows[0];
    if (row === undefined) return null;
    return {
      id,
      importId: row.import_id,
      workspaceId: row.workspace_id,
      reading: row.reading,
      source: row.source,
      profile: row.profile,
      attempts: row.attempts,
    };
  }

  /** Takes back that a chunk was taken up: that it was not done says nothing about it. */
  async handBack(id: number): Promise<void> {
    await this.database.pool.query(
      `update chunks set attempts = attempts - 1 where id = $1 and state = 'pending' and attempts > 0`,
      [id],
    );
  }

  /**
   * Writes what a chunk came to, and that it is done, in one transaction: repeating it changes nothing.
   *
   * @returns whether it was still to be done
   */
  async complete(id: number, importId: string, rows: ChunkRows): Promise<boolean> {
    const started = performance.now();
    const written = await transaction(this.database.pool, async (client) => {
      if (!(await lockPending(client, id))) return false;
      await failpoint('chunk.locked');
      await copyRows(client, 'hands', HAND_COLUMNS, rows.hands);
      await failpoint('chunk.in-copy');
      await copyRows(client, 'hand_seats', SEAT_COLUMNS, rows.seats);
      await copyRows(client, 'findings', FINDING_COLUMNS, rows.findings);
      await insertPages(client, id, rows.pages);
      const { hands, audited, rejected, cancelled, findings } = rows.counts;
      await client.query(
        `update chunks set state = 'done', hands = $2, audited = $3, rejected = $4, cancelled = $5, findings = $6,
           audit_seconds = $7, store_seconds = $8 where id = $1`,
        [
          id,
          hands,
          audited,
          rejected,
          cancelled,
          JSON.stringify(findings),
          rows.seconds,
          (performance.now() - started) / 1000,
        ],
      );
      // Last, for all chunks of an import wait for this row.
      await bumpRevision(client, importId);
      await failpoint('chunk.before-commit');
      return true;
    });
    if (written) await failpoint('chunk.committed');
    return written;
  }

  /** Gives a chunk up: it failed too often. The import goes on without it, and says so. */
  async giveUp(id: number, importId: string, error: string): Promise<void> {
    await transaction(this.database.pool, async (client) => {
      if (!(await lockPending(client, id))) return;
      await client.query(`update chunks set state = 'failed', error = $2 where id = $1`, [
        id,
        storable(error),
      ]);
      await bumpRevision(client, importId);
    });
  }

  /** Ids of chunks that are still to be done, oldest first. */
  async pending(limit: number): Promise<number[]> {
    const { rows } = await this.database.pool.query<{ id: string }>(
      `select id from chunks where state = 'pending' order by id limit $1`,
      [limit],
    );
    return rows.map(({ id }) => Number(id));
  }
}

/** Holds the chunk until the transaction ends; false where another was faster, or it was called off. */
async function lockPending(client: PoolClient, id: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from chunks where id = $1 and state = 'pending' for update`,
    [id],
  );
  return rowCount === 1;
}

async function bumpRevision(client: PoolClient, importId: string): Promise<void> {
  await client.query('update imports set revision = revision + 1 where id = $1', [importId]);
}

/** Some thirty pages a chunk: parameters carry bytes as they are, where COPY's text would double them. */
async function insertPages(client: PoolClient, chunkId: number, pages: readonly Uint8Array[]): Promise<void> {
  if (pages.length === 0) return;
  const values = pages.map((_, page) => `($1, ${page}, $${page + 2})`).join(', ');
  await client.query(`insert into record_pages (chunk_id, page, body) values ${values}`, [chunkId, ...pages]);
}

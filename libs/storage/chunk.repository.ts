import { sql } from 'kysely';
import { failpoint } from '#failpoints';
import { ChunkSources } from './chunk-store.js';
import { query, type Transaction } from './connection.js';
import { copyRows, storable } from './copy.js';
import type { Database } from './database.js';
import { deleteHandRows } from './hand-rows.js';
import { requestObjectDeletion } from './object-deletion.repository.js';
import { FINDING_COLUMNS, HAND_COLUMNS, handIdOf, SEAT_COLUMNS, type ChunkRows } from './rows.js';

/** A chunk of a log that is being uploaded. */
export interface NewChunk {
  readonly workspaceId: string;
  readonly ordinal: number;
  readonly memberNumber: number;
  readonly member: string | null;
  /** JSON: how to read the bytes, or why they cannot be read. */
  readonly reading: object;
  /** Compressed with DEFLATE. */
  readonly source: Uint8Array;
}

/** A chunk that a worker has claimed. */
export interface ClaimedChunk {
  readonly id: number;
  readonly importId: string;
  readonly workspaceId: string;
  readonly ordinal: number;
  readonly reading: unknown;
  /** Compressed with DEFLATE; null if it is in a chunk store: see {@link ChunkRepository.withSource}. */
  readonly source: Uint8Array | null;
  /** `auto` or the id of a profile. */
  readonly profile: string;
  /** Attempts that were not released, including this one. */
  readonly attempts: number;
}

/** A claimed chunk with its bytes. */
export interface ChunkToAudit extends ClaimedChunk {
  readonly source: Uint8Array;
}

/** The table of chunks: about 1 MiB of a log each. It is the authority on pending work; the queue only announces it. */
export class ChunkRepository {
  constructor(
    private readonly database: Database,
    private readonly sources = new ChunkSources(),
  ) {}

  /**
   * Adds chunks to an import unless it was cancelled or has failed. Repeating the call, after a connection broke before the
   * response, changes nothing.
   *
   * @returns their ids, or null if the import accepts no more chunks
   */
  async insert(importId: string, chunks: readonly NewChunk[]): Promise<number[] | null> {
    await failpoint('chunk.before-insert');
    const sources = await this.sources.write(importId, chunks);
    await failpoint('chunk.stored');
    const { text, parameters } = insertOf(importId, chunks, sources);
    const open = await this.database.sql<{ id: string }>(text, parameters);
    await failpoint('chunk.inserted');
    if (open.length === 0) {
      await requestObjectDeletion(this.database, this.sources, importId);
      return null;
    }
    const rows = await this.database.rows(
      query
        .selectFrom('chunks')
        .select('id')
        .where('import_id', '=', importId)
        .where('ordinal', '=', sql<number>`any(${chunks.map(({ ordinal }) => ordinal)})`)
        .orderBy('ordinal'),
    );
    return rows.map(({ id }) => Number(id));
  }

  /** Claims a pending chunk for one attempt; null if it is not pending any more. */
  async claim(id: number): Promise<ClaimedChunk | null> {
    const row = await this.database.first(
      query
        .updateTable('chunks as c')
        .from('imports as i')
        .set({ attempts: sql`c.attempts + 1` })
        .where('c.id', '=', String(id))
        .where('c.state', '=', 'pending')
        .whereRef('i.id', '=', 'c.import_id')
        .where((where) => where.or([where('i.cancel_requested', '=', false), where('i.again', '=', true)]))
        .returning([
          'c.import_id',
          'c.workspace_id',
          'c.ordinal',
          'c.source',
          'c.reading',
          'i.profile',
          'c.attempts',
        ]),
    );
    if (row === undefined) return null;
    const { import_id: importId, workspace_id: workspaceId, reading, profile, attempts } = row;
    return {
      id,
      importId,
      workspaceId,
      ordinal: row.ordinal,
      source: row.source,
      reading,
      profile,
      attempts,
    };
  }

  /** A claimed chunk with its bytes. */
  async withSource(chunk: ClaimedChunk): Promise<ChunkToAudit> {
    const { importId, ordinal, source } = chunk;
    return { ...chunk, source: await this.sources.read({ import_id: importId, ordinal, source }) };
  }

  /** Releases a chunk: the attempt does not count. */
  async release(id: number): Promise<void> {
    await this.database.run(
      query
        .updateTable('chunks')
        .set({ attempts: sql`attempts - 1` })
        .where('id', '=', String(id))
        .where('state', '=', 'pending')
        .where('attempts', '>', 0),
    );
  }

  /**
   * Writes the result of a chunk and marks it as done in one transaction. Repeating it changes nothing.
   *
   * @returns false if the chunk was not pending any more
   */
  async complete(id: number, importId: string, rows: ChunkRows): Promise<boolean> {
    const started = performance.now();
    const isWritten = await this.database.transaction(async (tx) => {
      if (!(await lockPending(tx, id))) return false;
      await failpoint('chunk.locked');
      await copyRows(tx.client, 'hands', HAND_COLUMNS, rows.hands);
      await failpoint('chunk.in-copy');
      await copyRows(tx.client, 'hand_seats', SEAT_COLUMNS, rows.seats);
      await copyRows(tx.client, 'findings', FINDING_COLUMNS, rows.findings);
      await insertPages(tx, id, rows.pages);
      await leaveOutDeleted(tx, id);
      const { findings, ...counts } = rows.counts;
      await tx.run(
        query
          .updateTable('chunks')
          .set({
            ...counts,
            state: 'done',
            table_digests: Buffer.from(rows.tableDigests),
            deal_facts: Buffer.from(rows.dealFacts),
            partner_facts: Buffer.from(rows.partnerFacts),
            player_totals: Buffer.from(rows.playerTotals),
            player_statistics: Buffer.from(rows.playerStatistics),
            findings: JSON.stringify(findings),
            audit_seconds: rows.seconds,
            store_seconds: (performance.now() - started) / 1000,
          })
          .where('id', '=', String(id)),
      );
      // Last, because all chunks of an import wait for this row.
      await increaseRevision(tx, importId);
      await failpoint('chunk.before-commit');
      return true;
    });
    if (isWritten) await failpoint('chunk.committed');
    return isWritten;
  }

  /** Marks a pending chunk as failed. The rest of the import continues without it. */
  async fail(id: number, importId: string, error: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if (!(await lockPending(tx, id))) return;
      await tx.run(
        query
          .updateTable('chunks')
          .set({ state: 'failed', error: storable(error) })
          .where('id', '=', String(id)),
      );
      await increaseRevision(tx, importId);
    });
  }

  /** Ids of pending chunks, oldest first. */
  async listPending(limit: number): Promise<number[]> {
    const rows = await this.database.rows(
      query.selectFrom('chunks').select('id').where('state', '=', 'pending').orderBy('id').limit(limit),
    );
    return rows.map(({ id }) => Number(id));
  }
}

/** Locks a chunk until the transaction ends; false if it is not pending any more. */
async function lockPending(tx: Transaction, id: number): Promise<boolean> {
  const row = await tx.first(
    query
      .selectFrom('chunks')
      .select('id')
      .where('id', '=', String(id))
      .where('state', '=', 'pending')
      .forUpdate(),
  );
  return row !== undefined;
}

async function increaseRevision(tx: Transaction, importId: string): Promise<void> {
  await tx.run(
    query
      .updateTable('imports')
      .set({ revision: sql`revision + 1` })
      .where('id', '=', importId),
  );
}

/** Types of the columns of a new chunk, in order. */
const CHUNK_TYPES = ['uuid', 'int', 'int', 'text', 'json', 'bytea'] as const;

/**
 * The statement that adds chunks to an import that accepts them.
 * Hand-written: the check, the new revision and the rows must be one statement. Chunks that exist already are left alone,
 * since a worker may hold one of them while it waits for the row of the import.
 */
function insertOf(
  importId: string,
  chunks: readonly NewChunk[],
  sources: readonly (Uint8Array | null)[],
): { text: string; parameters: readonly unknown[] } {
  const parameters: unknown[] = [importId];
  const values = chunks.map(({ workspaceId, ordinal, memberNumber, member, reading }, position) => {
    const name = member === null ? null : storable(member);
    const row = [workspaceId, ordinal, memberNumber, name, JSON.stringify(reading), sources[position]];
    const places = row.map((value, index) => `$${parameters.push(value)}::${CHUNK_TYPES[index]}`);
    return `(${places.join(', ')})`;
  });
  const text = `with open as (
      update imports set revision = revision + 1, heartbeat_at = now()
      where id = $1 and phase = 'receiving' and not cancel_requested returning id),
    inserted as (
      insert into chunks (import_id, workspace_id, ordinal, member_number, member, reading, source)
      select open.id, c.* from open, (values ${values.join(', ')}) as c
      on conflict (import_id, ordinal) do nothing)
    select id from open`;
  return { text, parameters };
}

const DELETED = 'select hand_id from deleted_hands where hand_id between $1 and $2';

/** Deletes the hands of a chunk that were deleted before it was audited again. */
async function leaveOutDeleted(tx: Transaction, chunkId: number): Promise<void> {
  const rows = await tx.sql<{ hand_id: string }>(DELETED, [
    handIdOf(chunkId, 0),
    handIdOf(chunkId + 1, 0) - 1,
  ]);
  if (rows.length > 0)
    await deleteHandRows(
      tx,
      rows.map((row) => row.hand_id),
    );
}

/** Writes about thirty pages. Parameters carry bytes as they are; the text format of COPY would double them. */
async function insertPages(tx: Transaction, chunkId: number, pages: readonly Uint8Array[]): Promise<void> {
  if (pages.length === 0) return;
  const chunk_id = String(chunkId);
  await tx.run(
    query.insertInto('record_pages').values(pages.map((body, page) => ({ chunk_id, page, body }))),
  );
}

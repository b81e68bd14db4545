import { failpoint } from '#failpoints';
import { ChunkSources } from './chunk-store.js';
import type { Transaction } from './connection.js';
import type { Database } from './database.js';
import { requestObjectDeletion } from './object-deletion.repository.js';
import { handIdOf } from './rows.js';

/** A deleted import, or a failed upload, with chunks that are to be erased. */
export interface PendingErasure {
  readonly importId: string;
}

/** Chunks that one transaction erases: some 45,000 rows of usual logs. */
const CHUNKS_AT_ONCE = 8;

/**
 * Erases the rows of deleted imports and failed uploads: hands, seats, findings, records and chunks. Every statement on hands
 * leaves out those of such imports, so that no lock of the workspace is needed, and any number of workers may erase at once.
 */
export class ErasureRepository {
  constructor(
    private readonly database: Database,
    private readonly sources = new ChunkSources(),
  ) {}

  /** Those whose rows are still there. */
  async listPending(): Promise<PendingErasure[]> {
    const rows = await this.database.sql<{ import_id: string }>(PENDING);
    return rows.map(({ import_id }) => ({ importId: import_id }));
  }

  /**
   * Erases some chunks that are marked as deleted, in one transaction.
   *
   * @returns false if there are none, or other workers erase the last ones
   */
  async eraseNext(importId: string): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const chunks = await tx.sql<{ id: string }>(LOCK_CHUNKS, [importId, CHUNKS_AT_ONCE]);
      for (const { id } of chunks) await eraseChunk(tx, Number(id));
      if (chunks.length > 0) await requestObjectDeletion(tx, this.sources, importId);
      await tx.sql(DELETE_CHUNKS, [chunks.map(({ id }) => id)]);
      await failpoint('erase.before-commit');
      return chunks.length > 0;
    });
  }
}

/** The ids of the hands of a chunk are a range: see handIdOf. */
const eraseChunk = async (tx: Transaction, chunkId: number): Promise<void> => {
  const range = [handIdOf(chunkId, 0), handIdOf(chunkId + 1, 0)];
  for (const statement of DELETE_ROWS) await tx.sql(statement, range);
  await tx.sql(DELETE_PAGES, [chunkId]);
};

// Hand-written: statements over ranges of ids.

const PENDING = `select distinct import_id from chunks where state = 'deleted' order by import_id limit 100`;

const LOCK_CHUNKS = `
  select id from chunks where import_id = $1 and state = 'deleted' order by id limit $2 for update skip locked`;

const DELETE_ROWS = [
  'delete from hand_seats where hand_id >= $1 and hand_id < $2',
  'delete from findings where hand_id >= $1 and hand_id < $2',
  'delete from hands where id >= $1 and id < $2',
];

const DELETE_PAGES = 'delete from record_pages where chunk_id = $1';

const DELETE_CHUNKS = 'delete from chunks where id = any($1::bigint[])';

import type { ChunkSources, ChunkStore } from './chunk-store.js';
import type { Connection } from './connection.js';
import type { Database } from './database.js';

/** A backup holds it shared: it reads the objects of its snapshot, which must not be deleted meanwhile. */
export const OBJECTS_LOCK = 7_126_400_431;

/** Requests at the same time. */
const AT_ONCE = 8;

/**
 * The deletion of objects without a chunk. Objects are written before the row of their chunk, and deleted after it: what is between,
 * after a kill or a deletion, has no row. It belongs to an import that is known, because its row is older than its first object.
 */
export class ObjectDeletionRepository {
  constructor(
    private readonly database: Database,
    private readonly sources: ChunkSources,
  ) {}

  /**
   * Searches the objects of one import that is due, and deletes those without a chunk: up to a thousand, so that a backup and the
   * rest of the round of a sweeper do not wait for long. The next call goes on with it, until a search finds none. It is due a second
   * time a day later: an upload that was interrupted may still be writing, such as that of a process that stood still. One that fails
   * is due again a minute later, so that the others have their turn.
   *
   * @throws ChunkStoreError if the store cannot be used
   */
  async deleteNext(): Promise<void> {
    const { store } = this.sources;
    if (store === undefined) return;
    let failing: string | undefined;
    try {
      await this.database.transaction(async (tx) => {
        const [due] = await tx.sql<{ import_id: string; due_at: string }>(FIND_DUE, [OBJECTS_LOCK]);
        if (due === undefined) return;
        failing = due.import_id;
        if (await deleteWithoutChunk(tx, store, due.import_id)) {
          // The others have their turn first.
          await tx.sql(LAST_IN_LINE, [due.import_id]);
          return;
        }
        await tx.sql(SEARCHED, [due.import_id, due.due_at]);
        await tx.sql(FORGET, [due.import_id]);
      });
    } catch (error) {
      if (failing !== undefined) await this.database.sql(POSTPONE, [failing]);
      throw error;
    }
  }
}

/**
 * Makes an import due for a search. For the transaction that deletes its chunks, before it does, or lets it accept no more. A process
 * without a store requests it for chunks whose bytes are in one: a process with the store deletes them.
 */
export async function requestObjectDeletion(
  tx: Connection,
  sources: ChunkSources,
  importId: string,
): Promise<void> {
  await tx.sql(REQUEST, [importId, sources.store !== undefined]);
}

/** Deletes the objects without a chunk in the first listed group that has some. Returns false if there are none. */
async function deleteWithoutChunk(tx: Connection, store: ChunkStore, importId: string): Promise<boolean> {
  for await (const ordinals of store.list(importId)) {
    const rows = await tx.sql<{ ordinal: number }>(WITH_CHUNK, [importId, ordinals]);
    const kept = new Set(rows.map(({ ordinal }) => ordinal));
    const without = ordinals.filter((ordinal) => !kept.has(ordinal));
    for (let start = 0; start < without.length; start += AT_ONCE)
      await Promise.all(
        without.slice(start, start + AT_ONCE).map((ordinal) => store.delete(importId, ordinal)),
      );
    if (without.length > 0) return true;
  }
  return false;
}

// Hand-written: locks, and arrays as parameters.

/** The lock of the transaction is taken once there is a row to lock for. */
const FIND_DUE = `
  select import_id, due_at::text from object_deletions
  where due_at <= now() and pg_try_advisory_xact_lock($1)
  order by due_at limit 1`;

const WITH_CHUNK = `
  select ordinal from chunks where import_id = $1 and ordinal = any($2::int[]) and source is null`;

const REQUEST = `
  insert into object_deletions (import_id)
  select $1::uuid where $2 or exists (select from chunks where import_id = $1 and source is null)
  on conflict (import_id) do update set due_at = now(), searches = 0`;

/** Unless it was requested again meanwhile. */
const SEARCHED = `
  update object_deletions set searches = searches + 1, due_at = now() + interval '1 day'
  where import_id = $1 and due_at = $2::timestamptz`;

const LAST_IN_LINE = 'update object_deletions set due_at = now() where import_id = $1';

const POSTPONE = `update object_deletions set due_at = now() + interval '1 minute' where import_id = $1 and due_at <= now()`;

const FORGET = 'delete from object_deletions where import_id = $1 and searches > 1';

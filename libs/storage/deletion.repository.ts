import { failpoint } from '#failpoints';
import { ChunkSources } from './chunk-store.js';
import type { Transaction } from './connection.js';
import type { Database } from './database.js';
import { isLockTimeout } from './errors.js';
import { COUNTS_OF_IMPORT } from './finalization.sql.js';
import { deleteHandRows } from './hand-rows.js';
import {
  deleteChecksOf,
  deleteHandsOf,
  keepChunkSums,
  lockChunksOf,
  markChunksDeleted,
} from './import-contents.js';
import { requestObjectDeletion } from './object-deletion.repository.js';
import { removePlayers, removePlayersOfHands } from './player-changes.js';
import { HANDS_PER_CHUNK } from './rows.js';

/** What has happened to a hand that was to be deleted. */
export type HandDeletion = 'deleted' | 'not-found' | 'busy';

/** A deletion that has been requested. */
export interface PendingDeletion {
  readonly importId: string;
}

/**
 * Deletes imports and hands with everything that was computed from them. Afterwards the store is as if they had never been sent:
 * an import with copies of a deleted first hand is audited again (docs/imports.md).
 */
export class DeletionRepository {
  /** By workspace: when one of its deletions gave way. Until some seconds later its others do not wait for their turn either. */
  private readonly givenWay = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly sources = new ChunkSources(),
  ) {}

  /**
   * Marks an import for deletion: from then on its hands cannot be read. A worker deletes them. Repeating the call changes nothing.
   *
   * @returns false if there is no such import
   * @throws the error of a lock time-out ({@link databaseOutage}) if another deletion audits the import again for longer than two
   *   seconds, because waiting requests would take all connections of the pool
   */
  async request(workspaceId: string, importId: string): Promise<boolean> {
    const rows = await this.database.transaction(async (tx) => {
      await tx.sql(LIMIT_WAIT);
      return tx.sql(MARK, [workspaceId, importId]);
    });
    return rows.length > 0;
  }

  /**
   * Marks imports for deletion that have ended and were sent more than some days ago, the oldest first. Only a few are marked at
   * the same time: a deletion holds up the finalizations of its workspace. Any number of workers may call it at once.
   */
  async requestOld(days: number): Promise<void> {
    await this.database.sql(MARK_OLD, [days, MAX_OLD]);
  }

  /** Imports that are marked for deletion, up to 1,000. */
  async listPending(): Promise<PendingDeletion[]> {
    const rows = await this.database.sql<{ id: string }>(PENDING);
    return rows.map(({ id }) => ({ importId: id }));
  }

  /**
   * Deletes an import that is marked, in one transaction. Its rows cannot be read any more: {@link ErasureRepository} erases them
   * afterwards, step by step. Repeating it changes nothing.
   *
   * @returns its workspace, where an import may be ready for finalization now; null if nothing was done, also if a finalization or
   *   another deletion holds the workspace for longer than five seconds: deletions in other workspaces must not wait for it
   */
  async delete(importId: string): Promise<string | null> {
    await failpoint('delete.started');
    const [marked] = await this.database.sql<MarkedRow>(FIND_MARKED, [importId]);
    if (marked === undefined || this.isBusy(marked.workspace_id)) return null;
    const workspaceId = await this.deleteMarked(importId).catch((error: unknown) => {
      if (!isLockTimeout(error)) throw error;
      this.givenWay.set(marked.workspace_id, performance.now());
      return null;
    });
    if (workspaceId !== null) await failpoint('delete.committed');
    return workspaceId;
  }

  private isBusy(workspaceId: string): boolean {
    const since = this.givenWay.get(workspaceId);
    if (since === undefined) return false;
    const isBusy = performance.now() - since < PAUSE_MS;
    if (!isBusy) this.givenWay.delete(workspaceId);
    return isBusy;
  }

  private deleteMarked(importId: string): Promise<string | null> {
    return this.database.transaction(async (tx) => {
      await tx.sql(LIMIT_TURN);
      const [marked] = await tx.sql<MarkedRow>(LOCK_MARKED, [importId]);
      await tx.sql(LIFT_TURN);
      if (marked === undefined) return null;
      // Under the lock another worker may have deleted it meanwhile.
      const [row] = await tx.sql<MarkedRow>(FIND_MARKED, [importId]);
      if (row === undefined) return null;
      for (const { id } of await tx.sql<{ id: string }>(AFFECTED, [importId]))
        await auditAgain(tx, row.workspace_id, id);
      if (row.finalized) await removePlayers(tx, row.workspace_id, importId);
      await lockChunksOf(tx, importId);
      if (!row.finalized) {
        await keepChunkSums(tx, importId);
        // Its upload may have been killed between an object and its row.
        await requestObjectDeletion(tx, this.sources, importId);
      }
      await deleteChecksOf(tx, importId);
      await markChunksDeleted(tx, importId);
      for (const statement of [DELETE_MARKS, DELETE_EVENTS, CLEAR_ROW]) await tx.sql(statement, [importId]);
      await failpoint('delete.before-commit');
      return row.workspace_id;
    });
  }

  /**
   * Deletes a hand: a first copy with all of its copies, a copy by itself.
   *
   * @returns `busy` if a finalization or another deletion has the workspace for longer than two seconds, because waiting requests would
   *   take all connections of the pool; and while an import of the workspace is audited again
   */
  async deleteHand(workspaceId: string, id: number): Promise<HandDeletion> {
    try {
      return await this.deleteHandAtOnce(workspaceId, id);
    } catch (error) {
      if (isLockTimeout(error)) return 'busy';
      throw error;
    }
  }

  private deleteHandAtOnce(workspaceId: string, id: number): Promise<HandDeletion> {
    return this.database.transaction(async (tx) => {
      await tx.sql(LIMIT_WAIT);
      await tx.sql(LOCK_WORKSPACE, [workspaceId]);
      // Copies of the hand are not stored while their import is audited again: they would be back when it is done.
      if ((await tx.sql(AUDITED_AGAIN, [workspaceId])).length > 0) return 'busy';
      const rows = await tx.sql<HandRow>(HAND_WITH_COPIES, [workspaceId, id]);
      if (rows.length === 0) return 'not-found';
      const ids = rows.map((row) => row.id);
      await tx.sql(REMEMBER, [ids]);
      // The sums of players change by import: the hands become one of their own before they are deleted.
      const [moved] = await tx.sql<{ import_id: string }>(MOVE, [ids]);
      const counted = rows.find((row) => row.first_id === null);
      if (moved !== undefined && counted !== undefined)
        await removePlayersOfHands(tx, workspaceId, counted.import_id, moved.import_id);
      await deleteHandRows(tx, ids);
      for (const importId of new Set(rows.map((row) => row.import_id))) await tx.sql(COUNT_AGAIN, [importId]);
      return 'deleted';
    });
  }
}

interface MarkedRow extends Record<string, unknown> {
  readonly workspace_id: string;
  readonly finalized: boolean;
}

interface HandRow extends Record<string, unknown> {
  readonly id: string;
  readonly import_id: string;
  readonly first_id: string | null;
}

/** Takes back what was computed from an import, so that workers audit its chunks again and finalize it in its old turn. */
async function auditAgain(tx: Transaction, workspaceId: string, importId: string): Promise<void> {
  await removePlayers(tx, workspaceId, importId);
  await deleteHandsOf(tx, importId);
  await tx.sql(REOPEN_CHUNKS, [importId]);
  await tx.sql(REOPEN, [importId]);
}

// Hand-written: each statement works on a whole import at once.

/** Finalization holds the same lock, so that no import gets copies of hands while they are deleted. */
const LOCK_WORKSPACE = 'select pg_advisory_xact_lock(hashtextextended($1::uuid::text, 2))';

/** For statements of requests. */
export const LIMIT_WAIT = "set local lock_timeout = '2s'";

/** Milliseconds. */
const PAUSE_MS = 3_000;

/** For the turn of a deletion in its workspace: one that waits is next when a finalization ends. */
const LIMIT_TURN = "set local lock_timeout = '5s'";
const LIFT_TURN = 'set local lock_timeout = 0';

const LOCK_MARKED = `
  select pg_advisory_xact_lock(hashtextextended(workspace_id::text, 2)), workspace_id
  from imports where id = $1 and phase = 'deleting'`;

const FIND_MARKED = `
  select workspace_id, total_chunks is not null as finalized from imports where id = $1 and phase = 'deleting'`;

/**
 * `sealed_at` decides whether hands can be read. The idempotency key stays until the deletion: to change a key would wait for a
 * finalization of the import, whose rows refer to it.
 */
const MARK = `
  update imports set phase = 'deleting', sealed_at = null, revision = revision + 1
  where workspace_id = $1 and id = $2 and phase not in ('deleting', 'deleted')
  returning id`;

/** The same for all imports of a workspace. */
export const MARK_IMPORTS_OF_WORKSPACE = `
  update imports set phase = 'deleting', sealed_at = null, revision = revision + 1
  where workspace_id = $1 and phase not in ('deleting', 'deleted')`;

/** Old imports that wait for their deletion at the same time; some more if several workers mark them at once. */
const MAX_OLD = 4;

/** Skips what another worker marks at this moment, or what a finalization refers to. */
const MARK_OLD = `
  update imports set phase = 'deleting', sealed_at = null, revision = revision + 1
  where id in (
    select id from imports
    where phase in ('done', 'failed', 'cancelled') and created_at < now() - make_interval(days => $1)
    order by created_at
    limit greatest(0, $2 - (select count(*) from imports where phase = 'deleting'))
    for update skip locked)`;

/** Many of them may belong to one workspace, which deletes them one after the other. */
const PENDING = `select id from imports where phase = 'deleting' order by id limit 1000`;

/**
 * The other finalized imports with copies of the hands of an import, and those with copies of theirs: whatever happens to them while
 * they are audited again, no copy is left without its first hand, and no duplicate without the view that it repeats. The hands of an
 * import that is deleted, and not yet erased, lead nowhere.
 *
 * Copies name their first hand, whose id begins with its chunk: a chunk is one range of the index of copies. Of the hands of an import
 * only those are read that are copies themselves. O(chunks + copies).
 */
const AFFECTED = `
  with recursive affected (id) as (
    select $1::uuid
    union
    select linked.id from affected a join imports o on o.id = a.id and o.phase <> 'deleted'
      cross join lateral (
        select c.import_id as id from chunks k
          join hands c on c.first_id >= k.id * ${HANDS_PER_CHUNK} and c.first_id < (k.id + 1) * ${HANDS_PER_CHUNK}
          where k.import_id = a.id and c.import_id <> a.id
        union all
        select c.import_id
          from (select distinct first_id from hands where import_id = a.id and sighting <> 'duplicate') f
          join hands c on c.first_id = f.first_id and c.import_id <> a.id) linked)
  select i.id from affected a join imports i on i.id = a.id
  where i.id <> $1 and i.sealed_at is not null order by i.place`;

const REOPEN_CHUNKS = `
  update chunks set state = 'pending', attempts = 0, hands = 0, audited = 0, rejected = 0, cancelled = 0, findings = '{}',
    first_index = null, table_digests = null, player_totals = null, player_statistics = null
  where import_id = $1 and state = 'done'`;

const REOPEN = `
  update imports set phase = 'received', again = true, sealed_at = null, total_chunks = null, judged_chunks = null,
    hands = 0, audited = 0, rejected = 0, duplicates = 0, cancelled = 0, findings = '{}', complete = false, error = null,
    finalize_attempts = 0, audit_seconds = 0, store_seconds = 0, revision = revision + 1
  where id = $1`;

const DELETE_MARKS = 'delete from deleted_hands where import_id = $1';

/** Events have the name and the counts of the import. */
const DELETE_EVENTS = 'delete from webhook_deliveries where subject_id = $1';

const CLEAR_ROW = `
  update imports set phase = 'deleted', name = '', digest = null, error = null, idempotency_key = null,
    revision = revision + 1
  where id = $1`;

const HAND_WITH_COPIES = `
  with chosen as (
    select h.id, h.import_id, h.first_id from hands h join imports i on i.id = h.import_id and i.sealed_at is not null
    where h.workspace_id = $1 and h.id = $2)
  select id, import_id, first_id from chosen
  union select c.id, c.import_id, c.first_id
    from chosen join hands c on c.first_id = chosen.id join imports i on i.id = c.import_id and i.phase <> 'deleted'`;

const AUDITED_AGAIN = `select from imports where workspace_id = $1 and again and phase = 'received' limit 1`;

const REMEMBER = `
  insert into deleted_hands (hand_id, import_id) select id, import_id from hands where id = any($1::bigint[])
  on conflict do nothing`;

/** No import has the new id. It counts the first copy only: the other ones are in no sums. */
const MOVE = `
  with scratch as materialized (select gen_random_uuid() as id)
  update hands h set import_id = scratch.id from scratch where h.id = any($1::bigint[]) returning h.import_id`;

const COUNT_AGAIN = `
  update imports i set hands = h.hands, audited = h.audited, rejected = h.rejected, duplicates = h.duplicates,
    cancelled = h.cancelled, findings = f.findings, revision = i.revision + 1
  from ${COUNTS_OF_IMPORT}
  where i.id = $1`;

import { sql } from 'kysely';
import { failpoint } from '#failpoints';
import { ChunkSources } from './chunk-store.js';
import { query } from './connection.js';
import type { Database } from './database.js';
import type { ImportPhase } from './generated/tables.js';
import { keepChunkSums, lockChunksOf, markChunksDeleted } from './import-contents.js';
import {
  IMPORT_STATUSES,
  toImportStatus,
  type ImportError,
  type ImportStatus,
  type ImportStatusRow,
} from './import-status.js';
import { requestObjectDeletion } from './object-deletion.repository.js';
import { addImportEvent } from './webhook-outbox.js';

export type { ImportPhase };
export type { ImportCounts, ImportError, ImportStatus } from './import-status.js';

export interface NewImport {
  readonly workspaceId: string;
  readonly name: string;
  readonly format: string | null;
  readonly profile: string;
  readonly idempotencyKey: string | null;
}

/** An import that an idempotency key was used for before, and what it was created with. */
export interface ExistingImport {
  readonly id: string;
  readonly name: string;
  readonly format: string | null;
  readonly profile: string;
  readonly digest: Uint8Array | null;
}

/** A new upload gets a new import, or the existing one of its idempotency key, which may still be receiving. */
export type OpenedImport =
  | { readonly kind: 'new'; readonly id: string }
  | { readonly kind: 'existing'; readonly import: ExistingImport }
  | { readonly kind: 'busy' };

const MAX_OPEN_ATTEMPTS = 3;
const INTERRUPTED: ImportError = { code: 'upload-interrupted' };
/** The imports of a workspace; of deleted ones only a row for the totals is left. */
const EXISTING = `i.workspace_id = $1 and i.phase <> 'deleted'`;
const increased = sql<number>`revision + 1`;

/** Imports, from the first byte of a log until they are ready to be finalized. */
export class ImportRepository {
  /** @param uploadSilence milliseconds without a heartbeat after which an upload counts as interrupted */
  constructor(
    private readonly database: Database,
    private readonly uploadSilence: number,
    private readonly sources = new ChunkSources(),
  ) {}

  /**
   * Opens an import for an upload. A known idempotency key leads to its import; the key of an import that was interrupted,
   * failed, cancelled or deleted is free again.
   */
  async open(upload: NewImport): Promise<OpenedImport> {
    const { workspaceId, name, format, profile, idempotencyKey } = upload;
    const insert = query
      .insertInto('imports')
      .values({ workspace_id: workspaceId, name, format, profile, idempotency_key: idempotencyKey })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'idempotency_key']).doNothing())
      .returning('id');
    for (let attempt = 0; attempt < MAX_OPEN_ATTEMPTS; attempt++) {
      const created = await this.database.first(insert);
      if (created !== undefined) {
        await failpoint('import.created');
        return { kind: 'new', id: created.id };
      }
      const existing = await this.findByIdempotencyKey(workspaceId, idempotencyKey);
      if (existing === undefined) continue;
      const { phase, cancelRequested, ...found } = existing;
      if (phase !== 'receiving' && (cancelRequested || phase === 'failed' || phase === 'deleting')) {
        await this.freeIdempotencyKey(found.id);
        continue;
      }
      if (phase !== 'receiving') return { kind: 'existing', import: found };
      if (!(await this.isAbandoned(found.id))) return { kind: 'busy' };
      await this.fail(found.id, INTERRUPTED);
    }
    return { kind: 'busy' };
  }

  /** Records that an upload is alive, and its progress; false if the upload should stop. */
  async heartbeat(id: string, bytes: number): Promise<boolean> {
    const updated = await this.database.run(
      query
        .updateTable('imports')
        .set({ heartbeat_at: sql`now()`, bytes, revision: sql`revision + (bytes <> ${bytes})::int` })
        .where('id', '=', id)
        .where('phase', '=', 'receiving')
        .where('cancel_requested', '=', false),
    );
    return updated === 1;
  }

  /**
   * Marks an import as received: all of its bytes are durable. It gets its position in the order of finalization; the lock
   * makes that the order in which other transactions see the positions.
   *
   * A cancelled import frees its idempotency key, so that the log can be sent again. Repeating the call changes nothing.
   *
   * @param digest of the whole log; null if the rest of it was not sent
   * @param notALog the number of files that were skipped because they are no logs
   * @returns false if the import had failed before
   */
  async markReceived(
    id: string,
    workspaceId: string,
    bytes: number,
    digest: Uint8Array | null,
    notALog = 0,
  ): Promise<boolean> {
    await failpoint('import.before-received');
    const isReceived = await this.database.transaction(async (tx) => {
      await tx.rows(
        query.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${workspaceId}, 1))`.as('lock')),
      );
      const updated = await tx.run(
        query
          .updateTable('imports')
          .set({
            phase: 'received',
            bytes,
            digest,
            not_a_log: notALog,
            received_at: sql`now()`,
            heartbeat_at: sql`now()`,
            place: sql`nextval('import_places')`,
            revision: increased,
            idempotency_key: sql`case when cancel_requested then null else idempotency_key end`,
          })
          .where('id', '=', id)
          .where('phase', '=', 'receiving'),
      );
      if (updated === 1) {
        // Of a cancelled upload the last objects may have no chunks.
        if (digest === null) await requestObjectDeletion(tx, this.sources, id);
        return true;
      }
      // An earlier call may have committed before its connection broke.
      const received = await tx.first(
        query.selectFrom('imports').select('id').where('id', '=', id).where('received_at', 'is not', null),
      );
      return received !== undefined;
    });
    await failpoint('import.received');
    return isReceived;
  }

  /**
   * Ends an interrupted upload: frees the idempotency key, and marks what was received for the erasure. A cancelled upload
   * ends as cancelled and keeps what was audited.
   */
  async fail(id: string, error: ImportError): Promise<void> {
    const hasFailed = await this.database.transaction(async (tx) => {
      const failed = await tx.first(
        query
          .updateTable('imports')
          .set({ phase: 'failed', error: JSON.stringify(error), idempotency_key: null, revision: increased })
          .where('id', '=', id)
          .where('phase', '=', 'receiving')
          .where('cancel_requested', '=', false)
          .returning('workspace_id'),
      );
      if (failed === undefined) return false;
      await addImportEvent(tx, failed.workspace_id, id);
      await requestObjectDeletion(tx, this.sources, id);
      return true;
    });
    if (hasFailed) await this.deleteContents(id);
    else await this.closeCancelled(id);
  }

  /**
   * Ends uploads whose process is gone, and marks for erasure what failed uploads left behind. Each one separately: an error of
   * one must not stop the others.
   *
   * @throws AggregateError with all errors
   */
  async failAbandoned(): Promise<void> {
    const abandoned = await this.database.rows(this.abandoned());
    const errors: unknown[] = [];
    const collect = (error: unknown): void => void errors.push(error);
    for (const { id } of abandoned) await this.fail(id, INTERRUPTED).catch(collect);
    const leftovers = await this.database.rows(
      query
        .selectFrom('imports as i')
        .select('i.id')
        .where('i.phase', '=', 'failed')
        .where('i.received_at', 'is', null)
        .where((where) =>
          where.exists(
            query
              .selectFrom('chunks as c')
              .select('c.id')
              .whereRef('c.import_id', '=', sql.ref('i.id'))
              .where('c.state', '<>', 'deleted'),
          ),
        ),
    );
    for (const { id } of leftovers) await this.deleteContents(id).catch(collect);
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
  }

  /**
   * Requests the end of an import: keeps what is done and cancels pending chunks.
   *
   * @returns false if the import has ended already
   */
  async cancel(id: string): Promise<boolean> {
    const updated = await this.database.run(
      query
        .updateTable('imports')
        .set({ cancel_requested: true, again: false, revision: increased })
        .where('id', '=', id)
        .where('phase', 'in', ['receiving', 'received']),
    );
    if (updated === 0) return false;
    await this.cancelPendingChunks();
    return true;
  }

  /** Cancels the pending chunks of cancelled imports. */
  async cancelPendingChunks(): Promise<void> {
    await this.database.transaction(async (tx) => {
      const chunks = await tx.rows(
        query
          .updateTable('chunks as c')
          .from('imports as i')
          .set({ state: 'cancelled' })
          .where('i.cancel_requested', '=', true)
          .where('i.again', '=', false)
          .whereRef('i.id', '=', 'c.import_id')
          .where('c.state', '=', 'pending')
          .returning('c.import_id'),
      );
      // Chunks before their import, the order in which workers lock them.
      const ids = [...new Set(chunks.map(({ import_id }) => import_id))];
      if (ids.length > 0)
        await tx.run(query.updateTable('imports').set({ revision: increased }).where('id', 'in', ids));
    });
  }

  /** The status of an import. */
  async findStatus(workspaceId: string, id: string): Promise<ImportStatus | null> {
    const [status] = await this.statuses(`${EXISTING} and i.id = $2`, [workspaceId, id], 1);
    return status ?? null;
  }

  /** Imports of a workspace, newest first, those after the import `after`. */
  list(workspaceId: string, limit: number, after: string | null): Promise<ImportStatus[]> {
    if (after === null) return this.statuses(EXISTING, [workspaceId], limit);
    return this.statuses(
      `${EXISTING} and
       (i.created_at, i.id) < (select b.created_at, b.id from imports b where b.id = $2 and b.workspace_id = $1)`,
      [workspaceId, after],
      limit,
    );
  }

  /** When an import was finalized, to the microsecond; null if it is not. It changes when all of its hands do. */
  async finalizedAt(workspaceId: string, id: string): Promise<string | null> {
    const row = await this.database.first(
      query
        .selectFrom('imports')
        .select(sql<string | null>`sealed_at::text`.as('at'))
        .where('workspace_id', '=', workspaceId)
        .where('id', '=', id),
    );
    return row?.at ?? null;
  }

  /** The revision of an import: a cheap check for changes. */
  async findRevision(workspaceId: string, id: string): Promise<number | null> {
    const row = await this.database.first(
      query
        .selectFrom('imports')
        .select('revision')
        .where('workspace_id', '=', workspaceId)
        .where('phase', '<>', 'deleted')
        .where('id', '=', id),
    );
    return row?.revision ?? null;
  }

  /** Whether there is an import, or was one that is being erased: a page of a list may end with it. */
  async isKnown(workspaceId: string, id: string): Promise<boolean> {
    const row = await this.database.first(
      query.selectFrom('imports').select('id').where('workspace_id', '=', workspaceId).where('id', '=', id),
    );
    return row !== undefined;
  }

  private findByIdempotencyKey(workspaceId: string, key: string | null) {
    return this.database.first(
      query
        .selectFrom('imports')
        .select(['id', 'name', 'format', 'profile', 'digest', 'phase', 'cancel_requested as cancelRequested'])
        .where('workspace_id', '=', workspaceId)
        .where('idempotency_key', '=', key)
        .limit(1),
    );
  }

  private async freeIdempotencyKey(id: string): Promise<void> {
    await this.database.run(query.updateTable('imports').set({ idempotency_key: null }).where('id', '=', id));
  }

  /** Uploads without a recent heartbeat. The time in which the database was down does not count: uploads survive it. */
  private abandoned() {
    return query
      .selectFrom('imports')
      .select('id')
      .where('phase', '=', 'receiving')
      .where(
        sql<boolean>`greatest(heartbeat_at, pg_postmaster_start_time())
          < now() - make_interval(secs => ${this.uploadSilence / 1000})`,
      );
  }

  private async isAbandoned(id: string): Promise<boolean> {
    return (await this.database.first(this.abandoned().where('id', '=', id))) !== undefined;
  }

  /** Closes a cancelled upload: what was received is finalized in its turn. */
  private async closeCancelled(id: string): Promise<void> {
    const row = await this.database.first(
      query
        .selectFrom('imports')
        .select(['workspace_id', 'bytes'])
        .where('id', '=', id)
        .where('phase', '=', 'receiving')
        .where('cancel_requested', '=', true),
    );
    if (row !== undefined) await this.markReceived(id, row.workspace_id, Number(row.bytes), null);
  }

  /** Deletes everything of a failed upload but its row: marks its chunks, whose rows and objects are then erased in small steps. */
  private async deleteContents(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockChunksOf(tx, id);
      await keepChunkSums(tx, id);
      await markChunksDeleted(tx, id);
    });
  }

  private async statuses(
    condition: string,
    parameters: readonly unknown[],
    limit: number,
  ): Promise<ImportStatus[]> {
    const rows = await this.database.sql<ImportStatusRow & Record<string, unknown>>(
      `${IMPORT_STATUSES} where ${condition}
       order by i.created_at desc, i.id desc limit $${parameters.length + 1}`,
      [...parameters, limit],
    );
    return rows.map(toImportStatus);
  }
}

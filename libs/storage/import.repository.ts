import { failpoint } from '#failpoints';
import type { Database } from './database.js';
import type { Import } from './generated/client.js';
import { transaction } from './transaction.js';

export type ImportPhase = 'receiving' | 'received' | 'done' | 'failed' | 'cancelled';

/** Why an import failed: a stable code, which is worded for who asks. */
export interface ImportError {
  readonly code: 'upload-interrupted' | 'upload-too-large' | 'upload-refused' | 'no-space' | 'chunks-failed';
}

export interface ImportCounts {
  readonly hands: number;
  readonly audited: number;
  readonly rejected: number;
  readonly duplicates: number;
  readonly cancelled: number;
}

/** An import as it stands: one reading of its row and of its chunks. */
export interface ImportStatus {
  readonly id: string;
  readonly name: string;
  readonly phase: ImportPhase;
  readonly cancelRequested: boolean;
  readonly complete: boolean;
  readonly revision: number;
  readonly bytes: number;
  readonly chunks: { readonly total: number; readonly done: number; readonly pending: number };
  readonly counts: ImportCounts;
  readonly findings: Readonly<Record<string, number>>;
  readonly error: ImportError | null;
  readonly createdAt: Date;
  readonly receivedAt: Date | null;
  readonly finalizedAt: Date | null;
}

export interface NewImport {
  readonly workspaceId: string;
  readonly name: string;
  readonly format: string | null;
  readonly profile: string;
  readonly idempotencyKey: string | null;
}

/** What a new upload finds: its own import, or the one that its key was given to before. */
export type Claim =
  | { readonly kind: 'new'; readonly id: string }
  | { readonly kind: 'known'; readonly import: Import }
  | { readonly kind: 'busy' };

/** Imports, from the first byte of a log to its last finding. */
export class ImportRepository {
  /** @param silence milliseconds without a sign of life after which an upload has ended with its process */
  constructor(
    private readonly database: Database,
    private readonly silence: number,
  ) {}

  /**
   * Opens an import for an upload. An idempotency key that was used before leads to the import it was used for; one
   * whose import broke off, failed or was cancelled is free again.
   */
  async claim(wish: NewImport): Promise<Claim> {
    const { pool, prisma } = this.database;
    for (let attempt = 0; attempt < 3; attempt++) {
      const { rows } = await pool.query<{ id: string }>(
        `insert into imports (workspace_id, name, format, profile, idempotency_key) values ($1, $2, $3, $4, $5)
         on conflict (workspace_id, idempotency_key) do nothing returning id`,
        [wish.workspaceId, wish.name, wish.format, wish.profile, wish.idempotencyKey],
      );
      if (rows[0] !== undefined) {
        await failpoint('import.created');
        return { kind: 'new', id: rows[0].id };
      }
      const { workspaceId, idempotencyKey } = wish;
      const known = await prisma.import.findFirst({ where: { workspaceId, idempotencyKey } });
      if (known === null) continue;
      if (isLost(known)) {
        await this.freeKey(known.id);
        continue;
      }
      if (known.phase !== 'receiving') return { kind: 'known', import: known };
      if (!(await this.isDead(known.id))) return { kind: 'busy' };
      await this.fail(known.id, INTERRUPTED);
    }
    return { kind: 'busy' };
  }

  /** Says that an upload is alive, and how far it is; false where it need not go on. */
  async heartbeat(id: string, bytes: number): Promise<boolean> {
    const { rowCount } = await this.database.pool.query(
      `update imports set heartbeat_at = now(), bytes = $2, revision = revision + (bytes <> $2)::int
       where id = $1 and phase = 'receiving' and not cancel_requested`,
      [id, bytes],
    );
    return rowCount === 1;
  }

  /**
   * The last byte is there, and durable. The import gets its place in the order in which the imports of its workspace are
   * sealed; the lock makes that the order in which others get to know of it.
   *
   * A cancelled one frees its idempotency key: the same log may be sent again. Repeating it changes nothing.
   *
   * @param digest of the whole log; null where more of it does not come
   * @returns false where it had been given up before
   */
  async received(
    id: string,
    workspaceId: string,
    bytes: number,
    digest: Uint8Array | null,
  ): Promise<boolean> {
    await failpoint('import.before-received');
    const taken = await transaction(this.database.pool, async (client) => {
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [workspaceId]);
      const { rowCount } = await client.query(
        `update imports set phase = 'received', bytes = $2, digest = $3, received_at = now(), heartbeat_at = now(),
           place = nextval('import_places'), revision = revision + 1,
           idempotency_key = case when cancel_requested then null else idempotency_key end
         where id = $1 and phase = 'receiving'`,
        [id, bytes, digest],
      );
      if (rowCount === 1) return true;
      // The answer to the first try may have been lost with its connection.
      const { rowCount: known } = await client.query(
        'select 1 from imports where id = $1 and received_at is not null',
        [id],
      );
      return known === 1;
    });
    await failpoint('import.received');
    return taken;
  }

  /**
   * Ends an upload that broke off. What had arrived is dropped, and its idempotency key is free again. One that was
   * cancelled before ends as that: what was judged of it stays.
   */
  async fail(id: string, error: ImportError): Promise<void> {
    const { rowCount } = await this.database.pool.query(
      `update imports set phase = 'failed', error = $2, idempotency_key = null, revision = revision + 1
       where id = $1 and phase = 'receiving' and not cancel_requested`,
      [id, JSON.stringify(error)],
    );
    if (rowCount === 1) await this.discard(id);
    else await this.closeCancelled(id);
  }

  /** More of a cancelled upload does not come: what there is of it is sealed in its turn. */
  private async closeCancelled(id: string): Promise<void> {
    const { rows } = await this.database.pool.query<{ workspace_id: string; bytes: string }>(
      `select workspace_id, bytes from imports where id = $1 and phase = 'receiving' and cancel_requested`,
      [id],
    );
    for (const { workspace_id, bytes } of rows) await this.received(id, workspace_id, Number(bytes), null);
  }

  /** Drops what has come of a failed upload. */
  private async discard(id: string): Promise<void> {
    await transaction(this.database.pool, async (client) => {
      // A worker that is writing one of the chunks is through before, or finds nothing to do.
      const { rows } = await client.query<{ id: string }>(
        'select id from chunks where import_id = $1 order by id for update',
        [id],
      );
      const chunks = rows.map((row) => row.id);
      await client.query(
        'delete from hand_seats where hand_id in (select id from hands where import_id = $1)',
        [id],
      );
      await client.query('delete from findings where import_id = $1', [id]);
      await client.query('delete from hands where import_id = $1', [id]);
      await client.query('delete from record_pages where chunk_id = any($1)', [chunks]);
      await client.query(KEEP_TIMES, [id]);
      await client.query('delete from chunks where import_id = $1', [id]);
    });
  }

  /**
   * Ends the uploads whose process is gone, and drops what failed ones have left behind: each by itself, for one that cannot
   * be cleared away must not keep the others from it.
   *
   * @throws AggregateError of what went wrong
   */
  async clearDead(): Promise<void> {
    const { rows: dead } = await this.database.pool.query<{ id: string }>(
      `select id from imports where phase = 'receiving' and ${SILENT}`,
      [this.silence / 1000],
    );
    const errors: unknown[] = [];
    const note = (error: unknown): void => void errors.push(error);
    for (const { id } of dead) await this.fail(id, INTERRUPTED).catch(note);
    const { rows: left } = await this.database.pool.query<{ id: string }>(
      `select id from imports i where phase = 'failed' and received_at is null
       and exists (select 1 from chunks c where c.import_id = i.id)`,
    );
    for (const { id } of left) await this.discard(id).catch(note);
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '));
  }

  /**
   * Asks for an import to stop. What is done stays; what is not begun is called off.
   *
   * @returns false where it has ended already
   */
  async cancel(id: string): Promise<boolean> {
    const { rowCount } = await this.database.pool.query(
      `update imports set cancel_requested = true, revision = revision + 1
       where id = $1 and phase in ('receiving', 'received')`,
      [id],
    );
    if (rowCount === 0) return false;
    await this.callOffCancelled();
    return true;
  }

  /** Calls off the chunks of cancelled imports. */
  callOffCancelled(): Promise<void> {
    return transaction(this.database.pool, async (client) => {
      const { rows } = await client.query<{ import_id: string }>(
        `update chunks c set state = 'cancelled' from imports i
         where i.cancel_requested and i.id = c.import_id and c.state = 'pending' returning c.import_id`,
      );
      // Chunks before their import, as workers lock them.
      const ids = [...new Set(rows.map(({ import_id }) => import_id))];
      if (ids.length > 0)
        await client.query('update imports set revision = revision + 1 where id = any($1)', [ids]);
    });
  }

  /** An import of a workspace. */
  async status(workspaceId: string, id: string): Promise<ImportStatus | null> {
    const found = await this.statuses(workspaceId, 'i.id = $2', [id], 1);
    return found[0] ?? null;
  }

  /** Imports of a workspace, newest first. `before` is the last id of the page before. */
  async list(workspaceId: string, limit: number, before: string | null): Promise<ImportStatus[]> {
    if (before === null) return this.statuses(workspaceId, 'true', [], limit);
    return this.statuses(
      workspaceId,
      '(i.created_at, i.id) < (select b.created_at, b.id from imports b where b.id = $2 and b.workspace_id = $1)',
      [before],
      limit,
    );
  }

  /** Only its revision: what those who wait for changes ask for. */
  async revision(workspaceId: string, id: string): Promise<number | null> {
    const { rows } = await this.database.pool.query<{ revision: number }>(
      'select revision from imports where workspace_id = $1 and id = $2',
      [workspaceId, id],
    );
    return rows[0]?.revision ?? null;
  }

  private async freeKey(id: string): Promise<void> {
    await this.database.pool.query('update imports set idempotency_key = null where id = $1', [id]);
  }

  private async isDead(id: string): Promise<boolean> {
    const { rowCount } = await this.database.pool.query(`select 1 from imports where id = $2 and ${SILENT}`, [
      this.silence / 1000,
      id,
    ]);
    return rowCount === 1;
  }

  private async statuses(
    workspaceId: string,
    condition: string,
    parameters: readonly unknown[],
    limit: number,
  ): Promise<ImportStatus[]> {
    const { rows } = await this.database.pool.query<StatusRow>(
      `${STATUSES} where i.workspace_id = $1 and ${condition}
       order by i.created_at desc, i.id desc limit $${parameters.length + 2}`,
      [workspaceId, ...parameters, limit],
    );
    return rows.map(toStatus);
  }
}

/**
 * Imports as they stand. The row of a sealed one has all that there is to say; of the others the chunks are read, and there
 * are few: the condition lies with the chunks, so that those of sealed imports are not looked at.
 */
const STATUSES = `
  select i.id, i.name, i.phase, i.cancel_requested, i.complete, i.revision, i.bytes, i.error, i.created_at,
    i.received_at, i.sealed_at, coalesce(i.total_chunks, c.total) as total, c.pending,
    case when i.sealed_at is null then c.done else i.judged_chunks end as done,
    i.hands + c.hands as hands, i.audited + c.audited as audited, i.rejected + c.rejected as rejected,
    i.cancelled + c.cancelled as cancelled, i.duplicates,
    case when i.sealed_at is null then f.so_far else i.findings end as findings
  from imports i cross join lateral (
    select count(*)::int as total, count(*) filter (where state = 'done')::int as done,
      count(*) filter (where state = 'pending')::int as pending,
      coalesce(sum(hands), 0)::int as hands, coalesce(sum(audited), 0)::int as audited,
      coalesce(sum(rejected), 0)::int as rejected, coalesce(sum(cancelled), 0)::int as cancelled
    from chunks where import_id = i.id and i.sealed_at is null) c
  cross join lateral (
    select coalesce(jsonb_object_agg(key, count order by key collate "C"), '{}') as so_far from (
      select e.key, sum(e.value::int)::int as count from chunks k cross join lateral jsonb_each_text(k.findings) e
      where k.import_id = i.id and i.sealed_at is null group by e.key) codes) f`;

const toStatus = (row: StatusRow): ImportStatus => ({
  id: row.id,
  name: row.name,
  phase: row.phase,
  cancelRequested: row.cancel_requested,
  complete: row.complete,
  revision: row.revision,
  bytes: Number(row.bytes),
  chunks: { total: row.total, done: row.done, pending: row.pending },
  counts: {
    hands: row.hands,
    audited: row.audited,
    rejected: row.rejected,
    duplicates: row.duplicates,
    cancelled: row.cancelled,
  },
  findings: row.findings,
  error: row.error,
  createdAt: row.created_at,
  receivedAt: row.received_at,
  finalizedAt: row.sealed_at,
});

/** Nothing heard for the time of $1, in which the database was there to hear it: uploads outlive its restarts. */
const SILENT = `greatest(heartbeat_at, pg_postmaster_start_time()) < now() - make_interval(secs => $1)`;

/** What was judged in vain was work all the same: totals must not shrink. */
const KEEP_TIMES = `
  update imports i set revision = i.revision + 1, judged_chunks = coalesce(i.judged_chunks, 0) + c.judged,
    audit_seconds = i.audit_seconds + c.audit_seconds, store_seconds = i.store_seconds + c.store_seconds
  from (select count(*) filter (where state = 'done') as judged, coalesce(sum(audit_seconds), 0) as audit_seconds,
          coalesce(sum(store_seconds), 0) as store_seconds from chunks where import_id = $1) c
  where i.id = $1`;

/** Whether an import does not, or will not, have all of its log: whoever sends that again wants another try. */
const isLost = ({ phase, cancelRequested }: Pick<Import, 'phase' | 'cancelRequested'>): boolean =>
  phase !== 'receiving' && (cancelRequested || phase === 'failed');

const INTERRUPTED: ImportError = { code: 'upload-interrupted' };

interface StatusRow {
  readonly id: string;
  readonly name: string;
  readonly phase: ImportPhase;
  readonly cancel_requested: boolean;
  readonly complete: boolean;
  readonly revision: number;
  readonly bytes: string;
  readonly error: ImportError | null;
  readonly created_at: Date;
  readonly received_at: Date | null;
  readonly sealed_at: Date | null;
  readonly findings: Record<string, number>;
  readonly total: number;
  readonly done: number;
  readonly pending: number;
  readonly hands: number;
  readonly audited: number;
  readonly rejected: number;
  readonly duplicates: number;
  readonly cancelled: number;
}

import type { ImportPhase } from './generated/tables.js';

/** Why an import failed: a stable code. The API adds the message. */
export interface ImportError {
  readonly code:
    | 'upload-interrupted'
    | 'upload-too-large'
    | 'upload-refused'
    | 'no-space'
    | 'chunks-failed'
    | 'finalization-failed';
}

export interface ImportCounts {
  readonly hands: number;
  readonly audited: number;
  readonly rejected: number;
  readonly duplicates: number;
  readonly cancelled: number;
}

/** The state of an import at one moment: its row and the sums over its chunks. */
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
  /** The number of files that were skipped because they are no logs. */
  readonly notALog: number;
  readonly findings: Readonly<Record<string, number>>;
  readonly error: ImportError | null;
  readonly createdAt: Date;
  readonly receivedAt: Date | null;
  readonly finalizedAt: Date | null;
}

/**
 * The state of imports. The row of a finalized import has everything; the chunks of others are few and are read. The
 * condition on `total_chunks` is inside the lateral joins, so that chunks of finalized imports are never read, also while they
 * are deleted.
 * Hand-written: two lateral joins with aggregates, measured with a million hands in the database.
 */
export const IMPORT_STATUSES = `
  select i.id, i.name, i.phase, i.cancel_requested, i.complete, i.revision, i.bytes, i.error, i.created_at,
    i.received_at, i.sealed_at, coalesce(i.total_chunks, c.total) as total, c.pending,
    case when i.total_chunks is null then c.done else i.judged_chunks end as done,
    i.hands + c.hands as hands, i.audited + c.audited as audited, i.rejected + c.rejected as rejected,
    i.cancelled + c.cancelled as cancelled, i.duplicates, i.not_a_log,
    case when i.total_chunks is null then f.so_far else i.findings end as findings
  from imports i cross join lateral (
    select count(*)::int as total, count(*) filter (where state = 'done')::int as done,
      count(*) filter (where state = 'pending')::int as pending,
      coalesce(sum(hands), 0)::int as hands, coalesce(sum(audited), 0)::int as audited,
      coalesce(sum(rejected), 0)::int as rejected, coalesce(sum(cancelled), 0)::int as cancelled
    from chunks where import_id = i.id and i.total_chunks is null and state <> 'deleted') c
  cross join lateral (
    select coalesce(jsonb_object_agg(key, count order by key collate "C"), '{}') as so_far from (
      select e.key, sum(e.value::int)::int as count from chunks k cross join lateral jsonb_each_text(k.findings) e
      where k.import_id = i.id and i.total_chunks is null and k.state <> 'deleted' group by e.key) codes) f`;

/** A row of {@link IMPORT_STATUSES}. */
export interface ImportStatusRow {
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
  readonly not_a_log: number;
}

export const toImportStatus = (row: ImportStatusRow): ImportStatus => ({
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
  notALog: row.not_a_log,
  findings: row.findings,
  error: row.error,
  createdAt: row.created_at,
  receivedAt: row.received_at,
  finalizedAt: row.sealed_at,
});

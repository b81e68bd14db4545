import type { Database } from './database.js';

/** The work of all workspaces together, in counts: nothing in it tells whose it is. */
export interface StoreTotals {
  /** Imports by state, in the words of the API; a state without any is left out. */
  readonly imports: Readonly<Record<string, number>>;
  readonly chunks: {
    readonly pending: number;
    readonly judged: number;
    /** Seconds that judging them took, and storing what came of it. */
    readonly auditSeconds: number;
    readonly storeSeconds: number;
  };
  /** Hands of ended imports, by what came of them. */
  readonly hands: Readonly<Record<'audited' | 'rejected' | 'duplicate' | 'cancelled', number>>;
  /** Findings of ended imports by code. */
  readonly findings: Readonly<Record<string, number>>;
}

/**
 * Totals over everything in the store, for monitors. They come from the rows of imports, and from the chunks of those imports
 * alone that are still under way: never from hands. Apart from `imports` and `chunks.pending` they only grow.
 */
export class TotalsRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<StoreTotals> {
    const { pool } = this.database;
    const [{ rows: states }, { rows: findings }] = await Promise.all([
      pool.query<StateRow>(STATES),
      pool.query<{ code: string; count: number }>(FINDINGS),
    ]);
    const sum = (column: Exclude<keyof StateRow, 'state'>): number =>
      states.reduce((total, row) => total + row[column], 0);
    return {
      imports: Object.fromEntries(states.map(({ state, imports }) => [state, imports])),
      chunks: {
        pending: sum('pending'),
        judged: sum('judged'),
        auditSeconds: sum('audit_seconds'),
        storeSeconds: sum('store_seconds'),
      },
      hands: {
        audited: sum('audited'),
        rejected: sum('rejected'),
        duplicate: sum('duplicates'),
        cancelled: sum('cancelled'),
      },
      findings: Object.fromEntries(findings.map(({ code, count }) => [code, count])),
    };
  }
}

interface StateRow {
  readonly state: string;
  readonly imports: number;
  readonly pending: number;
  readonly judged: number;
  readonly audit_seconds: number;
  readonly store_seconds: number;
  readonly audited: number;
  readonly rejected: number;
  readonly duplicates: number;
  readonly cancelled: number;
}

/** Imports that have ended carry what their chunks took; the others are few, and their chunks are asked. */
const STATES = `
  select state, count(*)::float8 as imports, sum(pending)::float8 as pending, sum(judged)::float8 as judged,
    sum(audit_seconds) as audit_seconds, sum(store_seconds) as store_seconds, sum(audited)::float8 as audited,
    sum(rejected)::float8 as rejected, sum(duplicates)::float8 as duplicates, sum(cancelled)::float8 as cancelled
  from (
    select phase as state, 0 as pending, judged_chunks as judged, audit_seconds, store_seconds,
      audited, rejected, duplicates, cancelled
    from imports where judged_chunks is not null
    union all
    select case when i.phase <> 'received' then i.phase when c.pending = 0 then 'finalising'
             when c.pending = c.total then 'queued' else 'running' end,
      c.pending, c.judged, c.audit_seconds, c.store_seconds, 0, 0, 0, 0
    from imports i cross join lateral (
      select count(*) as total, count(*) filter (where state = 'pending') as pending,
        count(*) filter (where state = 'done') as judged, coalesce(sum(audit_seconds), 0) as audit_seconds,
        coalesce(sum(store_seconds), 0) as store_seconds
      from chunks where import_id = i.id) c
    where i.judged_chunks is null) all_imports
  group by state`;

const FINDINGS = `
  select f.key as code, sum(f.value::bigint)::float8 as count
  from imports i cross join lateral jsonb_each_text(i.findings) f
  where i.sealed_at is not null group by f.key`;

import type { Database } from './database.js';

/** Totals of all workspaces together: only counts, which identify no workspace. */
export interface StoreTotals {
  /** Imports by state, as the API names states; states without imports are left out. */
  readonly imports: Readonly<Record<string, number>>;
  readonly chunks: {
    readonly pending: number;
    readonly audited: number;
    /** Seconds for the audit of the chunks, and for storing them. */
    readonly auditSeconds: number;
    readonly storeSeconds: number;
  };
  /** Hands of finalized imports by status. */
  readonly hands: Readonly<Record<'audited' | 'rejected' | 'duplicate' | 'cancelled', number>>;
  /** Findings of finalized imports by code. */
  readonly findings: Readonly<Record<string, number>>;
  /** Equity jobs that have not ended. */
  readonly equityJobs: Readonly<Record<'queued' | 'running', number>>;
  readonly webhooks: {
    /** Deliveries that have neither arrived nor failed for good. */
    readonly pending: number;
    /**
     * The most seconds since the last attempt of a webhook with due deliveries, or since they were due if there was none; 0 if
     * none is due.
     */
    readonly delay: number;
  };
}

/**
 * Totals over the whole database, for monitoring. They come from the rows of imports and from the chunks of imports in
 * progress, never from hands. All but `imports` and `chunks.pending` grow, until hands are deleted or audited again.
 */
export class TotalsRepository {
  constructor(private readonly database: Database) {}

  async read(): Promise<StoreTotals> {
    const [states, findings, [work]] = await Promise.all([
      this.database.sql<StateRow>(STATES),
      this.database.sql<{ code: string; count: number }>(FINDINGS),
      this.database.sql<WorkRow>(WORK),
    ]);
    const sum = (column: Exclude<keyof StateRow, 'state'>): number =>
      states.reduce((total, row) => total + row[column], 0);
    return {
      imports: Object.fromEntries(states.map(({ state, imports }) => [state, imports])),
      chunks: {
        pending: sum('pending'),
        audited: sum('audited_chunks'),
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
      equityJobs: { queued: work?.queued ?? 0, running: work?.running ?? 0 },
      webhooks: { pending: work?.pending ?? 0, delay: work?.delay ?? 0 },
    };
  }
}

interface StateRow {
  readonly state: string;
  readonly imports: number;
  readonly pending: number;
  readonly audited_chunks: number;
  readonly audit_seconds: number;
  readonly store_seconds: number;
  readonly audited: number;
  readonly rejected: number;
  readonly duplicates: number;
  readonly cancelled: number;
}

/**
 * Imports by state. An ended import carries the sums of its chunks; the chunks of the few others are read.
 * Hand-written: a union with a lateral join, which the index of open imports makes fast.
 */
const STATES = `
  select state, count(*)::float8 as imports, sum(pending)::float8 as pending,
    sum(audited_chunks)::float8 as audited_chunks,
    sum(audit_seconds) as audit_seconds, sum(store_seconds) as store_seconds, sum(audited)::float8 as audited,
    sum(rejected)::float8 as rejected, sum(duplicates)::float8 as duplicates, sum(cancelled)::float8 as cancelled
  from (
    select phase as state, 0 as pending, judged_chunks as audited_chunks, audit_seconds, store_seconds,
      audited, rejected, duplicates, cancelled
    from imports where judged_chunks is not null
    union all
    select case when i.phase <> 'received' then i.phase when c.pending = 0 then 'finalising'
             when c.pending = c.total then 'queued' else 'running' end,
      c.pending, c.audited_chunks, c.audit_seconds, c.store_seconds, 0, 0, 0, 0
    from imports i cross join lateral (
      select count(*) as total, count(*) filter (where state = 'pending') as pending,
        count(*) filter (where state = 'done') as audited_chunks, coalesce(sum(audit_seconds), 0) as audit_seconds,
        coalesce(sum(store_seconds), 0) as store_seconds
      from chunks where import_id = i.id) c
    where i.judged_chunks is null) all_imports
  group by state`;

/** Hand-written: expands the JSON counts of all finalized imports. */
const FINDINGS = `
  select f.key as code, sum(f.value::bigint)::float8 as count
  from imports i cross join lateral jsonb_each_text(i.findings) f
  where i.judged_chunks is not null group by f.key`;

interface WorkRow {
  readonly queued: number;
  readonly running: number;
  readonly pending: number;
  readonly delay: number;
}

/**
 * Hand-written: counts by partial indexes in one row. A webhook whose events are attempted is not late, however slow its receiver:
 * its time counts from the last attempt that began or ended. The last end comes from the index of ended deliveries.
 */
const WORK = `
  select * from
    (select count(*) filter (where state = 'queued')::float8 as queued,
       count(*) filter (where state = 'running')::float8 as running
     from equity_jobs where state in ('queued', 'running')) jobs,
    (select coalesce(sum(pending), 0)::float8 as pending,
       greatest(0, coalesce(extract(epoch from now() - min(waits_since)), 0))::float8 as delay
     from (
       select count(*) as pending, greatest(min(d.next_attempt_at), max(d.attempted_at),
         (select max(ended_at) from webhook_deliveries where webhook_id = d.webhook_id)) as waits_since
       from webhook_deliveries d where state = 'pending' group by d.webhook_id) webhooks) deliveries`;

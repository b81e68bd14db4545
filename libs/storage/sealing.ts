import type { PoolClient } from 'pg';
import { faultPoint } from '#faults';
import type { Database } from './database.js';
import type { ImportError } from './imports.js';
import { addPlayers } from './players.js';
import { transaction } from './transaction.js';

/** What sealing needs to know of the audit: what is written down for a hand that is a copy of another. */
export interface CopyFinding {
  readonly severity: string;
  readonly rules: readonly string[];
}

export interface SealingRules {
  readonly copies: Readonly<Record<'other-view' | 'conflicting-copy', CopyFinding>>;
  readonly engine: string;
}

/** What came of an attempt to seal. */
export type Sealing = 'sealed' | 'not-yet' | 'nothing-to-do';

/**
 * Seals imports: decides what depends on the order of hands or on other chunks, and makes the counts final. A workspace's
 * imports are sealed one after the other, in the order in which their last bytes came, so that what is a duplicate of
 * what never depends on the workers.
 */
export class Sealings {
  constructor(
    private readonly database: Database,
    private readonly rules: SealingRules,
  ) {}

  /** Imports whose chunks are all through and whose turn it is. */
  async ready(): Promise<{ id: string; workspaceId: string }[]> {
    const { rows } = await this.database.pool.query<{ id: string; workspace_id: string }>(
      `select id, workspace_id from (
         select distinct on (workspace_id) id, workspace_id from imports
         where phase = 'received' order by workspace_id, place) turn
       where not exists (select 1 from chunks where import_id = turn.id and state = 'pending')`,
    );
    return rows.map(({ id, workspace_id }) => ({ id, workspaceId: workspace_id }));
  }

  /** Whether an import waits for nothing but to be sealed. */
  async isReady(importId: string): Promise<boolean> {
    return (await this.ready()).some(({ id }) => id === importId);
  }

  /** Seals an import, if it is ready and its turn. Repeating it changes nothing. */
  async seal(importId: string): Promise<Sealing> {
    await faultPoint('seal.started');
    const outcome = await transaction(this.database.pool, async (client) => {
      const result = await this.sealNow(client, importId);
      if (result === 'sealed') await faultPoint('seal.before-commit');
      return result;
    });
    if (outcome === 'sealed') await faultPoint('seal.committed');
    return outcome;
  }

  private async sealNow(client: PoolClient, importId: string): Promise<Sealing> {
    const started = performance.now();
    const { rows } = await client.query<{ workspace_id: string; phase: string }>(
      'select workspace_id, phase from imports where id = $1',
      [importId],
    );
    const found = rows[0];
    if (found?.phase !== 'received') return 'nothing-to-do';
    const workspaceId = found.workspace_id;
    // The same lock as where imports get their places: one sealing at a time, and none that overtakes another.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [workspaceId]);
    if (!(await isTurnOf(client, importId, workspaceId))) return 'not-yet';
    await client.query(NUMBER_CHUNKS, [importId]);
    await client.query(FIND_COPIES, [importId, workspaceId]);
    await this.writeCopies(client, workspaceId, importId);
    await addPlayers(client, importId);
    await client.query(CLOSE, [
      importId,
      JSON.stringify(FAILED_CHUNKS),
      (performance.now() - started) / 1000,
    ]);
    return 'sealed';
  }

  /** Writes what was found of copies to where it is read: few statements, for all of them at once. */
  private async writeCopies(client: PoolClient, workspaceId: string, importId: string): Promise<void> {
    await client.query(
      `update hands h set first_id = c.first_id, sighting = c.sighting,
         status = case when c.sighting = 'duplicate' then 'duplicate' else h.status end
       from copies c where h.id = c.id`,
    );
    await client.query('delete from hand_seats s using copies c where s.hand_id = c.id');
    await client.query(
      `delete from findings f using copies c where f.hand_id = c.id and c.sighting = 'duplicate'`,
    );
    // Pages on which nothing but duplicates is left are read by nobody.
    await client.query(
      `delete from record_pages p using (
         select h.chunk_id, h.page from hands h
         where h.chunk_id in (select distinct chunk_id from hands where id in (select id from copies))
         group by h.chunk_id, h.page having bool_and(h.status = 'duplicate')) unread
       where p.chunk_id = unread.chunk_id and p.page = unread.page`,
    );
    for (const [code, { severity, rules }] of Object.entries(this.rules.copies)) {
      await client.query(
        `insert into findings (hand_id, ordinal, workspace_id, import_id, code, severity, rules, line, seat, engine, profile)
         select c.id, 0, $1, $2, $3, $4, $5, h.first_line, null, $6, null
         from copies c join hands h on h.id = c.id where c.sighting = $3`,
        [workspaceId, importId, code, severity, rules, this.rules.engine],
      );
    }
  }
}

const FAILED_CHUNKS: ImportError = { code: 'chunks-failed' };

/** Whether all chunks of an import are through, and no import before it waits. */
async function isTurnOf(client: PoolClient, importId: string, workspaceId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from imports i where i.id = $1 and i.phase = 'received'
       and not exists (select 1 from chunks c where c.import_id = i.id and c.state = 'pending')
       and not exists (select 1 from imports e where e.workspace_id = $2 and e.phase = 'received' and e.place < i.place)`,
    [importId, workspaceId],
  );
  return rowCount === 1;
}

/** A hand's number in its file is its number in the chunk and those of all chunks of the file before. */
const NUMBER_CHUNKS = `
  update chunks c set first_index = n.first_index from (
    select id, (sum(hands) over (partition by member_number order by ordinal) - hands)::int as first_index
    from chunks where import_id = $1) n
  where c.id = n.id`;

/**
 * The hands of the import that were there before: in an import sealed earlier, or further up in this one. Those that are
 * copies themselves are left out of the search, so that each finds the very first.
 */
const FIND_COPIES = `
  create temporary table copies on commit drop as
  select h.id, f.id as first_id,
    case when f.content = h.content then 'duplicate'
         when f.events = h.events then 'other-view'
         else 'conflicting-copy' end as sighting
  from hands h cross join lateral (
    select e.id, e.content, e.events from hands e left join imports i on i.id = e.import_id
    where e.workspace_id = $2 and e.identity = h.identity and e.site = h.site and e.hand_id = h.hand_id
      and ((e.import_id = $1 and e.id < h.id) or (i.sealed_at is not null and e.first_id is null))
    order by e.import_id = $1, e.id limit 1) f
  where h.import_id = $1 and h.identity is not null`;

/** Makes the counts final. */
const CLOSE = `
  update imports i set
    phase = case when i.cancel_requested then 'cancelled' when c.failed > 0 then 'failed' else 'done' end,
    complete = not i.cancel_requested and c.failed = 0 and c.called_off = 0,
    error = case when c.failed > 0 and not i.cancel_requested then $2::jsonb end,
    hands = c.hands, audited = h.audited, rejected = h.rejected, duplicates = h.duplicates, cancelled = h.cancelled,
    findings = f.findings, sealed_at = now(), seal_seconds = $3, revision = i.revision + 1,
    judged_chunks = c.judged, audit_seconds = c.audit_seconds, store_seconds = c.store_seconds
  from (select coalesce(sum(hands), 0)::int as hands, count(*) filter (where state = 'failed') as failed,
          count(*) filter (where state = 'cancelled') as called_off, count(*) filter (where state = 'done') as judged,
          coalesce(sum(audit_seconds), 0) as audit_seconds, coalesce(sum(store_seconds), 0) as store_seconds
        from chunks where import_id = $1) c,
       (select count(*) filter (where status = 'audited')::int as audited,
          count(*) filter (where status = 'rejected')::int as rejected,
          count(*) filter (where status = 'duplicate')::int as duplicates,
          count(*) filter (where status = 'cancelled')::int as cancelled from hands where import_id = $1) h,
       (select coalesce(jsonb_object_agg(code, count order by code collate "C"), '{}') as findings
        from (select code, count(*) as count from findings where import_id = $1 group by code) codes) f
  where i.id = $1`;

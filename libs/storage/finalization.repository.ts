import type { Pool, PoolClient } from 'pg';
import { failpoint } from '#failpoints';
import type { Database } from './database.js';
import type { ImportError } from './import.repository.js';
import { addPlayers } from './player.repository.js';
import { transaction } from './transaction.js';

/** What sealing needs to know of the audit: what is written down for a hand that is a copy of another. */
export interface CopyFinding {
  readonly severity: string;
  readonly rules: readonly string[];
}

export interface FinalizationRules {
  readonly copies: Readonly<Record<'other-view' | 'conflicting-copy', CopyFinding>>;
  readonly engine: string;
}

/** An import that waits for nothing but to be sealed. */
export interface ReadyImport {
  readonly id: string;
  readonly workspaceId: string;
}

/**
 * Seals imports: decides what depends on the order of hands or on other chunks, and makes the counts final. A workspace's
 * imports are sealed one after the other, in the order in which their last bytes came, so that what is a duplicate of
 * what never depends on the workers.
 */
export class FinalizationRepository {
  constructor(
    private readonly database: Database,
    private readonly rules: FinalizationRules,
  ) {}

  /** The imports whose chunks are all through and whose turn it is: one at most of each workspace, or of the one asked for. */
  ready(workspaceId?: string): Promise<ReadyImport[]> {
    return readyIn(this.database.pool, workspaceId);
  }

  /**
   * Seals an import, if it is ready and its turn, and nobody is sealing in its workspace. Repeating it changes nothing.
   *
   * @returns its workspace, where another may be ready now; null where nothing was sealed
   */
  async seal(importId: string): Promise<string | null> {
    await failpoint('finalize.started');
    const workspaceId = await transaction(this.database.pool, async (client) => {
      const sealed = await this.finalizeNow(client, importId);
      if (sealed !== null) await failpoint('finalize.before-commit');
      return sealed;
    });
    if (workspaceId !== null) await failpoint('finalize.committed');
    return workspaceId;
  }

  private async finalizeNow(client: PoolClient, importId: string): Promise<string | null> {
    const started = performance.now();
    const { rows } = await client.query<{ workspace_id: string; alone: boolean }>(TAKE_TURN, [importId]);
    const found = rows.find(({ alone }) => alone);
    if (found === undefined) return null;
    const workspaceId = found.workspace_id;
    // Asked for under the lock: what another has sealed before is seen here.
    const [turn] = await readyIn(client, workspaceId);
    if (turn?.id !== importId) return null;
    await client.query(NUMBER_CHUNKS, [importId]);
    if (await findCopies(client, workspaceId, importId))
      await this.writeCopies(client, workspaceId, importId);
    await addPlayers(client, importId);
    await client.query(CLOSE, [
      importId,
      JSON.stringify(FAILED_CHUNKS),
      (performance.now() - started) / 1000,
    ]);
    return workspaceId;
  }

  /** Writes what was found of copies to where it is read: few statements, for all of them at once. */
  private async writeCopies(client: PoolClient, workspaceId: string, importId: string): Promise<void> {
    await client.query(
      `update hands h set first_id = c.first_id, sighting = c.sighting,
         status = case when c.sighting = 'duplicate' then 'duplicate' else h.status end
       from copies c where h.id = c.id`,
    );
    // What contradicts the first is a hand that can be asked for by its players; the other copies have the same ones.
    await client.query(
      `delete from hand_seats s using copies c where s.hand_id = c.id and c.sighting <> 'conflicting-copy'`,
    );
    await client.query(
      `delete from findings f using copies c where f.hand_id = c.id and c.sighting = 'duplicate'`,
    );
    // Pages on which nothing but duplicates is left are read by nobody.
    await client.query(
      `delete from record_pages p using (
         select chunk_id, page from hands where import_id = $1
         group by chunk_id, page having bool_and(status = 'duplicate')) unread
       where p.chunk_id = unread.chunk_id and p.page = unread.page`,
      [importId],
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

/**
 * The lock of those who seal in a workspace; it is not that of the places, so that uploads end while a long log is sealed.
 * Who does not get it need not wait: the one that has it hints at what is ready afterwards.
 */
const TAKE_TURN = `
  select workspace_id, pg_try_advisory_xact_lock(hashtextextended(workspace_id::text, 2)) as alone
  from imports where id = $1 and phase = 'received'`;

async function readyIn(client: Pool | PoolClient, workspaceId?: string): Promise<ReadyImport[]> {
  const { rows } = await client.query<{ id: string; workspace_id: string }>(READY, [workspaceId]);
  return rows.map(({ id, workspace_id }) => ({ id, workspaceId: workspace_id }));
}

/** Of each workspace the first import that waits, where that has no chunk to come. */
const READY = `
  select turn.id, w.id as workspace_id from workspaces w cross join lateral (
    select id from imports where workspace_id = w.id and phase = 'received' order by place limit 1) turn
  where ($1::uuid is null or w.id = $1)
    and not exists (select 1 from chunks where import_id = turn.id and state = 'pending')`;

/** A hand's number in its file is its number in the chunk and those of all chunks of the file before. */
const NUMBER_CHUNKS = `
  update chunks c set first_index = n.first_index from (
    select id, (sum(hands) over (partition by member_number order by ordinal) - hands)::int as first_index
    from chunks where import_id = $1) n
  where c.id = n.id`;

/** Puts the copies of an import into a table of the transaction's own; false where there are none. */
async function findCopies(client: PoolClient, workspaceId: string, importId: string): Promise<boolean> {
  // Every part of it has its index. Where a store is full of copies of few hands, statistics would speak for reading the
  // whole table a hand instead.
  await client.query('set local enable_seqscan = off');
  const { rowCount } = await client.query(FIND_COPIES, [importId, workspaceId]);
  await client.query('set local enable_seqscan = on');
  return rowCount !== 0;
}

/**
 * The hands of the import that were there before: in an import sealed earlier, or further up in this one. Copies of one
 * hand lie side by side in the order of the log. The one that leads them asks for a hand that is sealed already, of which
 * there is one at most, and tells it to the others: a look into the index a hand, however many copies there are. Whether an
 * import is sealed is asked of each hand found, where a join could begin with the import and read all of its hands.
 */
const FIND_COPIES = `
  create temporary table copies on commit drop as
  with own as (
    select id, identity, site, hand_id, content, events,
      lag(id) over same_hand is null as leads, lead(id) over same_hand is null as ends
    from hands where import_id = $1 and identity is not null
    window same_hand as (partition by identity, site, hand_id order by id)),
  known as (
    select own.id, own.content, own.events,
      first_value(coalesce(sealed.id, own.id)) over same_hand as first_id,
      first_value(coalesce(sealed.content, own.content)) over same_hand as first_content,
      first_value(coalesce(sealed.events, own.events)) over same_hand as first_events
    from own left join lateral (
      select e.id, e.content, e.events from hands e
      where own.leads and e.workspace_id = $2 and e.first_id is null and e.import_id <> $1
        and e.identity = own.identity and e.site = own.site and e.hand_id = own.hand_id
        and (select i.sealed_at from imports i where i.id = e.import_id) is not null limit 1) sealed on true
    where sealed.id is not null or not (own.leads and own.ends)
    window same_hand as (partition by own.identity, own.site, own.hand_id order by own.id)),
  copy as (
    select *, lag(id) over (partition by first_id, content order by id) is not null as repeated
    from known where id <> first_id)
  select id, first_id,
    case when content = first_content or repeated then 'duplicate'
         when exists (select 1 from hands e where e.first_id = copy.first_id and e.content = copy.content
                        and e.sighting <> 'duplicate') then 'duplicate'
         when events = first_events then 'other-view'
         else 'conflicting-copy' end as sighting
  from copy`;

/** Makes the counts final. */
const CLOSE = `
  update imports i set
    phase = case when i.cancel_requested then 'cancelled' when c.failed > 0 then 'failed' else 'done' end,
    complete = not i.cancel_requested and c.failed = 0 and c.called_off = 0,
    error = case when c.failed > 0 and not i.cancel_requested then $2::jsonb end,
    hands = c.hands, audited = h.audited, rejected = h.rejected, duplicates = h.duplicates, cancelled = h.cancelled,
    findings = f.findings, sealed_at = now(), seal_seconds = $3, revision = i.revision + 1,
    total_chunks = c.total, judged_chunks = c.judged, audit_seconds = c.audit_seconds, store_seconds = c.store_seconds
  from (select count(*) as total, coalesce(sum(hands), 0)::int as hands, count(*) filter (where state = 'failed') as failed,
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

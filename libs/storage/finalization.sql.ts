// The statements that finalize an import. They are hand-written: each works on all hands of an import at once, with window
// functions, lateral joins and a temporary table, and was tuned on a million hands (decision 011).
import { NO_TIME } from './rows.js';

/**
 * Locks a workspace for finalization, without waiting: the worker that holds the lock enqueues the next import afterwards.
 * Uploads take another lock for their position, so that they need not wait.
 */
export const LOCK_WORKSPACE = `
  select workspace_id, pg_try_advisory_xact_lock(hashtextextended(workspace_id::text, 2)) as locked
  from imports where id = $1 and phase = 'received'`;

/** The first received import of each workspace, if it has no pending chunks. */
export const READY_IMPORTS = `
  select next.id, w.id as "workspaceId" from workspaces w cross join lateral (
    select id from imports where workspace_id = w.id and phase = 'received' order by place limit 1) next
  where ($1::uuid is null or w.id = $1)
    and not exists (select 1 from chunks where import_id = next.id and state = 'pending')`;

export const COUNT_ATTEMPT = `
  update imports set finalize_attempts = finalize_attempts + 1 where id = $1 returning finalize_attempts as attempts`;

export const TAKE_ATTEMPT_BACK = `
  update imports set finalize_attempts = greatest(0, finalize_attempts - 1) where id = $1 and phase = 'received'`;

/** Its hands stay unread until it is deleted. */
export const FAIL = `
  update imports set phase = 'failed', complete = false, again = false, error = $2::jsonb, revision = revision + 1
  where id = $1 and phase = 'received'`;

/** Gives every chunk the number of its first hand in its file: the sum of the hands before it. */
export const NUMBER_CHUNKS = `
  update chunks c set first_index = n.first_index from (
    select id, (sum(hands) over (partition by member_number order by ordinal) - hands)::int as first_index
    from chunks where import_id = $1) n
  where c.id = n.id`;

/**
 * The bits of `hands.events` that all views of a hand share, those of the owner's seat, and those of the owner's cards. As
 * in `areViews` of the audit.
 */
const PUBLIC = '(-4096)';
const OWNER = '3840';
const OWN_CARDS = '255';

/** Whether the import of a hand is finalized, and its hands are not deleted. */
const isThere = (hand: string): string => `
        (select i.sealed_at is not null or (i.phase = 'deleting' and i.total_chunks is not null)
         from imports i where i.id = ${hand}.import_id)`;

/**
 * Finds the hands of an import whose identity exists already, in an import finalized earlier or earlier in this one.
 *
 * Hands with the same identity are grouped in the order of the log. Only the leader of a group looks for a finalized hand,
 * of which there is at most one, and shares it with its group: one index lookup a hand, however many copies there are.
 * Site and number are compared by an operator that no index has. Otherwise a table without statistics, such as that of a first import,
 * is searched by site: the hands of an import would be compared with all hands of their site.
 * The state of the other import is a subquery: a join could start with the import and read all of its hands. An import that is being
 * deleted counts until its hands are gone: the deletion then audits this import again, with the ones before it in their order.
 */
export const FIND_COPIES = `
  create temporary table copies on commit drop as
  with own as (
    select id, identity, site, hand_id, content, events,
      lag(id) over same_hand is null as leads, lead(id) over same_hand is null as ends
    from hands where import_id = $1 and identity is not null
    window same_hand as (partition by identity, site, hand_id order by id)),
  grouped as (
    select own.id, own.content, own.events,
      first_value(coalesce(earlier.id, own.id)) over same_hand as first_id,
      first_value(coalesce(earlier.content, own.content)) over same_hand as first_content,
      first_value(coalesce(earlier.events, own.events)) over same_hand as first_events
    from own left join lateral (
      select e.id, e.content, e.events from hands e
      where own.leads and e.workspace_id = $2 and e.first_id is null and e.import_id <> $1
        and e.identity = own.identity
        and e.site is not distinct from own.site and e.hand_id is not distinct from own.hand_id
        and ${isThere('e')} limit 1) earlier on true
    where earlier.id is not null or not (own.leads and own.ends)
    window same_hand as (partition by own.identity, own.site, own.hand_id order by own.id)),
  copy as (
    select *, lag(id) over (partition by first_id, content order by id) is not null as repeated
    from grouped where id <> first_id)
  select id, first_id,
    case when content = first_content or repeated then 'duplicate'
         when exists (select 1 from hands e where e.first_id = copy.first_id and e.content = copy.content
                        and e.sighting <> 'duplicate' and ${isThere('e')}) then 'duplicate'
         when (events # first_events) & ${PUBLIC} = 0
           and ((events # first_events) & ${OWNER} <> 0 or events & ${OWNER} = 0
             or (events # first_events) & ${OWN_CARDS} = 0) then 'other-view'
         else 'conflicting-copy' end as sighting
  from copy`;

export const MARK_COPIES = `
  update hands h set first_id = c.first_id, sighting = c.sighting,
    status = case when c.sighting = 'duplicate' then 'duplicate' else h.status end
  from copies c where h.id = c.id`;

/** A conflicting copy can be found by its players; the other copies have the players of the first hand. */
export const DELETE_SEATS_OF_COPIES = `
  delete from hand_seats s using copies c where s.hand_id = c.id and c.sighting <> 'conflicting-copy'`;

export const DELETE_FINDINGS_OF_DUPLICATES = `
  delete from findings f using copies c where f.hand_id = c.id and c.sighting = 'duplicate'`;

/** Deletes pages that hold only duplicates: their records are never read. */
export const DELETE_UNREAD_PAGES = `
  delete from record_pages p using (
    select chunk_id, page from hands where import_id = $1
    group by chunk_id, page having bool_and(status = 'duplicate')) unread
  where p.chunk_id = unread.chunk_id and p.page = unread.page`;

export const INSERT_COPY_FINDINGS = `
  insert into findings (hand_id, ordinal, workspace_id, import_id, code, severity, rules, line, seat, engine, profile, played_at)
  select c.id, 0, $1, $2, $3, $4, $5, h.first_line, null, $6, null, coalesce(h.played_at, '${NO_TIME}')
  from copies c join hands h on h.id = c.id where c.sighting = $3`;

/** The hands of the import `$1` by status, as `h`, and its findings by code, as `f`. */
export const COUNTS_OF_IMPORT = `
  (select count(*)::int as hands, count(*) filter (where status = 'audited')::int as audited,
     count(*) filter (where status = 'rejected')::int as rejected,
     count(*) filter (where status = 'duplicate')::int as duplicates,
     count(*) filter (where status = 'cancelled')::int as cancelled from hands where import_id = $1) h,
  (select coalesce(jsonb_object_agg(code, count order by code collate "C"), '{}') as findings
   from (select code, count(*) as count from findings where import_id = $1 group by code) codes) f`;

/** Writes the final counts, findings and state into the row of the import, unless it was marked for deletion meanwhile. */
export const WRITE_COUNTS = `
  update imports i set
    phase = case when i.cancel_requested then 'cancelled' when c.failed > 0 then 'failed' else 'done' end,
    complete = not i.cancel_requested and c.failed = 0 and c.cancelled = 0,
    error = case when c.failed > 0 and not i.cancel_requested then $2::jsonb end,
    again = false, hands = h.hands, audited = h.audited, rejected = h.rejected, duplicates = h.duplicates, cancelled = h.cancelled,
    findings = f.findings, sealed_at = now(), seal_seconds = $3, revision = i.revision + 1,
    total_chunks = c.total, judged_chunks = c.audited, audit_seconds = c.audit_seconds, store_seconds = c.store_seconds
  from (select count(*) as total, count(*) filter (where state = 'failed') as failed,
          count(*) filter (where state = 'cancelled') as cancelled, count(*) filter (where state = 'done') as audited,
          coalesce(sum(audit_seconds), 0) as audit_seconds, coalesce(sum(store_seconds), 0) as store_seconds
        from chunks where import_id = $1) c,
       ${COUNTS_OF_IMPORT}
  where i.id = $1 and i.phase = 'received' returning i.id`;

/** Whether an import has so many hands, and a fifth of those that PostgreSQL has counted last. */
export const HAS_GROWN = `
  select from imports i, pg_class c
  where i.id = $1 and i.hands >= $2 and c.oid = 'hands'::regclass and i.hands >= 0.2 * greatest(c.reltuples, 0)`;

export const ANALYZE = 'analyze imports, chunks, hands, hand_seats, findings, player_totals';

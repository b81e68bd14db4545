// The sums of players change with whole imports. Hand-written: one statement adds up millions of seats.
import type { Transaction } from './connection.js';
import type { AuditedChunk } from './chunk-hands.js';
import { copyRows } from './copy.js';
import { foldName } from './player-name.js';
import {
  ADD_CHUNK_STATISTICS,
  ADD_STATISTICS,
  CREATE_CHUNK_STATISTICS,
  DELETE_EMPTY_STATISTICS,
  REMOVE_CHUNK_STATISTICS,
  REMOVE_STATISTICS,
  STATISTICS_COLUMNS,
} from './player-statistics.sql.js';
import { TOTALS_COLUMNS } from './chunk-totals.js';

/**
 * The totals of the players of an import, or of its chunks `$2`. Copies are left out, and a name in two seats of a hand counts one hand.
 * `seats` counts the hands that list a player; the other columns those that are statistics too: a hand that was cancelled does not count,
 * nor one in which the player sat out. A player whose result is unknown has no part in the net.
 */
const TOTALS_OF_IMPORT = `
  select s.workspace_id, s.player as name, s.site, s.currency, count(distinct h.id)::int as seats,
    (count(distinct h.id) filter (where d.dealt))::int as hands,
    (count(distinct h.id) filter (where d.dealt and s.put_in > 0))::int as played,
    (count(distinct h.id) filter (where d.dealt and s.collected > 0))::int as won,
    coalesce(sum(s.put_in) filter (where d.dealt), 0) as put_in,
    coalesce(sum(s.collected) filter (where d.dealt), 0) as collected,
    coalesce(sum(s.collected - s.put_in) filter (where d.dealt), 0) as net,
    min(h.played_at) filter (where d.dealt) as first_played_at, max(h.played_at) filter (where d.dealt) as last_played_at
  from hands h join hand_seats s on s.hand_id = h.id cross join lateral (select s.actions is not null as dealt) d
  where h.import_id = $1 and ($2::bigint[] is null or h.chunk_id = any($2)) and h.sighting is null
  group by s.workspace_id, s.player, s.site, s.currency`;

const SUMS = ['seats', 'hands', 'played', 'won', 'put_in', 'collected', 'net'] as const;

const changesOf = (sign: '+' | '-', other: string): string =>
  SUMS.map((column) => `${column} = t.${column} ${sign} ${other}.${column}`).join(', ');

/** Adds totals of players. */
const addTotals = (totals: string): string => `
  insert into player_totals as t (workspace_id, name, site, currency, ${SUMS.join(', ')},
    first_played_at, last_played_at)
  ${totals}
  on conflict (workspace_id, name, site, currency) do update set
    ${changesOf('+', 'excluded')},
    first_played_at = least(t.first_played_at, excluded.first_played_at),
    last_played_at = greatest(t.last_played_at, excluded.last_played_at)`;

const ADD_TOTALS = addTotals(TOTALS_OF_IMPORT);

/** The totals of whole chunks, as PlayerSums writes them. */
const CREATE_CHUNK_TOTALS = `
  create temporary table chunk_totals on commit drop as
  select name, site, currency, 0::smallint as scale, ${SUMS.join(', ')}, first_played_at, last_played_at from player_totals limit 0`;

const inCurrency = (column: string): string => `sum(round(${column} * 10::numeric ^ -scale, scale))`;

const totalsOfChunks = (workspaceId: string): string => `
  select ${workspaceId}::uuid as workspace_id, name, site, currency, sum(seats) as seats, sum(hands) as hands, sum(played) as played,
    sum(won) as won, ${inCurrency('put_in')} as put_in, ${inCurrency('collected')} as collected, ${inCurrency('net')} as net,
    min(first_played_at) as first_played_at, max(last_played_at) as last_played_at
  from chunk_totals group by name, site, currency`;

const ADD_CHUNK_TOTALS = addTotals(totalsOfChunks('$1'));

/** The totals of the players of an import: of whole chunks, and of the chunks `$2`. */
const CREATE_REMOVED_TOTALS = `
  create temporary table removed_totals on commit drop as
  select workspace_id, name, site, currency, ${SUMS.map((column) => `sum(${column}) as ${column}`).join(', ')},
    min(first_played_at) as first_played_at, max(last_played_at) as last_played_at
  from (${totalsOfChunks('$3')} union all ${TOTALS_OF_IMPORT}) totals
  group by workspace_id, name, site, currency`;

const DROP_REMOVED_TOTALS = 'drop table removed_totals';

const ofSamePlayer = (one: string, other: string): string =>
  ['workspace_id', 'name', 'site', 'currency']
    .map((column) => `${one}.${column} = ${other}.${column}`)
    .join(' and ');

/** A player of whom the import has the first or the last hand has no such time until FIND_TIMES. */
const REMOVE_TOTALS = `
  update player_totals t set ${changesOf('-', 'r')},
    first_played_at = case when r.first_played_at <= t.first_played_at then null else t.first_played_at end,
    last_played_at = case when r.last_played_at >= t.last_played_at then null else t.last_played_at end
  from removed_totals r where ${ofSamePlayer('t', 'r')}`;

/** The times of the other hands of players who are left. One statement for all of them: it reads their seats once. */
const FIND_TIMES = `
  update player_totals t set
    first_played_at = coalesce(t.first_played_at, o.first), last_played_at = coalesce(t.last_played_at, o.last)
  from (
    select p.workspace_id, p.name, p.site, p.currency, min(h.played_at) as first, max(h.played_at) as last
    from removed_totals r join player_totals p on ${ofSamePlayer('p', 'r')}
      join hand_seats s on s.workspace_id = p.workspace_id and s.player = p.name and s.site = p.site
        and s.currency = p.currency
      join hands h on h.id = s.hand_id join imports i on i.id = h.import_id
    where r.first_played_at is not null and (p.first_played_at is null or p.last_played_at is null)
      and h.import_id <> $1 and h.sighting is null and i.sealed_at is not null and s.actions is not null
    group by p.workspace_id, p.name, p.site, p.currency) o
  where ${ofSamePlayer('t', 'o')}`;

/** Of the players whose hands were removed: others are in some. */
const DELETE_EMPTY_TOTALS = `
  delete from player_totals t using removed_totals r where ${ofSamePlayer('t', 'r')} and t.seats = 0`;

const NEW_NAMES = 'select distinct name from player_totals where workspace_id = $1 and folded is null';

const FOLD_NAMES = `
  update player_totals t set folded = f.folded from unnest($2::text[], $3::text[]) as f (name, folded)
  where t.workspace_id = $1 and t.name = f.name and t.folded is null`;

/** The sites of an import that say at the deal what everybody is dealt in some hands, and hide cards in others. */
const MIXED_SITES = `
  select site from hands where import_id = $1 group by site having bool_or(open_deal) and bool_or(not open_deal)`;

/** What the log of such a site says at the deal may be there because it was shown at the end: no fair sample (docs/luck.md). */
const CLEAR_DEALS = `
  update hand_seats s set deal_worth = null from hands h
  where h.import_id = $1 and h.open_deal and h.site = any($2) and s.hand_id = h.id`;

/** The sums of some chunks one after the other: rows in the text format of COPY can be joined. */
const CHUNK_SUMS = `
  select string_agg(player_totals, '' order by id) as totals, string_agg(player_statistics, '' order by id) as statistics
  from chunks where id = any($1::bigint[])`;

/** Chunks whose sums are read at once: some megabytes. */
const CHUNKS_AT_ONCE = 64;

/** Whether the worker has added up the players of a chunk, and none of its hands turned out to be a copy. */
const isAddedUp = (chunk: AuditedChunk): boolean => chunk.is_whole && chunk.has_sums;

const idsOf = (chunks: readonly AuditedChunk[]): string[] => chunks.map(({ id }) => id);

/**
 * Adds the hands of an import to the sums of their players: once, in the transaction that finalizes it. Copies are left out: they are
 * known by then. Most chunks have no copies: the worker has added up their players. The seats of the others are read again.
 *
 * @returns the chunks whose sums were added as they are
 */
export const addPlayers = async (
  tx: Transaction,
  workspaceId: string,
  importId: string,
  chunks: readonly AuditedChunk[],
): Promise<string[]> => {
  const mixed = await tx.sql<{ site: string | null }>(MIXED_SITES, [importId]);
  if (mixed.length > 0) await tx.sql(CLEAR_DEALS, [importId, mixed.map(({ site }) => site)]);
  const addedUp = idsOf(chunks.filter(isAddedUp));
  if (addedUp.length > 0) {
    await readSums(tx, addedUp);
    await tx.sql(ADD_CHUNK_TOTALS, [workspaceId]);
    await tx.sql(ADD_CHUNK_STATISTICS, [workspaceId]);
    await tx.sql(DROP_CHUNK_SUMS);
  }
  const others = idsOf(chunks.filter((chunk) => !isAddedUp(chunk)));
  if (others.length > 0) {
    await tx.sql(ADD_TOTALS, [importId, others]);
    await tx.sql(ADD_STATISTICS, [importId, workspaceId, others]);
  }
  const names = (await tx.sql<{ name: string }>(NEW_NAMES, [workspaceId])).map(({ name }) => name);
  if (names.length > 0) await tx.sql(FOLD_NAMES, [workspaceId, names, names.map(foldName)]);
  return addedUp;
};

/** Reads the sums of chunks into temporary tables. Memory holds those of a few chunks. */
const readSums = async (tx: Transaction, chunks: readonly string[]): Promise<void> => {
  await tx.sql(CREATE_CHUNK_TOTALS);
  await tx.sql(CREATE_CHUNK_STATISTICS);
  for (let start = 0; start < chunks.length; start += CHUNKS_AT_ONCE) {
    const [sums] = await tx.sql<{ totals: Buffer | null; statistics: Buffer | null }>(CHUNK_SUMS, [
      chunks.slice(start, start + CHUNKS_AT_ONCE),
    ]);
    await copyRows(tx.client, 'chunk_totals', TOTALS_COLUMNS, sums?.totals ?? NO_ROWS);
    await copyRows(tx.client, 'chunk_statistics', STATISTICS_COLUMNS, sums?.statistics ?? NO_ROWS);
  }
};

const NO_ROWS = new Uint8Array();

const DROP_CHUNK_SUMS = 'drop table chunk_totals, chunk_statistics';

/** Chunks of which a deletion reads the sums, and chunks of which it reads the seats: null for all hands of the import. */
interface RemovedChunks {
  readonly addedUp: readonly string[];
  readonly others: readonly string[] | null;
}

/**
 * Takes the hands of an import out of the sums of their players again: once, before its rows are deleted, in the same transaction, and
 * only if the import is finalized. The transaction holds the lock of the workspace. Players without another hand are gone afterwards.
 * Chunks that were added as they are have kept their sums; the seats of the others are read.
 */
export const removePlayers = async (
  tx: Transaction,
  workspaceId: string,
  importId: string,
): Promise<void> => {
  const chunks = await tx.sql<{ id: string; has_sums: boolean }>(CHUNKS_WITH_SUMS, [importId]);
  const idsWhere = (hasSums: boolean): string[] =>
    chunks.filter(({ has_sums }) => has_sums === hasSums).map(({ id }) => id);
  await remove(tx, workspaceId, importId, { addedUp: idsWhere(true), others: idsWhere(false) });
};

/**
 * The same for hands that are deleted by themselves: they are those of `importId`, which has no chunks. The sums of their chunks are
 * forgotten, so that the seats of the other hands are read when their import is deleted.
 */
export const removePlayersOfHands = async (
  tx: Transaction,
  workspaceId: string,
  importId: string,
): Promise<void> => {
  await tx.sql(FORGET_SUMS, [importId]);
  await remove(tx, workspaceId, importId, { addedUp: [], others: null });
};

const remove = async (
  tx: Transaction,
  workspaceId: string,
  importId: string,
  { addedUp, others }: RemovedChunks,
): Promise<void> => {
  await readSums(tx, addedUp);
  await tx.sql(CREATE_REMOVED_TOTALS, [importId, others, workspaceId]);
  await tx.sql(REMOVE_TOTALS);
  await tx.sql(DELETE_EMPTY_TOTALS);
  await tx.sql(FIND_TIMES, [importId]);
  await tx.sql(REMOVE_CHUNK_STATISTICS, [workspaceId]);
  if (others?.length !== 0) await tx.sql(REMOVE_STATISTICS, [importId, workspaceId, others]);
  await tx.sql(DELETE_EMPTY_STATISTICS, [workspaceId]);
  await tx.sql(DROP_REMOVED_TOTALS);
  await tx.sql(DROP_CHUNK_SUMS);
};

const CHUNKS_WITH_SUMS = `
  select id, player_totals is not null and player_statistics is not null as has_sums
  from chunks where import_id = $1 and state = 'done' order by id`;

const FORGET_SUMS = `
  update chunks set player_totals = null, player_statistics = null
  where id in (select chunk_id from hands where import_id = $1)`;

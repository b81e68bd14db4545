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
const PLAYER = ['workspace_id', 'name', 'site', 'currency'] as const;
const TOTALS = [...PLAYER, ...SUMS, 'first_played_at', 'last_played_at'] as const;

const changesOf = (sign: '+' | '-', other: string): string =>
  SUMS.map((column) => `${column} = t.${column} ${sign} ${other}.${column}`).join(', ');

/** What adds totals of players to those that are there. */
const ON_CONFLICT = `do update set
    ${changesOf('+', 'excluded')},
    first_played_at = least(t.first_played_at, excluded.first_played_at),
    last_played_at = greatest(t.last_played_at, excluded.last_played_at)`;

/** Adds totals of players to those of the import `$1`. */
const addToImport = (totals: string): string => `
  insert into import_player_totals as t (import_id, ${TOTALS.join(', ')})
  select $1::uuid, ${TOTALS.map((column) => `totals.${column}`).join(', ')} from (${totals}) totals
  on conflict (import_id, ${PLAYER.slice(1).join(', ')}) ${ON_CONFLICT}`;

const ADD_SEATS_TO_IMPORT = addToImport(TOTALS_OF_IMPORT);

/** The totals of whole chunks, as PlayerSums writes them. */
const CREATE_CHUNK_TOTALS = `
  create temporary table chunk_totals on commit drop as
  select name, site, currency, 0::smallint as scale, ${SUMS.join(', ')}, first_played_at, last_played_at from player_totals limit 0`;

const inCurrency = (column: string): string =>
  `sum(round(${column} * 10::numeric ^ -scale, scale)) as ${column}`;

const ADD_CHUNKS_TO_IMPORT = addToImport(`
  select $2::uuid as workspace_id, name, site, currency, sum(seats) as seats, sum(hands) as hands, sum(played) as played,
    sum(won) as won, ${['put_in', 'collected', 'net'].map(inCurrency).join(', ')},
    min(first_played_at) as first_played_at, max(last_played_at) as last_played_at
  from chunk_totals group by name, site, currency`);

const ADD_IMPORT = `
  insert into player_totals as t (${TOTALS.join(', ')})
  select ${TOTALS.join(', ')} from import_player_totals where import_id = $1
  on conflict (${PLAYER.join(', ')}) ${ON_CONFLICT}`;

const ofSamePlayer = (one: string, other: string): string =>
  PLAYER.map((column) => `${one}.${column} = ${other}.${column}`).join(' and ');

/** What takes totals `r` out of totals `t`. A player of whom they have the first or the last hand has no such time afterwards. */
const REMOVAL = `${changesOf('-', 'r')},
    first_played_at = case when r.first_played_at <= t.first_played_at then null else t.first_played_at end,
    last_played_at = case when r.last_played_at >= t.last_played_at then null else t.last_played_at end`;

const REMOVE_IMPORT = `
  update player_totals t set ${REMOVAL}
  from import_player_totals r where r.import_id = $1 and ${ofSamePlayer('t', 'r')}`;

/** Gives players without a first or last hand the times of their other imports. */
const FIND_TIMES = `
  update player_totals t set
    first_played_at = coalesce(t.first_played_at, o.first), last_played_at = coalesce(t.last_played_at, o.last)
  from (
    select p.workspace_id, p.name, p.site, p.currency, min(i.first_played_at) as first, max(i.last_played_at) as last
    from import_player_totals r join player_totals p on ${ofSamePlayer('p', 'r')}
      join import_player_totals i on ${ofSamePlayer('i', 'r')}
    where r.import_id = $1 and r.first_played_at is not null and i.import_id <> $1
      and (p.first_played_at is null or p.last_played_at is null)
    group by p.workspace_id, p.name, p.site, p.currency) o
  where ${ofSamePlayer('t', 'o')}`;

/** Of the players whose hands were removed: others are in some. */
const DELETE_EMPTY_TOTALS = `
  delete from player_totals t using import_player_totals r
  where r.import_id = $1 and ${ofSamePlayer('t', 'r')} and t.seats = 0`;

const DELETE_IMPORT_TOTALS = 'delete from import_player_totals where import_id = $1';

/** The same for the totals of the import `$2`, from which the hands of `$1` have been taken. */
const REMOVE_FROM_IMPORT = `
  update import_player_totals t set ${REMOVAL}
  from import_player_totals r where r.import_id = $1 and t.import_id = $2 and ${ofSamePlayer('t', 'r')}`;

const FIND_TIMES_IN_IMPORT = `
  update import_player_totals t set
    first_played_at = coalesce(t.first_played_at, o.first), last_played_at = coalesce(t.last_played_at, o.last)
  from (
    select p.workspace_id, p.name, p.site, p.currency, min(h.played_at) as first, max(h.played_at) as last
    from import_player_totals r join import_player_totals p on p.import_id = $2 and ${ofSamePlayer('p', 'r')}
      join hand_seats s on s.workspace_id = p.workspace_id and s.player = p.name and s.site = p.site
        and s.currency = p.currency
      join hands h on h.id = s.hand_id
    where r.import_id = $1 and r.first_played_at is not null and (p.first_played_at is null or p.last_played_at is null)
      and h.import_id = $2 and h.sighting is null and s.actions is not null
    group by p.workspace_id, p.name, p.site, p.currency) o
  where t.import_id = $2 and ${ofSamePlayer('t', 'o')}`;

const DELETE_EMPTY_IMPORT_TOTALS = 'delete from import_player_totals where import_id = $1 and seats = 0';

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
  // A version that did not know these totals may have left them when the import was audited again.
  await tx.sql(DELETE_IMPORT_TOTALS, [importId]);
  const addedUp = idsOf(chunks.filter(isAddedUp));
  if (addedUp.length > 0) {
    await readSums(tx, addedUp);
    await tx.sql(ADD_CHUNKS_TO_IMPORT, [importId, workspaceId]);
    await tx.sql(ADD_CHUNK_STATISTICS, [workspaceId]);
    await tx.sql(DROP_CHUNK_SUMS);
  }
  const others = idsOf(chunks.filter((chunk) => !isAddedUp(chunk)));
  if (others.length > 0) {
    await tx.sql(ADD_SEATS_TO_IMPORT, [importId, others]);
    await tx.sql(ADD_STATISTICS, [importId, workspaceId, others]);
  }
  await tx.sql(ADD_IMPORT, [importId]);
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

/** Chunks whose statistics were kept, and chunks of which the seats are read: null for all hands of the import. */
interface RemovedChunks {
  readonly addedUp: readonly string[];
  readonly others: readonly string[] | null;
}

/**
 * Takes the hands of an import out of the sums of their players again: once, in the transaction that deletes it, and only if it is
 * finalized. The transaction holds the lock of the workspace. Players without another hand are gone afterwards. Chunks that were added
 * as they are have kept their statistics; the seats of the others are read.
 */
export const removePlayers = async (
  tx: Transaction,
  workspaceId: string,
  importId: string,
): Promise<void> => {
  const chunks = await tx.sql<{ id: string; is_kept: boolean }>(KEPT_STATISTICS, [importId]);
  const idsWhere = (isKept: boolean): string[] =>
    chunks.filter(({ is_kept }) => is_kept === isKept).map(({ id }) => id);
  // A version that did not know these totals may have finalized the import.
  const totals = await tx.sql('select from import_player_totals where import_id = $1 limit 1', [importId]);
  if (totals.length === 0) await tx.sql(ADD_SEATS_TO_IMPORT, [importId, null]);
  await remove(tx, workspaceId, importId, { addedUp: idsWhere(true), others: idsWhere(false) });
};

/**
 * The same for hands that are deleted by themselves: they have the import id `movedTo`, which no import has. The statistics of their
 * chunks are forgotten, so that the seats of the other hands are read when their import is deleted.
 *
 * @param importId the import of those of them that count: copies of a hand do not
 */
export const removePlayersOfHands = async (
  tx: Transaction,
  workspaceId: string,
  importId: string,
  movedTo: string,
): Promise<void> => {
  await tx.sql(FORGET_STATISTICS, [movedTo]);
  await tx.sql(ADD_SEATS_TO_IMPORT, [movedTo, null]);
  await tx.sql(REMOVE_FROM_IMPORT, [movedTo, importId]);
  await tx.sql(FIND_TIMES_IN_IMPORT, [movedTo, importId]);
  await tx.sql(DELETE_EMPTY_IMPORT_TOTALS, [importId]);
  await remove(tx, workspaceId, movedTo, { addedUp: [], others: null });
};

const remove = async (
  tx: Transaction,
  workspaceId: string,
  importId: string,
  { addedUp, others }: RemovedChunks,
): Promise<void> => {
  for (const statement of [REMOVE_IMPORT, DELETE_EMPTY_TOTALS, FIND_TIMES])
    await tx.sql(statement, [importId]);
  await readSums(tx, addedUp);
  await tx.sql(REMOVE_CHUNK_STATISTICS, [workspaceId]);
  await tx.sql(DROP_CHUNK_SUMS);
  if (others?.length !== 0) await tx.sql(REMOVE_STATISTICS, [importId, workspaceId, others]);
  await tx.sql(DELETE_EMPTY_STATISTICS, [workspaceId, importId]);
  await tx.sql(DELETE_IMPORT_TOTALS, [importId]);
};

const KEPT_STATISTICS = `
  select id, player_statistics is not null as is_kept from chunks where import_id = $1 and state = 'done' order by id`;

const FORGET_STATISTICS = `
  update chunks set player_statistics = null where id in (select chunk_id from hands where import_id = $1)`;

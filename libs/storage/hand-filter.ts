import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { query } from './connection.js';
import type { Database } from './database.js';
import type { HandStatus, Tables } from './generated/tables.js';
import { foldName } from './player-name.js';
import { wordPatterns } from './stakes-words.js';

/** Conditions on hands; an undefined one does not restrict. */
export interface HandFilter {
  readonly importId?: string | undefined;
  readonly statuses?: readonly HandStatus[] | undefined;
  /** The id of the hand on its site. */
  readonly handId?: string | undefined;
  /** Without regard to case. */
  readonly site?: string | undefined;
  readonly variant?: string | undefined;
  /** Without regard to case. */
  readonly player?: string | undefined;
  readonly table?: string | undefined;
  /** The stakes in words, such as `USD 0.25/0.50 no-limit`, or some of the words if no stakes have just these. */
  readonly stakes?: string | undefined;
  /** Whether two players or more were in the hand at its end. */
  readonly showdown?: boolean | undefined;
  /** Played at this moment or later. */
  readonly from?: Date | undefined;
  /** Played before this moment. */
  readonly to?: Date | undefined;
  /** ISO 4217, `PLAY` or `CHIPS`. */
  readonly currency?: string | undefined;
  /** Code of a finding. */
  readonly finding?: string | undefined;
  /** Decimal amount in the currency of the hand. */
  readonly minPot?: string | undefined;
}

/** What the store has of the names, stakes and pots of a filter. */
interface FilterValues {
  readonly sites: readonly string[];
  readonly players: readonly string[];
  readonly stakes: readonly string[];
  /** The hands that fit currency and pot; null if they are many, or if the filter has no such condition. */
  readonly largePots: readonly string[] | null;
}

/** Looks up what a filter means: names but for case, stakes by their words. */
export const findValues = async (
  database: Database,
  workspaceId: string,
  filter: HandFilter,
): Promise<FilterValues> => ({
  sites: await findNamedSites(database, workspaceId, filter),
  players: await findPlayers(database, workspaceId, filter),
  stakes: await findStakes(database, workspaceId, filter),
  largePots: await findLargePots(database, workspaceId, filter),
});

/** The sites of the hands of a workspace, by name. One index lookup for each. */
export const findSites = async (database: Database, workspaceId: string): Promise<string[]> => {
  const rows = await database.sql<{ site: string }>(SITES, [workspaceId]);
  return rows.map(({ site }) => site);
};

type Find = (database: Database, workspaceId: string, filter: HandFilter) => Promise<readonly string[]>;

const findNamedSites: Find = async (database, workspaceId, { site }) => {
  if (site === undefined) return [];
  const sites = await findSites(database, workspaceId);
  return sites.filter((name) => foldName(name) === foldName(site));
};

const findPlayers: Find = async (database, workspaceId, { player }) => {
  if (player === undefined) return [];
  const rows = await database.rows(
    query
      .selectFrom('player_totals')
      .select('name')
      .distinct()
      .where('workspace_id', '=', workspaceId)
      .where('folded', '=', foldName(player)),
  );
  // Players of conflicting copies have no totals.
  return [...new Set([player, ...rows.map(({ name }) => name)])];
};

/** The stakes with exactly this text, or else those with all of its words. One index lookup for each of the stakes in the store. */
const findStakes: Find = async (database, workspaceId, { stakes: text }) => {
  const patterns = wordPatterns(text ?? '');
  if (text === undefined || patterns.length === 0) return [];
  const rows = await database.sql<{ stakes: string }>(STAKES, [workspaceId, text, patterns]);
  const found = rows.map(({ stakes }) => stakes);
  return found.includes(text) ? [text] : found;
};

/** Hands that are found by their ids. */
const FEW_POTS = 2000;

/**
 * The planner does not know that the largest pots are those of play money: it would look for large pots in other currencies in
 * all hands.
 */
const findLargePots = async (
  database: Database,
  workspaceId: string,
  { currency, minPot }: HandFilter,
): Promise<readonly string[] | null> => {
  if (currency === undefined || minPot === undefined) return null;
  const rows = await database.rows(
    query
      .selectFrom('hands')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('currency', '=', currency)
      .where('total_pot', '>=', sql<string>`${minPot}::numeric`)
      .limit(FEW_POTS + 1),
  );
  return rows.length > FEW_POTS ? null : rows.map(({ id }) => id);
};

/** More sites than there are; canonical hands may name any. */
const MAX_SITES = 1000;

/** Hand-written: reads one index entry for each site instead of all of them. */
const SITES = `
  with recursive sites (site) as (
    (select site from hands where workspace_id = $1 and site is not null order by site limit 1)
    union all
    select (select h.site from hands h where h.workspace_id = $1 and h.site > sites.site order by h.site limit 1)
    from sites where sites.site is not null)
  select site from sites where site is not null limit ${MAX_SITES}`;

/** More stakes than there are; canonical hands may state any. The words of stakes beyond are not searched. */
const MAX_STAKES = 10_000;

/** Hand-written, as that for sites: the stakes with a text, or with a match of every pattern. */
const STAKES = `
  with recursive all_stakes (stakes) as (
    (select stakes from hands where workspace_id = $1 and stakes is not null order by stakes limit 1)
    union all
    select (select h.stakes from hands h where h.workspace_id = $1 and h.stakes > all_stakes.stakes
            order by h.stakes limit 1)
    from all_stakes where all_stakes.stakes is not null)
  select stakes from (select stakes from all_stakes limit ${MAX_STAKES}) listed where stakes ~* all($3::text[])
  union (select stakes from hands where workspace_id = $1 and stakes = $2 limit 1)`;

type Where = ExpressionBuilder<Tables & { h: Tables['hands'] }, 'h'>;

/** The conditions of a filter. Seats and findings are found by their indexes on the workspace. */
export const conditionsOf = (
  where: Where,
  workspaceId: string,
  filter: HandFilter,
  { sites, players, stakes: stakesNames, largePots }: FilterValues,
): Expression<SqlBool>[] => {
  const { importId, statuses, handId, site, variant, from, to, minPot, player, finding } = filter;
  const { table, stakes, showdown, currency } = filter;
  const conditions: Expression<SqlBool>[] = [];
  if (importId !== undefined) conditions.push(where('h.import_id', '=', importId));
  if (statuses !== undefined) conditions.push(where('h.status', '=', sql<HandStatus>`any(${statuses})`));
  if (handId !== undefined) conditions.push(where('h.hand_id', '=', handId));
  if (site !== undefined) conditions.push(where('h.site', '=', sql<string>`any(${sites}::text[])`));
  if (table !== undefined) conditions.push(where('h.table_name', '=', table));
  if (stakes !== undefined) conditions.push(where('h.stakes', '=', sql<string>`any(${stakesNames}::text[])`));
  if (showdown !== undefined) conditions.push(where('h.showdown', '=', showdown));
  if (variant !== undefined) conditions.push(where('h.variant', '=', variant));
  if (from !== undefined) conditions.push(where('h.played_at', '>=', from));
  if (to !== undefined) conditions.push(where('h.played_at', '<', to));
  if (largePots !== null) conditions.push(where('h.id', '=', sql<string>`any(${largePots}::bigint[])`));
  else {
    if (currency !== undefined) conditions.push(where('h.currency', '=', currency));
    if (minPot !== undefined) conditions.push(where('h.total_pot', '>=', sql<string>`${minPot}::numeric`));
  }
  if (player !== undefined)
    conditions.push(
      where.exists(
        query
          .selectFrom('hand_seats as s')
          .select('s.seat')
          .where('s.workspace_id', '=', workspaceId)
          .where('s.player', '=', sql<string>`any(${players}::text[])`)
          .whereRef('s.hand_id', '=', sql.ref('h.id')),
      ),
    );
  if (finding !== undefined)
    conditions.push(
      where.exists(
        query
          .selectFrom('findings as f')
          .select('f.code')
          .where('f.workspace_id', '=', workspaceId)
          .where('f.code', '=', finding)
          .whereRef('f.hand_id', '=', sql.ref('h.id')),
      ),
    );
  return conditions;
};

import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
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
  /** ISO 4217, `PLAY` or `CHIPS`, without regard to case. */
  readonly currency?: string | undefined;
  /** Code of a finding. */
  readonly finding?: string | undefined;
  /** Decimal amount in the currency of the hand. */
  readonly minPot?: string | undefined;
}

/** What the store has of the names, currencies, stakes and pots of a filter. */
interface FilterValues {
  readonly sites: readonly string[];
  readonly players: readonly string[];
  readonly currencies: readonly string[];
  readonly stakes: readonly string[];
  /** The hands that fit currency and pot; null if they are many, or if the filter has no such condition. */
  readonly largePots: readonly string[] | null;
}

/** Looks up what a filter means: names and currencies but for case, stakes by their words. */
export const findValues = async (
  database: Database,
  workspaceId: string,
  filter: HandFilter,
): Promise<FilterValues> => {
  const find = async (column: Column, wanted: string | undefined): Promise<readonly string[]> => {
    if (wanted === undefined) return [];
    const stored = await findStored(database, workspaceId, column);
    return stored.filter((value) => foldName(value) === foldName(wanted));
  };
  const currencies = await find('currency', filter.currency);
  return {
    sites: await find('site', filter.site),
    currencies,
    players: await findPlayers(database, workspaceId, filter),
    stakes: await findStakes(database, workspaceId, filter),
    largePots: await findLargePots(database, workspaceId, filter, currencies),
  };
};

/** The sites of the hands of a workspace, by name. */
export const findSites = (database: Database, workspaceId: string): Promise<string[]> =>
  findStored(database, workspaceId, 'site');

/** Columns of hands with few values and an index that begins with the workspace and them. */
type Column = 'site' | 'currency' | 'stakes';

/** More values than a column has; canonical hands may state any. Those beyond are not found without regard to case, or by words. */
const MAX_VALUES = 10_000;

/** Hand-written: the values of a column, by one index lookup for each instead of all entries. */
const storedValues = (column: Column): string => `
  with recursive stored (value) as (
    (select ${column} from hands where workspace_id = $1 and ${column} is not null order by ${column} limit 1)
    union all
    select (select h.${column} from hands h where h.workspace_id = $1 and h.${column} > stored.value
            order by h.${column} limit 1)
    from stored where stored.value is not null)
  select value from (select value from stored where value is not null limit ${MAX_VALUES}) listed`;

const findStored = async (database: Database, workspaceId: string, column: Column): Promise<string[]> => {
  const rows = await database.sql<{ value: string }>(storedValues(column), [workspaceId]);
  return rows.map(({ value }) => value);
};

type Find = (database: Database, workspaceId: string, filter: HandFilter) => Promise<readonly string[]>;

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

/** The stakes with exactly this text, or else those with all of its words. */
const findStakes: Find = async (database, workspaceId, { stakes }) => {
  const patterns = wordPatterns(stakes ?? '');
  if (stakes === undefined || patterns.length === 0) return [];
  const exact = query.selectFrom('hands').select('stakes').where('workspace_id', '=', workspaceId);
  if ((await database.first(exact.where('stakes', '=', stakes).limit(1))) !== undefined) return [stakes];
  const withWords = `${storedValues('stakes')} where value ~* all($2::text[])`;
  const rows = await database.sql<{ value: string }>(withWords, [workspaceId, patterns]);
  return rows.map(({ value }) => value);
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
  currencies: readonly string[],
): Promise<readonly string[] | null> => {
  if (currency === undefined || minPot === undefined) return null;
  const rows = await database.rows(
    query
      .selectFrom('hands')
      .select('id')
      .where('workspace_id', '=', workspaceId)
      .where('currency', '=', sql<string>`any(${currencies}::text[])`)
      .where('total_pot', '>=', sql<string>`${minPot}::numeric`)
      .limit(FEW_POTS + 1),
  );
  return rows.length > FEW_POTS ? null : rows.map(({ id }) => id);
};

type Where = ExpressionBuilder<Tables & { h: Tables['hands'] }, 'h'>;

/** The conditions of a filter. Seats and findings are found by their indexes on the workspace. */
export const conditionsOf = (
  where: Where,
  workspaceId: string,
  filter: HandFilter,
  { sites, players, currencies, stakes: stakesNames, largePots }: FilterValues,
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
    if (currency !== undefined) conditions.push(where('h.currency', '=', oneOf(currencies)));
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

/** One value as itself: only then hands are read in the order of an index that has it before the pot. */
const oneOf = (values: readonly string[]): string | RawBuilder<string> =>
  values.length === 1 ? values[0] : sql<string>`any(${values}::text[])`;

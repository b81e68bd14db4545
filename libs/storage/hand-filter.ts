import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
} from 'kysely';
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

/** What the store has of the names, currencies and stakes of a filter, and the hands of conditions that are not on hands alone. */
interface FilterValues {
  readonly sites: readonly string[];
  readonly currencies: readonly string[];
  readonly stakes: readonly string[];
  readonly handIds: readonly HandIds[];
}

/** Looks up what a filter means: names and currencies but for case, stakes by their words. */
export const findValues = async (
  database: Database,
  workspaceId: string,
  filter: HandFilter,
  fewHands: number,
): Promise<FilterValues> => {
  const find = async (column: Column, wanted: string | undefined): Promise<readonly string[]> =>
    wanted === undefined ? [] : findSpellings(database, workspaceId, column, wanted);
  const currencies = await find('currency', filter.currency);
  return {
    sites: await find('site', filter.site),
    currencies,
    stakes: await findStakes(database, workspaceId, filter),
    handIds: await findHandIds(database, workspaceId, filter, currencies, fewHands),
  };
};

/** The sites of the hands of a workspace, by name. */
export const findSites = (database: Database, workspaceId: string): Promise<string[]> =>
  findStored(database, workspaceId, 'site');

/** The currencies of the hands of a workspace that are equal to one but for case. */
export const findCurrencies = (
  database: Database,
  workspaceId: string,
  currency: string,
): Promise<readonly string[]> => findSpellings(database, workspaceId, 'currency', currency);

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

/** The values of a column that are equal to one but for case. */
const findSpellings = async (
  database: Database,
  workspaceId: string,
  column: Column,
  wanted: string,
): Promise<readonly string[]> => {
  const stored = await findStored(database, workspaceId, column);
  return stored.filter((value) => foldName(value) === foldName(wanted));
};

const findStored = async (database: Database, workspaceId: string, column: Column): Promise<string[]> => {
  const rows = await database.sql<{ value: string }>(storedValues(column), [workspaceId]);
  return rows.map(({ value }) => value);
};

const findPlayers = async (
  database: Database,
  workspaceId: string,
  player: string,
): Promise<readonly string[]> => {
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
const findStakes = async (
  database: Database,
  workspaceId: string,
  { stakes }: HandFilter,
): Promise<readonly string[]> => {
  const patterns = wordPatterns(stakes ?? '');
  if (stakes === undefined || patterns.length === 0) return [];
  const exact = query.selectFrom('hands').select('stakes').where('workspace_id', '=', workspaceId);
  if ((await database.first(exact.where('stakes', '=', stakes).limit(1))) !== undefined) return [stakes];
  const withWords = `${storedValues('stakes')} where value ~* all($2::text[])`;
  const rows = await database.sql<{ value: string }>(withWords, [workspaceId, patterns]);
  return rows.map(({ value }) => value);
};

/** A query for the ids of the hands that fit a condition. */
interface HandIds {
  readonly ids: SelectQueryBuilder<Tables, never, { hand_id: string }>;
  /** Whether they are so few that they are read by their ids. */
  readonly areFew: boolean;
}

/** Hands that are read by their ids and then sorted, within a tenth of a second. */
export const FEW_HANDS = 20_000;

/**
 * The planner takes conditions for independent. It looks for the hands of a player, or for large pots in a currency, in the order of
 * the list, and finds them late if a player has small pots or the largest pots are those of play money. Few hands are read by their
 * ids instead.
 */
const findHandIds = async (
  database: Database,
  workspaceId: string,
  { player, finding, currency, minPot }: HandFilter,
  currencies: readonly string[],
  fewHands: number,
): Promise<HandIds[]> => {
  const found: HandIds[] = [];
  const add = async (ids: HandIds['ids']): Promise<void> => {
    found.push({ ids, areFew: (await countUpTo(database, ids, fewHands + 1)) <= fewHands });
  };
  if (player !== undefined) await add(seatsOf(workspaceId, await findPlayers(database, workspaceId, player)));
  if (finding !== undefined) await add(findingsOf(workspaceId, finding));
  if (currency !== undefined && minPot !== undefined) await add(potsOf(workspaceId, currencies, minPot));
  return found;
};

const countUpTo = async (database: Database, ids: HandIds['ids'], limit: number): Promise<number> => {
  const counted = query.selectFrom(ids.limit(limit).as('counted'));
  const row = await database.first(counted.select(sql<number>`count(*)::int`.as('hands')));
  return row?.hands ?? 0;
};

const seatsOf = (workspaceId: string, players: readonly string[]): HandIds['ids'] =>
  query
    .selectFrom('hand_seats')
    .select('hand_id')
    .where('workspace_id', '=', workspaceId)
    .where('player', '=', sql<string>`any(${players}::text[])`);

const findingsOf = (workspaceId: string, code: string): HandIds['ids'] =>
  query
    .selectFrom('findings')
    .select('hand_id')
    .where('workspace_id', '=', workspaceId)
    .where('code', '=', code);

const potsOf = (workspaceId: string, currencies: readonly string[], minPot: string): HandIds['ids'] =>
  query
    .selectFrom('hands')
    .select('id as hand_id')
    .where('workspace_id', '=', workspaceId)
    .where('currency', '=', oneOf(currencies))
    .where('total_pot', '>=', sql<string>`${minPot}::numeric`);

type Where = ExpressionBuilder<Tables & { h: Tables['hands'] }, 'h'>;

/** The conditions of a filter. */
export const conditionsOf = (
  where: Where,
  filter: HandFilter,
  { sites, currencies, stakes: stakesNames, handIds }: FilterValues,
): Expression<SqlBool>[] => {
  const { importId, statuses, handId, site, variant, from, to, minPot } = filter;
  const { table, stakes, showdown, currency } = filter;
  const conditions: Expression<SqlBool>[] = [];
  if (importId !== undefined) conditions.push(where('h.import_id', '=', importId));
  if (statuses !== undefined) conditions.push(where('h.status', '=', sql<HandStatus>`any(${statuses})`));
  if (handId !== undefined) conditions.push(where('h.hand_id', '=', handId));
  if (site !== undefined) conditions.push(where('h.site', '=', oneOf(sites)));
  if (table !== undefined) conditions.push(where('h.table_name', '=', table));
  if (stakes !== undefined) conditions.push(where('h.stakes', '=', oneOf(stakesNames)));
  if (showdown !== undefined) conditions.push(where('h.showdown', '=', showdown));
  if (variant !== undefined) conditions.push(where('h.variant', '=', variant));
  if (from !== undefined) conditions.push(where('h.played_at', '>=', from));
  if (to !== undefined) conditions.push(where('h.played_at', '<', to));
  if (currency !== undefined) conditions.push(where('h.currency', '=', oneOf(currencies)));
  if (minPot !== undefined) conditions.push(where('h.total_pot', '>=', sql<string>`${minPot}::numeric`));
  for (const { ids, areFew } of handIds)
    // An array is read first; a set may be searched once for each hand.
    conditions.push(areFew ? sql<SqlBool>`h.id = any(array${ids})` : sql<SqlBool>`h.id in ${ids}`);
  return conditions;
};

/** One value as itself: only then hands are read in the order of an index that has it before the time, the pot or the id. */
const oneOf = (values: readonly string[]): string | RawBuilder<string> =>
  values.length === 1 ? values[0] : sql<string>`any(${values}::text[])`;

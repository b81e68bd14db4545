import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { query } from './connection.js';
import type { Database } from './database.js';
import type { HandStatus, Tables } from './generated/tables.js';
import {
  countHandIds,
  type HandIds,
  haveTimes,
  type IdLimits,
  idsOfFinding,
  idsOfPlayers,
  idsOfPots,
  idsOfTimes,
  oneOf,
  timesOfFinding,
} from './hand-ids.js';
import { foldName } from './player-name.js';
import { handIdOf, HANDS_PER_CHUNK } from './rows.js';
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
export interface FilterValues {
  readonly sites: readonly string[];
  readonly currencies: readonly string[];
  readonly stakes: readonly string[];
  readonly handIds: readonly HandIds[];
  /** The first and the last id that hands of the import may have; null without an import. */
  readonly importIds: readonly [first: number, last: number] | null;
}

/** Looks up what a filter means: names and currencies but for case, stakes by their words. */
export const findValues = async (
  database: Database,
  workspaceId: string,
  filter: HandFilter,
  limits: IdLimits,
): Promise<FilterValues> => {
  const find = async (column: Column, wanted: string | undefined): Promise<readonly string[]> =>
    wanted === undefined ? [] : findSpellings(database, workspaceId, column, wanted);
  const currencies = await find('currency', filter.currency);
  return {
    sites: await find('site', filter.site),
    currencies,
    stakes: await findStakes(database, workspaceId, filter),
    handIds: await findHandIds(database, workspaceId, filter, currencies, limits),
    importIds: filter.importId === undefined ? null : await findImportIds(database, filter.importId),
  };
};

/** The range of the ids of an import's hands: those of its chunks begin with the ids of these. */
const findImportIds = async (
  database: Database,
  importId: string,
): Promise<readonly [first: number, last: number]> => {
  const row = await database.first(
    query
      .selectFrom('chunks')
      .select([sql<string>`coalesce(min(id), 0)`.as('first'), sql<string>`coalesce(max(id), 0)`.as('last')])
      .where('import_id', '=', importId),
  );
  return [handIdOf(Number(row?.first ?? 0), 0), handIdOf(Number(row?.last ?? 0), HANDS_PER_CHUNK - 1)];
};

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

/** A text, and the values of a column that are equal to it but for case. */
const findSpellings = async (
  database: Database,
  workspaceId: string,
  column: Column,
  wanted: string,
): Promise<readonly string[]> => {
  const rows = await database.sql<{ value: string }>(storedValues(column), [workspaceId]);
  const stored = rows.map(({ value }) => value);
  return [...new Set([wanted, ...stored.filter((value) => foldName(value) === foldName(wanted))])];
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

/** Conditions on other tables, whose indexes have the hands in order, and on hands alone. */
const ELSEWHERE = { areSorted: true, isOnHands: false };
const ON_HANDS = { areSorted: false, isOnHands: true };

/** The conditions that are not on columns of hands alone, or whose hands the planner finds late. */
const findHandIds = async (
  database: Database,
  workspaceId: string,
  { player, finding, currency, minPot, from, to }: HandFilter,
  currencies: readonly string[],
  limits: IdLimits,
): Promise<HandIds[]> => {
  const found: Promise<HandIds>[] = [];
  // Of two conditions with too many hands to count, the first one guides a list: findings are rarer than hands of a player.
  if (finding !== undefined) found.push(findIdsOfFinding(database, workspaceId, finding, limits));
  if (player !== undefined) {
    const players = await findPlayers(database, workspaceId, player);
    const kind = { ...ELSEWHERE, areSorted: players.length === 1 };
    found.push(countHandIds(database, idsOfPlayers(workspaceId, players), kind, limits));
  }
  if (currency !== undefined && minPot !== undefined)
    found.push(countHandIds(database, idsOfPots(workspaceId, currencies, minPot), ON_HANDS, limits));
  if (from !== undefined || to !== undefined)
    found.push(countHandIds(database, idsOfTimes(workspaceId, from, to), ON_HANDS, limits));
  return Promise.all(found);
};

const findIdsOfFinding = async (
  database: Database,
  workspaceId: string,
  code: string,
  limits: IdLimits,
): Promise<HandIds> => {
  const timed = timesOfFinding(workspaceId, code);
  const kind = (await haveTimes(database, timed)) ? { ...ELSEWHERE, timed } : ELSEWHERE;
  return countHandIds(database, idsOfFinding(workspaceId, code), kind, limits);
};

type Where = ExpressionBuilder<Tables & { h: Tables['hands'] }, 'h'>;

/** The conditions of a filter on the columns of hands. */
export const conditionsOf = (
  where: Where,
  filter: HandFilter,
  { sites, currencies, stakes: stakesNames, importIds }: FilterValues,
): Expression<SqlBool>[] => {
  const { importId, statuses, handId, site, variant, from, to, minPot } = filter;
  const { table, stakes, showdown, currency } = filter;
  const conditions: Expression<SqlBool>[] = [];
  if (importId !== undefined) conditions.push(where('h.import_id', '=', importId));
  // Without the range, a list in the order of ids or pots passes the hands of all imports before.
  if (importIds !== null)
    conditions.push(
      sql<SqlBool>`h.id between ${String(importIds[0])}::bigint and ${String(importIds[1])}::bigint`,
    );
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
  return conditions;
};

import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { query } from './connection.js';
import type { Database } from './database.js';
import type { Tables } from './generated/tables.js';

/**
 * The planner takes conditions for independent. It looks for the hands of a player, or for large pots in a currency, in the order of
 * the list, and finds them late if a player has small pots or the largest pots are those of play money. What follows reads the hands
 * of such conditions by their ids (decision 038).
 */

/** A query for the ids of the hands that fit a condition. An id may come several times. */
type IdQuery = SelectQueryBuilder<Tables, never, { hand_id: string }>;

/** A query for the ids and the times of the hands that fit a condition, in any order. */
type TimedIdQuery = SelectQueryBuilder<Tables, never, { id: string; played_at: Date | null }>;

export interface HandIds {
  readonly ids: IdQuery;
  /** Their number, up to one more than {@link IdLimits.few}. */
  readonly count: number;
  /** Whether they can all be read and sorted. */
  readonly areFew: boolean;
  /** Whether an index has them in their order. */
  readonly areSorted: boolean;
  /** Whether the condition is one on columns of hands, so that no hand need be looked up. */
  readonly isOnHands: boolean;
  /** The ids with their times, if an index has them in that order. */
  readonly timed?: TimedIdQuery;
}

export interface IdLimits {
  /** Hands that are read by their ids and then sorted by time or pot: some tenths of a second. */
  readonly few: number;
  /**
   * Hands in the order of a list that are searched first if a condition has more hands than this. They fit the conditions on columns.
   * Often enough of them fit the others too; otherwise the search has cost little beside reading and sorting all of them.
   */
  readonly look: number;
  /** The ids that a list by id reads at first. It reads four times as many as long as too few of their hands fit. */
  readonly window: number;
}

export const ID_LIMITS: IdLimits = { few: 100_000, look: 4_000, window: 1_000 };
/** How fast windows grow: a list reads few of them, whatever its other conditions are. */
export const WINDOW_GROWTH = 4;

/** Counts the hands of a condition. O(few). */
export const countHandIds = async (
  database: Database,
  ids: IdQuery,
  kind: Pick<HandIds, 'areSorted' | 'isOnHands' | 'timed'>,
  { few }: IdLimits,
): Promise<HandIds> => {
  const counted = query.selectFrom(ids.limit(few + 1).as('counted'));
  const row = await database.first(counted.select(sql<number>`count(*)::int`.as('hands')));
  const count = row?.hands ?? 0;
  return { ids, count, areFew: count <= few, ...kind };
};

export const idsOfPlayers = (workspaceId: string, players: readonly string[]): IdQuery =>
  query
    .selectFrom('hand_seats')
    .select('hand_id')
    .where('workspace_id', '=', workspaceId)
    .where('player', '=', oneOf(players));

export const idsOfFinding = (workspaceId: string, code: string): IdQuery =>
  query
    .selectFrom('findings')
    .select('hand_id')
    .where('workspace_id', '=', workspaceId)
    .where('code', '=', code);

/** The same with the times of the hands. */
export const timesOfFinding = (workspaceId: string, code: string): TimedIdQuery =>
  query
    .selectFrom('findings')
    .select(['hand_id as id', 'played_at'])
    .where('workspace_id', '=', workspaceId)
    .where('code', '=', code);

/** Whether each finding with a code has the time of its hand: earlier versions stored none. One lookup in an index. */
export const haveTimes = async (database: Database, timed: TimedIdQuery): Promise<boolean> =>
  (await database.first(timed.where(sql<SqlBool>`played_at is null`).limit(1))) === undefined;

export const idsOfPots = (workspaceId: string, currencies: readonly string[], minPot: string): IdQuery =>
  query
    .selectFrom('hands')
    .select('id as hand_id')
    .where('workspace_id', '=', workspaceId)
    .where('currency', '=', oneOf(currencies))
    .where('total_pot', '>=', sql<string>`${minPot}::numeric`);

export const idsOfTimes = (workspaceId: string, from: Date | undefined, to: Date | undefined): IdQuery => {
  let ids = query.selectFrom('hands').select('id as hand_id').where('workspace_id', '=', workspaceId);
  if (from !== undefined) ids = ids.where('played_at', '>=', from);
  if (to !== undefined) ids = ids.where('played_at', '<', to);
  return ids;
};

/** One value as itself: only then rows are read in the order of an index that has it before other columns. */
export const oneOf = (values: readonly string[]): string | RawBuilder<string> =>
  values.length === 1 ? values[0] : sql<string>`any(${values}::text[])`;

/** A part of a list by id: after one id and up to another, in the direction of the list; null where it has no end. */
export interface IdRange {
  readonly after: number | null;
  readonly end: number | null;
  readonly descending: boolean;
}

/** Whether an id is in a range. */
export const inRange = (
  id: RawBuilder<unknown>,
  { after, end, descending }: IdRange,
): RawBuilder<SqlBool> => {
  const [beyond, upTo] = descending ? [sql`<`, sql`>=`] : [sql`>`, sql`<=`];
  const isAfter = after === null ? sql`true` : sql`${id} ${beyond} ${String(after)}::bigint`;
  const isBefore = end === null ? sql`true` : sql`${id} ${upTo} ${String(end)}::bigint`;
  return sql<SqlBool>`${isAfter} and ${isBefore}`;
};

/** The condition whose hands a list by id follows: the one with the fewest. Null if there is none that can be followed. */
export const guideOf = (conditions: readonly HandIds[]): HandIds | null =>
  conditions
    .filter(({ areFew, areSorted }) => areFew || areSorted)
    .toSorted((a, b) => a.count - b.count)
    .at(0) ?? null;

/** The last of the next `size` ids after the beginning of a range; null if there are fewer. */
export const findWindowEnd = async (
  database: Database,
  guide: HandIds,
  range: IdRange,
  size: number,
): Promise<number | null> => {
  const row = await database.first(
    idsIn(guide, range)
      .orderBy('hand_id', range.descending ? 'desc' : 'asc')
      .offset(size - 1)
      .limit(1),
  );
  return row === undefined ? null : Number(row.hand_id);
};

/**
 * The conditions on the id of a hand `h` that `conditionsOf` does not state already. An array is read first; the few hands of a window
 * are looked up one by one.
 */
export const idConditions = (
  conditions: readonly HandIds[],
  guide: HandIds | null,
  range: IdRange,
): RawBuilder<SqlBool>[] =>
  conditions.flatMap((condition) => {
    if (condition.areFew || condition === guide)
      return [sql<SqlBool>`h.id = any(array${idsIn(condition, range)})`];
    if (condition.isOnHands) return [];
    return [guide === null ? sql<SqlBool>`h.id in ${condition.ids}` : isAmong(condition)];
  });

/** The same conditions for few hands `h`: each of these is looked up in them. */
export const lookedUp = (conditions: readonly HandIds[]): RawBuilder<SqlBool>[] =>
  conditions.filter(({ isOnHands }) => !isOnHands).map(isAmong);

/** Looks a hand `h` up. `offset 0` keeps the planner from joining all hands of a condition instead. */
const isAmong = ({ ids }: HandIds): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from ${ids} own where own.hand_id = h.id offset 0)`;

/** Few ids that no index has in order are all read: the planner would look for them among all hands. `offset 0` keeps it from that. */
const idsIn = ({ ids, areSorted }: HandIds, range: IdRange) =>
  query
    .selectFrom((areSorted ? ids : ids.offset(0)).as('own'))
    .select('hand_id')
    .where(inRange(sql`hand_id`, range));

import { sql, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { query } from './connection.js';
import type { Database } from './database.js';
import { conditionsOf, type FilterValues, type HandFilter } from './hand-filter.js';
import {
  findWindowEnd,
  guideOf,
  type HandIds,
  idConditions,
  type IdLimits,
  type IdRange,
  lookedUp,
  WINDOW_GROWTH,
} from './hand-ids.js';
import { type HandCursor, type HandListPart, type HandOrder, listParts } from './hand-order.js';
import { NO_TIME } from './rows.js';
import { type HandRowRead, handRows, handRowsOf } from './hand-row-query.js';

/** The requested part of a list: up to `limit` hands after a position. */
export interface HandListPage {
  readonly order: HandOrder;
  readonly after: HandCursor | null;
  readonly limit: number;
}

/** How many times as many hands the second search reads. */
const SEARCH_GROWTH = 16;

const EVERY_ID: IdRange = { after: null, end: null, descending: false };

/** A condition whose hands an index has in the order of their times. */
type TimedHandIds = HandIds & Required<Pick<HandIds, 'timed'>>;

interface TimedOrder {
  readonly condition: TimedHandIds;
  readonly descending: boolean;
}

const isTimed = (condition: HandIds): condition is TimedHandIds => condition.timed !== undefined;

/** Conditions on columns that may have few hands, which an index has. */
const SELECTIVE = ['importId', 'handId', 'site', 'variant', 'table', 'stakes'] as const;

/** Reads the rows of a list of hands in the way that is fast for its conditions (decision 038). */
export class HandListReader {
  constructor(
    private readonly database: Database,
    private readonly workspaceId: string,
    private readonly filter: HandFilter,
    private readonly values: FilterValues,
    private readonly limits: IdLimits,
  ) {}

  /** The rows of a page in their order. */
  async read({ order, after, limit }: HandListPage): Promise<HandRowRead[]> {
    const { handIds } = this.values;
    const parts = listParts(order, after);
    const guide = order.by === 'id' ? guideOf(handIds) : null;
    if (guide !== null) {
      const range = { after: after?.id ?? null, end: null, descending: order.descending };
      return this.readWindows(parts[0], limit, guide, range);
    }
    const timed = order.by === 'time' && after?.value !== null ? this.timed() : null;
    const rows: HandRowRead[] = [];
    if (timed !== null) rows.push(...(await this.readTimed(parts[0], limit, { condition: timed, ...order })));
    else
      for (const hands of this.searches()) {
        const first = await this.readSorted(parts[0], limit, hands);
        if (first.length === limit) return first;
      }
    const someAreFew = handIds.some(({ areFew }) => areFew);
    for (const part of timed === null ? parts : parts.slice(1)) {
      const most = limit - rows.length;
      if (most === 0) break;
      rows.push(
        ...(await (someAreFew
          ? this.readSorted(part, most, 'few')
          : this.readWhere(part, most, idConditions(handIds, null, EVERY_ID)))),
      );
    }
    return rows;
  }

  /** The condition that a list by time follows; null if there is none, or another one may have few hands. */
  private timed(): TimedHandIds | null {
    const { handIds } = this.values;
    const timed = handIds.find(isTimed);
    if (timed === undefined || handIds.some((other) => other !== timed && other.areFew)) return null;
    return SELECTIVE.some((name) => this.filter[name] !== undefined) ? null : timed;
  }

  /** How many hands are searched in the order of the list before all hands of the conditions are read by their ids. */
  private searches(): readonly number[] {
    const { handIds } = this.values;
    const { look } = this.limits;
    if (handIds.every(({ count }) => count <= look)) return [];
    // The fewer hands a condition has, the less it costs to read all of them.
    if (handIds.some(({ areFew }) => areFew)) return [look];
    // Conditions on the hands alone are those of the list anyway.
    return handIds.every(({ isOnHands }) => isOnHands) ? [] : [look, look * SEARCH_GROWTH];
  }

  /**
   * The hands that fit among the first ones of a part, or among the few of some conditions. Those are sorted before anything is joined to
   * them, and looked up in the other conditions until there are enough.
   */
  private readSorted(part: HandListPart, most: number, among: number | 'few'): Promise<HandRowRead[]> {
    const { handIds } = this.values;
    const hands = query
      .selectFrom('hands as h')
      .selectAll('h')
      .where('h.workspace_id', '=', this.workspaceId)
      .where(part.where)
      .where((builder) => builder.and(conditionsOf(builder, this.filter, this.values)));
    const few = among === 'few' ? handIds.filter(({ areFew }) => areFew) : [];
    const sorted = inOrder(hands, part).where((builder) => builder.and(idConditions(few, null, EVERY_ID)));
    // `offset 0` keeps the planner from joining first.
    const rows = handRowsOf(among === 'few' ? sorted.offset(0) : sorted.limit(among))
      .select(part.value.as('sort_value'))
      .where((builder) => builder.and(lookedUp(handIds.filter((each) => !few.includes(each)))))
      .limit(most);
    return this.database.rows(inOrder(rows, part));
  }

  /**
   * The hands of a part by time that fit, in the order of the findings that they have. Each is looked up until there are enough:
   * `offset 0` keeps the planner from joining all hands.
   */
  private readTimed(
    part: HandListPart,
    most: number,
    { condition, descending }: TimedOrder,
  ): Promise<HandRowRead[]> {
    const direction = descending ? 'desc' : 'asc';
    const { from, to } = this.filter;
    // A hand with several findings of a code has one row.
    const own = inOrder(
      query
        .selectFrom(condition.timed.as('h'))
        .select(['h.id', 'h.played_at'])
        .distinctOn([sql`h.played_at`, sql`h.id`])
        .where(part.where)
        .where(sql<SqlBool>`h.played_at > ${NO_TIME}`)
        // A period is a part of the index.
        .$if(from !== undefined, (hands) => hands.where('h.played_at', '>=', from ?? null))
        .$if(to !== undefined, (hands) => hands.where('h.played_at', '<', to ?? null)),
      part,
    );
    const others = this.values.handIds.filter((each) => each !== condition);
    const hand = handRows
      .select(part.value.as('sort_value'))
      .where('h.workspace_id', '=', this.workspaceId)
      .where(sql<SqlBool>`h.id = own.id`)
      .where((builder) => builder.and(conditionsOf(builder, this.filter, this.values)))
      .where((builder) => builder.and(lookedUp(others)))
      .offset(0);
    return this.database.rows(
      query
        .selectFrom(own.as('own'))
        .innerJoinLateral(hand.as('hand'), (join) => join.onTrue())
        .selectAll('hand')
        .orderBy('own.played_at', direction)
        .orderBy('own.id', direction)
        .limit(most),
    );
  }

  /** Reads the hands of a list by id in windows, each up to one of the next ids of a condition. */
  private async readWindows(
    part: HandListPart,
    most: number,
    guide: HandIds,
    { after, descending }: IdRange,
  ): Promise<HandRowRead[]> {
    const rows: HandRowRead[] = [];
    let from = after;
    for (let size = this.limits.window; ; size *= WINDOW_GROWTH) {
      const start = { after: from, end: null, descending };
      const end = await findWindowEnd(this.database, guide, start, size);
      const conditions = idConditions(this.values.handIds, guide, { ...start, end });
      rows.push(...(await this.readWhere(part, most - rows.length, conditions)));
      if (rows.length >= most || end === null) return rows;
      from = end;
    }
  }

  /** Reads up to so many hands of a part of a list whose ids fit conditions. */
  private readWhere(
    part: HandListPart,
    most: number,
    idsFit: readonly RawBuilder<SqlBool>[],
  ): Promise<HandRowRead[]> {
    const rows = handRows
      .select(part.value.as('sort_value'))
      .where('h.workspace_id', '=', this.workspaceId)
      .where(part.where)
      .where((builder) => builder.and(conditionsOf(builder, this.filter, this.values)))
      .where((builder) => builder.and(idsFit))
      .limit(most);
    return this.database.rows(inOrder(rows, part));
  }
}

/** A query in the order of a part of a list. */
const inOrder = <Db, From extends keyof Db, Row>(
  rows: SelectQueryBuilder<Db, From, Row>,
  { orderBy }: HandListPart,
): SelectQueryBuilder<Db, From, Row> => orderBy.reduce((sorted, by) => sorted.orderBy(by), rows);

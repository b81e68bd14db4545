import { type RawBuilder, sql, type SqlBool } from 'kysely';
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
import { type HandRowRead, handRows } from './hand-row-query.js';

/** The requested part of a list: up to `limit` hands after a position. */
export interface HandListPage {
  readonly order: HandOrder;
  readonly after: HandCursor | null;
  readonly limit: number;
}

const EVERY_ID: IdRange = { after: null, end: null, descending: false };

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
    const areMany = handIds.some(({ areFew, count }) => areFew && count > this.limits.look);
    if (areMany) {
      const rows = await this.readFirst(parts[0], limit);
      if (rows.length === limit) return rows;
    }
    const rows: HandRowRead[] = [];
    for (const part of parts)
      if (rows.length < limit)
        rows.push(
          ...(await this.readWhere(part, limit - rows.length, idConditions(handIds, null, EVERY_ID))),
        );
    return rows;
  }

  /** The hands that fit among the first ones of a part. */
  private readFirst(part: HandListPart, most: number): Promise<HandRowRead[]> {
    const first = query
      .selectFrom('hands as h')
      .select('h.id')
      .where('h.workspace_id', '=', this.workspaceId)
      .where(part.where)
      .where((builder) => builder.and(conditionsOf(builder, this.filter, this.values)))
      .limit(this.limits.look);
    const ids = part.orderBy.reduce((sorted, by) => sorted.orderBy(by), first);
    return this.readWhere(part, most, [
      sql<SqlBool>`h.id = any(array${ids})`,
      ...lookedUp(this.values.handIds),
    ]);
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
    return this.database.rows(part.orderBy.reduce((sorted, by) => sorted.orderBy(by), rows));
  }
}

import { sql, type RawBuilder } from 'kysely';
import type { SqlBool } from 'kysely';

/** What a list of hands is sorted by. Pots are in groups by currency. Hands with equal values are in the order of their ids. */
export const HAND_SORT_KEYS = ['id', 'time', 'pot'] as const;
export type HandSortKey = (typeof HAND_SORT_KEYS)[number];

/** The order of a list of hands. Hands without the value come last, in either direction. */
export interface HandOrder {
  readonly by: HandSortKey;
  readonly descending: boolean;
}

/**
 * The position of a hand in an ordered list: its id and its value as exact text; null for none. Lists by id have no values; a pot
 * has its currency.
 */
export interface HandCursor {
  readonly id: number;
  readonly value: string | null;
  readonly currency?: string | null;
}

interface SortColumn {
  /** What comes before the column: pots are compared within their currency only. */
  readonly group: RawBuilder<unknown> | null;
  readonly column: RawBuilder<unknown>;
  /** The value of a row as text that keeps it exactly. */
  readonly text: RawBuilder<string | null>;
  /** The value of such a text. */
  readonly parse: (text: string) => RawBuilder<unknown>;
}

const COLUMNS: Readonly<Record<Exclude<HandSortKey, 'id'>, SortColumn>> = {
  time: {
    group: null,
    column: sql`h.played_at`,
    // Microseconds: a Date of JavaScript has only milliseconds.
    text: sql<string | null>`(extract(epoch from h.played_at) * 1000000)::bigint::text`,
    parse: (text) => sql`timestamptz 'epoch' + ${text}::bigint * interval '1 microsecond'`,
  },
  pot: {
    group: sql`h.currency`,
    column: sql`h.total_pot`,
    text: sql<string | null>`h.total_pot::text`,
    parse: (text) => sql`${text}::numeric`,
  },
};

/** A part of a list: all hands with a value, or all without one. Each is a range of one index. */
export interface HandListPart {
  readonly where: RawBuilder<SqlBool>;
  readonly orderBy: readonly RawBuilder<unknown>[];
  readonly value: RawBuilder<string | null>;
}

const NO_VALUE = sql<string | null>`null::text`;

/** The parts of a list after a position, in order. */
export const listParts = ({ by, descending }: HandOrder, after: HandCursor | null): HandListPart[] => {
  const direction = descending ? sql.raw('desc') : sql.raw('asc');
  const beyond = descending ? sql.raw('<') : sql.raw('>');
  const everything = sql<SqlBool>`true`;
  const afterId = after === null ? everything : sql<SqlBool>`h.id ${beyond} ${String(after.id)}`;
  const orderById = [sql`h.id ${direction}`];
  if (by === 'id') return [{ where: afterId, orderBy: orderById, value: NO_VALUE }];
  const { group, column, text, parse } = COLUMNS[by];
  const sorted = group === null ? [column] : [group, column];
  const withValue = (position: RawBuilder<SqlBool>): HandListPart => ({
    where: sql<SqlBool>`${column} is not null and ${position}`,
    orderBy: [...sorted.map((each) => sql`${each} ${direction}`), ...orderById],
    value: text,
  });
  const without = (position: RawBuilder<SqlBool>): HandListPart => ({
    where: sql<SqlBool>`${column} is null and ${position}`,
    orderBy: orderById,
    value: NO_VALUE,
  });
  if (after === null) return [withValue(everything), without(everything)];
  if (after.value === null) return [without(afterId)];
  const values = [...(group === null ? [] : [sql`${after.currency ?? ''}`]), parse(after.value)];
  const position = sql<SqlBool>`(${sql.join([...sorted, sql`h.id`])}) ${beyond} (${sql.join([...values, sql`${String(after.id)}`])})`;
  return [withValue(position), without(everything)];
};

import type { Privacy } from '#privacy';

/** A value of a row. Amounts are integers in the smallest unit, and times are milliseconds since 1970 in UTC. */
export type Value = string | number | boolean | null;

/**
 * `integer` has 32 bits. `key` and `money` have 64: a hand has more digits than fit into 32, and so may an amount have. `time` is a UTC
 * timestamp in milliseconds.
 */
export type ColumnType = 'text' | 'integer' | 'key' | 'money' | 'time' | 'boolean';

/** A column of a table, as docs/export.md lists it. */
export interface ColumnHead {
  readonly name: string;
  readonly type: ColumnType;
  readonly meaning: string;
  /** When the column is null; absent for a column that never is. */
  readonly missing?: string;
  readonly privacy?: Privacy;
}

/** A column, and how its value is taken from what a row is about. */
export interface Column<Source> extends ColumnHead {
  readonly value: (source: Source) => Value;
}

/** Appends the values of a row to a list. */
export const appendRow = <Source>(
  columns: readonly Column<Source>[],
  source: Source,
  values: Value[],
): void => {
  for (const { value } of columns) values.push(value(source));
};

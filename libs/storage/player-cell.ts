import type { Cell, StatisticId } from '#statistics';
import { STATISTIC_COLUMNS, type CellRow } from './player-statistics.sql.js';

/** A cell of player statistics as it is stored: the position is an index of the positions, null for none. */
export type StoredCell = Omit<Cell, 'key'> & {
  readonly key: Omit<Cell['key'], 'position'> & { readonly position: number | null };
};

/** Reads a row. Sums are below 2^53; that of the squares is not. */
export const cellOf = (row: CellRow): StoredCell => {
  const scale = Number(row.scale);
  const position = Number(row.table_position);
  return {
    key: {
      name: String(row.name),
      site: String(row.site),
      variant: String(row.variant),
      currency: String(row.currency),
      scale,
      stakes: String(row.stakes),
      bigBlind: Math.round(Number(row.big_blind) * 10 ** scale),
      month: row.month === '' ? null : String(row.month),
      tableSize: Number(row.table_size),
      position: position < 0 ? null : position,
    },
    sums: {
      hands: Number(row.hands),
      raises: Number(row.raises),
      calls: Number(row.calls),
      folds: Number(row.folds),
      settled: Number(row.settled),
      rake: Number(row.rake),
      cashOut: Number(row.cash_out),
      net: Number(row.net),
      adjusted: Number(row.adjusted),
    },
    squares: BigInt(row.squares),
    counts: Object.fromEntries(
      Object.entries(STATISTIC_COLUMNS).map(([id, column]) => [
        id,
        { count: Number(row[`${column}_count`]), of: Number(row[`${column}_of`]) },
      ]),
    ) as Record<StatisticId, { count: number; of: number }>,
  };
};

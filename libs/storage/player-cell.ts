import type { AmountId, CellKey, CountId, StatisticId } from '#statistics';
import { STATISTIC_COLUMNS, type CellRow } from './player-statistics.sql.js';

/** A cell of player statistics as it is stored: the position is an index of the positions, null for none. */
export interface StoredCell {
  readonly key: Omit<CellKey, 'position'> & { readonly position: number | null };
  readonly counts: Readonly<Record<CountId, number>>;
  readonly amounts: Readonly<Record<AmountId, bigint>>;
  readonly shares: Readonly<Record<StatisticId, { readonly count: number; readonly of: number }>>;
}

/** Reads a row. Amounts may exceed 2^53. */
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
    counts: {
      hands: Number(row.hands),
      raises: Number(row.raises),
      calls: Number(row.calls),
      folds: Number(row.folds),
      settled: Number(row.settled),
    },
    amounts: {
      rake: BigInt(row.rake),
      cashOut: BigInt(row.cash_out),
      net: BigInt(row.net),
      adjusted: BigInt(row.adjusted),
      squares: BigInt(row.squares),
    },
    shares: Object.fromEntries(
      Object.entries(STATISTIC_COLUMNS).map(([id, column]) => [
        id,
        { count: Number(row[`${column}_count`]), of: Number(row[`${column}_of`]) },
      ]),
    ) as Record<StatisticId, { count: number; of: number }>,
  };
};

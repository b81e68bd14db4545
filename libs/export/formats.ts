import type { ColumnHead } from './column.js';
import { ParquetTable } from './parquet-table.js';
import type { TableWriter } from './table-writer.js';
import { TextTable } from './text-table.js';

/** The formats of an export, which are also the extensions of its files. */
export const EXPORT_FORMATS = ['parquet', 'csv', 'ndjson'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** @param rowsPerGroup rows that Parquet compresses together */
export const makeTableWriter = (
  format: ExportFormat,
  heads: readonly ColumnHead[],
  rowsPerGroup?: number,
): TableWriter =>
  format === 'parquet' ? new ParquetTable(heads, rowsPerGroup) : new TextTable(format, heads);

export { columnsDocument, withColumns } from './columns-document.js';
export type { ColumnHead, ColumnType } from './column.js';
export { ExportAnalysis, type HandRows } from './export-analysis.js';
export { HandTables, type ExportedHand, type HandTablesOptions } from './hand-tables.js';
export { EXPORT_FORMATS, type ExportFormat } from './formats.js';
export { TABLE_NAMES, TABLES, type TableName } from './tables.js';

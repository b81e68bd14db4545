export type { FindingCount } from './finding-counts.js';
export type { ListedFinding } from './finding-list.js';
export type { MoneyRow } from './money-table.js';
export { reportPage, type HandGroups, type ImportState, type ReportData } from './report-page.js';

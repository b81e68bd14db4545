export type { FindingCount } from './finding-counts.js';
export { CELLS, TEST_NAMES, VERDICTS } from './fairness-names.js';
export type { ListedFinding } from './finding-list.js';
export type { MoneyRow } from './money-table.js';
export type { PlayerResults } from './results-section.js';
export { reportPage, type HandGroups, type ImportState, type ReportData } from './report-page.js';

export type { FindingCount, RuleCount } from './finding-counts.js';
export { CELLS, TEST_NAMES, VERDICTS } from './fairness-names.js';
export { lineOf, type ListedFinding } from './finding-list.js';
export { excerptOf } from './hand-text.js';
export type { MoneyRow } from './money-table.js';
export { namelessFairness, namelessPartners, namelessReport } from './nameless-report.js';
export type { PlayerResults } from './results-section.js';
export { reportPage, type HandGroups, type ImportState, type ReportData } from './report-page.js';

export {
  AUDIT_COUNTS,
  formatCount,
  formatSkipped,
  IMPORT_COUNTS,
  LABELS,
  nounFor,
  skippedFiles,
  type Noun,
} from './labels.js';
export { csvLine, type CsvValue } from './csv.js';
export {
  fillMessage,
  formatMessage,
  placeholderMismatches,
  placeholdersOf,
  type Catalogue,
  type Message,
  type MessageValues,
} from '#cards';
export { CATEGORY_NAMES, LIMIT_NAMES, SEVERITY_NAMES } from './names.js';
export { formatMargin, formatPercent } from './percent.js';
export { sanitize } from './sanitize.js';
export { alignColumns, alignLeft } from './table.js';

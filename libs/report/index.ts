export { documentStart, DOCUMENT_END } from './document.js';
export { fill } from './fill.js';
export { findingCounts, type CodeCount } from './finding-counts.js';
export { findingColumns, rowsOf, findingRow } from './finding-rows.js';
export {
  escapeHtml,
  numberIn,
  cell,
  codeCell,
  numberCell,
  row,
  tableStart,
  TABLE_END,
  table,
  heading,
  tiles,
} from './html.js';
export { plain } from './plain.js';
export { barCell, bucketsOf, daysPlot, type DayCount } from './plots.js';
export { HEADINGS, COLUMNS, PHRASES, STAGES, ENDINGS } from './words.js';

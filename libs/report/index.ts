export { auditPageEnd, auditPageStart } from './audit-page.js';
export { recordRows } from './finding-rows.js';
export { importPage, type ImportPageData, type ListedFinding } from './import-page.js';

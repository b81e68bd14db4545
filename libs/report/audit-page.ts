import type { AuditSummary, FindingCode } from '#audit';
import type { Language } from '#cards';
import { AUDIT_COUNTS, formatMessage, nounFor, skippedFiles } from '#text';
import { DOCUMENT_END, documentStart } from './document.js';
import { escapeHtml, formatNumber, heading, TABLE_END, tableStart, tiles } from './elements.js';
import { findingCounts } from './finding-counts.js';
import { FINDING_COLUMNS } from './finding-rows.js';
import { HEADINGS, NOTES } from './messages.js';

/**
 * The report of `floorman audit --html`. The page is written while the audit runs, and its counts are known only at the
 * end: the summary is the last section in the file, and the layout shows it first.
 */

/** The page up to the first row of findings. */
export const auditPageStart = (language: Language): string => {
  const title = HEADINGS.title[language];
  return (
    documentStart(title, title, language) +
    `<section class="hands">\n${heading(HEADINGS.hands, language)}` +
    tableStart(FINDING_COLUMNS, language, 'cards')
  );
};

/** The page after the last row. `rows` were written, `leftOut` rows were not. */
export const auditPageEnd = (
  summary: AuditSummary,
  rows: number,
  leftOut: number,
  language: Language,
): string => {
  const { findings, engine, seconds } = summary;
  const codes = Object.entries(findings) as [FindingCode, number][];
  const counts = [
    ...AUDIT_COUNTS.map((name) => [nounFor(summary[name], name, language), summary[name]] as const),
    ...skippedFiles(summary.skipped, language),
  ];
  const version = { version: escapeHtml(engine), seconds: formatNumber(seconds, language) };
  return `${TABLE_END}${noteBelow(rows, leftOut, language)}</section>
<section class="summary">
${tiles(counts, language)}${findingCounts(
    codes.map(([code, count]) => ({ code, findings: count })),
    language,
  )}<p class="about">${formatMessage(NOTES.engine, language, version)}</p>
</section>
${DOCUMENT_END}`;
};

const noteBelow = (rows: number, leftOut: number, language: Language): string => {
  if (leftOut > 0) return `<p>${formatMessage(NOTES.leftOut, language, { count: String(leftOut) })}</p>\n`;
  return rows === 0 ? `<p>${NOTES.nothing[language]}</p>\n` : '';
};

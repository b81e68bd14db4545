import type { AuditSummary, FindingCode } from '#audit';
import type { Language } from '#cards';
import { DOCUMENT_END, documentStart } from '#report';
import { fill } from '#report';
import { findingCounts } from '#report';
import { findingColumns } from '#report';
import { escapeHtml, heading, numberIn, TABLE_END, tableStart, tiles } from '#report';
import { HEADINGS, PHRASES } from '#report';
import { COUNTS, nounOf } from '#text';

/**
 * The report of the command line. What the audit counts is known at its end only, and the page is written as the audit
 * goes: the summary comes last in the file and is laid out first.
 */

/** Everything before the first row. */
export const pageStart = (language: Language): string => {
  const title = HEADINGS.title[language];
  return (
    documentStart(title, title, language) +
    `<section class="hands">\n${heading(HEADINGS.hands, language)}` +
    tableStart(findingColumns, language, 'cards')
  );
};

/** Everything behind the last row; `leftOut` rows were not written. */
export const pageEnd = (summary: AuditSummary, rows: number, leftOut: number, language: Language): string => {
  const { findings, engine, seconds } = summary;
  const codes = Object.entries(findings) as [FindingCode, number][];
  const counts = COUNTS.map((name) => [nounOf(summary[name], name, language), summary[name]] as const);
  const version = { version: escapeHtml(engine), seconds: numberIn(seconds, language) };
  return `${TABLE_END}${noteBelow(rows, leftOut, language)}</section>
<section class="summary">
${tiles(counts, language)}${findingCounts(
    codes.map(([code, times]) => ({ code, findings: times })),
    language,
  )}<p class="about">${fill(PHRASES.engine[language], version)}</p>
</section>
${DOCUMENT_END}`;
};

const noteBelow = (rows: number, leftOut: number, language: Language): string => {
  if (leftOut > 0) return `<p>${fill(PHRASES.leftOut[language], { count: String(leftOut) })}</p>\n`;
  return rows === 0 ? `<p>${PHRASES.nothing[language]}</p>\n` : '';
};

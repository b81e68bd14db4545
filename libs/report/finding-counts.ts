import { findingDescriptions, severities, severityOrder, type FindingCode, type Severity } from '#audit';
import type { Language } from '#cards';
import { SEVERITIES, WORDS, type Word } from '#text';
import { cell, codeCell, heading, numberCell, row, table } from './html.js';
import { barCell } from './plots.js';
import { COLUMNS, HEADINGS } from './words.js';

/** How often a code was found; `hands` where it is known in how many. */
export interface CodeCount {
  readonly code: FindingCode;
  readonly findings: number;
  readonly hands?: number;
}

const rankOf = (severity: Severity): number => severityOrder.indexOf(severity);

/** The findings by code, the gravest first, and what each code stands for. */
export const findingCounts = (counts: readonly CodeCount[], language: Language): string => {
  const title = heading(HEADINGS.findings, language);
  if (counts.length === 0) return `${title}<p>${WORDS.clean[language]}</p>\n`;
  const most = Math.max(...counts.map(({ findings }) => findings));
  const withHands = counts.some(({ hands }) => hands !== undefined);
  const rows = counts
    .toSorted((a, b) => rankOf(severities[a.code]) - rankOf(severities[b.code]) || b.findings - a.findings)
    .map(({ code, findings, hands = 0 }) => {
      const severity = severities[code];
      return row(
        codeCell(code, findingDescriptions[code][language]),
        cell(SEVERITIES[severity][language], severity),
        ...(withHands ? [numberCell(hands, language)] : []),
        numberCell(findings, language),
        barCell(findings / most, severity),
      );
    });
  const columns: Word[] = [COLUMNS.code, COLUMNS.severity];
  if (withHands) columns.push(COLUMNS.hands);
  return title + table([...columns, COLUMNS.findings, COLUMNS.share], rows, language, 'wide');
};

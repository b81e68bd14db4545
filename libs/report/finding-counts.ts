import { findingDescriptions, severities, severityOrder, type FindingCode, type Severity } from '#audit';
import type { Language } from '#cards';
import { LABELS, SEVERITY_NAMES, type Message } from '#text';
import { barCell } from './charts.js';
import { cell, codeCell, heading, numberCell, row, table } from './elements.js';
import { COLUMNS, HEADINGS } from './messages.js';

/** The number of findings with a code; `hands`: the number of hands with such findings, when it is known. */
export interface FindingCount {
  readonly code: FindingCode;
  readonly findings: number;
  readonly hands?: number;
}

const rankOf = (severity: Severity): number => severityOrder.indexOf(severity);

/** Findings by code, the gravest first, with the meaning of each code. */
export const findingCounts = (counts: readonly FindingCount[], language: Language): string => {
  const title = heading(HEADINGS.findings, language);
  if (counts.length === 0) return `${title}<p>${LABELS.noFindings[language]}</p>\n`;
  const max = Math.max(...counts.map(({ findings }) => findings));
  const withHands = counts.some(({ hands }) => hands !== undefined);
  const rows = counts
    .toSorted((a, b) => rankOf(severities[a.code]) - rankOf(severities[b.code]) || b.findings - a.findings)
    .map(({ code, findings, hands = 0 }) => {
      const severity = severities[code];
      return row(
        codeCell(code, findingDescriptions[code][language]),
        cell(SEVERITY_NAMES[severity][language], severity),
        ...(withHands ? [numberCell(hands, language)] : []),
        numberCell(findings, language),
        barCell(findings / max, severity),
      );
    });
  const columns: Message[] = [COLUMNS.code, COLUMNS.severity];
  if (withHands) columns.push(COLUMNS.hands);
  return title + table([...columns, COLUMNS.findings, COLUMNS.share], rows, language, 'wide');
};

import { findingDescriptions, severities, severityOrder, type FindingCode, type Severity } from '#audit';
import type { Language } from '#cards';
import { findRule } from '#rules';
import { LABELS, SEVERITY_NAMES, type Message } from '#text';
import { barCell } from './charts.js';
import { cell, codeCell, heading, numberCell, row, table } from './elements.js';
import { className } from './finding-list.js';
import { COLUMNS, HEADINGS, NOTES } from './messages.js';

/** The number of findings with a code; `hands`: the number of hands with such findings, when it is known. */
export interface FindingCount {
  readonly code: FindingCode;
  readonly findings: number;
  readonly hands?: number;
}

/** The number of findings that cite a rule, and of the hands with such findings. */
export interface RuleCount {
  readonly rule: string;
  readonly findings: number;
  readonly hands: number;
}

const rankOf = (severity: Severity): number => severityOrder.indexOf(severity);

const choiceIn = (choices: ReadonlySet<string>, id: string): string | null => (choices.has(id) ? id : null);

/** Findings by code, the gravest first, with the meaning of each code. */
export const findingCounts = (
  counts: readonly FindingCount[],
  choices: ReadonlySet<string>,
  language: Language,
): string => {
  const title = heading(HEADINGS.findings, language);
  if (counts.length === 0) return `${title}<p>${LABELS.noFindings[language]}</p>\n`;
  const max = Math.max(...counts.map(({ findings }) => findings));
  const withHands = counts.some(({ hands }) => hands !== undefined);
  const rows = counts
    .toSorted((a, b) => rankOf(severities[a.code]) - rankOf(severities[b.code]) || b.findings - a.findings)
    .map(({ code, findings, hands = 0 }) => {
      const severity = severities[code];
      return row(
        codeCell(code, findingDescriptions[code][language], choiceIn(choices, className('code', code))),
        cell(SEVERITY_NAMES[severity][language], severity),
        ...(withHands ? [numberCell(hands, language)] : []),
        numberCell(findings, language),
        barCell(findings / max, severity),
      );
    });
  const columns: Message[] = [COLUMNS.code, COLUMNS.severity];
  if (withHands) columns.push(COLUMNS.hands);
  const all = table([...columns, COLUMNS.findings, COLUMNS.share], rows, language, 'wide');
  return `${title}<div class="scroll">${all}</div>\n`;
};

/** The most rows of rules: those with the most findings. */
const MAX_RULES = 30;

/** Findings by rule, those with the most findings first, with the title of each rule. Empty without rules. */
export const ruleCounts = (
  counts: readonly RuleCount[],
  choices: ReadonlySet<string>,
  language: Language,
): string => {
  if (counts.length === 0) return '';
  const most = counts.toSorted((a, b) => b.findings - a.findings).slice(0, MAX_RULES);
  const rows = most.map(({ rule, findings, hands }) =>
    row(
      codeCell(rule, findRule(rule)?.title[language] ?? '', choiceIn(choices, className('rule', rule))),
      numberCell(hands, language),
      numberCell(findings, language),
      barCell(findings / most[0].findings),
    ),
  );
  const columns = [COLUMNS.rule, COLUMNS.hands, COLUMNS.findings, COLUMNS.share];
  const note = `<p class="about">${NOTES.byRule[language]}</p>\n`;
  return heading(HEADINGS.byRule, language) + note + table(columns, rows, language, 'wide');
};

import { severities, type AuditRecord, type AuditSummary, type FindingRecord } from '#audit';
import type { Language } from '#cards';
import {
  AUDIT_COUNTS,
  formatCount,
  formatMessage,
  formatSkipped,
  LABELS,
  sanitize,
  SEVERITY_NAMES,
} from '#text';
import { SUMMARY_MESSAGES } from '../messages/audit.js';
import { type Paint, plain, type Style } from './colours.js';

/** A file beside the logs, or a member of a zip. */
export interface SkippedFile {
  readonly file: string;
  readonly member: string | null;
}

/** A record as text: its place, then one line per finding. */
export const formatRecord = (record: AuditRecord, language: Language, paint: Paint = plain): string => {
  const source = record.member === null ? record.file : `${record.file}:${record.member}`;
  const [first] = record.lines;
  const title = `${source}:${String(first)} ${LABELS.hand[language]} ${record.handId ?? '?'}`;
  if (record.status === 'rejected') {
    const { code, line, text, message } = record.rejection;
    const quoted = text === '' ? '' : `\n    ${sanitize(text)}`;
    return `${title} ${paint('red', LABELS.rejected[language])} [${code}] ${LABELS.line[language]} ${String(line)}: ${message}${quoted}\n`;
  }
  return `${title}\n${formatFindings(record.findings, language, paint)}`;
};

/** A file that was skipped. */
export const formatSkippedFile = ({ file, member }: SkippedFile, language: Language): string =>
  `${sanitize(member === null ? file : `${file}:${member}`)} ${LABELS.notALog[language]}`;

export const formatFindings = (
  findings: readonly FindingRecord[],
  language: Language,
  paint: Paint = plain,
): string => findings.map((finding) => formatFinding(finding, language, paint)).join('');

const SEVERITY_STYLES = {
  illegal: 'red',
  mismatch: 'red',
  suspect: 'yellow',
  unverifiable: 'cyan',
  notice: 'dim',
} as const satisfies Readonly<Record<FindingRecord['severity'], Style>>;

const formatFinding = (finding: FindingRecord, language: Language, paint: Paint): string => {
  const { severity, code, line, message } = finding;
  const seat = finding.seat === null ? '' : ` ${LABELS.seat[language]} ${String(finding.seat)}`;
  const rules = finding.rules.length === 0 ? '' : ` (${finding.rules.join(', ')})`;
  const place = `${LABELS.line[language]} ${String(line)}${seat}`;
  const name = paint(SEVERITY_STYLES[severity], SEVERITY_NAMES[severity][language]);
  return `  ${name} ${code} ${place}: ${message}${rules}\n`;
};

/** The counts of an audit, then its findings. @param faulty the number of hands with a fault */
export const formatSummary = (summary: AuditSummary, faulty: number, language: Language): string => {
  const counts = AUDIT_COUNTS.map((name) => formatCount(summary[name], name, language)).join(', ');
  const hasAudited = summary.audited + summary.duplicates + summary.cancelled > 0;
  const findings = hasAudited
    ? `${formatFindingCounts(summary.findings, language)}${formatFaulty(faulty, language)}`
    : LABELS.nothingAudited[language];
  return `${counts}${formatSkipped(summary.skipped, language)} (${String(summary.seconds)} s)\n${findings}\n`;
};

const formatFaulty = (faulty: number, language: Language): string => {
  if (faulty === 0) return '';
  const message = SUMMARY_MESSAGES[faulty === 1 ? 'faultyHand' : 'faultyHands'];
  return `; ${formatMessage(message, language, { count: String(faulty) })}`;
};

/** `Findings: short-raise 1`, the gravest codes first, or that there are none. */
export const formatFindingCounts = (
  findings: Readonly<Record<string, number>>,
  language: Language,
): string => {
  const codes = formatCodeCounts(byGravity(findings));
  return codes === '' ? LABELS.noFindings[language] : `${LABELS.findings[language]}: ${codes}`;
};

const GRAVITY = Object.keys(SEVERITY_NAMES);

/** Codes by their severity, and alphabetically within it. */
const byGravity = (findings: Readonly<Record<string, number>>): Readonly<Record<string, number>> => {
  const gravityOf = (code: string): number => GRAVITY.indexOf(severities[code as FindingRecord['code']]);
  return Object.fromEntries(Object.entries(findings).sort(([a], [b]) => gravityOf(a) - gravityOf(b)));
};

/** `short-raise 1, pot-mismatch 2`. */
export const formatCodeCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([code, count]) => `${code} ${String(count)}`)
    .join(', ');

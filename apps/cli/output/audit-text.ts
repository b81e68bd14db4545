import type { AuditRecord, AuditSummary, FindingRecord } from '#audit';
import type { Language } from '#cards';
import { AUDIT_COUNTS, formatCount, LABELS, sanitize, SEVERITY_NAMES } from '#text';

/** A record for people: where it stands, then a line a finding. */
export const readableRecord = (record: AuditRecord, language: Language): string => {
  const where = record.member === null ? record.file : `${record.file}:${record.member}`;
  const [first] = record.lines;
  const title = `${where}:${String(first)} ${LABELS.hand[language]} ${record.handId ?? '?'}`;
  if (record.status === 'rejected') {
    const { code, line, text, message } = record.rejection;
    const quoted = text === '' ? '' : `\n    ${sanitize(text)}`;
    return `${title} ${LABELS.rejected[language]} [${code}] ${LABELS.line[language]} ${String(line)}: ${message}${quoted}\n`;
  }
  return `${title}\n${readableFindings(record.findings, language)}`;
};

export const readableFindings = (findings: readonly FindingRecord[], language: Language): string =>
  findings.map((finding) => readableFinding(finding, language)).join('');

const readableFinding = (finding: FindingRecord, language: Language): string => {
  const { severity, code, line, message } = finding;
  const seat = finding.seat === null ? '' : ` ${LABELS.seat[language]} ${String(finding.seat)}`;
  const rules = finding.rules.length === 0 ? '' : ` (${finding.rules.join(', ')})`;
  const place = `${LABELS.line[language]} ${String(line)}${seat}`;
  return `  ${SEVERITY_NAMES[severity][language]} ${code} ${place}: ${message}${rules}\n`;
};

export const readableSummary = (summary: AuditSummary, language: Language): string => {
  const counts = AUDIT_COUNTS.map((name) => formatCount(summary[name], name, language)).join(', ');
  return `${counts} (${String(summary.seconds)} s)\n${readableCodes(summary.findings, language)}\n`;
};

/** How often what was found: `Findings: short-raise 1`. */
export const readableCodes = (findings: Readonly<Record<string, number>>, language: Language): string => {
  const codes = listedCodes(findings);
  return codes === '' ? LABELS.noFindings[language] : `${LABELS.findings[language]}: ${codes}`;
};

/** `short-raise 1, pot-mismatch 2`. */
export const listedCodes = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([code, times]) => `${code} ${String(times)}`)
    .join(', ');

import type { AuditRecord, AuditSummary, FindingRecord } from '#audit';
import type { Language } from '#cards';

const WORDS = {
  line: { en: 'line', es: 'línea' },
  hand: { en: 'hand', es: 'mano' },
  rejected: { en: 'rejected', es: 'rechazada' },
  files: { en: 'files', es: 'archivos' },
  hands: { en: 'hands', es: 'manos' },
  audited: { en: 'audited', es: 'auditadas' },
  rejectedMany: { en: 'rejected', es: 'rechazadas' },
  duplicates: { en: 'duplicates', es: 'duplicadas' },
  cancelled: { en: 'cancelled', es: 'anuladas' },
  clean: { en: 'No findings.', es: 'Sin hallazgos.' },
  findings: { en: 'Findings', es: 'Hallazgos' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** A record for people: where it stands, then a line a finding. */
export const readableRecord = (record: AuditRecord, language: Language): string => {
  const where = record.member === null ? record.file : `${record.file}:${record.member}`;
  const [first] = record.lines;
  const title = `${where}:${String(first)} ${WORDS.hand[language]} ${record.handId ?? '?'}`;
  if (record.status === 'rejected') {
    const { code, line, text, message } = record.rejection;
    const quoted = text === '' ? '' : `\n    ${text}`;
    return `${title} ${WORDS.rejected[language]} [${code}] ${WORDS.line[language]} ${String(line)}: ${message}${quoted}\n`;
  }
  return `${title}\n${record.findings.map((finding) => readableFinding(finding, language)).join('')}`;
};

const readableFinding = (finding: FindingRecord, language: Language): string => {
  const seat = finding.seat === null ? '' : ` seat ${String(finding.seat)}`;
  const rules = finding.rules.length === 0 ? '' : ` (${finding.rules.join(', ')})`;
  const place = `${WORDS.line[language]} ${String(finding.line)}${seat}`;
  return `  ${finding.severity} ${finding.code} ${place}: ${finding.message}${rules}\n`;
};

export const readableSummary = (summary: AuditSummary, language: Language): string => {
  const count = (amount: number, word: keyof typeof WORDS): string =>
    `${String(amount)} ${WORDS[word][language]}`;
  const counts = [
    count(summary.files, 'files'),
    count(summary.hands, 'hands'),
    count(summary.audited, 'audited'),
    count(summary.rejected, 'rejectedMany'),
    count(summary.duplicates, 'duplicates'),
    count(summary.cancelled, 'cancelled'),
  ].join(', ');
  const codes = Object.entries(summary.findings);
  const findings =
    codes.length === 0
      ? WORDS.clean[language]
      : `${WORDS.findings[language]}: ${codes.map(([code, times]) => `${code} ${String(times)}`).join(', ')}`;
  return `${counts} (${String(summary.seconds)} s)\n${findings}\n`;
};

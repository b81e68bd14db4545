import { formatRejection, type AuditRejection } from '#audit';
import type { Language } from '#cards';
import { LABELS } from '#text';

/** The reason why a hand or a log was rejected, with the line. */
export const formatRejectionLine = (rejection: AuditRejection, language: Language): string => {
  const { code, line, text } = rejection;
  const quoted = code === 'unreadable-source' || text === '' ? '' : ` ${text}`;
  return `${LABELS.line[language]} ${String(line)}: ${formatRejection(rejection, language)}${quoted}`;
};

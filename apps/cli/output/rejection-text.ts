import { formatRejection, type AuditRejection } from '#audit';
import type { Language } from '#cards';
import { LABELS } from '#text';

/** Why a hand or a log could not be read, with the line that is the reason. */
export const sentenceOf = (rejection: AuditRejection, language: Language): string => {
  const { code, line, text } = rejection;
  const quoted = code === 'unreadable-source' || text === '' ? '' : ` ${text}`;
  return `${LABELS.line[language]} ${String(line)}: ${formatRejection(rejection, language)}${quoted}`;
};

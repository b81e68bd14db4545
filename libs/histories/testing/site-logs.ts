import { auditHand, severities } from '#audit';
import { profileOfFormat } from '#rules';
import type { HistoryFormat } from '../formats/format.js';
import type { CanonicalHand } from '../hand.js';
import type { ReadResult } from '../read-result.js';
import { LineCursor } from '../source/index.js';

const REPORTED: ReadonlySet<string> = new Set(['illegal', 'mismatch']);

/** Reads a log of one hand of a site. */
export const readSiteLog = (format: HistoryFormat, text: string): ReadResult =>
  format.read(text, 0, text.length, 1, new LineCursor());

/** Reads a log of one hand of a site. Throws if it is rejected. */
export const handOfSite = (format: HistoryFormat, text: string): CanonicalHand => {
  const result = readSiteLog(format, text);
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  return result.hand;
};

/** Audits a log of one hand of a site: the findings as code and line, `short-raise 12`, or the rejection. */
export const auditSiteLog = (format: HistoryFormat, text: string): string[] => {
  const result = readSiteLog(format, text);
  if (!result.ok) return [`rejected ${result.rejection.code} ${String(result.rejection.line)}`];
  const audited = auditHand(result.hand, profileOfFormat(format.id));
  if (audited === null) return ['not audited'];
  return audited.findings
    .filter(({ code }) => REPORTED.has(severities[code]) || code === 'unread-line')
    .map(({ code, line }) => `${code} ${String(line)}`);
};

import { auditHand, severities } from '#audit';
import { profileOfFormat } from '#rules';
import type { HistoryFormat } from '../formats/format.js';
import type { CanonicalHand } from '../hand.js';
import { LineCursor, type SessionHeader } from '../source/index.js';

/** A format with one session header, on the first line, for all texts. */
export const withSession = (format: HistoryFormat, header: string): HistoryFormat => {
  const session: SessionHeader = { text: header, line: 1 };
  const read: HistoryFormat['read'] = (text, start, end, firstLine, lines) =>
    format.read(text, start, end, firstLine, lines, session);
  return { ...format, read };
};

/** The hand of a text with one hand. Throws if it is rejected. */
export const readOne = (format: HistoryFormat, text: string): CanonicalHand => {
  const result = format.read(text, 0, text.length, 1, new LineCursor());
  if (result.ok) return result.hand;
  const { code, line, text: found } = result.rejection;
  throw new Error(`rejected: ${code} on line ${String(line)}: ${found}`);
};

/** The illegal actions and mismatches of a hand, and its unread lines, as code and line: `wrong-award 20`. */
export const faultsOf = (format: HistoryFormat, text: string): string[] => {
  const hand = readOne(format, text);
  const audited = auditHand(hand, profileOfFormat(format.id));
  if (audited === null) throw new Error('the hand cannot be audited');
  return audited.findings
    .filter(({ code }) => ['illegal', 'mismatch'].includes(severities[code]) || code === 'unread-line')
    .map(({ code, line }) => `${code} ${String(line)}`);
};

/** The faults after one text is replaced, which the hand must have. */
export const faultsAfter = (format: HistoryFormat, text: string, from: string, to: string): string[] => {
  if (!text.includes(from)) throw new Error(`the hand has no "${from}"`);
  return faultsOf(format, text.replace(from, to));
};

/** The number of the line on which a part of a text begins. */
export const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length;

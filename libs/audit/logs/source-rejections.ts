import type { SourceError } from '#histories';
import { rejectedOutcome, type HandOutcome, type Languages } from './block.js';
import { excerptOf, type AuditRejection } from './rejections.js';

/** Why a file, or a member of a zip, gave no hand: plain data, in no language yet. */
export interface SourceRejection {
  readonly member: string | null;
  readonly rejection: AuditRejection;
}

const EMPTY = { en: 'the input is empty', es: 'la entrada está vacía' } as const;

/** A text that is of no format that is read, or has no hand in it, by its beginning. */
export const rejectUnknownFormat = (member: string | null, head: string): SourceRejection => {
  const message = head.trim() === '' ? EMPTY : '';
  const text = excerptOf(head, 0, head.length);
  return { member, rejection: { code: 'unknown-format', line: 1, text, message } };
};

/** A source that cannot be read, or not to its end. */
export const unreadableSource = ({ code, message, member, line = 1 }: SourceError): SourceRejection => ({
  member,
  rejection: { code: 'unreadable-source', line, text: code, message },
});

/** A refusal as an outcome, beside those of hands. */
export const refusalOutcome = ({ rejection }: SourceRejection, languages: Languages): HandOutcome =>
  rejectedOutcome(rejection, [rejection.line, rejection.line], null, null, languages);

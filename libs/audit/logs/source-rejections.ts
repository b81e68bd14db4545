import type { SourceError } from '#histories';
import { rejectedOutcome, type HandOutcome, type Languages } from './block.js';
import { rejectionDetails } from './messages.js';
import { excerptOf, type AuditRejection } from './rejections.js';

/** The rejection of a file or of a member of a zip. Plain data, not yet in a language. */
export interface SourceRejection {
  readonly member: string | null;
  readonly rejection: AuditRejection;
}

/** Rejects a text of an unknown format or without a hand. `head` is its beginning. */
export const rejectUnknownFormat = (member: string | null, head: string): SourceRejection => {
  const message = head.trim() === '' ? rejectionDetails.emptyInput : '';
  const text = excerptOf(head, 0, head.length);
  return { member, rejection: { code: 'unknown-format', line: 1, text, message } };
};

/** Rejects a source that cannot be read to its end. */
export const rejectUnreadable = ({ code, message, member, line = 1 }: SourceError): SourceRejection => ({
  member,
  rejection: { code: 'unreadable-source', line, text: code, message },
});

/** The outcome of a rejected file, like that of a hand. */
export const sourceOutcome = ({ rejection }: SourceRejection, languages: Languages): HandOutcome =>
  rejectedOutcome(rejection, [rejection.line, rejection.line], null, null, languages);

import type { SourceError } from '#histories';
import { rejectedOutcome, type HandOutcome, type Languages } from './block.js';
import { excerptOf, type RejectionToTell } from './rejections.js';

/** Why a file, or a member of a zip, gave no hand: plain data, in no language yet. */
export interface Refusal {
  readonly member: string | null;
  readonly rejection: RejectionToTell;
}

const EMPTY = { en: 'the input is empty', es: 'la entrada está vacía' } as const;

/** A text that is of no format that is read, or has no hand in it, by its beginning. */
export const unknownFormat = (member: string | null, head: string): Refusal => {
  const message = head.trim() === '' ? EMPTY : '';
  const text = excerptOf(head, 0, head.length);
  return { member, rejection: { code: 'unknown-format', line: 1, text, message } };
};

/** A source that cannot be read, or not to its end. */
export const unreadableSource = ({ code, message, member, line = 1 }: SourceError): Refusal => ({
  member,
  rejection: { code: 'unreadable-source', line, text: code, message },
});

/** A refusal as an outcome, beside those of hands. */
export const refusalOutcome = ({ rejection }: Refusal, languages: Languages): HandOutcome =>
  rejectedOutcome(rejection, [rejection.line, rejection.line], null, null, languages);

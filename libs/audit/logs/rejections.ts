import type { Language, Message } from '#cards';
import type { Rejection, SourceErrorCode } from '#histories';
import { rejectionMessages, sourceMessages } from './messages.js';

/**
 * What is wrong in detail; empty if the code is enough. A plain string is in English: the text of a library or of the
 * operating system.
 */
export type RejectionDetail = string | Message;

/** A rejection before it is formatted in a language. */
export interface AuditRejection extends Omit<Rejection, 'message'> {
  readonly message: RejectionDetail;
}

const MAX_EXCERPT_LENGTH = 200;

/** The excerpt of a rejected text: the beginning of the first line between two offsets. */
export const excerptOf = (text: string, start: number, end: number): string =>
  text
    .slice(start, Math.min(end, start + MAX_EXCERPT_LENGTH))
    .split('\n', 1)[0]
    .trimEnd();

const isSourceErrorCode = (code: string): code is SourceErrorCode => Object.hasOwn(sourceMessages, code);

/** The message of a rejection in one language. A Spanish message leaves out details that exist in English only. */
export const formatRejection = ({ code, text, message }: AuditRejection, language: Language): string => {
  const isSourceError = code === 'unreadable-source' && isSourceErrorCode(text);
  const summary = (isSourceError ? sourceMessages[text] : rejectionMessages[code])[language];
  const detail = detailIn(message, language);
  if (detail === '') return `${summary}.`;
  return `${summary}: ${detail}${detail.endsWith('.') ? '' : '.'}`;
};

const detailIn = (detail: RejectionDetail, language: Language): string => {
  if (typeof detail !== 'string') return detail[language];
  return language === 'en' ? detail : '';
};

import { formatMessage, type Language, type Message } from '#cards';
import type { z } from 'zod';
import { handSchema } from '../../hand.js';
import { findJsonError } from '../../json-error.js';
import { messages } from '../../messages.js';
import type { HandIdentity, ReadResult, Rejection } from '../../read-result.js';
import type { HistoryFormat } from '../format.js';

const EXCERPT = 200;

/**
 * Reads a hand from its line of JSON. It relies on the schema in hand.ts: what the schema accepts is a hand. Events keep
 * their own line numbers, those of the log that the hand was first read from.
 */
export const readLine: HistoryFormat['read'] = (text, start, end, firstLine) => {
  const line = text.slice(start, end).trim();
  const value = parsed(line);
  if (value === undefined) {
    const rejection = { line: firstLine, text: line.slice(0, EXCERPT), message: describeError(line) };
    return rejected({ code: 'unreadable-line', ...rejection }, null);
  }
  const read = handSchema.safeParse(value);
  if (read.success) return { ok: true, hand: read.data };
  const [issue] = read.error.issues;
  return rejected(
    { code: 'invalid-hand', line: firstLine, text: pointerTo(issue.path), message: issue.message },
    value,
  );
};

/** What JSON would have at the first place that is no JSON; characters count from 1. */
const describeError = (line: string): Message => {
  const error = findJsonError(line);
  if (error === null) return messages.canonicalHandExpected;
  const { column, expected } = error;
  const inLanguage = (language: Language): string =>
    formatMessage(messages.jsonExpected, language, { column: String(column), expected: expected[language] });
  return { en: inLanguage('en'), es: inLanguage('es') };
};

/** The value of a JSON text; undefined if the text is no JSON. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

const rejected = (rejection: Rejection, value: unknown): ReadResult => ({
  ok: false,
  rejection,
  identity: identityOf(value),
});

/** Site and id of a value that is no hand, where it has them. */
const identityOf = (value: unknown): HandIdentity => ({
  site: textAt(value, 'site'),
  handId: textAt(value, 'id'),
});

const textAt = (value: unknown, key: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof found === 'string' ? found : null;
};

/** A path as a JSON Pointer (RFC 6901). */
const pointerTo = (path: z.core.$ZodIssue['path']): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

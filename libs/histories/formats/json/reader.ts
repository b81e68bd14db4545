import type { z } from 'zod';
import { handSchema } from '../../hand.js';
import { findJsonError } from '../../json-error.js';
import type { HandIdentity, ReadResult, Rejection } from '../../read-result.js';
import type { HistoryFormat } from '../format.js';

const EXCERPT = 200;
const EXPECTED = 'a canonical hand as one line of JSON was expected';

/**
 * Reads a hand from its line of JSON. Its events keep the line numbers that they bring, those of the log that the hand was
 * first read from; findings are told by the line of JSON.
 */
export const readLine: HistoryFormat['read'] = (text, start, end, firstLine) => {
  const line = text.slice(start, end).trim();
  const value = parsed(line);
  if (value === undefined) {
    const rejection = { line: firstLine, text: line.slice(0, EXCERPT), message: expectedIn(line) };
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

/** Where the line is no JSON, by its characters from 1, and what would be. */
const expectedIn = (line: string): string => {
  const fault = findJsonError(line);
  return fault === null ? EXPECTED : `${EXPECTED}: at character ${String(fault.column)} ${fault.expected.en}`;
};

/** What a text is as JSON; undefined where it is none. */
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

/** What a value that is no hand says of its site and number all the same. */
const identityOf = (value: unknown): HandIdentity => ({
  site: textAt(value, 'site'),
  handId: textAt(value, 'id'),
});

const textAt = (value: unknown, key: string): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value;
  return typeof found === 'string' ? found : null;
};

/** JSON Pointer (RFC 6901) of a path. */
const pointerTo = (path: z.core.$ZodIssue['path']): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

import { fillMessage, type Message } from '#cards';
import { findJsonError } from '#histories';
import { findForbiddenKey } from './forbidden-key.js';
import { JSON_MESSAGES } from './json-messages.js';
import { isNestedTooDeep, MOST_NESTED } from './nesting.js';
import type { ProblemCode, ProblemOccurrence } from './problem.js';

/** Why a text or a value is refused. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly occurrence: ProblemOccurrence;
}

export type ParsedJson =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal };

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses bytes as JSON in UTF-8, without deep nesting and without keys that could change prototypes. Linear in the number of bytes.
 *
 * @param before number of lines of the body before these bytes
 */
export const parseJsonBytes = (bytes: Uint8Array, before = 0): ParsedJson => {
  let text: string;
  try {
    text = strictUtf8.decode(bytes).trimEnd();
  } catch {
    return refused('malformed-json', { detail: JSON_MESSAGES.notUtf8 });
  }
  if (isNestedTooDeep(text)) return refused('malformed-json', TOO_DEEP);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const occurrence = text === '' ? { detail: JSON_MESSAGES.emptyJson } : jsonErrorIn(text, before);
    return refused('malformed-json', occurrence ?? { detail: JSON_MESSAGES.invalidJson });
  }
  const pointer = findForbiddenKey(value);
  return pointer === null ? { ok: true, value } : refused('invalid-request', forbiddenKeyAt(pointer));
};

const refused = (code: ProblemCode, occurrence: ProblemOccurrence): ParsedJson => ({
  ok: false,
  refusal: { code, occurrence },
});

/** The occurrence of a text with too many objects and lists inside each other. */
export const TOO_DEEP: ProblemOccurrence = {
  detail: fillMessage(JSON_MESSAGES.tooDeep, { most: String(MOST_NESTED) }),
};

/** The occurrence of a key that could change prototypes. */
export const forbiddenKeyAt = (pointer: string): ProblemOccurrence => ({
  detail: JSON_MESSAGES.forbiddenKey,
  errors: [{ pointer, message: JSON_MESSAGES.forbiddenKey }],
});

/**
 * The first error in a text that is not JSON: the line, and what was expected there. Null if the text is valid or empty.
 *
 * @param before number of lines of the body before the text
 */
export const jsonErrorIn = (text: string, before = 0): ProblemOccurrence | null => {
  const error = text === '' ? null : findJsonError(text);
  if (error === null) return null;
  const column = String(error.column);
  const message: Message = {
    en: fillMessage(JSON_MESSAGES.jsonSyntax, { column, expected: error.expected.en }).en,
    es: fillMessage(JSON_MESSAGES.jsonSyntax, { column, expected: error.expected.es }).es,
  };
  return { detail: JSON_MESSAGES.invalidJson, errors: [{ line: before + error.line, message }] };
};

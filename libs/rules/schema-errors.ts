import { formatMessage, type Language } from '#cards';
import type { z } from 'zod';
import { EXPECTED_VALUES, VALUE_TYPES } from './messages.js';

/** The messages about a bound, by the type of the value. */
const BOUNDS = {
  too_small: { string: 'at-least-characters', array: 'at-least-items', number: 'at-least' },
  too_big: { string: 'at-most-characters', array: 'at-most-items', number: 'at-most' },
} as const;

/** The value that a schema expects instead of the one that it rejects, in words. */
export const expectedOf = (issue: z.core.$ZodIssue, language: Language): string => {
  switch (issue.code) {
    case 'invalid_value': {
      const values = issue.values.map((value) => JSON.stringify(value)).join(', ');
      return formatMessage(EXPECTED_VALUES['one-of'], language, { values });
    }
    case 'too_small':
      return boundOf(BOUNDS.too_small, issue.origin, issue.minimum, language);
    case 'too_big':
      return boundOf(BOUNDS.too_big, issue.origin, issue.maximum, language);
    case 'invalid_type':
      return isValueType(issue.expected) ? VALUE_TYPES[issue.expected][language] : issue.expected;
    // Only ids have a pattern.
    default:
      return EXPECTED_VALUES.id[language];
  }
};

const boundOf = (
  messages: (typeof BOUNDS)[keyof typeof BOUNDS],
  origin: string,
  bound: number | bigint,
  language: Language,
): string => {
  const key = origin === 'string' || origin === 'array' ? messages[origin] : messages.number;
  return formatMessage(EXPECTED_VALUES[key], language, { bound: String(bound) });
};

const isValueType = (name: string): name is keyof typeof VALUE_TYPES => Object.hasOwn(VALUE_TYPES, name);

/** The JSON Pointer (RFC 6901) of a path. */
export const pointerTo = (path: readonly PropertyKey[]): string =>
  path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

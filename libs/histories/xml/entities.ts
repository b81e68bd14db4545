import { indexWithin } from '../bounded-search.js';

/** The references that are resolved: the five predefined entities. */
const PREDEFINED = ['amp;', 'lt;', 'gt;', 'quot;', 'apos;'];
/** Characters of the longest character reference: `&#1114111;`. */
const MAX_REFERENCE = 10;
const AMPERSAND = '&';

/**
 * Escapes each ampersand that begins neither a predefined entity nor a character reference: some sites print names as they
 * are. Every other reference stays as text. Adds no lines. O(length).
 */
export const escapeLoneAmpersands = (text: string): string => {
  let at = text.indexOf(AMPERSAND);
  if (at < 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (; at >= 0; at = text.indexOf(AMPERSAND, at + 1)) {
    if (isReference(text, at + 1)) continue;
    parts.push(text.slice(from, at), '&amp;');
    from = at + 1;
  }
  parts.push(text.slice(from));
  return parts.join('');
};

const isReference = (text: string, at: number): boolean => {
  if (PREDEFINED.some((name) => text.startsWith(name, at))) return true;
  if (text[at] !== '#') return false;
  const end = indexWithin(text, ';', at, at + MAX_REFERENCE + 1);
  if (end < 0) return false;
  const number = text.slice(at + 1, end);
  const code = number.startsWith('x') ? parseDigits(number.slice(1), 16) : parseDigits(number, 10);
  return isCharacter(code);
};

/** A number of digits only; -1 for any other text. */
const parseDigits = (digits: string, base: number): number => {
  let value = 0;
  for (const digit of digits) {
    const code = '0123456789abcdef'.indexOf(digit.toLowerCase());
    if (code < 0 || code >= base) return -1;
    value = value * base + code;
  }
  return digits === '' ? -1 : value;
};

/** The characters of XML 1.0. */
const isCharacter = (code: number): boolean =>
  code === 0x9 ||
  code === 0xa ||
  code === 0xd ||
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff);

const CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['amp;', '&'],
  ['lt;', '<'],
  ['gt;', '>'],
  ['quot;', '"'],
  ['apos;', "'"],
]);

/** Resolves the predefined entities; null for a text with another ampersand. O(length). */
export const resolvePredefined = (text: string): string | null => {
  let resolved = '';
  let from = 0;
  for (let at = text.indexOf(AMPERSAND); at >= 0; at = text.indexOf(AMPERSAND, from)) {
    const name = PREDEFINED.find((one) => text.startsWith(one, at + 1));
    if (name === undefined) return null;
    resolved += text.slice(from, at) + (CHARACTERS.get(name) ?? '');
    from = at + 1 + name.length;
  }
  return resolved + text.slice(from);
};

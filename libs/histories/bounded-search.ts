import { isBlankCode } from './source/lines.js';

/**
 * Searches inside one line of a long text. The built-in searches run to the end (or the beginning) of the text when they
 * find nothing, which makes a reader quadratic; these stop at the end of the range. O(length of the range).
 */

/** From this length on, the built-in search of the range alone is faster. */
const LONG = 64;

/** Offset of the first `needle` that lies wholly in [start, end) of the text; -1 for none. */
export const indexWithin = (text: string, needle: string, start: number, end: number): number => {
  if (end - start >= LONG) {
    const at = text.slice(start, end).indexOf(needle);
    return at < 0 ? -1 : start + at;
  }
  const first = needle.charCodeAt(0);
  const last = Math.min(end, text.length) - needle.length;
  for (let at = start; at <= last; at++)
    if (text.charCodeAt(at) === first && text.startsWith(needle, at)) return at;
  return -1;
};

/** Offset of the last `needle` that lies wholly in [start, end) of the text; -1 for none. */
export const lastIndexWithin = (text: string, needle: string, start: number, end: number): number => {
  const first = needle.charCodeAt(0);
  for (let at = Math.min(end, text.length) - needle.length; at >= start; at--)
    if (text.charCodeAt(at) === first && text.startsWith(needle, at)) return at;
  return -1;
};

/** Blanks before the first word of a line; more of them are another text. */
const MAX_INDENT = 16;

const isLineEnd = (code: number): boolean => code === 0x0a || code === 0x0d;

/** Whether an offset is the first of a line that is not blank. LF, CRLF and a lone CR end a line. */
const beginsLine = (text: string, at: number): boolean => {
  for (let before = at - 1; before >= 0 && at - before <= MAX_INDENT; before--) {
    const code = text.charCodeAt(before);
    if (isLineEnd(code)) return true;
    if (!isBlankCode(code)) return false;
  }
  return at <= MAX_INDENT;
};

/** Offset of the first `words` in [start, end) with which a line begins, after blanks; -1 for none. O(length of the range). */
export const indexOfLine = (text: string, words: string, start: number, end: number): number => {
  let at = indexWithin(text, words, start, end);
  while (at >= 0 && !beginsLine(text, at)) at = indexWithin(text, words, at + 1, end);
  return at;
};

/** Offset of the first character of the lines behind `at` that is not blank; -1 for none before `end`. O(length of the range). */
export const lineBehind = (text: string, at: number, end: number): number => {
  while (at < end && !isLineEnd(text.charCodeAt(at))) at++;
  while (at < end && isBlankCode(text.charCodeAt(at))) at++;
  return at < end ? at : -1;
};

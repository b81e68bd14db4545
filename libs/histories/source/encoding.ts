import { isBlankCode } from './lines.js';

/**
 * The encoding of a text, by the names of the WHATWG Encoding Standard. `ascii` means that every byte so far is ASCII, so
 * that the text is the same in all single-byte encodings and UTF-8.
 */
export type Encoding = 'ascii' | 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** Two bytes a code unit, in either order, or bytes whose lower half is ASCII. */
export type EncodingFamily = 'utf-16le' | 'utf-16be' | 'bytes';

/** The part of the head in which zero bytes are counted. */
const PATTERN_BYTES = 4096;

/**
 * Detects the family by the byte order mark, else by the zero bytes: Latin text in UTF-16 has nearly all of them at even
 * or at odd offsets. `head` should hold the first kilobytes, or the whole file.
 */
export function detectFamily(head: Uint8Array): EncodingFamily {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const pairs = Math.min(head.length, PATTERN_BYTES) >> 1;
  let first = 0;
  let second = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    if (head[2 * pair] === 0) first += 1;
    if (head[2 * pair + 1] === 0) second += 1;
  }
  const many = pairs * 0.6;
  const few = pairs * 0.05;
  if (pairs >= 2 && second >= many && first <= few) return 'utf-16le';
  if (pairs >= 2 && first >= many && second <= few) return 'utf-16be';
  return 'bytes';
}

/** A file with more control characters than this is binary; compressed data have five times as many. */
const CONTROL_RATIO = 1 / 50;

/**
 * Whether a decoded head has too many control characters to be text. A few are accepted anywhere: real logs begin with a
 * NUL. At the end any number of NULs is accepted behind a text: a power failure leaves a file with its new length but
 * without the last bytes.
 */
export function looksBinary(head: string): boolean {
  let length = head.length;
  while (length > 0 && head.charCodeAt(length - 1) === 0) length -= 1;
  if (length === 0) return head.length > 0;
  let controls = 0;
  for (let i = 0; i < length; i += 1) {
    const code = head.charCodeAt(i);
    // Allowed: tab, line feed, vertical tab, form feed, carriage return, and the end mark of DOS texts.
    if (code < 0x20 && (code < 0x09 || code > 0x0d) && code !== 0x1a) controls += 1;
  }
  return controls > length * CONTROL_RATIO;
}

/**
 * Byte order marks at the start of a decoded text: the mark itself, the mark read as Windows-1252 and written as UTF-8,
 * and that once more. Programs that append to their files, or rewrite them with another encoding, produce several.
 */
const MARKS: readonly string[] = ['\ufeff', '\u00ef\u00bb\u00bf', '\u00c3\u00af\u00c2\u00bb\u00c2\u00bf'];
const MAX_MARKS = 8;

/** The marks at the start of a text: their code units, and their number. */
export function leadingMarks(text: string): { length: number; marks: number } {
  let length = 0;
  let marks = 0;
  while (marks < MAX_MARKS) {
    const mark = MARKS.find((candidate) => text.startsWith(candidate, length));
    if (mark === undefined) break;
    length += mark.length;
    marks += 1;
  }
  return { length, marks };
}

/** A mark that joined logs have inside a text, where each begins; undefined for none. */
const markAt = (text: string, at: number): string | undefined =>
  MARKS.find((mark) => text.startsWith(mark, at));
const markBefore = (text: string, at: number): string | undefined =>
  MARKS.find((mark) => text.endsWith(mark, at));

/** The first and the last characters of the marks: nearly every line has others. */
const FIRST_OF_MARKS: ReadonlySet<number> = new Set(MARKS.map((mark) => mark.charCodeAt(0)));
const LAST_OF_MARKS: ReadonlySet<number> = new Set(MARKS.map((mark) => mark.charCodeAt(mark.length - 1)));

/** Whether a mark ends at `at`: the log behind it was joined to the one before. */
export const isBehindMark = (text: string, at: number): boolean =>
  LAST_OF_MARKS.has(text.charCodeAt(at - 1)) && markBefore(text, at) !== undefined;

/** The offset of the first character of [start, end) that is neither blank nor of a mark; `end` for none. Linear. */
export const skipBlanks = (text: string, start: number, end: number): number => {
  let at = start;
  while (at < end) {
    const code = text.charCodeAt(at);
    const length = isBlankCode(code) ? 1 : FIRST_OF_MARKS.has(code) ? (markAt(text, at)?.length ?? 0) : 0;
    if (length === 0 || at + length > end) break;
    at += length;
  }
  return at;
};

/** The offset after the last character of [start, end) that is neither blank nor of a mark; `start` for none. Linear. */
export const skipBlanksBack = (text: string, start: number, end: number): number => {
  let at = end;
  while (at > start) {
    const code = text.charCodeAt(at - 1);
    const length = isBlankCode(code) ? 1 : LAST_OF_MARKS.has(code) ? (markBefore(text, at)?.length ?? 0) : 0;
    if (length === 0 || at - length < start) break;
    at -= length;
  }
  return at;
};

/**
 * The encoding a text was found to be in. `ascii`: no other byte so far, so it is all of the others at once. The
 * label follows the names of the WHATWG Encoding Standard.
 */
export type Encoding = 'ascii' | 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be';

/** Two bytes a character, in one order or the other, or bytes that are ASCII at least in their lower half. */
export type EncodingFamily = 'utf-16le' | 'utf-16be' | 'bytes';

/** How much of the head is looked at for the pattern of zero bytes. */
const PATTERN_BYTES = 4096;

/**
 * Tells the family by the byte order mark, else by the zero bytes: Latin text in UTF-16 has nearly all of them on one
 * side. `head` should hold the first kilobytes; fewer are enough.
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
  const most = pairs * 0.6;
  const few = pairs * 0.05;
  if (pairs >= 2 && second >= most && first <= few) return 'utf-16le';
  if (pairs >= 2 && first >= most && second <= few) return 'utf-16be';
  return 'bytes';
}

/** More than one control character in fifty makes a file binary; compressed or machine data have five times that. */
const CONTROL_RATIO = 1 / 50;

/**
 * Whether a decoded head is that of no text: too many control characters, NULs among them. A few are let through,
 * wherever they are: real logs begin with a NUL, or end with some where a machine lost its power.
 */
export function looksBinary(head: string): boolean {
  let controls = 0;
  for (let i = 0; i < head.length; i += 1) {
    const code = head.charCodeAt(i);
    // Tab, line feed, vertical tab, form feed, carriage return; and the end mark of old DOS texts.
    if (code < 0x20 && (code < 0x09 || code > 0x0d) && code !== 0x1a) controls += 1;
  }
  return controls > head.length * CONTROL_RATIO;
}

/**
 * Byte order marks at the start of a text, as they come out of the decoding: the mark itself, the mark read as
 * Windows-1252 and written as UTF-8, and that once more. Programs that append to their own files, or rewrite them
 * without knowing their encoding, stack them.
 */
const MARKS: readonly string[] = ['\ufeff', '\u00ef\u00bb\u00bf', '\u00c3\u00af\u00c2\u00bb\u00c2\u00bf'];
const MAX_MARKS = 8;

/** How many code units of marks a text starts with, and how many marks these are. */
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

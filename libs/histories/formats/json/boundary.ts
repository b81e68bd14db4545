import { isBlankCode } from '../../source/lines.js';
import type { Boundary } from '../../source/index.js';

/**
 * Where hands begin in a file of canonical hands: every line that is not blank is one hand. A damaged line is therefore
 * rejected by itself, and the lines after it are read.
 */
export const lineBoundary: Boundary = {
  openings: ['{'],
  startsHand: (text, lineStart, lineEnd) => firstNonBlank(text, lineStart, lineEnd) < lineEnd,
};

/** A key that every canonical hand has, and no other JSON layout. */
const CANONICAL_KEY = '"dialect":';

/** Whether the first line of a file is a canonical hand. */
export const looksCanonical = (head: string): boolean => {
  const start = firstNonBlank(head, 0, head.length);
  if (head[start] !== '{') return false;
  const lineEnd = head.indexOf('\n', start);
  return head.slice(start, lineEnd === -1 ? head.length : lineEnd).includes(CANONICAL_KEY);
};

/** Offset of the first character in [start, end) that is not blank; `end` where all are blank. */
const firstNonBlank = (text: string, start: number, end: number): number => {
  let at = start;
  while (at < end && isBlankCode(text.charCodeAt(at))) at++;
  return at;
};

import type { Boundary } from './boundary.js';
import { firstStart } from './hand-starts.js';
import { countLineEnds, type LineCursor } from './lines.js';

/** The text before the first hand of a session that all its hands need, such as the game and the stakes. */
export interface SessionHeader {
  readonly text: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
}

/** A longer session header is cut off. Real ones have one or two thousand characters. */
export const MAX_SESSION_LENGTH = 16 * 1024;

/** The session header at `at`, which ends at `end` at the latest. `line` is the line of `at`. */
export const sessionAt = (text: string, at: number, end: number, line: number): SessionHeader => ({
  text: text.slice(at, Math.min(end, at + MAX_SESSION_LENGTH)),
  line,
});

/** The last session header of a text; null for none. `firstLine` is the line of its first character. O(length). */
export function lastSession(
  text: string,
  firstLine: number,
  boundary: Boundary,
  cursor: LineCursor,
): SessionHeader | null {
  if (boundary.findSession === undefined) return null;
  let last = -1;
  for (let at = boundary.findSession(text, 0); at !== -1; at = boundary.findSession(text, at + 1)) last = at;
  if (last === -1) return null;
  const end = firstStart(text, last + 1, text.length, boundary, cursor);
  return sessionAt(text, last, end === -1 ? text.length : end, firstLine + countLineEnds(text, 0, last));
}

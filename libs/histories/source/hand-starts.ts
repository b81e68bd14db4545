import { type Boundary, embeddedAt, LINE_VIEW } from './boundary.js';
import { endsLine, type LineCursor } from './lines.js';

/*
 * Searches for hand starts in a text that has not arrived completely. A search covers a range of offsets and looks at most
 * `LINE_VIEW` beyond it; the caller waits until that much text is there, or the end of the file. The result therefore
 * depends on the text alone, not on how it arrives.
 */

/** Offset of the first hand start in [from, to); -1 for none. O(to - from + LINE_VIEW). */
export function firstStart(
  text: string,
  from: number,
  to: number,
  boundary: Boundary,
  cursor: LineCursor,
): number {
  let atLineStart = from === 0 || endsLine(text, from - 1);
  cursor.reset(text, from, to + LINE_VIEW);
  while (cursor.next() && cursor.start < to) {
    const start = cursor.start;
    if (atLineStart && boundary.startsHand(text, start, Math.min(cursor.end, start + LINE_VIEW)))
      return start;
    const at = embeddedAt(boundary, text, atLineStart ? start + 1 : start, cursor.end);
    if (at !== -1 && at < to) return at;
    atLineStart = true;
  }
  return -1;
}

/** Offset of the nth hand start after the first character of a block; -1 where there are fewer. O(length). */
export function nthStart(text: string, nth: number, boundary: Boundary, cursor: LineCursor): number {
  const starts = boundary.handStarts?.(text);
  if (starts !== undefined) return starts[starts[0] === 0 ? nth : nth - 1] ?? -1;
  let at = 0;
  for (let left = nth; left > 0 && at !== -1; left -= 1)
    at = firstStart(text, at + 1, text.length, boundary, cursor);
  return at;
}

/** Offset of the last hand start in [1, last]; -1 for none. Linear in the distance searched. */
export function lastStart(text: string, last: number, boundary: Boundary): number {
  if (boundary.lastHand !== undefined) {
    const at = boundary.lastHand(text, last);
    return at < 1 ? -1 : at;
  }
  let limit = last;
  const viewEnd = Math.min(text.length, last + LINE_VIEW);
  let lineEnd = last;
  while (lineEnd < viewEnd && !isLineEndCode(text.charCodeAt(lineEnd))) lineEnd += 1;
  lineEnd = beforeBreak(text, lineEnd);
  for (;;) {
    let start = limit;
    while (start > 0 && !endsLine(text, start - 1)) start -= 1;
    let embedded = -1;
    let from = start + 1;
    while (from <= limit) {
      const at = embeddedAt(boundary, text, from, lineEnd);
      if (at === -1 || at > limit) break;
      embedded = at;
      from = at + 1;
    }
    if (embedded !== -1) return embedded;
    if (start === 0) return -1;
    if (boundary.startsHand(text, start, Math.min(lineEnd, start + LINE_VIEW))) return start;
    limit = start - 1;
    lineEnd = beforeBreak(text, limit);
  }
}

/** End of the line whose line end is, or ends with, the character at `at`. */
function beforeBreak(text: string, at: number): number {
  return at > 0 && text.charCodeAt(at) === 0x0a && text.charCodeAt(at - 1) === 0x0d ? at - 1 : at;
}

function isLineEndCode(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

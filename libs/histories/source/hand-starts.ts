import { type Boundary, embeddedAt, LINE_VIEW } from './boundary.js';
import { endsLine, type LineCursor } from './lines.js';

/*
 * Where hands begin in a text that is not all there yet. Both searches answer for a range of offsets and look at most
 * `LINE_VIEW` beyond it, so that the answer depends on the text alone and not on how much of it has arrived: the
 * caller asks only once that much is there, or the end of the file.
 */

/** Offset of the first hand start in [from, to), -1 where there is none. Linear in `to - from` plus the view. */
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

/** Offset of the nth hand start behind the first character of a whole block's text, -1 where there are fewer. Linear. */
export function nthStart(text: string, nth: number, boundary: Boundary, cursor: LineCursor): number {
  const starts = boundary.handStarts?.(text);
  if (starts !== undefined) return starts[starts[0] === 0 ? nth : nth - 1] ?? -1;
  let at = 0;
  for (let left = nth; left > 0 && at !== -1; left -= 1)
    at = firstStart(text, at + 1, text.length, boundary, cursor);
  return at;
}

/** Offset of the last hand start in [1, last], -1 where there is none. Linear in the distance walked back. */
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

/** End of the line whose end mark is, or ends with, the character at `at`. */
function beforeBreak(text: string, at: number): number {
  return at > 0 && text.charCodeAt(at) === 0x0a && text.charCodeAt(at - 1) === 0x0d ? at - 1 : at;
}

function isLineEndCode(code: number): boolean {
  return code === 0x0a || code === 0x0d;
}

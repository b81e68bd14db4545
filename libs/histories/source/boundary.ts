import { isBlankCode } from './lines.js';

/** Where hands begin, in one format. Pure with respect to the text; called once or twice a line, so it must be cheap. */
export interface Boundary {
  /**
   * Whether the line [lineStart, lineEnd) of `text` is the first of a hand. Of a line longer than `LINE_VIEW` only
   * that much is shown.
   */
  startsHand(text: string, lineStart: number, lineEnd: number): boolean;
  /**
   * Offset of the first header at or after `from` and before `lineEnd`, inside a line whose own beginning lies before
   * `from`; -1 where there is none. For logs in which a hand begins behind a cut-off one, without a line end. It must
   * decide by the text from the header on alone, and must not find a header again that `startsHand` accepts behind
   * blanks.
   */
  findEmbedded?(text: string, from: number, lineEnd: number): number;
  /**
   * Where the next hand starts at or after `from`, on a line of its own or inside one; -1 for nowhere. Where a boundary
   * has it, it must agree with the two above; it spares asking about every line.
   */
  nextHand?(text: string, from: number): number;
  /** The same backwards: where the last hand starts at or before `last`; -1 for nowhere. */
  lastHand?(text: string, last: number): number;
}

/** How much of a line, or of the text from a possible header on, a `Boundary` is shown at least. */
export const LINE_VIEW = 16 * 1024;

/** `findEmbedded` with its answer checked: an offset in [from, lineEnd), or -1. */
export function embeddedAt(boundary: Boundary, text: string, from: number, lineEnd: number): number {
  if (boundary.findEmbedded === undefined || from >= lineEnd) return -1;
  const at = boundary.findEmbedded(text, from, lineEnd);
  return at >= from && at < lineEnd ? at : -1;
}

/**
 * The boundary of a format whose hands begin with one of some fixed texts: at the start of a line behind nothing but
 * blanks and byte order marks, or, with `embedded`, anywhere in a line. Every search is linear in the text it walks.
 */
export function prefixBoundary(prefixes: readonly string[], embedded = false): Boundary {
  const initials = new Uint8Array(0x10000);
  for (const prefix of prefixes) initials[prefix.charCodeAt(0)] = 1;
  const prefixAt = (text: string, at: number, end: number): boolean => {
    // Nearly every character ends here.
    if (at >= end || initials[text.charCodeAt(at)] === 0) return false;
    return prefixes.some((prefix) => at + prefix.length <= end && text.startsWith(prefix, at));
  };
  if (embedded) {
    const find = (text: string, from: number, end: number): number => {
      for (let at = from; at < end; at += 1)
        if (initials[text.charCodeAt(at)] === 1 && prefixAt(text, at, end)) return at;
      return -1;
    };
    return {
      // A header behind blanks is left to the finder, which would find it once more otherwise.
      startsHand: prefixAt,
      findEmbedded: find,
      nextHand: (text, from) => find(text, from, text.length),
      lastHand: (text, last) => {
        let at = last;
        while (at >= 0 && !prefixAt(text, at, text.length)) at -= 1;
        return at;
      },
    };
  }
  return {
    startsHand(text, lineStart, lineEnd) {
      let at = lineStart;
      while (at < lineEnd && isBlankCode(text.charCodeAt(at))) at += 1;
      return prefixAt(text, at, lineEnd);
    },
  };
}

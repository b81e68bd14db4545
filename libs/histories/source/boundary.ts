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
   * Where the hands of a text start, in order, on lines of their own or inside one. Where a boundary has it, it must
   * agree with the two above; it spares asking about every line.
   */
  handStarts?(text: string): number[];
  /** Where the last hand starts at or before `last`; -1 for nowhere. Goes with `handStarts`. */
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
    const stems = stemsOf(prefixes);
    const find = (text: string, from: number, end: number): number => {
      for (let at = from; at < end; at += 1)
        if (initials[text.charCodeAt(at)] === 1 && prefixAt(text, at, end)) return at;
      return -1;
    };
    return {
      // A header behind blanks is left to the finder, which would find it once more otherwise.
      startsHand: prefixAt,
      findEmbedded: find,
      handStarts: (text) => startsOf(text, stems),
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

/** Prefixes that begin with the same word: searched for together, by that word. */
interface Stem {
  readonly word: string;
  readonly prefixes: readonly string[];
}

const stemsOf = (prefixes: readonly string[]): Stem[] => {
  const words = [...new Set(prefixes.map((prefix) => prefix.split(' ', 1)[0]))];
  return words.map((word) => ({
    word,
    prefixes: prefixes.filter((prefix) => prefix.split(' ', 1)[0] === word),
  }));
};

/** Where any of the prefixes stands. The built-in search runs once through the text for each stem: O(text × stems). */
const startsOf = (text: string, stems: readonly Stem[]): number[] => {
  const starts: number[] = [];
  let found = 0;
  for (const { word, prefixes } of stems) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
      if (prefixes.some((prefix) => text.startsWith(prefix, at))) starts.push(at);
    // Nearly every text has hands of one stem only, and needs no sorting.
    if (found > 0 && starts.length > found) starts.sort((a, b) => a - b);
    found = starts.length;
  }
  return starts;
};

import { isDigit } from '../characters.js';
import { endsLine, isBlankCode } from './lines.js';

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

/** What makes a header inside a line the start of a hand. At the beginning of a line a header always is. */
export interface Embedding {
  /** A digit must follow: the number of the hand. */
  readonly numbered: boolean;
  /**
   * A line that ends in a quotation mark quotes its headers: chat, which the logs print as `NAME said, "…"`. The end is
   * asked and not the beginning, for a chat line that was cut off quotes nothing of the hand that follows it there.
   */
  readonly quotable: boolean;
}

/**
 * The boundary of a format whose hands begin with one of some fixed texts: at the start of a line behind nothing but
 * blanks and byte order marks, or, with `embedding`, anywhere in a line. Every search is linear in the text it walks.
 */
export function prefixBoundary(prefixes: readonly string[], embedding?: Embedding): Boundary {
  const codes = new Uint8Array(0x10000);
  for (const prefix of prefixes) codes[prefix.charCodeAt(0)] = INITIAL;
  const prefixAt = (text: string, at: number, end: number): boolean => {
    // Nearly every character ends here.
    if (at >= end || codes[text.charCodeAt(at)] === 0) return false;
    return headerEnd(text, at, end, prefixes) !== -1;
  };
  if (embedding !== undefined) return embeddedBoundary(prefixes, embedding, codes, prefixAt);
  return {
    startsHand(text, lineStart, lineEnd) {
      let at = lineStart;
      while (at < lineEnd && isBlankCode(text.charCodeAt(at))) at += 1;
      return prefixAt(text, at, lineEnd);
    },
  };
}

/** What a character may be, in the table that the walks ask: nothing of note, the first of a prefix, a line's end. */
const INITIAL = 1;
const LINE_BREAK = 2;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;

function embeddedBoundary(
  prefixes: readonly string[],
  embedding: Embedding,
  codes: Uint8Array,
  prefixAt: (text: string, at: number, end: number) => boolean,
): Boundary {
  const stems = stemsOf(prefixes);
  codes[LF] = LINE_BREAK;
  codes[CR] = LINE_BREAK;
  const find = (text: string, from: number, end: number): number => {
    for (let at = from; at < end; at += 1) {
      if (codes[text.charCodeAt(at)] !== INITIAL) continue;
      const behind = headerEnd(text, at, end, prefixes);
      if (behind === -1 || !isNumbered(text, behind, embedding)) continue;
      if (!embedding.quotable) return at;
      const breakAt = breakFrom(text, at, at + LINE_VIEW);
      if (!isQuoted(text, at, breakAt)) return at;
      // What else there is in this line is quoted with it.
      at = breakAt;
    }
    return -1;
  };
  return {
    // A header behind blanks is left to the finder, which would find it once more otherwise.
    startsHand: prefixAt,
    findEmbedded: find,
    handStarts: (text) => startsOf(text, stems, embedding),
    lastHand: (text, last) => {
      let breakAt = embedding.quotable ? breakFrom(text, last, last + LINE_VIEW) : -1;
      for (let at = last; at >= 0; at -= 1) {
        const code = codes[text.charCodeAt(at)];
        if (code === 0) continue;
        if (code === LINE_BREAK) breakAt = at;
        else {
          const behind = headerEnd(text, at, text.length, prefixes);
          if (behind === -1) continue;
          if (beginsLine(text, at)) return at;
          if (isNumbered(text, behind, embedding) && !(embedding.quotable && isQuoted(text, at, breakAt)))
            return at;
        }
      }
      return -1;
    },
  };
}

/** Offset behind the prefix that stands at `at` and ends by `end`; -1 for none. */
const headerEnd = (text: string, at: number, end: number, prefixes: readonly string[]): number => {
  for (const prefix of prefixes)
    if (at + prefix.length <= end && text.startsWith(prefix, at)) return at + prefix.length;
  return -1;
};

const beginsLine = (text: string, at: number): boolean => at === 0 || endsLine(text, at - 1);

const isNumbered = (text: string, at: number, { numbered }: Embedding): boolean =>
  !numbered || isDigit(text.charCodeAt(at));

/** The first LF or CR in [from, end); -1 for none. */
const breakFrom = (text: string, from: number, end: number): number => {
  const last = Math.min(end, text.length);
  for (let at = from; at < last; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || code === CR) return at;
  }
  return -1;
};

/**
 * Whether the line of `at`, which ends at `breakAt`, ends in a quotation mark, or one and a blank. A line whose end is
 * not there, or not in view, quotes nothing: a text may be cut there, and the answer must not depend on that.
 */
const isQuoted = (text: string, at: number, breakAt: number): boolean => {
  if (breakAt === -1 || breakAt - at >= LINE_VIEW) return false;
  const last = text.charCodeAt(breakAt - 1) === SPACE ? breakAt - 2 : breakAt - 1;
  return text.charCodeAt(last) === QUOTE;
};

/** Prefixes that begin with the same word: searched for together, by what they have in common. */
interface Stem {
  readonly common: string;
  readonly prefixes: readonly string[];
}

const stemsOf = (prefixes: readonly string[]): Stem[] => {
  const firstWord = (prefix: string): string => prefix.split(' ', 1)[0];
  return [...new Set(prefixes.map(firstWord))].map((word) => {
    const together = prefixes.filter((prefix) => firstWord(prefix) === word);
    return { common: together.reduce(commonStart), prefixes: together };
  });
};

/** What two texts begin with alike. */
const commonStart = (one: string, other: string): string => {
  let end = 0;
  while (end < one.length && one[end] === other[end]) end++;
  return one.slice(0, end);
};

/** Where hands start. The built-in search runs once through the text for each stem: O(text × stems). */
const startsOf = (text: string, stems: readonly Stem[], embedding: Embedding): number[] => {
  const starts: number[] = [];
  let found = 0;
  for (const { common, prefixes } of stems) {
    // The end of the line that was last asked about: looked for once, however many headers the line has.
    let breakAt = -1;
    for (let at = text.indexOf(common); at !== -1; at = text.indexOf(common, at + 1)) {
      const behind = headerEnd(text, at, text.length, prefixes);
      if (behind === -1) continue;
      if (!beginsLine(text, at)) {
        if (!isNumbered(text, behind, embedding)) continue;
        if (embedding.quotable) {
          if (breakAt < at) breakAt = lineBreakFrom(text, at);
          if (isQuoted(text, at, breakAt)) continue;
        }
      }
      starts.push(at);
    }
    // Nearly every text has hands of one stem only, and needs no sorting.
    if (found > 0 && starts.length > found) starts.sort((a, b) => a - b);
    found = starts.length;
  }
  return starts;
};

/** The first LF or CR from an offset on; for none, an offset out of every view, so that it is not looked for again. */
const lineBreakFrom = (text: string, from: number): number => {
  const at = breakFrom(text, from, text.length);
  return at === -1 ? text.length + LINE_VIEW : at;
};

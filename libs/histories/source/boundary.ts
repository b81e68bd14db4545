import { isDigit } from '../characters.js';
import { isBehindMark, skipBlanks } from './encoding.js';
import { endsLine, isBlankCode } from './lines.js';

/** Where hands begin in one format. Depends on the text alone; called once or twice a line, so it must be cheap. */
export interface Boundary {
  /**
   * Whether the line [lineStart, lineEnd) of `text` is the first of a hand. A line longer than `LINE_VIEW` is cut to
   * that length.
   */
  startsHand(text: string, lineStart: number, lineEnd: number): boolean;
  /**
   * Offset of the first header at or after `from` and before `lineEnd`, inside a line that begins before `from`; -1 for
   * none. For logs in which a hand begins after a cut-off one without a line end. Of the line before the header it may
   * look at a bounded part. It must not find a header that `startsHand` accepts after blanks.
   */
  findEmbedded?(text: string, from: number, lineEnd: number): number;
  /**
   * The offsets of all hand starts of a text, in order. It must agree with the two functions above, and is faster than a
   * call for every line.
   */
  handStarts?(text: string): number[];
  /** Offset of the last hand start at or before `last`; -1 for none. Needed together with `handStarts`. */
  lastHand?(text: string, last: number): number;
  /**
   * What a line begins with, after blanks, where a log of the format can begin, for files that hold logs of several
   * formats. Absent if only a whole file can have the format.
   */
  readonly openings?: readonly string[];
  /**
   * Offset of the first session header at or after `from`; -1 for none. For formats that print the game and the stakes
   * once for several hands. A session header ends where the next hand starts.
   */
  findSession?(text: string, from: number): number;
}

/** A `Boundary` sees at least this much of a line, or of the text from a possible header on. */
export const LINE_VIEW = 16 * 1024;

/** The result of `findEmbedded` if it is an offset in [from, lineEnd), else -1. */
export function embeddedAt(boundary: Boundary, text: string, from: number, lineEnd: number): number {
  if (boundary.findEmbedded === undefined || from >= lineEnd) return -1;
  const at = boundary.findEmbedded(text, from, lineEnd);
  return at >= from && at < lineEnd ? at : -1;
}

/** When a header inside a line starts a hand. At the beginning of a line it always does. */
export interface Embedding {
  /** Whether a digit must follow: the number of the hand. */
  readonly numbered: boolean;
  /**
   * Prefixes that are also the end of a longer prefix. They begin a hand at the start of a line, or directly behind a log
   * that ends in a figure or a sign, such as a bracket; the longer ones have a blank or a letter before that end.
   */
  readonly atLineStart?: readonly string[];
  /**
   * Whether a line that ends in a quotation mark quotes its headers: chat, printed as `NAME said, "…"`. The end of the
   * line decides and not its beginning: a chat line that was cut off does not quote the hand that follows it.
   */
  readonly quotable: boolean;
}

/**
 * The boundary of a format whose hands begin with one of some fixed prefixes: at the start of a line, after blanks and
 * byte order marks only, or, with `embedding`, anywhere in a line. Every search is linear.
 */
export function prefixBoundary(prefixes: readonly string[], embedding?: Embedding): Boundary {
  const codes = new Uint8Array(0x10000);
  for (const prefix of prefixes) codes[prefix.charCodeAt(0)] = INITIAL;
  const prefixAt = (text: string, at: number, end: number): boolean => {
    // Nearly every call ends here.
    if (at >= end || codes[text.charCodeAt(at)] === 0) return false;
    return headerEnd(text, at, end, prefixes) !== -1;
  };
  if (embedding !== undefined)
    return { ...embeddedBoundary(prefixes, embedding, codes, prefixAt), openings: prefixes };
  return {
    openings: prefixes,
    startsHand(text, lineStart, lineEnd) {
      return prefixAt(text, skipBlanks(text, lineStart, lineEnd), lineEnd);
    },
  };
}

/** Character classes of the searches; 0 is any other character. */
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
      if (behind === -1 || !isEmbeddable(text, at, behind, embedding)) continue;
      if (!embedding.quotable) return at;
      const breakAt = breakFrom(text, at, at + LINE_VIEW);
      if (!isQuoted(text, at, breakAt)) return at;
      // Every other header of this line is quoted too.
      at = breakAt;
    }
    return -1;
  };
  return {
    // `findEmbedded` finds a header after blanks; it must not be found twice.
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
          if (
            isEmbeddable(text, at, behind, embedding) &&
            !(embedding.quotable && isQuoted(text, at, breakAt))
          )
            return at;
        }
      }
      return -1;
    },
  };
}

/** Offset after the prefix at `at` if it ends by `end`; -1 for none. */
const headerEnd = (text: string, at: number, end: number, prefixes: readonly string[]): number => {
  for (const prefix of prefixes)
    if (at + prefix.length <= end && text.startsWith(prefix, at)) return at + prefix.length;
  return -1;
};

const beginsLine = (text: string, at: number): boolean => at === 0 || endsLine(text, at - 1);

/** Whether the prefix [start, at) may begin a hand inside a line. */
const isEmbeddable = (
  text: string,
  start: number,
  at: number,
  { numbered, atLineStart }: Embedding,
): boolean => {
  const isEnd = atLineStart?.some((prefix) => prefix.length === at - start && text.startsWith(prefix, start));
  if (isEnd === true)
    return (endsLog(text.charCodeAt(start - 1)) || isBehindMark(text, start)) && beginsNumber(text, at);
  return !numbered || isDigit(text.charCodeAt(at));
};

/** A hand number, with letters before it at some sites. */
const CODE = /^[A-Z]{0,3}\d/;
const CODE_LENGTH = 4;

/** Whether a hand number is at `at`: digits, with up to three letters before them. O(1). */
export const beginsNumber = (text: string, at: number): boolean =>
  CODE.test(text.slice(at, at + CODE_LENGTH));

/** Whether a log may end in a character, and neither a word nor what introduces a quotation does. */
const endsLog = (code: number): boolean => {
  const sign = String.fromCharCode(code);
  return !isBlankCode(code) && /[\d)\]}.*%€$-]/.test(sign);
};

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
 * Whether the line of `at`, which ends at `breakAt`, ends in a quotation mark, or in one and a blank. A line without an
 * end in view quotes nothing, because the answer must not depend on where a text is cut.
 */
const isQuoted = (text: string, at: number, breakAt: number): boolean => {
  if (breakAt === -1 || breakAt - at >= LINE_VIEW) return false;
  const last = text.charCodeAt(breakAt - 1) === SPACE ? breakAt - 2 : breakAt - 1;
  return text.charCodeAt(last) === QUOTE;
};

/** Prefixes with the same word before the number, such as `Hand #`: one search for that word finds them all. */
interface Stem {
  readonly word: string;
  readonly heads: readonly Head[];
}

/** Prefixes with the same text before the word. */
interface Head {
  /** The length of that text. */
  readonly before: number;
  readonly prefixes: readonly string[];
}

/** The last word before the number. A search for so few letters is faster than one for a whole prefix. */
const WORD = /[^ ]+ ?#/;

const stemsOf = (prefixes: readonly string[]): Stem[] => {
  const wordOf = (prefix: string): string => WORD.exec(prefix)?.[0] ?? prefix;
  const beforeOf = (prefix: string): string => prefix.slice(0, prefix.indexOf(wordOf(prefix)));
  return [...groupBy(prefixes, wordOf)].map(([word, together]) => ({
    word,
    heads: [...groupBy(together, beforeOf)].map(([before, alike]) => ({
      before: before.length,
      prefixes: alike,
    })),
  }));
};

const groupBy = (texts: readonly string[], keyOf: (text: string) => string): Map<string, string[]> => {
  const groups = new Map<string, string[]>();
  for (const text of texts) groups.set(keyOf(text), [...(groups.get(keyOf(text)) ?? []), text]);
  return groups;
};

/** All hand starts. The built-in search runs once through the text for each stem: O(text × prefixes). */
const startsOf = (text: string, stems: readonly Stem[], embedding: Embedding): number[] => {
  const starts: number[] = [];
  for (const { word, heads } of stems) {
    // The end of the current line, found once for all its headers.
    let breakAt = -1;
    for (let wordAt = text.indexOf(word); wordAt !== -1; wordAt = text.indexOf(word, wordAt + 1))
      for (const { before, prefixes } of heads) {
        const at = wordAt - before;
        const behind = at < 0 ? -1 : headerEnd(text, at, text.length, prefixes);
        if (behind === -1) continue;
        if (!beginsLine(text, at)) {
          if (!isEmbeddable(text, at, behind, embedding)) continue;
          if (embedding.quotable) {
            if (breakAt < at) breakAt = lineBreakFrom(text, at);
            if (isQuoted(text, at, breakAt)) continue;
          }
        }
        starts.push(at);
      }
  }
  return starts.sort((a, b) => a - b);
};

/** The first LF or CR from an offset on; for none, an offset beyond every view, so that no further search is needed. */
const lineBreakFrom = (text: string, from: number): number => {
  const at = breakFrom(text, from, text.length);
  return at === -1 ? text.length + LINE_VIEW : at;
};

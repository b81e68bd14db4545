import { indexWithin } from '../bounded-search.js';
import { isDigit } from '../characters.js';
import type { Boundary } from './boundary.js';
import { isBehindMark } from './encoding.js';
import { endsLine, isBlankCode } from './lines.js';

/** When a prefix inside a line starts a hand. */
interface Joining {
  /** What must follow the prefix: the number of the hand, if absent. */
  readonly behind?: 'any';
  /** Whether logs have chat, `NAME: text`: a hand that it names starts none. */
  readonly hasChat?: boolean;
}

/**
 * The boundary of a format whose hands begin with one of some fixed prefixes, at the start of a line, after blanks and byte
 * order marks only, or directly behind the last character of another log: two logs are often joined without a line end
 * between them. Every search is linear.
 */
export function joinedBoundary(prefixes: readonly string[], { behind, hasChat }: Joining = {}): Boundary {
  const initials = new Uint8Array(0x10000);
  for (const prefix of prefixes) initials[prefix.charCodeAt(0)] = 1;
  const headerEnd = (text: string, at: number, end: number): number => {
    // Nearly every call ends here.
    if (at >= end || initials[text.charCodeAt(at)] === 0) return -1;
    const found = prefixes.find((prefix) => at + prefix.length <= end && text.startsWith(prefix, at));
    return found === undefined ? -1 : at + found.length;
  };
  /** Whether a prefix is the end of a longer one: `GAME #` of `MERGE_GAME #`. */
  const isPart = (text: string, at: number, end: number): boolean =>
    prefixes.some((prefix) => prefix.length > end - at && text.startsWith(prefix, end - prefix.length));
  const isJoined = (text: string, at: number, end: number): boolean =>
    at > 0 &&
    followsLog(text, at) &&
    !(hasChat === true && isChat(text, at)) &&
    (behind === 'any' || isDigit(text.charCodeAt(end))) &&
    !isPart(text, at, end);
  const handStarts = (text: string): number[] => {
    const starts = new Set<number>();
    for (const prefix of prefixes)
      for (let at = text.indexOf(prefix); at !== -1; at = text.indexOf(prefix, at + 1)) {
        const lineStart = startOfLine(text, at);
        if (lineStart !== -1) starts.add(lineStart);
        else if (isJoined(text, at, at + prefix.length)) starts.add(at);
      }
    return [...starts].sort((a, b) => a - b);
  };
  return {
    openings: prefixes,
    startsHand: (text, lineStart, lineEnd) => {
      let at = lineStart;
      while (at < lineEnd && isBlankCode(text.charCodeAt(at))) at += 1;
      return headerEnd(text, at, lineEnd) !== -1;
    },
    findEmbedded: (text, from, lineEnd) => {
      for (let at = from; at < lineEnd; at += 1) {
        const end = headerEnd(text, at, lineEnd);
        if (end !== -1 && isJoined(text, at, end)) return at;
      }
      return -1;
    },
    handStarts,
    lastHand: (text, last) => handStarts(text).findLast((at) => at <= last) ?? -1,
  };
}

/** The start of a line that has only blanks before an offset; -1 if it has others. */
const startOfLine = (text: string, before: number): number => {
  let at = before;
  while (at > 0 && !endsLine(text, at - 1) && isBlankCode(text.charCodeAt(at - 1))) at -= 1;
  return at === 0 || endsLine(text, at - 1) ? at : -1;
};

/** Whether another log can end before `at`: in its last character, or in the mark of the log that begins there. */
const followsLog = (text: string, at: number): boolean =>
  isBehindMark(text, at) ? startOfLine(text, at) === -1 : isLastOfLog(text.charCodeAt(at - 1));

/** Whether a log can end in a character: no blank, no line end and no mark that introduces a quotation. */
const isLastOfLog = (code: number): boolean => !isBlankCode(code) && !INTRODUCTIONS.has(code);

/**
 * Whether the line of an offset is chat before it: `NAME: text`. The last lines of logs with a colon are those of seats.
 * Looks back a bounded number of characters, so that many headers in one line take linear time.
 */
const isChat = (text: string, at: number): boolean => {
  let start = at;
  while (start > 0 && at - start < CHAT_VIEW && !endsLine(text, start - 1)) start -= 1;
  return indexWithin(text, ': ', start, at) !== -1 && !text.startsWith('Seat', start);
};

/** Longer than any line of chat. */
const CHAT_VIEW = 512;

const INTRODUCTIONS: ReadonlySet<number> = new Set([...'"\'`([{<#:=«“‘'].map((sign) => sign.charCodeAt(0)));

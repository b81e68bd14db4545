import type { Block } from './block-cutter.js';
import { type Boundary, embeddedAt, LINE_VIEW } from './boundary.js';
import { countLineEnds, endsLine, lastNonBlank, LineCursor } from './lines.js';
import { sessionAt, type SessionHeader } from './session-headers.js';

/** A part of a block, with its lines in the file. */
export interface Span {
  /** Offset of the first character. */
  readonly start: number;
  /** Offset after the last one: the start of the next hand, or the end of the block. */
  readonly end: number;
  /** The line of the first character, from 1. */
  readonly firstLine: number;
  /** Line of the last non-blank character. */
  readonly lastLine: number;
}

const FIELDS = 4;

/** The hands of one block, in one array that the next block reuses. */
export class HandSpans {
  /** Number of hands. */
  count = 0;
  /** The text before the first hand of the block, unless it is blank. */
  preamble: Span | null = null;
  /** The session header before the first hand of the block, and the later ones with the first hand of each. */
  readonly #sessions: { readonly from: number; readonly header: SessionHeader | null }[] = [];
  // A plain list: line numbers may exceed 32 bits, and a list of doubles would make each number that is read from it a double.
  readonly #fields: number[] = [];

  /** Offset of hand `index` in the block's text. */
  start(index: number): number {
    return this.#field(index, 0);
  }

  /** Offset after hand `index`: the start of the next one, or the end of the text. */
  end(index: number): number {
    return this.#field(index, 1);
  }

  /** The line of the file on which hand `index` begins, from 1. */
  firstLine(index: number): number {
    return this.#field(index, 2);
  }

  /** Line of the file with the last non-blank character of hand `index`. */
  lastLine(index: number): number {
    return this.#field(index, 3);
  }

  /** The last session header before hand `index`; null for none. O(log sessions). */
  session(index: number): SessionHeader | null {
    let low = 0;
    let high = this.#sessions.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#sessions[middle].from > index) high = middle;
      else low = middle + 1;
    }
    return low === 0 ? null : this.#sessions[low - 1].header;
  }

  /** All fields of hand `index` as an object. */
  span(index: number): Span {
    return {
      start: this.start(index),
      end: this.end(index),
      firstLine: this.firstLine(index),
      lastLine: this.lastLine(index),
    };
  }

  /** Removes all hands and keeps the memory. */
  clear(): void {
    this.count = 0;
    this.preamble = null;
    this.#sessions.length = 0;
  }

  /** Adds the session header of hand `from` and the hands after it. */
  addSession(from: number, header: SessionHeader | null): void {
    this.#sessions.push({ from, header });
  }

  /** Adds a hand. */
  add(start: number, end: number, firstLine: number, lastLine: number): void {
    const fields = this.#fields;
    const at = this.count * FIELDS;
    fields[at] = start;
    fields[at + 1] = end;
    fields[at + 2] = firstLine;
    fields[at + 3] = lastLine;
    this.count += 1;
  }

  #field(index: number, field: number): number {
    if (index >= this.count) throw new RangeError(`no hand ${index} of ${this.count}`);
    return this.#fields[index * FIELDS + field];
  }
}

/**
 * Finds the hands of a block and returns them in `into`, which is cleared first. Every character belongs to the preamble
 * (omitted when blank) or to one hand. An oversize block is one hand, or one preamble, with the last line of the whole
 * hand. O(length). A caller with many blocks passes the same `into` and `cursor` to avoid allocations.
 */
export function findHands(
  block: Block,
  boundary: Boundary,
  into: HandSpans = new HandSpans(),
  cursor: LineCursor = new LineCursor(),
): HandSpans {
  const { text } = block;
  into.clear();
  into.addSession(0, block.session ?? null);
  if (block.oversize !== null) {
    const { lastLine } = block.oversize;
    if (block.startsAtHand || startsWithHand(text, boundary, cursor)) {
      into.add(0, text.length, block.firstLine, lastLine);
    } else {
      into.preamble = { start: 0, end: text.length, firstLine: block.firstLine, lastLine };
    }
    return into;
  }
  let start = 0;
  let firstLine = block.firstLine;
  let isHand = block.startsAtHand;

  const close = (end: number, line: number): void => {
    const ink = lastNonBlank(text, start, end);
    if (ink === -1 && !isHand) return;
    const lastLine = ink === -1 ? firstLine : line - countLineEndsBack(text, ink, end);
    if (isHand) into.add(start, end, firstLine, lastLine);
    else into.preamble = { start, end, firstLine, lastLine };
  };
  const open = (at: number, line: number): void => {
    if (at > start) close(at, line);
    start = at;
    firstLine = line;
    isHand = true;
  };

  const starts = boundary.handStarts?.(text);
  const lastLine =
    starts === undefined ? walkLines(block, boundary, cursor, open) : walkHands(block, starts, open);
  if (text.length > 0) close(text.length, lastLine);
  if (boundary.findSession !== undefined) addSessions(block, boundary, into);
  return into;
}

/** Finds the session headers of a block: each is a part of the hand before it, or of the preamble. O(length). */
function addSessions({ text, firstLine }: Block, boundary: Boundary, into: HandSpans): void {
  let hand = 0;
  let line = firstLine;
  let counted = 0;
  for (let at = boundary.findSession?.(text, 0) ?? -1; at !== -1;) {
    while (hand < into.count && into.start(hand) <= at) hand += 1;
    if (hand === into.count) break;
    line += countLineEnds(text, counted, at);
    counted = at;
    into.addSession(hand, sessionAt(text, at, into.start(hand), line));
    at = boundary.findSession?.(text, at + 1) ?? -1;
  }
}

/** Called for every hand start, in order, with its line. */
type Opener = (at: number, line: number) => void;

/** Calls the boundary for every line. Returns the number of the line after the text. */
function walkLines(block: Block, boundary: Boundary, cursor: LineCursor, open: Opener): number {
  const { text } = block;
  const embeds = boundary.findEmbedded !== undefined;
  cursor.reset(text, 0, text.length, block.firstLine);
  while (cursor.next()) {
    const lineStart = cursor.start;
    const lineEnd = cursor.end;
    const viewEnd = Math.min(lineEnd, lineStart + LINE_VIEW);
    if (boundary.startsHand(text, lineStart, viewEnd)) open(lineStart, cursor.line);
    if (!embeds) continue;
    for (let at = lineStart; ;) {
      at = embeddedAt(boundary, text, at + 1, lineEnd);
      if (at === -1) break;
      open(at, cursor.line);
    }
  }
  return cursor.line + (text.length > 0 && endsLine(text, text.length - 1) ? 1 : 0);
}

/** Steps from hand to hand and counts the line ends between them: several times faster than `walkLines`. */
function walkHands(block: Block, starts: readonly number[], open: Opener): number {
  const { text } = block;
  const count = text.includes('\r') ? countAnyLineEnds : countLineFeeds;
  let line = block.firstLine;
  let counted = 0;
  for (const at of starts) {
    line += count(text, counted, at);
    counted = at;
    open(at, line);
  }
  return line + count(text, counted, text.length);
}

function countLineFeeds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

function countAnyLineEnds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = start; at < end; at += 1) if (endsLine(text, at)) count += 1;
  return count;
}

function startsWithHand(text: string, boundary: Boundary, cursor: LineCursor): boolean {
  cursor.reset(text);
  return (
    cursor.next() && boundary.startsHand(text, cursor.start, Math.min(cursor.end, cursor.start + LINE_VIEW))
  );
}

/** Line ends between the last non-blank character of a hand and its end. */
function countLineEndsBack(text: string, ink: number, end: number): number {
  let count = 0;
  for (let at = ink + 1; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x0a || (code === 0x0d && text.charCodeAt(at + 1) !== 0x0a)) count += 1;
  }
  return count;
}

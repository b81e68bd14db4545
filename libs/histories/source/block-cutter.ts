import { LINE_VIEW } from './boundary.js';
import { type Layout, type LayoutChange, type LayoutSearch, noLayoutChange } from './layout.js';
import type { BlockLimits } from './limits.js';
import { countLineEnds, lastNonBlank, LineCursor } from './lines.js';
import { firstStart, lastStart, nthStart } from './hand-starts.js';
import { lastSession, MAX_SESSION_LENGTH, type SessionHeader } from './session-headers.js';

/** Lines of one file that hold whole hands of one format. */
export interface Block {
  /** Id of the format. */
  readonly format: string;
  /** The text, with its line ends unchanged. All blocks of a file, joined, are its decoded text. */
  readonly text: string;
  /** The line on which the block begins, from 1. The block may begin inside the line, after a cut-off hand. */
  readonly firstLine: number;
  /** Whether this is the last block of the file. */
  readonly lastInFile: boolean;
  /** Whether the block begins with a hand; false for the first block of a file, and of each format in it. */
  readonly startsAtHand: boolean;
  /** Set when the block is the beginning of one overlong hand, or of an overlong preamble. */
  readonly oversize: Oversize | null;
  /** The last session header before the block; null or absent for none, and in formats without session headers. */
  readonly session?: SessionHeader | null;
}

/** The part of an overlong hand that its block leaves out. */
export interface Oversize {
  /** Code units of the decoded text that are not kept. */
  readonly skipped: number;
  /** Line of the last non-blank character of the whole hand. */
  readonly lastLine: number;
}

/** Receives the lengths of the text that leaves a cutter, in order, before the block is ready. */
export interface CutListener {
  /** The next code units are a block, or the beginning of an oversize one. */
  keep(length: number): void;
  /** The next code units are left out of the last oversize block. */
  drop(length: number): void;
}

/** The length of one step of the search for the next hand after a block is full. */
const STEP = 64 * 1024;

/** An overlong hand whose end is not found yet. */
interface Skipping {
  readonly layout: Layout;
  readonly kept: string;
  readonly firstLine: number;
  readonly startsAtHand: boolean;
  readonly session: SessionHeader | null;
  length: number;
  lastLine: number;
  /** The end of the skipped text, in which a session header may have begun. */
  view: string;
  /** Number of the line that the first character of `view` is on. */
  viewLine: number;
}

/**
 * Cuts a text that arrives in parts into blocks. A block ends before the last hand that starts within `blockLength`; if
 * there is none, before the first one within `maxHandLength`; if there is none either, the block is oversize, and all but
 * its beginning is skipped up to the next hand. A block has at most `maxHands` hands, and ends where the file goes on in
 * another format, up to `maxChanges` times. The blocks depend on the text alone, not on its parts. Memory: at most `maxHandLength` and two parts.
 *
 * Synchronous: `push` text, `shift` blocks until there is none, `finish`, `shift` again. The text of a block is a view of a longer
 * one (`flatten`).
 */
export class BlockCutter {
  #findChange: LayoutSearch;
  readonly #limits: BlockLimits;
  readonly #listener: CutListener | null;
  readonly #cursor = new LineCursor();
  readonly #ready: Block[] = [];
  /** Text that is in no block yet; while skipping, it begins one character before the search position. */
  #text = '';
  /** Number of the line that the first character of `#text` is on. */
  #line = 1;
  #startsAtHand = false;
  /** No hand starts in `#text` between its first character and this offset. */
  #searched = 1;
  /** The next change of the layout in `#text`. */
  #change: LayoutChange | null = null;
  /** No layout changes in `#text` between its first character and this offset, except at `#change`. */
  #compared = 1;
  #layout: Layout;
  /** Changes of the layout so far. */
  #changes = 0;
  #skipping: Skipping | null = null;
  /** The last session header before `#text`. */
  #session: SessionHeader | null = null;
  #finished = false;

  /** `layout` is that of the beginning of the file; without `findChange` it is that of the whole file. */
  constructor(
    layout: Layout,
    limits: BlockLimits,
    listener: CutListener | null = null,
    findChange: LayoutSearch = noLayoutChange,
  ) {
    this.#layout = layout;
    this.#listener = listener;
    this.#findChange = findChange;
    const blockLength = Math.max(1, Math.min(limits.blockLength, limits.maxHandLength));
    const maxHandLength = Math.max(1, limits.maxHandLength);
    const oversizeKeep = Math.min(limits.oversizeKeep, maxHandLength);
    const maxHands = Math.max(1, limits.maxHands);
    this.#limits = { ...limits, blockLength, maxHandLength, oversizeKeep, maxHands };
  }

  /** After `finish`: number of the line on which the text ends (the next one, after a line end). */
  get line(): number {
    return this.#line;
  }

  /** Code units in memory, finished blocks not counted. */
  get held(): number {
    return this.#text.length + (this.#skipping?.kept.length ?? 0);
  }

  /** Adds text. */
  push(text: string): void {
    this.#text += text;
    // With less text no search can be decided.
    if (this.#text.length > LINE_VIEW) this.#advance();
  }

  /** Marks the end of the text. */
  finish(): void {
    this.#finished = true;
    this.#advance();
  }

  /** Removes and returns the next complete block. */
  shift(): Block | undefined {
    return this.#ready.shift();
  }

  #advance(): void {
    while (this.#text.length > 0 && (this.#skipping === null ? this.#cut() : this.#skip())) {
      // Each turn shortens the text.
    }
  }

  /** Whether enough text is there to search up to `offset`. */
  #isKnown(offset: number): boolean {
    return this.#finished || this.#text.length >= offset + LINE_VIEW;
  }

  /** Emits one block or begins to skip; false when more text is needed, or none is left. */
  #cut(): boolean {
    const { blockLength, maxHandLength } = this.#limits;
    const text = this.#text;
    if (text.length <= blockLength && !this.#finished) return false;
    if (this.#searched <= blockLength) {
      if (!this.#isKnown(blockLength)) return false;
      const change = this.#changeBefore(Math.min(blockLength + 1, text.length));
      if (change !== -1) {
        this.#emit(change);
        return true;
      }
      if (text.length <= blockLength) {
        this.#emit(text.length);
        return true;
      }
      const last = lastStart(text, blockLength, this.#layout.boundary);
      if (last !== -1) {
        this.#emit(last);
        return true;
      }
      this.#searched = blockLength + 1;
    }
    while (this.#searched <= maxHandLength) {
      const to = Math.min(this.#searched + STEP, maxHandLength + 1);
      if (!this.#isKnown(to)) return false;
      const first = this.#nextStart(this.#searched, Math.min(to, text.length));
      if (first !== -1) {
        this.#emit(first);
        return true;
      }
      this.#searched = to;
      if (this.#finished && to >= text.length && text.length <= maxHandLength) {
        this.#emit(text.length);
        return true;
      }
    }
    this.#beginSkipping();
    return true;
  }

  /** Offset of the next change of the layout before `to`; -1 for none. */
  #changeBefore(to: number): number {
    if (this.#change === null && this.#compared < to) {
      this.#change = this.#findChange(this.#text, this.#compared, to, this.#layout);
      // What follows a change is compared with the layout that it begins.
      this.#compared = this.#change === null ? to : this.#change.at + 1;
    }
    return this.#change !== null && this.#change.at < to ? this.#change.at : -1;
  }

  /** Offset of the first hand, or of the first change of the layout, in [from, to); -1 for none. */
  #nextStart(from: number, to: number): number {
    const change = this.#changeBefore(to);
    const end = change === -1 ? to : change;
    const first = firstStart(this.#text, from, end, this.#layout.boundary, this.#cursor);
    return first === -1 ? change : first;
  }

  /** Emits the text up to `end`, or the part of it that has `maxHands` hands. */
  #emit(end: number): void {
    const whole = this.#text.slice(0, end);
    const { maxHands } = this.#limits;
    // A hand has at least one character, so most blocks need no count.
    const excess = end > maxHands ? nthStart(whole, maxHands, this.#layout.boundary, this.#cursor) : -1;
    const text = excess === -1 ? whole : whole.slice(0, excess);
    this.#listener?.keep(text.length);
    this.#ready.push({
      format: this.#layout.id,
      text,
      firstLine: this.#line,
      lastInFile: text.length === this.#text.length,
      startsAtHand: this.#startsAtHand,
      oversize: null,
      session: this.#session,
    });
    this.#session = lastSession(text, this.#line, this.#layout.boundary, this.#cursor) ?? this.#session;
    this.#line += countLineEnds(this.#text, 0, text.length);
    this.#removeText(text.length);
    this.#begin();
  }

  /** Removes the beginning of the text. */
  #removeText(length: number): void {
    this.#text = this.#text.slice(length);
    this.#compared = Math.max(1, this.#compared - length);
    const change = this.#change;
    if (change !== null) this.#change = { ...change, at: change.at - length };
  }

  /** Continues with a text that begins with a hand, or in another layout. */
  #begin(): void {
    const change = this.#change;
    this.#startsAtHand = change?.at !== 0;
    if (change?.at === 0) {
      this.#layout = change.layout;
      this.#session = null;
      this.#change = null;
      this.#changes += 1;
      if (this.#changes >= this.#limits.maxChanges) this.#findChange = noLayoutChange;
    }
    this.#searched = 1;
  }

  #beginSkipping(): void {
    let keep = this.#limits.oversizeKeep;
    // A surrogate pair is not cut in two.
    if ((this.#text.charCodeAt(keep - 1) & 0xfc00) === 0xd800) keep -= 1;
    this.#skipping = {
      layout: this.#layout,
      kept: this.#text.slice(0, keep),
      firstLine: this.#line,
      startsAtHand: this.#startsAtHand,
      session: this.#session,
      length: 0,
      lastLine: this.#line,
      view: '',
      viewLine: this.#line,
    };
    this.#listener?.keep(keep);
    this.#drop(this.#searched - 1);
  }

  /** Skips one step of an overlong hand; false when more text is needed, or none is left. */
  #skip(): boolean {
    const to = 1 + STEP;
    if (!this.#isKnown(to)) return false;
    const end = Math.min(to, this.#text.length);
    const first = this.#nextStart(1, end);
    if (first !== -1) {
      this.#drop(first);
      this.#endSkipping(false);
      return true;
    }
    if (end < to || (this.#finished && end === this.#text.length)) {
      this.#drop(end);
      this.#endSkipping(true);
      return false;
    }
    this.#drop(end - 1);
    return true;
  }

  /** Removes `length` characters of the overlong hand from the text. */
  #drop(length: number): void {
    const skipping = this.#skipping;
    if (skipping === null) return;
    const ink = lastNonBlank(this.#text, 0, length);
    if (ink !== -1) skipping.lastLine = this.#line + countLineEnds(this.#text, 0, ink);
    if (this.#layout.boundary.findSession !== undefined)
      this.#findSkippedSession(skipping, this.#text.slice(0, length));
    this.#line += countLineEnds(this.#text, 0, length);
    // The first step includes the beginning, which is kept.
    this.#listener?.drop(length - Math.max(0, skipping.kept.length - skipping.length));
    skipping.length += length;
    this.#removeText(length);
  }

  /** A session header in the text that is dropped now, or that began in the text before it. */
  #findSkippedSession(skipping: Skipping, dropped: string): void {
    const text = skipping.view + dropped;
    this.#session =
      lastSession(text, skipping.viewLine, this.#layout.boundary, this.#cursor) ?? this.#session;
    const from = Math.max(0, text.length - MAX_SESSION_LENGTH);
    skipping.viewLine += countLineEnds(text, 0, from);
    skipping.view = text.slice(from);
  }

  #endSkipping(lastInFile: boolean): void {
    const skipping = this.#skipping;
    if (skipping === null) return;
    this.#skipping = null;
    this.#ready.push({
      format: skipping.layout.id,
      text: skipping.kept,
      firstLine: skipping.firstLine,
      lastInFile,
      startsAtHand: skipping.startsAtHand,
      oversize: { skipped: skipping.length - skipping.kept.length, lastLine: skipping.lastLine },
      session: skipping.session,
    });
    this.#begin();
  }
}

import { type Boundary, LINE_VIEW } from './boundary.js';
import { flatten } from './flatten.js';
import type { BlockLimits } from './limits.js';
import { countLineEnds, lastNonBlank, LineCursor } from './lines.js';
import { firstStart, lastStart, nthStart } from './hand-starts.js';

/** Whole hands of one file, as text. */
export interface Block {
  /** The text, line ends as they came. All blocks of a file one after another are its decoded text. */
  readonly text: string;
  /** 1-based number, in the file, of the line the block begins on (in the middle of it behind a cut-off hand). */
  readonly firstLine: number;
  /** Nothing of the file follows. */
  readonly lastInFile: boolean;
  /** The block begins with a hand; false for the first block of a file, which begins with what comes first. */
  readonly startsAtHand: boolean;
  /** Set when the block is the kept beginning of one overlong hand (or of an overlong preamble). */
  readonly oversize: Oversize | null;
}

/** What is left out of an oversize block. */
export interface Oversize {
  /** Code units of the decoded text that are not kept. */
  readonly skipped: number;
  /** Line of the last character, blank ones apart, of the whole piece. */
  readonly lastLine: number;
}

/** Told of the text as it leaves a cutter: in order, in code units, before the block that it is in is given out. */
export interface CutListener {
  /** The next ones are a block, or the kept beginning of an oversize one. */
  keep(length: number): void;
  /** The next ones are left out of the oversize block whose beginning was kept last. */
  drop(length: number): void;
}

/** How far the search for the next hand goes in one step once a block is full. */
const STEP = 64 * 1024;

/** An overlong hand while its end is being looked for. */
interface Skipping {
  readonly kept: string;
  readonly firstLine: number;
  readonly startsAtHand: boolean;
  length: number;
  lastLine: number;
}

/**
 * Cuts a text that arrives piece by piece into blocks. A block ends before the last hand that starts within
 * `blockLength` of it; where none does, before the first one within `maxHandLength`; where none does again, the piece
 * is oversize, and all but its beginning is skipped up to the next hand. One with more than `maxHands` ends before the
 * first that is too many. The blocks depend on the text alone, not on its pieces. Holds `maxHandLength` plus two pieces at most.
 *
 * Synchronous: `push` text, `shift` blocks until there is none, `finish`, `shift` again.
 */
export class BlockCutter {
  readonly #boundary: Boundary;
  readonly #limits: BlockLimits;
  readonly #listener: CutListener | null;
  readonly #cursor = new LineCursor();
  readonly #ready: Block[] = [];
  /** What has not been given out; while skipping, it begins one character before the place to search from. */
  #text = '';
  /** Number of the line that the first character of `#text` is on. */
  #line = 1;
  #startsAtHand = false;
  /** No hand starts in `#text` after its first character and before here. */
  #searched = 1;
  #skipping: Skipping | null = null;
  #finished = false;

  constructor(boundary: Boundary, limits: BlockLimits, listener: CutListener | null = null) {
    this.#boundary = boundary;
    this.#listener = listener;
    const blockLength = Math.max(1, Math.min(limits.blockLength, limits.maxHandLength));
    const maxHandLength = Math.max(1, limits.maxHandLength);
    const oversizeKeep = Math.min(limits.oversizeKeep, maxHandLength);
    const maxHands = Math.max(1, limits.maxHands);
    this.#limits = { blockLength, maxHandLength, oversizeKeep, maxHands };
  }

  /** After `finish`: number of the line on which the text ended (the next one, behind a line end). */
  get line(): number {
    return this.#line;
  }

  /** How many code units are held back at present, blocks that wait to be taken left out. */
  get held(): number {
    return this.#text.length + (this.#skipping?.kept.length ?? 0);
  }

  /** Takes in more text. */
  push(text: string): void {
    this.#text += text;
    // Far from enough: spares the look at the pieces in between.
    if (this.#text.length > LINE_VIEW) this.#advance();
  }

  /** Says that the text has ended. */
  finish(): void {
    this.#finished = true;
    this.#advance();
  }

  /** Takes the next block that is complete. */
  shift(): Block | undefined {
    return this.#ready.shift();
  }

  #advance(): void {
    while (this.#text.length > 0 && (this.#skipping === null ? this.#cut() : this.#skip())) {
      // Each turn takes something off the text.
    }
  }

  /** Whether the searches may answer for the offsets up to `offset`. */
  #isKnown(offset: number): boolean {
    return this.#finished || this.#text.length >= offset + LINE_VIEW;
  }

  /** Gives out one block or begins to skip; false when more text is needed, or none is left. */
  #cut(): boolean {
    const { blockLength, maxHandLength } = this.#limits;
    const text = this.#text;
    if (text.length <= blockLength) {
      if (this.#finished) this.#emit(text.length);
      return this.#finished;
    }
    if (this.#searched <= blockLength) {
      if (!this.#isKnown(blockLength)) return false;
      const last = lastStart(text, blockLength, this.#boundary);
      if (last !== -1) {
        this.#emit(last);
        return true;
      }
      this.#searched = blockLength + 1;
    }
    while (this.#searched <= maxHandLength) {
      const to = Math.min(this.#searched + STEP, maxHandLength + 1);
      if (!this.#isKnown(to)) return false;
      const first = firstStart(text, this.#searched, Math.min(to, text.length), this.#boundary, this.#cursor);
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

  /** Gives out the text up to `end`, or as much of it as has hands enough for a block. */
  #emit(end: number): void {
    const whole = flatten(this.#text.slice(0, end));
    const { maxHands } = this.#limits;
    // Every hand has a character at least: most blocks need not be counted.
    const excess = end > maxHands ? nthStart(whole, maxHands, this.#boundary, this.#cursor) : -1;
    const text = excess === -1 ? whole : flatten(whole.slice(0, excess));
    const rest = this.#text.slice(text.length);
    this.#listener?.keep(text.length);
    this.#ready.push({
      text,
      firstLine: this.#line,
      lastInFile: rest.length === 0,
      startsAtHand: this.#startsAtHand,
      oversize: null,
    });
    this.#line += countLineEnds(this.#text, 0, text.length);
    this.#begin(rest);
  }

  /** Goes on with a text that begins with a hand. */
  #begin(text: string): void {
    this.#text = text;
    this.#startsAtHand = true;
    this.#searched = 1;
  }

  #beginSkipping(): void {
    let keep = this.#limits.oversizeKeep;
    // Not between the halves of a surrogate pair.
    if ((this.#text.charCodeAt(keep - 1) & 0xfc00) === 0xd800) keep -= 1;
    this.#skipping = {
      kept: this.#text.slice(0, keep),
      firstLine: this.#line,
      startsAtHand: this.#startsAtHand,
      length: 0,
      lastLine: this.#line,
    };
    this.#listener?.keep(keep);
    this.#drop(this.#searched - 1);
  }

  /** Goes over one step of an overlong hand; false when more text is needed, or none is left. */
  #skip(): boolean {
    const to = 1 + STEP;
    if (!this.#isKnown(to)) return false;
    const end = Math.min(to, this.#text.length);
    const first = firstStart(this.#text, 1, end, this.#boundary, this.#cursor);
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

  /** Takes `length` characters of the overlong hand off the text. */
  #drop(length: number): void {
    const skipping = this.#skipping;
    if (skipping === null) return;
    const ink = lastNonBlank(this.#text, 0, length);
    if (ink !== -1) skipping.lastLine = this.#line + countLineEnds(this.#text, 0, ink);
    this.#line += countLineEnds(this.#text, 0, length);
    // Of the first step, the beginning is kept.
    this.#listener?.drop(length - Math.max(0, skipping.kept.length - skipping.length));
    skipping.length += length;
    this.#text = this.#text.slice(length);
  }

  #endSkipping(lastInFile: boolean): void {
    const skipping = this.#skipping;
    if (skipping === null) return;
    this.#skipping = null;
    this.#ready.push({
      text: skipping.kept,
      firstLine: skipping.firstLine,
      lastInFile,
      startsAtHand: skipping.startsAtHand,
      oversize: { skipped: skipping.length - skipping.kept.length, lastLine: skipping.lastLine },
    });
    this.#begin(this.#text);
  }
}

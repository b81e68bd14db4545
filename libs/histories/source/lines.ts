const LF = 0x0a;
const CR = 0x0d;

/**
 * Whether the character at `at` completes a line end: LF, or a CR without an LF after it. A CR at the end of `text`
 * counts.
 */
export function endsLine(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === LF || (code === CR && text.charCodeAt(at + 1) !== LF);
}

/**
 * Number of lines that end in [start, end). If the text continues beyond `end`, the character at `end` must be there, so
 * that a CRLF counts once wherever the text is cut.
 */
export function countLineEnds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  for (let at = text.indexOf('\r', start); at !== -1 && at < end; at = text.indexOf('\r', at + 1)) {
    if (text.charCodeAt(at + 1) !== LF) count += 1;
  }
  return count;
}

/** Whether a character is blank: white space, a control character, the no-break space, a byte order mark. */
export function isBlankCode(code: number): boolean {
  return code <= 0x20 || code === 0xa0 || code === 0xfeff;
}

/** Offset of the last non-blank character in [start, end); -1 for none. */
export function lastNonBlank(text: string, start: number, end: number): number {
  let at = end - 1;
  while (at >= start && isBlankCode(text.charCodeAt(at))) at -= 1;
  return at < start ? -1 : at;
}

/**
 * Iterates over the lines of a part of a text without allocations. CRLF, LF and a lone CR each end one line; the end of the
 * part ends its last line. Use one cursor for all parts of a text, in order: it remembers the next LF and the next CR, so
 * that the iteration is linear even where one of them never occurs.
 *
 * ```ts
 * cursor.reset(block.text, span.start, span.end, span.firstLine);
 * while (cursor.next()) read(block.text, cursor.start, cursor.end, cursor.line);
 * ```
 */
export class LineCursor {
  /** Offset of the line's first character. */
  start = 0;
  /** Offset after its last character, before the line end. */
  end = 0;
  /** Offset of the next line. */
  after = 0;
  /** The number of the line, from 1. */
  line = 0;
  #text = '';
  #limit = 0;
  /** The next LF and the next CR; the length of the text for none, as Infinity would make all offsets doubles. */
  #lf = -1;
  #cr = -1;
  #known = 0;

  /** Moves to the part [start, end) of `text`, whose first line has the number `firstLine`. */
  reset(text: string, start = 0, end = text.length, firstLine = 1): void {
    if (text !== this.#text || start < this.#known) {
      this.#text = text;
      this.#lf = start - 1;
      this.#cr = start - 1;
    }
    this.#known = start;
    this.#limit = Math.min(end, text.length);
    this.start = start;
    this.end = start;
    this.after = start;
    this.line = firstLine - 1;
  }

  /** Moves to the next line; false when there is none. */
  next(): boolean {
    const from = this.after;
    if (from >= this.#limit) return false;
    const text = this.#text;
    if (this.#lf < from) {
      const at = text.indexOf('\n', from);
      this.#lf = at === -1 ? text.length : at;
    }
    if (this.#cr < from) {
      const at = text.indexOf('\r', from);
      this.#cr = at === -1 ? text.length : at;
    }
    this.#known = from;
    this.start = from;
    this.line += 1;
    const lf = this.#lf;
    const cr = this.#cr;
    if (cr < lf) {
      this.end = cr;
      this.after = lf === cr + 1 ? lf + 1 : cr + 1;
    } else {
      this.end = lf;
      this.after = lf + 1;
    }
    if (this.end > this.#limit) this.end = this.#limit;
    if (this.after > this.#limit) this.after = this.#limit;
    return true;
  }
}

/** Calls `visit` with every line of a part of a text: offsets without the line end, and the line number, from 1. */
export function forEachLine(
  text: string,
  start: number,
  end: number,
  firstLine: number,
  visit: (lineStart: number, lineEnd: number, line: number) => void,
): void {
  const cursor = new LineCursor();
  cursor.reset(text, start, end, firstLine);
  while (cursor.next()) visit(cursor.start, cursor.end, cursor.line);
}

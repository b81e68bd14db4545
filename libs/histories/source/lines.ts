const LF = 0x0a;
const CR = 0x0d;

/**
 * Whether the character at `at` is the last one of a line's end: LF, or a CR that no LF follows. A CR at the very end
 * of `text` counts.
 */
export function endsLine(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === LF || (code === CR && text.charCodeAt(at + 1) !== LF);
}

/**
 * Number of lines that end in [start, end). Where the text goes on beyond `end`, the character at `end` must be
 * there, so that a CRLF counts once wherever the text is cut.
 */
export function countLineEnds(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count += 1;
  for (let at = text.indexOf('\r', start); at !== -1 && at < end; at = text.indexOf('\r', at + 1)) {
    if (text.charCodeAt(at + 1) !== LF) count += 1;
  }
  return count;
}

/** Whether a character is nothing to read: white space, control characters, the no-break space, a byte order mark. */
export function isBlankCode(code: number): boolean {
  return code <= 0x20 || code === 0xa0 || code === 0xfeff;
}

/** Offset of the last character in [start, end) that is not blank, -1 where there is none. */
export function lastNonBlank(text: string, start: number, end: number): number {
  let at = end - 1;
  while (at >= start && isBlankCode(text.charCodeAt(at))) at -= 1;
  return at < start ? -1 : at;
}

/**
 * Walks over the lines of a part of a text without allocating. CRLF, LF and a lone CR each end one line; the end of
 * the part ends its last line, and a line end there begins no further one. Use one cursor for all the parts of a
 * text, in order: it remembers where the next LF and the next CR are, so that the walk stays linear where one of them
 * never occurs.
 *
 * ```ts
 * cursor.reset(block.text, span.start, span.end, span.firstLine);
 * while (cursor.next()) read(block.text, cursor.start, cursor.end, cursor.line);
 * ```
 */
export class LineCursor {
  /** Offset of the line's first character. */
  start = 0;
  /** Offset just after its last character, the line end not included. */
  end = 0;
  /** Offset of the next line. */
  after = 0;
  /** 1-based number of the line. */
  line = 0;
  #text = '';
  #limit = 0;
  #lf = -1;
  #cr = -1;
  #known = 0;

  /** Goes to the part [start, end) of `text`, whose first line has the number `firstLine`. */
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

  /** Goes to the next line; false when there is none. */
  next(): boolean {
    const from = this.after;
    if (from >= this.#limit) return false;
    const text = this.#text;
    if (this.#lf < from) {
      const at = text.indexOf('\n', from);
      this.#lf = at === -1 ? Infinity : at;
    }
    if (this.#cr < from) {
      const at = text.indexOf('\r', from);
      this.#cr = at === -1 ? Infinity : at;
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

/** Calls `visit` with every line of a part of a text: offsets without the line end, and the 1-based line number. */
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

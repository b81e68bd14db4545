import { LineCursor, type Layout, type LayoutChange } from '../source/index.js';
import { isBlankCode } from '../source/lines.js';
import type { HistoryFormat } from './format.js';

/** A string with which a log of a format can begin. */
interface Opening {
  readonly prefix: string;
  readonly format: HistoryFormat;
}

/**
 * Finds the format of a text by its content. A line that begins as a log of a format can (`Boundary.openings`) decides,
 * if the format recognises the text from there on. Where several formats do with one line, the first one of the table
 * counts.
 */
export class FormatDetection {
  readonly #formats: readonly HistoryFormat[];
  /** The openings by their first character, in the order of the table. */
  readonly #openings = new Map<number, Opening[]>();
  /**
   * By the low bytes of two characters: whether an opening, or blanks before one, can begin with them. Most lines end the search
   * here.
   */
  readonly #canBegin = new Uint8Array(0x10000);
  readonly #cursor = new LineCursor();

  constructor(formats: readonly HistoryFormat[]) {
    this.#formats = formats;
    for (let code = 0; code < 0x10000; code++) if (isIndent(code)) this.#allowInitial(code);
    for (const format of formats)
      for (const prefix of format.boundary.openings ?? []) {
        const initial = prefix.charCodeAt(0);
        if (prefix.length === 1) this.#allowInitial(initial);
        else this.#canBegin[pairOf(initial, prefix.charCodeAt(1))] = 1;
        const known = this.#openings.get(initial);
        if (known === undefined) this.#openings.set(initial, [{ prefix, format }]);
        else known.push({ prefix, format });
      }
  }

  #allowInitial(code: number): void {
    for (let next = 0; next < 0x100; next++) this.#canBegin[pairOf(code, next)] = 1;
  }

  /**
   * The format of a file, by the beginning of its text: that of the first line which begins a log. A file that begins
   * inside a hand has no such line, and is recognised as a whole.
   */
  detect(head: string): HistoryFormat | undefined {
    const cursor = this.#cursor;
    cursor.reset(head);
    while (cursor.next()) {
      const format = this.#formatAt(head, cursor.start, null);
      if (format !== undefined) return format;
    }
    return this.#formats.find((format) => format.recognises(head));
  }

  /** The first line that begins in [from, to) and begins a log of another format. LF, CRLF and a lone CR end a line. */
  findChange(text: string, from: number, to: number, current: Layout): LayoutChange | null {
    const change = this.#findChangeAfter('\n', text, from, to, current);
    return this.#findChangeAfter('\r', text, from, change?.at ?? to, current) ?? change;
  }

  /** A step per line end is several times faster than a cursor, and this runs over every text. */
  #findChangeAfter(
    lineEnd: '\n' | '\r',
    text: string,
    from: number,
    to: number,
    current: Layout,
  ): LayoutChange | null {
    for (
      let at = text.indexOf(lineEnd, from - 1) + 1;
      at > 0 && at < to;
      at = text.indexOf(lineEnd, at) + 1
    ) {
      if (this.#canBegin[pairOf(text.charCodeAt(at), text.charCodeAt(at + 1))] === 0) continue;
      const format = this.#formatAt(text, at, current);
      if (format !== undefined && format.id !== current.id) return { at, layout: format };
    }
    return null;
  }

  /** The format of a log that begins with the line at an offset. A line as only `current` has it needs no other look. */
  #formatAt(text: string, lineStart: number, current: Layout | null): HistoryFormat | undefined {
    let at = lineStart;
    let initial = text.charCodeAt(at);
    while (isIndent(initial) && at < lineStart + MAX_INDENT) initial = text.charCodeAt(++at);
    const openings = this.#openings.get(initial);
    if (openings === undefined || !hasOtherOpening(openings, text, at, current)) return undefined;
    const possible = openings.filter(({ prefix }) => text.startsWith(prefix, at));
    const view = text.slice(at, at + VIEW);
    return possible.find(({ format }) => format.recognises(view))?.format;
  }
}

/** Whether a text has an opening of another format than the current one at an offset. It allocates nothing, as many lines begin alike. */
const hasOtherOpening = (
  openings: readonly Opening[],
  text: string,
  at: number,
  current: Layout | null,
): boolean => {
  const second = text.charCodeAt(at + 1);
  for (const { prefix, format } of openings)
    if (
      format.id !== current?.id &&
      (prefix.length === 1 || prefix.charCodeAt(1) === second) &&
      text.startsWith(prefix, at)
    )
      return true;
  return false;
};

const pairOf = (first: number, second: number): number => ((first & 0xff) << 8) | (second & 0xff);

/** Characters of a beginning that a format looks at: enough for a session header and the first lines of a hand. */
const VIEW = 4096;

const isIndent = (code: number): boolean => isBlankCode(code) && code !== 0x0a && code !== 0x0d;

/** Blanks and byte order marks before a header; more of them are another text. */
const MAX_INDENT = 16;

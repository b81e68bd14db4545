import { fillMessage, type Message } from '#cards';
import { isDigit } from '../../characters.js';
import { messages } from '../../messages.js';

/**
 * The part of TOML that hand histories use: keys, and values of every type, each with its first line. Numbers stay text, so
 * that money never becomes a floating-point number. Tables inside a hand are skipped. It relies on no other file of this
 * format and is linear for any text.
 */
export type TomlValue =
  | { readonly kind: 'string' | 'number' | 'time'; readonly text: string; readonly line: number }
  | { readonly kind: 'boolean'; readonly value: boolean; readonly line: number }
  | { readonly kind: 'array'; readonly items: readonly TomlValue[]; readonly line: number }
  | { readonly kind: 'table'; readonly line: number };

/** An error: its place, and what was expected there. */
export interface TomlError {
  readonly line: number;
  readonly at: number;
  readonly expected: Message;
}

/** A comment outside of lists, and how many keys precede it. */
export interface TomlComment {
  readonly text: string;
  readonly line: number;
  readonly keys: number;
}

export type Toml =
  | {
      readonly ok: true;
      readonly values: ReadonlyMap<string, TomlValue>;
      /** The comments outside of lists that begin as those which are items. */
      readonly comments: readonly TomlComment[];
      readonly lastLine: number;
    }
  | { readonly ok: false; readonly error: TomlError };

/** The largest depth of arrays in arrays, and of tables in tables. */
const MAX_DEPTH = 8;

const LF = 0x0a;
const CR = 0x0d;
const TAB = 0x09;
const SPACE = 0x20;

/**
 * Reads the keys of [start, end) of a text; of a table, those after its header. `firstLine` is the line of `start`. Comments in
 * a list that begin with `kept` are items of the list, as strings. O(length).
 */
export const readToml = (text: string, start: number, end: number, firstLine: number, kept: string): Toml => {
  const scanner = new Scanner(text, start, end, firstLine, kept);
  const values = scanner.document();
  const { error, lastLine, outside } = scanner;
  return error === null ? { ok: true, values, comments: outside, lastLine } : { ok: false, error };
};

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['b', '\b'],
  ['t', '\t'],
  ['n', '\n'],
  ['f', '\f'],
  ['r', '\r'],
  ['e', '\u001b'],
  ['"', '"'],
  ['\\', '\\'],
]);

/** Reads until the first error, which moves it to the end and so ends every loop. */
class Scanner {
  error: TomlError | null = null;
  /** The last line of a key or value. */
  lastLine: number;
  /** Comments outside of lists. */
  readonly outside: TomlComment[] = [];
  private line: number;
  private keys = 0;
  private lists = 0;
  /** Comments that are items of the next list, or of the current one. */
  private comments: TomlValue[] = [];

  constructor(
    private readonly text: string,
    private at: number,
    private readonly end: number,
    firstLine: number,
    /** How a comment in a list begins that is an item. */
    private readonly kept: string,
  ) {
    this.line = firstLine;
    this.lastLine = firstLine;
  }

  document(): Map<string, TomlValue> {
    const values = new Map<string, TomlValue>();
    let headers = 0;
    let own = true;
    for (this.skipBlanks(); this.at < this.end; this.skipBlanks()) {
      if (this.is('[')) {
        // The header of the hand is before its keys; keys of other tables do not belong to it.
        own = headers++ === 0 && values.size === 0 && this.code(1) !== this.charCode('[');
        this.header();
      } else {
        const { line, at } = this;
        const key = this.key();
        this.skipSpaces();
        this.take('=', messages.keyAndEqualsExpected);
        this.skipSpaces();
        const value = this.value(0);
        if (own && key !== null) {
          if (values.has(key)) this.failAt(line, at, fillMessage(messages.uniqueKeyExpected, { key }));
          values.set(key, value);
          this.keys = values.size;
        }
      }
      this.endLine();
    }
    return values;
  }

  private header(): void {
    const arrays = this.code(1) === this.charCode('[');
    this.at += arrays ? 2 : 1;
    this.skipSpaces();
    this.key();
    this.skipSpaces();
    this.take(arrays ? ']]' : ']', messages.headerEndExpected);
  }

  /** A key; null for a dotted one, which belongs to an inner table. */
  private key(): string | null {
    let key = this.simpleKey();
    for (;;) {
      this.skipSpaces();
      if (!this.is('.')) return key;
      this.at++;
      this.skipSpaces();
      this.simpleKey();
      key = null;
    }
  }

  private simpleKey(): string | null {
    if (this.is('"') || this.is("'")) return this.string();
    const start = this.at;
    while (this.at < this.end && isBareKey(this.text.charCodeAt(this.at))) this.at++;
    const key = this.text.slice(start, this.at);
    if (key === '') this.fail(messages.keyExpected);
    return key;
  }

  private value(depth: number): TomlValue {
    const { line } = this;
    this.lastLine = line;
    if (this.is('"') || this.is("'")) return { kind: 'string', text: this.string(), line };
    if (this.is('[')) return { kind: 'array', items: this.array(depth), line };
    if (this.is('{')) {
      this.inlineTable(depth);
      return { kind: 'table', line };
    }
    return this.bareValue(line);
  }

  private bareValue(line: number): TomlValue {
    const start = this.at;
    while (this.at < this.end && !endsBareValue(this.text.charCodeAt(this.at))) this.at++;
    // A blank may separate a date and a time.
    if (this.at - start === 10 && this.is(' ') && isDigit(this.code(1)))
      for (this.at++; this.at < this.end && !endsBareValue(this.text.charCodeAt(this.at));) this.at++;
    const word = this.text.slice(start, this.at);
    if (word === 'true' || word === 'false') return { kind: 'boolean', value: word === 'true', line };
    if (isTime(word)) return { kind: 'time', text: word, line };
    if (isNumber(word)) return { kind: 'number', text: word.replaceAll('_', ''), line };
    this.at = start;
    this.fail(messages.valueExpected);
    return { kind: 'table', line };
  }

  private array(depth: number): TomlValue[] {
    if (depth === MAX_DEPTH) this.fail(messages.fewerArraysExpected);
    const items: TomlValue[] = [];
    this.at++;
    this.lists++;
    this.comments = [];
    for (this.skipBlanks(); this.at < this.end && !this.is(']'); this.skipBlanks()) {
      items.push(...this.comments.splice(0), this.value(depth + 1));
      this.next(']');
    }
    items.push(...this.comments.splice(0));
    this.lists--;
    this.lastLine = this.line;
    this.take(']', messages.arrayEndExpected);
    return items;
  }

  private inlineTable(depth: number): void {
    if (depth === MAX_DEPTH) this.fail(messages.fewerTablesExpected);
    this.at++;
    for (this.skipBlanks(); this.at < this.end && !this.is('}'); this.skipBlanks()) {
      this.key();
      this.take('=', messages.equalsExpected);
      this.skipSpaces();
      this.value(depth + 1);
      this.next('}');
    }
    this.take('}', messages.tableEndExpected);
  }

  /** Reads what follows a value: a comma, or the end of the list or table. */
  private next(close: string): void {
    this.skipBlanks();
    if (this.is(',')) this.at++;
    else if (!this.is(close)) this.fail(fillMessage(messages.separatorExpected, { close }));
  }

  private string(): string {
    const quote = this.text.charAt(this.at);
    const escapes = quote === '"';
    const long = this.text.startsWith(quote.repeat(3), this.at) && this.at + 3 <= this.end;
    this.at += long ? 3 : 1;
    if (long) this.skipLineEnd();
    return this.stringRest(quote, escapes, long);
  }

  private stringRest(quote: string, escapes: boolean, long: boolean): string {
    const { line, at } = this;
    const close = long ? quote.repeat(3) : quote;
    let read = '';
    let from = this.at;
    while (this.at < this.end) {
      const code = this.text.charCodeAt(this.at);
      if (this.text.startsWith(close, this.at)) {
        // Up to two more quotes may precede the closing ones.
        if (long) while (this.code(3) === this.charCode(quote) && this.at + 3 < this.end) this.at++;
        read += this.text.slice(from, this.at);
        this.at += close.length;
        this.lastLine = this.line;
        return read;
      }
      if (escapes && code === 0x5c) {
        read += this.text.slice(from, this.at) + this.escape(long);
        from = this.at;
      } else if (code === LF || code === CR) {
        if (!long) break;
        this.skipLineEnd();
      } else this.at++;
    }
    this.failAt(line, at, fillMessage(messages.closingQuoteExpected, { close }));
    return '';
  }

  /** The character of an escape; an escaped line end in a long text is empty. */
  private escape(long: boolean): string {
    const letter = this.text.charAt(this.at + 1);
    const character = ESCAPES.get(letter);
    if (character !== undefined) {
      this.at += 2;
      return character;
    }
    const length = letter === 'u' ? 4 : letter === 'U' ? 8 : letter === 'x' ? 2 : 0;
    if (length > 0) {
      const digits = this.text.slice(this.at + 2, this.at + 2 + length);
      const point =
        /^[0-9a-fA-F]+$/.test(digits) && digits.length === length ? Number.parseInt(digits, 16) : -1;
      if (isCharacter(point)) {
        this.at += 2 + length;
        return String.fromCodePoint(point);
      }
    }
    if (length > 0 || !long || !isBlank(this.code(1))) this.fail(messages.escapeExpected);
    else this.at++;
    for (let code = this.code(0); isBlank(code) && this.at < this.end; code = this.code(0))
      if (code === LF || code === CR) this.skipLineEnd();
      else this.at++;
    return '';
  }

  // Between values

  private skipSpaces(): void {
    while (this.at < this.end && isSpace(this.text.charCodeAt(this.at))) this.at++;
  }

  /** Blanks, line ends and comments. */
  private skipBlanks(): void {
    while (this.at < this.end) {
      const code = this.text.charCodeAt(this.at);
      if (isSpace(code)) this.at++;
      else if (code === LF || code === CR) this.skipLineEnd();
      else if (code === 0x23) this.skipComment();
      else return;
    }
  }

  private skipComment(): void {
    const { at, line } = this;
    while (this.at < this.end && !isLineEnd(this.text.charCodeAt(this.at))) this.at++;
    if (!this.text.startsWith(this.kept, at)) return;
    const text = this.text.slice(at, this.at);
    if (this.lists > 0) this.comments.push({ kind: 'string', text, line });
    else this.outside.push({ text, line, keys: this.keys });
  }

  private skipLineEnd(): void {
    const code = this.code(0);
    if (this.at >= this.end || !isLineEnd(code)) return;
    this.at += code === CR && this.code(1) === LF ? 2 : 1;
    this.line++;
  }

  /** Checks that only a comment follows in the line. */
  private endLine(): void {
    this.skipSpaces();
    if (this.is('#')) this.skipComment();
    if (this.at < this.end && !isLineEnd(this.code(0))) this.fail(messages.lineEndExpected);
  }

  private is(sign: string): boolean {
    return this.at < this.end && this.text.charAt(this.at) === sign;
  }

  private take(sign: string, expected: Message): void {
    if (!this.text.startsWith(sign, this.at) || this.at + sign.length > this.end) this.fail(expected);
    this.at += sign.length;
  }

  private code(ahead: number): number {
    return this.text.charCodeAt(this.at + ahead);
  }

  private charCode(sign: string): number {
    return sign.charCodeAt(0);
  }

  private fail(expected: Message): void {
    this.failAt(this.line, this.at, expected);
  }

  private failAt(line: number, at: number, expected: Message): void {
    this.error ??= { line, at, expected };
    this.at = this.end;
  }
}

/** Whether a code point is a Unicode character and no surrogate. */
const isCharacter = (point: number): boolean =>
  point >= 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);

const isLineEnd = (code: number): boolean => code === LF || code === CR;

/** A byte order mark is a blank, because joined files contain some. */
const isSpace = (code: number): boolean => code === SPACE || code === TAB || code === 0xfeff;

const isBlank = (code: number): boolean => isSpace(code) || isLineEnd(code);

const isLetter = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);

/** Letters, digits, hyphens and underscores. */
export const isBareKey = (code: number): boolean =>
  isLetter(code) || isDigit(code) || code === 0x2d || code === 0x5f;

/** Whether a character ends a value without quotes. */
const endsBareValue = (code: number): boolean =>
  isBlank(code) || code === 0x23 || code === 0x2c || code === 0x5d || code === 0x7d;

/** Longer than any amount. */
const MAX_NUMBER_LENGTH = 80;

const NUMBER = /^[+-]?(?:inf|nan|0x[0-9a-fA-F_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?)$/;
const TIME = /^(?:\d{4}-\d{2}-\d{2}(?:[Tt ]\d{2}:\d{2}.*)?|\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)$/;

const isNumber = (word: string): boolean => word.length <= MAX_NUMBER_LENGTH && NUMBER.test(word);

const isTime = (word: string): boolean => word.length <= MAX_NUMBER_LENGTH && TIME.test(word);

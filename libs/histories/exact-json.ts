import type { jsonTokens } from './messages.js';

/**
 * JSON (RFC 8259) with exact numbers and the line of every value. A number keeps its text, because a binary fraction is no
 * exact amount.
 */
export type JsonValue = JsonObject | JsonArray | JsonText | JsonNumber | JsonLiteral;

export interface JsonObject {
  readonly kind: 'object';
  readonly members: ReadonlyMap<string, JsonValue>;
  readonly line: number;
}

export interface JsonArray {
  readonly kind: 'array';
  readonly items: readonly JsonValue[];
  readonly line: number;
}

export interface JsonText {
  readonly kind: 'text';
  readonly text: string;
  readonly line: number;
}

/** A number as it is written. */
export interface JsonNumber {
  readonly kind: 'number';
  readonly text: string;
  readonly line: number;
}

export interface JsonLiteral {
  readonly kind: 'literal';
  readonly value: true | false | null;
  readonly line: number;
}

/** What was expected at the place of an error. */
export type JsonExpectation = keyof typeof jsonTokens;

/** The result of reading one value. `open` has the objects that were open at an error, as far as they were read. */
export type JsonReading =
  | { readonly ok: true; readonly value: JsonValue; readonly end: number; readonly lastLine: number }
  | {
      readonly ok: false;
      readonly at: number;
      readonly line: number;
      readonly expected: JsonExpectation;
      readonly open: readonly JsonObject[];
    };

/**
 * Reads the value at the start of a part of a text; text after it is not read. `firstLine` is the line of `start`. O(length).
 */
export const readJson = (text: string, start: number, end: number, firstLine: number): JsonReading => {
  const scanner = new ExactScanner(text, start, end, firstLine);
  const value = scanner.readValue('value', 0);
  if (value !== null) return { ok: true, value, end: scanner.at, lastLine: scanner.line };
  const { at, line, expected, open } = scanner;
  return { ok: false, at, line, expected, open };
};

/** A hand has seven levels. */
const MAX_DEPTH = 32;

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const SPACE = 0x20;
const QUOTE = 0x22;
const COMMA = 0x2c;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const NINE = 0x39;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

const LITERALS: readonly (readonly [string, true | false | null])[] = [
  ['true', true],
  ['false', false],
  ['null', null],
];

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['\\', '\\'],
  ['/', '/'],
  ['b', '\b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
]);

const HEX = /^[0-9a-fA-F]{4}$/;

/** Reads values from a position on, and counts lines: CRLF, LF and CR each end one. */
class ExactScanner {
  expected: JsonExpectation = 'value';
  readonly open: JsonObject[] = [];

  constructor(
    private readonly text: string,
    public at: number,
    private readonly end: number,
    public line: number,
  ) {}

  /** The next value; null for an error, which is at `at`. */
  readValue(expected: 'value' | 'item', depth: number): JsonValue | null {
    this.skipBlanks();
    const { line } = this;
    const code = this.code();
    if (code === QUOTE) {
      const text = this.readText();
      return text === null ? null : { kind: 'text', text, line };
    }
    if (code === OPEN_OBJECT || code === OPEN_ARRAY) {
      if (depth === MAX_DEPTH) return this.fail('fewer-brackets');
      return code === OPEN_OBJECT ? this.readObject(depth) : this.readArray(depth);
    }
    if (code === MINUS || isDigitCode(code)) return this.readNumber();
    for (const [word, value] of LITERALS)
      if (this.at + word.length <= this.end && this.text.startsWith(word, this.at)) {
        this.at += word.length;
        return { kind: 'literal', value, line };
      }
    return this.fail(expected);
  }

  private readObject(depth: number): JsonObject | null {
    const members = new Map<string, JsonValue>();
    const object: JsonObject = { kind: 'object', members, line: this.line };
    this.open.push(object);
    this.at++;
    this.skipBlanks();
    if (this.code() === CLOSE_OBJECT) return this.closeObject(object);
    for (let name: 'name' | 'first-name' = 'first-name'; ; name = 'name') {
      this.skipBlanks();
      if (this.code() !== QUOTE) return this.fail(name);
      const nameAt = this.at;
      const key = this.readText();
      if (key === null) return null;
      if (members.has(key)) {
        this.at = nameAt;
        return this.fail('unique-name');
      }
      this.skipBlanks();
      if (!this.takes(COLON)) return this.fail('colon');
      const value = this.readValue('value', depth + 1);
      if (value === null) return null;
      members.set(key, value);
      this.skipBlanks();
      if (this.code() === CLOSE_OBJECT) return this.closeObject(object);
      if (!this.takes(COMMA)) return this.fail('{');
    }
  }

  private closeObject(object: JsonObject): JsonObject {
    this.at++;
    this.open.pop();
    return object;
  }

  private readArray(depth: number): JsonArray | null {
    const items: JsonValue[] = [];
    const array: JsonArray = { kind: 'array', items, line: this.line };
    this.at++;
    this.skipBlanks();
    if (this.takes(CLOSE_ARRAY)) return array;
    for (let expected: 'value' | 'item' = 'item'; ; expected = 'value') {
      const value = this.readValue(expected, depth + 1);
      if (value === null) return null;
      items.push(value);
      this.skipBlanks();
      if (this.takes(CLOSE_ARRAY)) return array;
      if (!this.takes(COMMA)) return this.fail('[');
    }
  }

  private readNumber(): JsonNumber | null {
    const start = this.at;
    if (this.code() === MINUS) this.at++;
    if (this.takes(ZERO)) {
      // No digit follows a leading zero.
    } else if (!this.skipDigits()) return this.fail('value');
    if (this.takes(DOT) && !this.skipDigits()) return this.fail('value');
    const sign = this.code();
    if (sign === 0x65 || sign === 0x45) {
      this.at++;
      const next = this.code();
      if (next === MINUS || next === 0x2b) this.at++;
      if (!this.skipDigits()) return this.fail('value');
    }
    return { kind: 'number', text: this.text.slice(start, this.at), line: this.line };
  }

  private skipDigits(): boolean {
    const start = this.at;
    while (isDigitCode(this.code())) this.at++;
    return this.at > start;
  }

  /** A text without its quotes; a line end inside it is an error. */
  private readText(): string | null {
    const { text, end } = this;
    let from = ++this.at;
    let decoded = '';
    for (;;) {
      const code = this.at < end ? text.charCodeAt(this.at) : NaN;
      if (code === QUOTE) {
        const last = text.slice(from, this.at++);
        return decoded === '' ? last : decoded + last;
      }
      if (code === BACKSLASH) {
        decoded += text.slice(from, this.at);
        const escaped = this.readEscape();
        if (escaped === null) return null;
        decoded += escaped;
        from = this.at;
      } else if (code >= SPACE) this.at++;
      else return this.fail('quote');
    }
  }

  private readEscape(): string | null {
    const { text, end } = this;
    const sign = this.at + 1 < end ? text[this.at + 1] : '';
    const plain = ESCAPES.get(sign);
    if (plain !== undefined) {
      this.at += 2;
      return plain;
    }
    const digits = text.slice(this.at + 2, Math.min(end, this.at + 6));
    if (sign !== 'u' || !HEX.test(digits)) return this.fail('escape');
    this.at += 6;
    return String.fromCharCode(Number.parseInt(digits, 16));
  }

  private skipBlanks(): void {
    for (;;) {
      const code = this.code();
      if (code === LF) this.line++;
      else if (code === CR) {
        if (this.at + 1 >= this.end || this.text.charCodeAt(this.at + 1) !== LF) this.line++;
      } else if (code !== SPACE && code !== TAB) return;
      this.at++;
    }
  }

  /** NaN at the end of the part. */
  private code(): number {
    return this.at < this.end ? this.text.charCodeAt(this.at) : NaN;
  }

  private takes(code: number): boolean {
    if (this.code() !== code) return false;
    this.at++;
    return true;
  }

  private fail(expected: JsonExpectation): null {
    this.expected = expected;
    return null;
  }
}

const isDigitCode = (code: number): boolean => code >= ZERO && code <= NINE;

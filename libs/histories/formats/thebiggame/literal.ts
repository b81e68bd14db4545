import { isCapital, isDigit } from '../../characters.js';

/** The key under which an object has the offset where it begins; no key of a script has this character. */
export const OFFSET = '@';

/** A value of an object literal as the site's scripts have them: keys are bare words, texts are in double quotes. */
export type Literal = string | number | readonly Literal[] | LiteralObject;

export interface LiteralObject {
  readonly [key: string]: Literal;
}

/** Nesting and size of a hand are far below these. */
const MAX_DEPTH = 8;
const MAX_VALUES = 4_000;

/** The value at an offset, and the offset after it. */
export interface ParsedLiteral {
  readonly value: Literal;
  readonly end: number;
}

/**
 * Parses the literal that begins at `start`, on one line or several; the offset of the error if it is damaged, too deep or too large.
 * O(length).
 */
export const parseLiteral = (text: string, start: number, end: number): ParsedLiteral | number => {
  const scanner = new LiteralScanner(text, start, end);
  const value = scanner.value(0);
  return value === undefined ? scanner.at : { value, end: scanner.at };
};

class LiteralScanner {
  #values = 0;

  constructor(
    private readonly text: string,
    public at: number,
    private readonly end: number,
  ) {}

  /** The value at the current offset; undefined for an error there. */
  value(depth: number): Literal | undefined {
    this.#skipBlanks();
    if (depth > MAX_DEPTH || ++this.#values > MAX_VALUES) return undefined;
    switch (this.#char()) {
      case '{':
        return this.#object(depth);
      case '[':
        return this.#array(depth);
      case '"':
        return this.#string();
      default:
        return this.#number();
    }
  }

  #object(depth: number): LiteralObject | undefined {
    // Keys are letters, so that none is one of the names that objects treat in a special way.
    const object: Record<string, Literal> = { [OFFSET]: this.at };
    this.at++;
    while (!this.#take('}')) {
      const key = this.#word();
      if (key === '' || Object.hasOwn(object, key) || !this.#take(':')) return undefined;
      const value = this.value(depth + 1);
      if (value === undefined) return undefined;
      object[key] = value;
      if (!this.#take(',') && this.#char() !== '}') return undefined;
    }
    return object;
  }

  #array(depth: number): readonly Literal[] | undefined {
    const values: Literal[] = [];
    this.at++;
    while (!this.#take(']')) {
      const value = this.value(depth + 1);
      if (value === undefined) return undefined;
      values.push(value);
      if (!this.#take(',') && this.#char() !== ']') return undefined;
    }
    return values;
  }

  #string(): string | undefined {
    const close = this.text.indexOf('"', this.at + 1);
    if (close < 0 || close >= this.end) return undefined;
    const value = this.text.slice(this.at + 1, close);
    this.at = close + 1;
    return value;
  }

  #number(): number | undefined {
    const start = this.at;
    let value = 0;
    for (let code = this.#code(); isDigit(code); code = this.#code()) {
      value = value * 10 + (code - ZERO);
      this.at++;
    }
    return this.at === start || !Number.isSafeInteger(value) ? undefined : value;
  }

  #word(): string {
    this.#skipBlanks();
    const start = this.at;
    while (isLetter(this.#code())) this.at++;
    return this.text.slice(start, this.at);
  }

  /** Skips blanks and takes a character if it is the next one. */
  #take(char: string): boolean {
    this.#skipBlanks();
    if (this.#char() !== char) return false;
    this.at++;
    return true;
  }

  #skipBlanks(): void {
    while (isBlank(this.#code())) this.at++;
  }

  /** The code of the next character; NaN at the end. */
  #code(): number {
    return this.at < this.end ? this.text.charCodeAt(this.at) : NaN;
  }

  #char(): string {
    return this.at < this.end ? this.text.charAt(this.at) : '';
  }
}

const ZERO = 0x30;
const SPACE = 0x20;
const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;

const isBlank = (code: number): boolean => code === SPACE || code === LF || code === CR || code === TAB;

const isLetter = (code: number): boolean => isCapital(code) || (code >= 0x61 && code <= 0x7a);

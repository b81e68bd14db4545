import type { Message } from '#cards';
import { jsonTokens } from './messages.js';

/** The first place at which a text is not JSON, and what JSON would have there. */
export interface JsonError {
  /** From 1; CRLF, LF and CR each end a line. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** What was expected, without a verb: `a comma or }`. */
  readonly expected: Message;
}

type Expected = keyof typeof jsonTokens;

const CLOSING = { '{': '}', '[': ']' } as const;
const LITERALS = ['true', 'false', 'null'];
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const BLANKS = ' \t\r\n';

/** Finds the first place at which a text is not JSON (RFC 8259); null for a whole document. O(length). */
export const findJsonError = (text: string): JsonError | null => {
  const scanner = new JsonScanner(text);
  const expected = scanner.run();
  return expected === null ? null : { ...placeOf(text, scanner.at), expected: jsonTokens[expected] };
};

const placeOf = (text: string, at: number): Pick<JsonError, 'line' | 'column'> => {
  let line = 1;
  let start = 0;
  for (let end = 0; end < at; end++) {
    const sign = text[end];
    if (sign !== '\n' && (sign !== '\r' || text[end + 1] === '\n')) continue;
    line++;
    start = end + 1;
  }
  return { line, column: at - start + 1 };
};

/** What must come next: a value, the name of one, or what follows a value. */
type State = 'value' | 'item' | 'name' | 'first-name' | 'more';

/** Reads a text as far as it is JSON. */
class JsonScanner {
  at = 0;
  private expected: Expected | null = null;
  /** Open brackets, the innermost last. */
  private readonly open: (keyof typeof CLOSING)[] = [];

  constructor(private readonly text: string) {}

  /** What was expected where reading stops; null at the end of a whole document. */
  run(): Expected | null {
    let state: State | null = 'value';
    while (state !== null) {
      this.skipBlanks();
      state = this.step(state);
    }
    return this.expected;
  }

  /** Null at the end of the document and at an error. */
  private step(state: State): State | null {
    switch (state) {
      case 'value':
        return this.takeValue(state);
      case 'item':
        return this.takes(']') ? this.close() : this.takeValue(state);
      case 'name':
        return this.takeName(state);
      case 'first-name':
        return this.takes('}') ? this.close() : this.takeName(state);
      case 'more':
        return this.takeMore();
    }
  }

  private takeMore(): State | null {
    const inner = this.open.at(-1);
    if (inner === undefined) return this.at === this.text.length ? null : this.stop('end');
    if (this.takes(',')) return inner === '{' ? 'name' : 'value';
    return this.takes(CLOSING[inner]) ? this.close() : this.stop(inner);
  }

  private takeName(state: 'name' | 'first-name'): State | null {
    if (this.text[this.at] !== '"') return this.stop(state);
    if (!this.takeText()) return null;
    this.skipBlanks();
    return this.takes(':') ? 'value' : this.stop('colon');
  }

  private takeValue(state: 'value' | 'item'): State | null {
    const sign = this.text[this.at];
    if (sign === '{' || sign === '[') {
      this.open.push(sign);
      this.at++;
      return sign === '{' ? 'first-name' : 'item';
    }
    if (sign === '"') return this.takeText() ? 'more' : null;
    const known = LITERALS.some((literal) => this.takes(literal)) || this.matches(NUMBER);
    return known ? 'more' : this.stop(state);
  }

  private takeText(): boolean {
    for (this.at++; this.at < this.text.length && this.text[this.at] >= ' '; this.at++) {
      if (this.takes('"')) return true;
      if (this.text[this.at] !== '\\') continue;
      if (!this.matches(ESCAPE)) {
        this.stop('escape');
        return false;
      }
      this.at--;
    }
    this.stop('quote');
    return false;
  }

  private close(): State {
    this.open.pop();
    return 'more';
  }

  private takes(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  private matches(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found !== '';
  }

  private skipBlanks(): void {
    while (this.at < this.text.length && BLANKS.includes(this.text[this.at])) this.at++;
  }

  private stop(expected: Expected): null {
    this.expected = expected;
    return null;
  }
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value of a row: null becomes NULL, a list an array of text. */
export type CopyValue = string | number | boolean | null | readonly string[];

const SLAB = 256 * 1024;
const TAB = 0x09;
const LINE_FEED = 0x0a;
const BLANK = 0x20;
const BACKSLASH = 0x5c;
const DELETE = 0x7f;
const MINUS = 0x2d;
const DOT = 0x2e;
const ZERO = 0x30;
const LETTER = { N: 0x4e, f: 0x66, t: 0x74 } as const;
/** Digits are written in blocks: 32-bit arithmetic is fast. */
const BLOCK_DIGITS = 9;
const BLOCK = 10 ** BLOCK_DIGITS;
/** A sign, and the digits of the largest safe integer. */
const MOST_DIGITS = 17;
/** The digits of an amount after its decimal point, and the point. */
const MAX_SCALE = 9;

/**
 * Collects rows as bytes in the text format of COPY (PostgreSQL manual, "COPY"): tabs between values, and a backslash before
 * special characters. A thread collects them, and the process sends them as they are.
 */
export class CopyRows {
  private readonly slabs: Buffer[] = [];
  private slab = Buffer.allocUnsafeSlow(SLAB);
  private used = 0;
  count = 0;

  /** Adds a row with its values in the order of the columns. */
  row(values: readonly CopyValue[]): void {
    for (const value of values) this.value(value);
    this.end();
  }

  /** Adds the next value of a row. Where its type is known, the methods below are faster. */
  value(value: CopyValue): void {
    if (value === null) this.null();
    else if (typeof value === 'string') this.text(value);
    else if (typeof value === 'number') this.number(value);
    else if (typeof value === 'boolean') this.boolean(value);
    else this.list(value);
  }

  null(): void {
    this.reserve(2);
    this.slab[this.used++] = BACKSLASH;
    this.slab[this.used++] = LETTER.N;
    this.slab[this.used++] = TAB;
  }

  /** Adds a text. Most have neither special characters nor any of other alphabets. */
  text(text: string | null): void {
    if (text === null) {
      this.null();
      return;
    }
    const { length } = text;
    this.reserve(length);
    const { slab } = this;
    let { used } = this;
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      if (code < BLANK || code >= DELETE || code === BACKSLASH) {
        this.utf8(escaped(text));
        return;
      }
      slab[used++] = code;
    }
    slab[used++] = TAB;
    this.used = used;
  }

  /** Adds a number. Most are whole: their digits need no text. */
  number(value: number | null): void {
    if (value === null) {
      this.null();
      return;
    }
    if (!Number.isSafeInteger(value)) {
      this.text(String(value));
      return;
    }
    this.reserve(MOST_DIGITS);
    if (value < 0) this.slab[this.used++] = MINUS;
    this.whole(Math.abs(value));
    this.slab[this.used++] = TAB;
  }

  /**
   * Adds an amount of money: `1234` at scale 2 as `12.34`, zero as `0`, like the amounts of records.
   *
   * @param amount in units of `scale` decimals; the sums of absurd hands, which are not exact, keep their leading digits
   */
  money(amount: number | null, scale: number): void {
    if (amount === null || scale === 0 || amount === 0) {
      this.number(amount);
      return;
    }
    if (!Number.isSafeInteger(amount)) {
      this.text(String(amount / 10 ** scale));
      return;
    }
    this.reserve(MOST_DIGITS + MAX_SCALE);
    if (amount < 0) this.slab[this.used++] = MINUS;
    const size = Math.abs(amount);
    const unit = 10 ** scale;
    const whole = Math.floor(size / unit);
    this.whole(whole);
    this.slab[this.used++] = DOT;
    this.digits(size - whole * unit, scale);
    this.slab[this.used++] = TAB;
  }

  boolean(value: boolean | null): void {
    if (value === null) {
      this.null();
      return;
    }
    this.reserve(1);
    this.slab[this.used++] = value ? LETTER.t : LETTER.f;
    this.slab[this.used++] = TAB;
  }

  list(elements: readonly string[]): void {
    this.text(`{${elements.map(quoted).join(',')}}`);
  }

  /** Adds values that many rows share: see {@link copyValues}. */
  values(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.slab.set(bytes, this.used);
    this.used += bytes.length;
  }

  /** Ends a row after its last value. */
  end(): void {
    this.slab[this.used - 1] = LINE_FEED;
    this.count++;
  }

  /** Returns all rows, and empties the collection. */
  take(): Buffer {
    const whole = Buffer.concat([...this.slabs, this.slab.subarray(0, this.used)]);
    this.slabs.length = 0;
    this.used = 0;
    this.count = 0;
    return whole;
  }

  /** Writes the digits of a safe integer that is not negative. */
  private whole(value: number): void {
    const blocks = Math.floor(value / BLOCK);
    if (blocks > 0) this.digits(blocks, digitCount(blocks));
    const rest = value - blocks * BLOCK;
    this.digits(rest, blocks > 0 ? BLOCK_DIGITS : digitCount(rest));
  }

  /** Writes the last digits of a number below 2^31, with zeros before them if it has fewer. */
  private digits(value: number, count: number): void {
    const { slab, used } = this;
    let left = value;
    for (let at = used + count - 1; at >= used; at--) {
      const tenth = Math.trunc(left / 10);
      slab[at] = ZERO + left - 10 * tenth;
      left = tenth;
    }
    this.used = used + count;
  }

  private utf8(text: string): void {
    this.reserve(text.length * BYTES_PER_CODE);
    this.used += this.slab.write(text, this.used);
    this.slab[this.used++] = TAB;
  }

  /** Makes room for a value and the sign after it. */
  private reserve(size: number): void {
    if (this.used + size < this.slab.length) return;
    this.slabs.push(this.slab.subarray(0, this.used));
    this.slab = Buffer.allocUnsafeSlow(Math.max(SLAB, size + 1));
    this.used = 0;
  }
}

const digitCount = (value: number): number => {
  let count = 1;
  for (let power = 10; power <= value; power *= 10) count++;
  return count;
};

/** The largest number of bytes of a code of UTF-16 in UTF-8. */
const BYTES_PER_CODE = 3;

/** An element of an array, in double quotes. */
const quoted = (element: string): string => `"${element.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const SPECIAL = /[\\\t\n\r\0\ud800-\udfff]/;

const escaped = (text: string): string =>
  SPECIAL.test(text)
    ? storable(text).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
    : text;

/** Values as they stand in a row, for {@link CopyRows.values}. */
export const copyValues = (values: readonly CopyValue[]): Uint8Array => {
  const rows = new CopyRows();
  for (const value of values) rows.value(value);
  return rows.take();
};

/** Sends rows to a table by COPY: many times faster than inserting them. */
export async function copyRows(
  client: PoolClient,
  table: string,
  columns: readonly string[],
  rows: Uint8Array,
): Promise<void> {
  if (rows.length === 0) return;
  const into = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from([rows], { objectMode: false }), into);
}

/** A text that PostgreSQL can store: NUL and unpaired surrogates become U+FFFD. */
export const storable = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '\ufffd');

import { formatCard, type Card } from '#cards';
import { formatMoney } from '#histories';

/** A constant part of JSON as bytes. */
export type Fragment = Uint8Array;

export const fragment = (text: string): Fragment => Uint8Array.from(Buffer.from(text));

/** The size of a buffer; more for a longer text. */
const BUFFER_SIZE = 64 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BLANK = 0x20;
const DELETE = 0x7f;
const ZERO = 0x30;
const DOT = 0x2e;
const MINUS = 0x2d;

const NULL = fragment('null');
const CARDS: readonly Fragment[] = Array.from({ length: 54 }, (_, card) => fragment(formatCard(card)));

/** Powers of ten by number of decimals. */
const UNITS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
/** The largest number whose digits come from 32-bit divisions. Larger numbers are rare and go through a string. */
const MAX_INT32 = 0x7fffffff;

/**
 * Writes JSON as UTF-8 into a buffer that is reused. A log has millions of records of nearly two thousand characters each:
 * to build and encode them as strings costs more than the audit of the hands.
 */
export class JsonWriter {
  private bytes = Buffer.allocUnsafeSlow(BUFFER_SIZE);
  /** The start and end of the bytes that are written and not taken yet. */
  private start = 0;
  private end = 0;

  /** The number of bytes written. */
  get length(): number {
    return this.end - this.start;
  }

  /** The written bytes; valid until the next write. */
  get written(): Uint8Array {
    return this.bytes.subarray(this.start, this.end);
  }

  /** Discards the written bytes. */
  clear(): void {
    this.end = this.start;
  }

  /** Returns the written bytes. They stay valid: the writer continues after them. */
  take(): Uint8Array {
    const taken = this.written;
    this.start = this.end;
    return taken;
  }

  /** Writes JSON that is encoded already. */
  raw(json: Uint8Array): this {
    this.reserve(json.length);
    this.bytes.set(json, this.end);
    this.end += json.length;
    return this;
  }

  /** Writes JSON that is not encoded yet. */
  utf8(json: string): this {
    this.reserve(json.length * 3);
    this.end += this.bytes.write(json, this.end);
    return this;
  }

  /** Writes any value. */
  value(value: unknown): this {
    return this.utf8(JSON.stringify(value));
  }

  /** Writes a string or null. Most strings need no escapes. */
  text(value: string | null): this {
    if (value === null) return this.raw(NULL);
    const { length } = value;
    this.reserve(length + 2);
    const { bytes } = this;
    let { end } = this;
    bytes[end++] = QUOTE;
    for (let at = 0; at < length; at++) {
      const code = value.charCodeAt(at);
      if (code < BLANK || code >= DELETE || code === QUOTE || code === BACKSLASH) return this.value(value);
      bytes[end++] = code;
    }
    bytes[end++] = QUOTE;
    this.end = end;
    return this;
  }

  /** Writes an integer or null. */
  int(value: number | null): this {
    if (value === null) return this.raw(NULL);
    if (value < 0 || value > MAX_INT32) return this.utf8(String(value));
    this.digits(value, 1);
    return this;
  }

  /** Writes an amount as `formatMoney` formats it, in quotes; null for an unknown amount. */
  money(amount: number | null, scale: number): this {
    if (amount === null || amount === Number.POSITIVE_INFINITY) return this.raw(NULL);
    if (amount > MAX_INT32 || amount < -MAX_INT32) return this.text(formatMoney(amount, scale));
    this.reserve(1);
    this.bytes[this.end++] = QUOTE;
    if (amount < 0) this.bytes[this.end++] = MINUS;
    const size = Math.abs(amount);
    if (size === 0 || scale === 0) this.digits(size, 1);
    else {
      const unit = UNITS[scale];
      const whole = (size / unit) | 0;
      this.digits(whole, 1);
      this.bytes[this.end++] = DOT;
      this.digits(size - whole * unit, scale);
    }
    this.bytes[this.end++] = QUOTE;
    return this;
  }

  /** Writes a card, such as `"Kh"`. */
  card(card: Card): this {
    return this.cards([card]);
  }

  /** Writes cards, such as `"Kh Ad"`, or null. */
  cards(cards: readonly Card[] | null): this {
    if (cards === null) return this.raw(NULL);
    this.reserve(cards.length * 3 + 2);
    this.bytes[this.end++] = QUOTE;
    for (let index = 0; index < cards.length; index++) {
      if (index > 0) this.bytes[this.end++] = BLANK;
      this.raw(CARDS[cards[index]]);
    }
    this.bytes[this.end++] = QUOTE;
    return this;
  }

  /** Writes a number of up to 31 bits with leading zeros, and reserves two bytes for the signs after it. */
  private digits(value: number, minDigits: number): void {
    let count = 1;
    for (let rest = (value / 10) | 0; rest > 0; rest = (rest / 10) | 0) count++;
    if (count < minDigits) count = minDigits;
    this.reserve(count + 2);
    const { bytes, end } = this;
    let rest = value | 0;
    for (let at = end + count - 1; at >= end; at--) {
      const tens = (rest / 10) | 0;
      bytes[at] = ZERO + rest - tens * 10;
      rest = tens;
    }
    this.end = end + count;
  }

  private reserve(more: number): void {
    if (this.end + more > this.bytes.length) this.grow(more);
  }

  /** Continues in a new buffer. */
  private grow(more: number): void {
    const { bytes, start, end } = this;
    this.bytes = Buffer.allocUnsafeSlow(Math.max(BUFFER_SIZE, 2 * (end - start + more)));
    bytes.copy(this.bytes, 0, start, end);
    this.start = 0;
    this.end = end - start;
  }
}

import { formatCard, type Card } from '#cards';
import { formatMoney } from '#histories';

/** A piece of JSON that is written again and again, as the bytes that it is. */
export type Fragment = Uint8Array;

export const fragment = (text: string): Fragment => Uint8Array.from(Buffer.from(text));

/** What is written lies in slabs of this size, or of twice what does not fit. */
const SLAB = 64 * 1024;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BLANK = 0x20;
const DELETE = 0x7f;
const ZERO = 0x30;
const DOT = 0x2e;
const MINUS = 0x2d;

const NULL = fragment('null');
const FACES: readonly Fragment[] = Array.from({ length: 54 }, (_, card) => fragment(formatCard(card)));

/** Powers of ten by number of decimals, as far as amounts are written digit by digit. */
const UNITS = [1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];
/** Up to here digits come from divisions of 32 bits; longer numbers are seldom enough for their text. */
const LARGEST_QUICK = 0x7fffffff;

/**
 * JSON written as UTF-8 into memory that is used on and on. A log has millions of records of nearly two thousand
 * characters each: as strings they would be made of a hundred pieces, joined and encoded, which costs more than the audit of the hand.
 */
export class JsonWriter {
  private bytes = Buffer.allocUnsafeSlow(SLAB);
  /** Where what has not been taken begins and ends. */
  private start = 0;
  private end = 0;

  /** Bytes written. */
  get length(): number {
    return this.end - this.start;
  }

  /** What was written, valid until more is. */
  get written(): Uint8Array {
    return this.bytes.subarray(this.start, this.end);
  }

  /** Forgets what was written, keeps the room. */
  clear(): void {
    this.end = this.start;
  }

  /** What was written, for good: the writer goes on behind it. */
  take(): Uint8Array {
    const taken = this.written;
    this.start = this.end;
    return taken;
  }

  raw(piece: Uint8Array): this {
    this.reserve(piece.length);
    this.bytes.set(piece, this.end);
    this.end += piece.length;
    return this;
  }

  /** Text that is JSON already. */
  utf8(text: string): this {
    this.reserve(text.length * 3);
    this.end += this.bytes.write(text, this.end);
    return this;
  }

  value(value: unknown): this {
    return this.utf8(JSON.stringify(value));
  }

  /** A string; null for none. Most need no escapes. */
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

  /** A whole number; null for none. */
  int(value: number | null): this {
    if (value === null) return this.raw(NULL);
    if (value < 0 || value > LARGEST_QUICK) return this.utf8(String(value));
    this.digits(value, 1);
    return this;
  }

  /** An amount as `formatMoney` prints it, in quotes; null where it is not known. */
  money(amount: number | null, scale: number): this {
    if (amount === null || amount === Number.POSITIVE_INFINITY) return this.raw(NULL);
    if (amount > LARGEST_QUICK || amount < -LARGEST_QUICK) return this.text(formatMoney(amount, scale));
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

  /** `"Kh"`. */
  card(card: Card): this {
    return this.cards([card]);
  }

  /** `"Kh Ad"`; null for none. */
  cards(cards: readonly Card[] | null): this {
    if (cards === null) return this.raw(NULL);
    this.reserve(cards.length * 3 + 2);
    this.bytes[this.end++] = QUOTE;
    for (let index = 0; index < cards.length; index++) {
      if (index > 0) this.bytes[this.end++] = BLANK;
      this.raw(FACES[cards[index]]);
    }
    this.bytes[this.end++] = QUOTE;
    return this;
  }

  /** A number of up to 31 bits, with noughts before it up to a number of digits; leaves room for two signs more. */
  private digits(value: number, least: number): void {
    let count = 1;
    for (let rest = (value / 10) | 0; rest > 0; rest = (rest / 10) | 0) count++;
    if (count < least) count = least;
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
    if (this.end + more > this.bytes.length) this.move(more);
  }

  /** Goes on in another slab. */
  private move(more: number): void {
    const { bytes, start, end } = this;
    this.bytes = Buffer.allocUnsafeSlow(Math.max(SLAB, 2 * (end - start + more)));
    bytes.copy(this.bytes, 0, start, end);
    this.start = 0;
    this.end = end - start;
  }
}

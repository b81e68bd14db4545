import { BASE, DOUBLE_BYTES, HEAD_BYTES, LAYOUT_BYTES, MAX_BYTES } from './layout.js';

const FIRST_SIZE = 64 * 1024;

/** Numbers of which the distance of two has less than 53 bits. */
const DIGITS = /^[1-9]\d{0,14}$/;

const encoder = new TextEncoder();

/** Writes values as few bytes: texts once each, and whole numbers in as many bytes as they need. `ByteReader` reads them in the same order. */
export class ByteWriter {
  private bytes = new Uint8Array(FIRST_SIZE);
  private view = new DataView(this.bytes.buffer);
  private at = 0;
  private readonly texts = new Map<string, number>();
  private lastId = 0;

  /** @param layout 1 to 255: a reader opens only bytes with the layout that it knows */
  constructor(private readonly layout: number) {}

  /** A whole number with less than 53 bits. One from -64 to 63 takes a byte. */
  number(value: number): void {
    this.reserve(MAX_BYTES);
    const { bytes } = this;
    // The sign is the lowest bit, so that small negative numbers are short too.
    const small = value | 0;
    if (small !== value) {
      this.large(value);
      return;
    }
    let left = ((small << 1) ^ (small >> 31)) >>> 0;
    while (left >= BASE) {
      bytes[this.at++] = BASE | (left & (BASE - 1));
      left >>>= 7;
    }
    bytes[this.at++] = left;
  }

  /** A whole number from 0 to 2^31 - 1. One below 128 takes a byte. */
  natural(value: number): void {
    this.reserve(MAX_BYTES);
    const { bytes } = this;
    let left = value;
    while (left >= BASE) {
      bytes[this.at++] = BASE | (left & (BASE - 1));
      left >>>= 7;
    }
    bytes[this.at++] = left;
  }

  /** Any number, in eight bytes. */
  double(value: number): void {
    this.reserve(DOUBLE_BYTES);
    this.view.setFloat64(this.at, value);
    this.at += DOUBLE_BYTES;
  }

  /** The numbers of a list of known length: those that are 0 take together a byte. */
  sparse(values: readonly number[]): void {
    let zeros = 0;
    // By index: lists of several kinds come here, for which an iterator makes an object a value.
    let index = 0;
    while (index < values.length) {
      const value = values[index++];
      if (value === 0) zeros++;
      else {
        this.natural(zeros);
        this.number(value);
        zeros = 0;
      }
    }
    if (zeros > 0) this.natural(zeros);
  }

  list(values: readonly number[]): void {
    this.natural(values.length);
    for (const value of values) this.number(value);
  }

  text(value: string): void {
    let number = this.texts.get(value);
    if (number === undefined) this.texts.set(value, (number = this.texts.size));
    this.natural(number);
  }

  /** A text such as the id of a hand, which seldom comes again: digits as the distance from the number before. */
  id(value: string): void {
    const id = DIGITS.test(value) ? Number(value) : this.lastId;
    this.number(id - this.lastId);
    if (id === this.lastId) this.text(value);
    this.lastId = id;
  }

  /** All bytes: the layout, the texts as JSON after their length, and the numbers. */
  end(): Uint8Array {
    const texts = encoder.encode(JSON.stringify([...this.texts.keys()]));
    const all = new Uint8Array(HEAD_BYTES + texts.length + this.at);
    all[0] = this.layout;
    new DataView(all.buffer).setUint32(LAYOUT_BYTES, texts.length);
    all.set(texts, HEAD_BYTES);
    all.set(this.bytes.subarray(0, this.at), HEAD_BYTES + texts.length);
    return all;
  }

  private large(value: number): void {
    let left = value < 0 ? -2 * value - 1 : 2 * value;
    while (left >= BASE) {
      this.bytes[this.at++] = BASE | (left % BASE);
      left = Math.floor(left / BASE);
    }
    this.bytes[this.at++] = left;
  }

  private reserve(size: number): void {
    if (this.at + size <= this.bytes.length) return;
    const larger = new Uint8Array(2 * this.bytes.length);
    larger.set(this.bytes);
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
}

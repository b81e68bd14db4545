import { BASE, DOUBLE_BYTES, HEAD_BYTES, LAYOUT_BYTES } from './layout.js';

const decoder = new TextDecoder();

/** Reads what a `ByteWriter` wrote, in the same order. */
export class ByteReader {
  private readonly view: DataView;
  private readonly texts: readonly string[];
  private at: number;
  private lastId = 0;

  /** Null for bytes of another layout. */
  static open(bytes: Uint8Array, layout: number): ByteReader | null {
    return bytes[0] === layout ? new ByteReader(bytes) : null;
  }

  private constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = HEAD_BYTES + this.view.getUint32(LAYOUT_BYTES);
    this.texts = JSON.parse(decoder.decode(bytes.subarray(HEAD_BYTES, this.at))) as string[];
  }

  /** Whether everything was read. */
  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  number(): number {
    const { bytes } = this;
    const first = bytes[this.at++];
    if (first < BASE) return (first >>> 1) ^ -(first & 1);
    let value = first & (BASE - 1);
    let unit = BASE;
    for (;;) {
      const byte = bytes[this.at++];
      value += (byte & (BASE - 1)) * unit;
      if (byte < BASE) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      unit *= BASE;
    }
  }

  natural(): number {
    const { bytes } = this;
    let value = bytes[this.at++];
    if (value < BASE) return value;
    value -= BASE;
    for (let unit = BASE; ; unit *= BASE) {
      const byte = bytes[this.at++];
      value += (byte & (BASE - 1)) * unit;
      if (byte < BASE) return value;
    }
  }

  double(): number {
    const value = this.view.getFloat64(this.at);
    this.at += DOUBLE_BYTES;
    return value;
  }

  /** @param values a list for the result, of any content */
  sparse(length: number, values: number[] = []): number[] {
    let place = 0;
    while (place < length) {
      for (let zeros = this.natural(); zeros > 0; zeros--) values[place++] = 0;
      if (place < length) values[place++] = this.number();
    }
    values.length = length;
    return values;
  }

  list(): number[] {
    const length = this.natural();
    const values: number[] = [];
    for (let place = 0; place < length; place++) values.push(this.number());
    return values;
  }

  id(): string {
    const distance = this.number();
    if (distance === 0) return this.text();
    this.lastId += distance;
    return String(this.lastId);
  }

  text(): string {
    return this.texts[this.natural()];
  }
}

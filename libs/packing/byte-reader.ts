import { BASE, DOUBLE_BYTES, LENGTH_BYTES } from './layout.js';

const decoder = new TextDecoder();

/** Reads what a `ByteWriter` wrote, in the same order. */
export class ByteReader {
  private readonly view: DataView;
  private readonly texts: readonly string[];
  private at: number;

  constructor(private readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = LENGTH_BYTES + this.view.getUint32(0);
    this.texts = JSON.parse(decoder.decode(bytes.subarray(LENGTH_BYTES, this.at))) as string[];
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

  double(): number {
    const value = this.view.getFloat64(this.at);
    this.at += DOUBLE_BYTES;
    return value;
  }

  sparse(length: number): number[] {
    const values: number[] = [];
    for (let place = 0; place < length; place++) values.push(0);
    if (length === 0) return values;
    for (let place = this.number(); place < length; place += 1 + this.number()) {
      values[place] = this.number();
      if (place === length - 1) break;
    }
    return values;
  }

  list(): number[] {
    const length = this.number();
    const values: number[] = [];
    for (let place = 0; place < length; place++) values.push(this.number());
    return values;
  }

  text(): string {
    return this.texts[this.number()];
  }
}

import { type Block, BlockCutter, type CutListener } from './block-cutter.js';
import type { StreamDecoder } from './decoder.js';
import type { EncodingFamily } from './encoding.js';
import type { Layout, LayoutSearch } from './layout.js';
import type { BlockLimits } from './limits.js';
import { ByteLocator } from './byte-locator.js';

/** The bytes of a block. */
export interface RawBytes {
  /** A copy of the bytes; for an oversize block, of its beginning. */
  readonly bytes: Uint8Array;
  /** Number of bytes at the start that are byte order marks; 0 in all blocks but the first. */
  readonly marks: number;
  /** Offset of the first byte in the decompressed file, or in the member of a zip. */
  readonly byteOffset: number;
  /** Bytes that an oversize block leaves out. */
  readonly skippedBytes: number;
}

/** A block with its bytes. The bytes of all blocks of a file, with the skipped ones between them, are the file. */
export interface RawBlock extends Block {
  readonly raw: RawBytes;
}

const NO_BYTES = new Uint8Array(0);

/** Bytes that decode to a known number of code units; they are taken from the front. */
class Segment {
  readonly #bytes: Uint8Array;
  readonly #length: number;
  readonly #ruler: ByteLocator;
  #unit = 0;
  #byte = 0;

  constructor(bytes: Uint8Array, length: number, family: EncodingFamily) {
    this.#bytes = bytes;
    this.#length = length;
    this.#ruler = new ByteLocator(bytes, family);
  }

  /** Code units left. */
  get units(): number {
    return this.#length - this.#unit;
  }

  /** Takes the bytes of the next code units; the last code unit comes with all bytes that are left. */
  take(units: number): Uint8Array {
    const start = this.#byte;
    this.#unit += units;
    this.#byte = this.units === 0 ? this.#bytes.length : this.#ruler.byteAt(this.#unit);
    return this.#bytes.subarray(start, this.#byte);
  }
}

/** Keeps the bytes of a text until the cutter has cut it, and drops the bytes of skipped text. */
class ByteKeeper implements CutListener {
  readonly #family: EncodingFamily;
  readonly #segments: Segment[] = [];
  readonly #ready: RawBytes[] = [];
  /** Bytes at the end without text yet. */
  #open = NO_BYTES;
  #marks = 0;
  #byteOffset = 0;
  held = 0;

  constructor(family: EncodingFamily) {
    this.#family = family;
  }

  /** Adds bytes: `units` code units were decoded, and the last `open` bytes have no text yet. */
  add(bytes: Uint8Array, units: number, open: number): void {
    this.held += bytes.length;
    const all = this.#open.length === 0 ? bytes : Buffer.concat([this.#open, bytes]);
    const decoded = all.length - open;
    this.#open = new Uint8Array(all.subarray(decoded));
    if (decoded > 0) this.#segments.push(new Segment(all.subarray(0, decoded), units, this.#family));
  }

  /** Adds the first bytes of a file, which begin with `markLength` code units of byte order marks. */
  addFirst(bytes: Uint8Array, units: number, open: number, markLength: number): void {
    this.#marks = new ByteLocator(bytes, this.#family).byteAt(markLength);
    this.add(bytes.subarray(0, this.#marks), 0, 0);
    this.add(bytes.subarray(this.#marks), units, open);
  }

  keep(length: number): void {
    const parts = this.#take(length);
    const size = sizeOf(parts);
    const bytes = new Uint8Array(size);
    let at = 0;
    for (const part of parts) {
      bytes.set(part, at);
      at += part.length;
    }
    this.#ready.push({ bytes, marks: this.#marks, byteOffset: this.#byteOffset, skippedBytes: 0 });
    this.#byteOffset += size;
    this.#marks = 0;
  }

  drop(length: number): void {
    const size = sizeOf(this.#take(length));
    this.held -= size;
    this.#byteOffset += size;
    const last = this.#ready.pop();
    if (last !== undefined) this.#ready.push({ ...last, skippedBytes: last.skippedBytes + size });
  }

  /** The bytes of the next complete block. */
  shift(): RawBytes {
    const raw = this.#ready.shift();
    if (raw === undefined) throw new Error('a block without bytes');
    this.held -= raw.bytes.length;
    return raw;
  }

  /** The bytes of the next code units, bytes without text beside them included. */
  #take(units: number): Uint8Array[] {
    const parts: Uint8Array[] = [];
    let wanted = units;
    for (let segment = this.#segments[0]; segment !== undefined; segment = this.#segments[0]) {
      if (wanted === 0 && segment.units > 0) break;
      const taken = Math.min(wanted, segment.units);
      parts.push(segment.take(taken));
      wanted -= taken;
      if (segment.units === 0) this.#segments.shift();
    }
    return parts;
  }
}

const sizeOf = (parts: readonly Uint8Array[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/**
 * Cuts bytes that arrive in parts into blocks with their bytes. Only the part in which a block ends is searched for the
 * byte offset of the cut. Memory: as much as `BlockCutter` holds of text.
 *
 * Synchronous: `push` bytes, `shift` blocks until there is none, `finish`, `shift` again.
 */
export class RawCutter {
  readonly #decoder: StreamDecoder;
  readonly #keeper: ByteKeeper;
  readonly #cutter: BlockCutter;

  /** `text` is what `decoder` made of `head`, the first bytes of the file. */
  constructor(
    layout: Layout,
    limits: BlockLimits,
    decoder: StreamDecoder,
    head: Uint8Array,
    text: string,
    findChange?: LayoutSearch,
  ) {
    this.#decoder = decoder;
    this.#keeper = new ByteKeeper(decoder.family);
    this.#cutter = new BlockCutter(layout, limits, this.#keeper, findChange);
    this.#keeper.addFirst(head, text.length, decoder.open, decoder.markLength);
    this.#cutter.push(text);
  }

  /** After `finish`: number of the line on which the text ends. */
  get line(): number {
    return this.#cutter.line;
  }

  /** Bytes in memory, those of finished blocks included. */
  get held(): number {
    return this.#keeper.held;
  }

  /** Adds bytes, which must not change afterwards. */
  push(bytes: Uint8Array): void {
    this.#add(bytes, this.#decoder.decode(bytes));
  }

  /** Marks the end of the bytes. */
  finish(): void {
    this.#add(NO_BYTES, this.#decoder.finish());
    this.#cutter.finish();
  }

  /** Removes and returns the next complete block. */
  shift(): RawBlock | undefined {
    const block = this.#cutter.shift();
    return block === undefined ? undefined : { ...block, raw: this.#keeper.shift() };
  }

  #add(bytes: Uint8Array, text: string): void {
    this.#keeper.add(bytes, text.length, this.#decoder.open);
    this.#cutter.push(text);
  }
}

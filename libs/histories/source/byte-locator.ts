import { isAscii } from 'node:buffer';
import type { EncodingFamily } from './encoding.js';
import { sequenceLength } from './utf8.js';

/**
 * Finds the byte offset of code units of a text, by the rules of `StreamDecoder`. The bytes must be whole sequences; byte
 * order marks count as text. O(bytes) over all calls, O(1) a call for ASCII and UTF-16.
 */
export class ByteLocator {
  readonly #bytes: Uint8Array;
  /** Bytes of each code unit, if constant; 0 if sequences differ in length. */
  readonly #width: number;
  #unit = 0;
  #byte = 0;

  constructor(bytes: Uint8Array, family: EncodingFamily) {
    this.#bytes = bytes;
    this.#width = family !== 'bytes' ? 2 : isAscii(bytes) ? 1 : 0;
  }

  /**
   * Offset of the first byte of code unit `unit`, or of the end where `unit` is the number of code units. Calls must be in
   * ascending order. The second half of a surrogate pair of UTF-8 has the offset after the pair.
   */
  byteAt(unit: number): number {
    if (this.#width > 0) return unit * this.#width;
    const bytes = this.#bytes;
    while (this.#unit < unit && this.#byte < bytes.length) {
      const length = bytes[this.#byte] < 0x80 ? 1 : sequenceLength(bytes, this.#byte, bytes.length);
      this.#byte += length > 0 ? length : 1;
      this.#unit += length === 4 ? 2 : 1;
    }
    return this.#byte;
  }
}

import { isAscii } from 'node:buffer';
import type { EncodingFamily } from './encoding.js';
import { sequenceLength } from './utf8.js';

/**
 * Goes along the bytes of a text and tells where its code units lie in them: the same reading as `StreamDecoder`'s, the
 * lengths alone. The bytes must be whole sequences, byte order marks counted as text. O(bytes) over all calls, O(1)
 * each for ASCII and UTF-16.
 */
export class ByteLocator {
  readonly #bytes: Uint8Array;
  /** Bytes a code unit where they are the same for all; 0 where each sequence has to be looked at. */
  readonly #width: number;
  #unit = 0;
  #byte = 0;

  constructor(bytes: Uint8Array, family: EncodingFamily) {
    this.#bytes = bytes;
    this.#width = family !== 'bytes' ? 2 : isAscii(bytes) ? 1 : 0;
  }

  /**
   * Offset of the byte that the code unit `unit` begins with, or of the end where `unit` is their number. To be asked in
   * ascending order. The lower half of a surrogate pair of UTF-8 begins where the pair ends.
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

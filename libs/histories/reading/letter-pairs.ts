/**
 * Sets of pairs of neighbouring characters, as 128 bits. A text that contains another one has all its pairs, so the sets
 * exclude nearly all phrases of a line without a comparison of texts. Different pairs may share a bit, so a phrase that is
 * not excluded need not match.
 */
export class LetterPairs {
  #bits0 = 0;
  #bits1 = 0;
  #bits2 = 0;
  #bits3 = 0;

  clear(): void {
    this.#bits0 = 0;
    this.#bits1 = 0;
    this.#bits2 = 0;
    this.#bits3 = 0;
  }

  /** Adds the pairs of [start, end) of a text. O(length). */
  add(text: string, start: number, end: number): void {
    let [bits0, bits1, bits2, bits3] = [this.#bits0, this.#bits1, this.#bits2, this.#bits3];
    let before = text.charCodeAt(start);
    for (let at = start + 1; at < end; at++) {
      const code = text.charCodeAt(at);
      const hash = before * 5 + code * 31;
      before = code;
      // A shift uses the five lowest bits of the hash.
      switch ((hash >> 5) & 3) {
        case 0:
          bits0 |= 1 << hash;
          break;
        case 1:
          bits1 |= 1 << hash;
          break;
        case 2:
          bits2 |= 1 << hash;
          break;
        default:
          bits3 |= 1 << hash;
      }
    }
    this.#bits0 = bits0;
    this.#bits1 = bits1;
    this.#bits2 = bits2;
    this.#bits3 = bits3;
  }

  /** Whether all pairs of another set are in this one, as far as the bits show. */
  includes(other: LetterPairs): boolean {
    return (
      (other.#bits0 & ~this.#bits0) === 0 &&
      (other.#bits1 & ~this.#bits1) === 0 &&
      (other.#bits2 & ~this.#bits2) === 0 &&
      (other.#bits3 & ~this.#bits3) === 0
    );
  }
}

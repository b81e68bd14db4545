/** Words of 32 bits. */
const WORDS = 4;

/**
 * Sets of pairs of neighbouring characters, as 128 bits. A text that contains another one has all its pairs, so the sets
 * exclude nearly all phrases of a line without a comparison of texts. Different pairs may share a bit, so a phrase that is
 * not excluded need not match.
 */
export class LetterPairs {
  /** A list, since a branch for each word would be mispredicted for most characters. */
  readonly #bits = new Int32Array(WORDS);

  clear(): void {
    this.#bits.fill(0);
  }

  /** Adds the pairs of [start, end) of a text. O(length). */
  add(text: string, start: number, end: number): void {
    const bits = this.#bits;
    let before = text.charCodeAt(start);
    for (let at = start + 1; at < end; at++) {
      const code = text.charCodeAt(at);
      const hash = before * 5 + code * 31;
      before = code;
      // A shift uses the five lowest bits of the hash.
      bits[(hash >> 5) & (WORDS - 1)] |= 1 << hash;
    }
  }

  /** Whether all pairs of another set are in this one, as far as the bits show. */
  includes(other: LetterPairs): boolean {
    const own = this.#bits;
    const others = other.#bits;
    return (
      (others[0] & ~own[0]) === 0 &&
      (others[1] & ~own[1]) === 0 &&
      (others[2] & ~own[2]) === 0 &&
      (others[3] & ~own[3]) === 0
    );
  }
}

const TWO_32 = 2 ** 32;

const rotateLeft = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

/** The finalizer of MurmurHash3 (A. Appleby): every input bit affects every output bit. */
const mix = (word: number): number => {
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return word ^ (word >>> 16);
};

/** The fraction of the golden ratio as a word. Repeated addition reaches every word once (Weyl sequence). */
const GOLDEN_STEP = 0x9e3779b9;

/**
 * Random numbers that depend on the seed alone: xoshiro128** (D. Blackman, S. Vigna: Scrambled Linear Pseudorandom
 * Number Generators, 2018), its state filled from the seed by a Weyl sequence of mixed words, as its authors advise.
 * Not for secrets.
 */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  /**
   * `seed`: a safe integer, which may be negative. `stream`: one of 2^32 sequences of the seed, for work in batches.
   */
  constructor(seed: number, stream = 0) {
    const high = Math.floor(seed / TWO_32) | 0;
    let weyl = (seed | 0) ^ mix(stream);
    const word = (): number => mix((weyl = (weyl + GOLDEN_STEP) | 0));
    this.a = word();
    this.b = word();
    weyl = (weyl ^ mix(high)) | 0;
    this.c = word();
    this.d = word();
    if ((this.a | this.b | this.c | this.d) === 0) this.a = 1;
  }

  /** A generator with this state, for checks against published outputs. */
  static fromState(a: number, b: number, c: number, d: number): Random {
    const random = new Random(0);
    random.a = a;
    random.b = b;
    random.c = c;
    random.d = d;
    return random;
  }

  /** The four words of state, so that another generator can continue from here. */
  state(): readonly [number, number, number, number] {
    return [this.a, this.b, this.c, this.d];
  }

  /** The next word: an integer from 0 to 2^32 - 1. */
  next(): number {
    const result = Math.imul(rotateLeft(Math.imul(this.b, 5), 7), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = rotateLeft(this.d, 11);
    return result;
  }

  /** An integer from 0 to `count` - 1, all equally likely; `count` is 1 to 2^32. */
  below(count: number): number {
    // Words above the last multiple of `count` would favour small results, so they are drawn again.
    const limit = TWO_32 - (TWO_32 % count);
    let word = this.next();
    while (word >= limit) word = this.next();
    return word % count;
  }

  /** An integer from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + this.below(to - from + 1);
  }

  /** True with that probability. */
  chance(probability: number): boolean {
    return this.next() < probability * TWO_32;
  }

  /** The index of one of the weights, with a probability in proportion to its weight. At least one weight is above zero. */
  weighted(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    let left = (this.next() / TWO_32) * total;
    let last = 0;
    for (let index = 0; index < weights.length; index++) {
      const weight = weights[index];
      if (weight <= 0) continue;
      if (left < weight) return index;
      left -= weight;
      last = index;
    }
    // Rounding may leave a remainder after the last weight.
    return last;
  }

  /** An item of a non-empty list. */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }

  /** Puts the first `count` places of the list in random order, drawn from the whole list (Fisher and Yates). */
  shuffle(list: unknown[], count: number = list.length): void {
    for (let place = 0; place < count; place++) {
      const drawn = place + this.below(list.length - place);
      const item = list[place];
      list[place] = list[drawn];
      list[drawn] = item;
    }
  }
}

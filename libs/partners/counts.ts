/** Sums by number of a kind. */
export interface Sums {
  get(kind: number): number;
}

/** Sums of which most are 0: most pairs share few hands. */
export class Counts implements Sums {
  private readonly sums = new Map<number, number>();

  get(kind: number): number {
    return this.sums.get(kind) ?? 0;
  }

  add(kind: number, value: number): void {
    this.sums.set(kind, this.get(kind) + value);
  }

  get size(): number {
    return this.sums.size;
  }

  [Symbol.iterator](): IterableIterator<[number, number]> {
    return this.sums[Symbol.iterator]();
  }
}

/** A map with as many sums takes as much memory as a list of all. */
const MOST_OF_MAP = 12;

/** Sums of which most are 0 at first, as those of two players who meet for the first time. */
export class GrowingCounts implements Sums {
  private sums: Counts | DenseCounts = new Counts();

  constructor(private readonly kinds: number) {}

  get(kind: number): number {
    return this.sums.get(kind);
  }

  add(kind: number, value: number): void {
    if (this.sums instanceof Counts && this.sums.size === MOST_OF_MAP) this.grow(this.sums);
    this.sums.add(kind, value);
  }

  [Symbol.iterator](): IterableIterator<[number, number]> {
    return this.sums[Symbol.iterator]();
  }

  private grow(few: Counts): void {
    this.sums = new DenseCounts(this.kinds);
    for (const [kind, sum] of few) this.sums.add(kind, sum);
  }
}

/** Sums of which most are not 0: a player meets most situations. */
export class DenseCounts implements Sums {
  private readonly sums: Float64Array;

  constructor(kinds: number) {
    this.sums = new Float64Array(kinds);
  }

  get(kind: number): number {
    return this.sums[kind];
  }

  add(kind: number, value: number): void {
    this.sums[kind] += value;
  }

  [Symbol.iterator](): IterableIterator<[number, number]> {
    return this.sums.entries();
  }
}

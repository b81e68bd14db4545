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

  [Symbol.iterator](): IterableIterator<[number, number]> {
    return this.sums[Symbol.iterator]();
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

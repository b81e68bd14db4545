/** Sums by number of a kind, of which most are 0: most pairs share few hands. */
export class Counts {
  private readonly sums: Map<number, number>;

  constructor(entries: Iterable<readonly [number, number]> = []) {
    this.sums = new Map(entries);
  }

  get(kind: number): number {
    return this.sums.get(kind) ?? 0;
  }

  add(kind: number, value: number): void {
    this.sums.set(kind, this.get(kind) + value);
  }

  addAll(other: Counts): void {
    for (const [kind, value] of other.sums) this.add(kind, value);
  }

  [Symbol.iterator](): IterableIterator<[number, number]> {
    return this.sums[Symbol.iterator]();
  }
}

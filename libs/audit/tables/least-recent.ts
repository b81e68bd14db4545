/** A map with at most so many entries: the one that was not used for the longest time gives way to a new one. O(1). */
export class LeastRecent<T> {
  private readonly map = new Map<number, T>();
  /** The last entry that was used, which most often is the next one too. */
  private lastKey = NaN;
  private last: T | undefined;

  constructor(private readonly capacity: number) {}

  /** The value of a key; made if there is none. */
  get(key: number, make: () => T): T {
    if (key === this.lastKey && this.last !== undefined) return this.last;
    let value = this.map.get(key);
    if (value === undefined) {
      value = make();
      if (this.map.size >= this.capacity) this.deleteFirst();
    } else this.map.delete(key);
    this.map.set(key, value);
    this.lastKey = key;
    this.last = value;
    return value;
  }

  private deleteFirst(): void {
    for (const key of this.map.keys()) {
      this.map.delete(key);
      return;
    }
  }

  values(): Iterable<T> {
    return this.map.values();
  }

  clear(): void {
    this.map.clear();
    this.last = undefined;
  }
}

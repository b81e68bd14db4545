/** A map with at most so many entries: the one that was not used for the longest time gives way to a new one. O(1). */
export class LeastRecent<T> {
  private readonly map = new Map<number, T>();

  constructor(private readonly capacity: number) {}

  /** The value of a key; made if there is none. */
  get(key: number, make: () => T): T {
    let value = this.map.get(key);
    if (value === undefined) {
      value = make();
      if (this.map.size >= this.capacity) this.deleteFirst();
    } else this.map.delete(key);
    this.map.set(key, value);
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
  }
}

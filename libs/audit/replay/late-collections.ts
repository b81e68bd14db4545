/**
 * Maps and sets whose table is made with the first entry. A replay has a dozen of them, most of which stay empty, and an empty table
 * takes as much memory as the cards of a hand.
 */

/** What of a map may be read. */
export type LateMapView<Key, Value> = Pick<LateMap<Key, Value>, 'size' | 'has' | 'get'>;

export class LateMap<Key, Value> {
  private table: Map<Key, Value> | null = null;

  get size(): number {
    return this.table?.size ?? 0;
  }

  has(key: Key): boolean {
    return this.table?.has(key) ?? false;
  }

  get(key: Key): Value | undefined {
    return this.table?.get(key);
  }

  set(key: Key, value: Value): void {
    (this.table ??= new Map<Key, Value>()).set(key, value);
  }

  clear(): void {
    this.table = null;
  }
}

export class LateSet<Value> {
  private table: Set<Value> | null = null;

  get size(): number {
    return this.table?.size ?? 0;
  }

  has(value: Value): boolean {
    return this.table?.has(value) ?? false;
  }

  add(value: Value): void {
    (this.table ??= new Set<Value>()).add(value);
  }
}

/** Something that hands are counted of. */
interface Counted {
  hands: number;
}

/** Those with so many hands are kept as long as there is room; fewer hands say nothing. */
export const KEPT_FROM = 50;

/**
 * A map in bounded memory: it keeps those with many hands, and of the others the ones that were used last. Those that were not used
 * for a long time give way. What it holds depends on the order of the hands, and on nothing else.
 */
export class Frequent<Key, Value extends Counted> {
  private readonly kept = new Map<Key, Value>();
  /** Those that were used since the last turn, and before it: a turn forgets the latter. */
  private recent = new Map<Key, Value>();
  private older = new Map<Key, Value>();

  /**
   * @param maxKept how many with many hands
   * @param maxRecent how many others at least; up to twice as many are held
   */
  constructor(
    private readonly maxKept: number,
    private readonly maxRecent: number,
  ) {}

  /** The value of a key; made if there is none. O(1). */
  get(key: Key, make: () => Value): Value {
    const kept = this.kept.get(key);
    if (kept !== undefined) return kept;
    let value = this.recent.get(key);
    if (value !== undefined && value.hands < KEPT_FROM) return value;
    value ??= this.older.get(key) ?? make();
    this.recent.delete(key);
    this.older.delete(key);
    if (value.hands >= KEPT_FROM && this.kept.size < this.maxKept) this.kept.set(key, value);
    else this.hold(key, value);
    return value;
  }

  *values(): Generator<Value> {
    yield* this.kept.values();
    yield* this.older.values();
    yield* this.recent.values();
  }

  private hold(key: Key, value: Value): void {
    if (this.recent.size >= this.maxRecent) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, value);
  }
}

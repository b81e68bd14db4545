/** Values by key, made when they are first needed. The most recently used ones are kept. */
export class RecentValues<T extends object> {
  private readonly values = new Map<string, T>();

  /** @param most the number of values that are kept */
  constructor(private readonly most: number) {}

  /** The value of a key: the one that is kept, or a new one. */
  get(key: string, make: () => T): T {
    const { values, most } = this;
    const value = values.get(key) ?? make();
    // The most recently used one is the last of the map.
    values.delete(key);
    values.set(key, value);
    for (const [oldest] of values) if (values.size > most) values.delete(oldest);
    return value;
  }
}

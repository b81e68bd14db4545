/** Longer texts are read anew each time. */
const MAX_LENGTH = 200;

/**
 * What texts mean, by text. Logs repeat the same few texts, such as `a pair of Kings`, which take longer to read than to look up. When
 * the memory is full, it begins anew.
 *
 * `read` gets a copy of the text, because a slice that is kept would keep the whole log in memory. Results are shared: they must not
 * be changed.
 */
export class RecentTexts<T extends object | string> {
  readonly #known = new Map<string, T>();
  readonly #most: number;

  constructor(
    /** The number of texts that are kept. */
    most: number,
    private readonly read: (text: string) => T,
  ) {
    this.#most = most;
  }

  /** The meaning of a text: a known one, or what `read` finds in it. O(length). */
  get(text: string): T {
    if (text.length > MAX_LENGTH) return this.read(text);
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const own = ` ${text}`.slice(1);
    const found = this.read(own);
    if (this.#known.size >= this.#most) this.#known.clear();
    this.#known.set(own, found);
    return found;
  }
}

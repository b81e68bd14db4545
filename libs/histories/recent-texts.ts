/** Longer texts hardly repeat. The limit bounds the memory. */
const MAX_LENGTH = 200;

/**
 * Remembers what texts mean, because logs repeat the same few, such as `a pair of Kings`. A full memory is emptied. A remembered text is
 * a copy, because a slice would keep the whole log in memory. Results are shared and must not be changed.
 */
export class RecentTexts<T extends object | string> {
  private readonly known = new Map<string, T>();

  /** @param most the number of texts that are remembered */
  constructor(
    private readonly most: number,
    private readonly read: (text: string) => T,
  ) {}

  /** The meaning of a text: the remembered one, or what `read` finds. O(length). */
  get(text: string): T {
    if (text.length > MAX_LENGTH) return this.read(text);
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const own = ` ${text}`.slice(1);
    const found = this.read(own);
    if (this.known.size >= this.most) this.known.clear();
    this.known.set(own, found);
    return found;
  }
}

import type { RangeResult, RangeShape } from './range.js';

/** The number of cached ranges. Ranges with longer texts or more listed cards are not cached; the rest is a few megabytes. */
const MAX_RANGES = 256;
const MAX_LENGTH = 500;
const MAX_CARDS = 10_000;

/** A cache of parsed ranges that evicts the least recently used one. Parsed ranges are never changed. */
export class RangeCache {
  private readonly results = new Map<string, RangeResult>();

  /** The cached result for a text, or that of `parse`. */
  get(text: string, shape: RangeShape, parse: () => RangeResult): RangeResult {
    if (text.length > MAX_LENGTH) return parse();
    const { results } = this;
    const key = `${shape.deck} ${shape.size} ${shape.order} ${text}`;
    const result = results.get(key) ?? parse();
    results.delete(key);
    if (!result.ok || (result.range.cards?.length ?? 0) > MAX_CARDS) return result;
    results.set(key, result);
    for (const oldest of results.keys()) {
      if (results.size <= MAX_RANGES) break;
      results.delete(oldest);
    }
    return result;
  }
}

import type { RangeResult, RangeShape } from './range.js';

/** The limits of the cache: of ranges, and of their listed cards together, a byte each. */
const MAX_RANGES = 256;
const MAX_CARDS = 4_000_000;
/** Ranges with longer texts or more listed cards are not cached. */
const MAX_LENGTH = 500;
const MAX_RANGE_CARDS = 1_000_000;

/** A cache of parsed ranges that evicts the least recently used ones. Parsed ranges are never changed. */
export class RangeCache {
  private readonly results = new Map<string, RangeResult>();
  private cards = 0;

  /** The cached result for a text, or that of `parse`. */
  get(text: string, shape: RangeShape, parse: () => RangeResult): RangeResult {
    if (text.length > MAX_LENGTH) return parse();
    const { results } = this;
    const key = `${shape.deck} ${shape.size} ${shape.order} ${text}`;
    const known = results.get(key);
    if (known !== undefined) {
      // The most recently used one is the last of the map.
      results.delete(key);
      results.set(key, known);
      return known;
    }
    const result = parse();
    if (!result.ok || cardsOf(result) > MAX_RANGE_CARDS) return result;
    results.set(key, result);
    this.cards += cardsOf(result);
    for (const [oldest, evicted] of results) {
      if (results.size <= MAX_RANGES && this.cards <= MAX_CARDS) break;
      results.delete(oldest);
      this.cards -= cardsOf(evicted);
    }
    return result;
  }
}

const cardsOf = (result: RangeResult): number => (result.ok ? (result.range.cards?.length ?? 0) : 0);

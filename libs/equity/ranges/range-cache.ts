import type { RangeResult, RangeShape } from './range.js';

/** How much is remembered: so many ranges, none of a longer text or of more cards. Some megabytes at the most. */
const MAX_RANGES = 256;
const LONGEST = 500;
const MAX_CARDS = 10_000;

/**
 * Ranges that were read lately: the same few are asked for again and again, and what was read of a text is never changed. The
 * one that was not asked for longest is forgotten first.
 */
export class RangeCache {
  private readonly readings = new Map<string, RangeResult>();

  /** What was read of a text, or is now. */
  reading(text: string, shape: RangeShape, read: () => RangeResult): RangeResult {
    if (text.length > LONGEST) return read();
    const { readings } = this;
    const key = `${shape.deck} ${shape.size} ${shape.percentages} ${text}`;
    const reading = readings.get(key) ?? read();
    readings.delete(key);
    if (!reading.ok || (reading.range.cards?.length ?? 0) > MAX_CARDS) return reading;
    readings.set(key, reading);
    for (const oldest of readings.keys()) {
      if (readings.size <= MAX_RANGES) break;
      readings.delete(oldest);
    }
    return reading;
  }
}

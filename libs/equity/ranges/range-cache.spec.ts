import { parseRange } from './parse.js';
import type { RangeResult, RangeShape } from './range.js';
import { RangeCache } from './range-cache.js';

const holdem: RangeShape = { deck: 'standard', size: 2, order: 'two-cards' };

/** A function that gets a range from a cache and returns the number of parser calls so far. */
const countingCache = (cache = new RangeCache()): ((text: string, shape?: RangeShape) => number) => {
  let calls = 0;
  const parse = (text: string, shape: RangeShape): RangeResult => {
    calls++;
    return parseRange(text, shape);
  };
  return (text, shape = holdem) => {
    cache.get(text, shape, () => parse(text, shape));
    return calls;
  };
};

describe('the cache of ranges', () => {
  it('parses each text once for each shape', () => {
    const callsAfter = countingCache();
    expect(['QQ+', 'QQ+', 'QQ', 'QQ+'].map((text) => callsAfter(text))).toEqual([1, 1, 2, 2]);
    expect(callsAfter('QQ+', { ...holdem, deck: 'short-36' })).toBe(3);
    const cache = new RangeCache();
    const [short, full] = (['short-36', 'standard'] as const).map((deck) =>
      cache.get('22+', { ...holdem, deck }, () => parseRange('22+', { ...holdem, deck })),
    );
    expect([short.ok, full.ok]).toEqual([false, true]);
  });

  it('evicts the least recently used range', () => {
    const callsAfter = countingCache();
    const texts = Array.from({ length: 256 }, (_, at) => `22, ${' '.repeat(at)}AA`);
    texts.forEach((text) => callsAfter(text));
    expect(callsAfter(texts[0])).toBe(256);
    expect(callsAfter('KK')).toBe(257);
    // The second text was the least recently used one.
    expect(callsAfter(texts[0])).toBe(257);
    expect(callsAfter(texts[1])).toBe(258);
  });

  it('stores neither issues nor very large ranges nor long texts', () => {
    const callsAfter = countingCache();
    expect(['QQ-', 'QQ-'].map((text) => callsAfter(text))).toEqual([1, 2]);
    const omaha: RangeShape = { deck: 'standard', size: 4, order: null };
    expect(['AA', 'AA'].map((text) => callsAfter(text, omaha))).toEqual([3, 3]);
    const six: RangeShape = { deck: 'standard', size: 6, order: null };
    expect(['AA', 'AA'].map((text) => callsAfter(text, six))).toEqual([4, 5]);
    const long = `AA${' '.repeat(500)}`;
    expect([callsAfter(long), callsAfter(long)]).toEqual([6, 7]);
  });

  it('evicts ranges whose cards are too many together', () => {
    const parsed = (): RangeResult => ({
      ok: true,
      range: {
        size: 4,
        isRandom: false,
        count: 1,
        cards: new Uint8Array(900_000),
        weights: null,
        heaviest: 1,
      },
    });
    let calls = 0;
    const cache = new RangeCache();
    const callsAfter = (text: string): number => {
      cache.get(text, holdem, () => {
        calls++;
        return parsed();
      });
      return calls;
    };
    expect(['1', '2', '3', '4', '1', '5', '1', '2'].map(callsAfter)).toEqual([1, 2, 3, 4, 4, 5, 5, 6]);
  });
});

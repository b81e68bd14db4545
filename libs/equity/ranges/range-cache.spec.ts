import { parseRange } from './parse.js';
import type { RangeResult, RangeShape } from './range.js';
import { RangeCache } from './range-cache.js';

const holdem: RangeShape = { deck: 'standard', size: 2, percentages: true };

/** Reads what it is asked for, and counts how often. */
const counting = (remembered = new RangeCache()): ((text: string, shape?: RangeShape) => number) => {
  let reads = 0;
  const read = (text: string, shape: RangeShape): RangeResult => {
    reads++;
    return parseRange(text, shape);
  };
  return (text, shape = holdem) => {
    remembered.reading(text, shape, () => read(text, shape));
    return reads;
  };
};

describe('ranges that are remembered', () => {
  it('are read once, by text and by shape', () => {
    const ask = counting();
    expect(['QQ+', 'QQ+', 'QQ', 'QQ+'].map((text) => ask(text))).toEqual([1, 1, 2, 2]);
    expect(ask('QQ+', { ...holdem, deck: 'short-36' })).toBe(3);
    const remembered = new RangeCache();
    const [short, full] = (['short-36', 'standard'] as const).map((deck) =>
      remembered.reading('22+', { ...holdem, deck }, () => parseRange('22+', { ...holdem, deck })),
    );
    expect([short.ok, full.ok]).toEqual([false, true]);
  });

  it('are forgotten, those first that were not asked for longest', () => {
    const ask = counting();
    const texts = Array.from({ length: 256 }, (_, at) => `22, ${' '.repeat(at)}AA`);
    texts.forEach((text) => ask(text));
    expect(ask(texts[0])).toBe(256);
    expect(ask('KK')).toBe(257);
    // The second was the oldest.
    expect(ask(texts[0])).toBe(257);
    expect(ask(texts[1])).toBe(258);
  });

  it('are neither faults nor large', () => {
    const ask = counting();
    expect(['QQ-', 'QQ-'].map((text) => ask(text))).toEqual([1, 2]);
    const omaha: RangeShape = { deck: 'standard', size: 4, percentages: false };
    expect(['AAxx', 'AAxx'].map((text) => ask(text, omaha))).toEqual([3, 4]);
    const long = `AA${' '.repeat(500)}`;
    expect([ask(long), ask(long)]).toEqual([5, 6]);
  });
});

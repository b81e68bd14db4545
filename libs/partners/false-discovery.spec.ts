import { falseDiscoveryRates, onCommonScale, smallestP } from './false-discovery.js';

describe('false discoveries', () => {
  it('q-values are those of Benjamini and Hochberg', () => {
    const rates = falseDiscoveryRates([0.01, 0.04, 0.03, 0.005]);
    [0.02, 0.04, 0.04, 0.02].forEach((q, index) => {
      expect(rates[index]).toBeCloseTo(q, 10);
    });
    expect(falseDiscoveryRates([])).toEqual([]);
  });

  it('the smallest of several p-values is larger than alone', () => {
    expect(smallestP([0.1])).toBeCloseTo(0.1, 10);
    expect(smallestP([0.1, 0.9])).toBeCloseTo(0.19, 10);
    expect(smallestP([1e-20, 0.9, 1])).toBeCloseTo(3e-20, 30);
    expect(smallestP([])).toBe(1);
  });

  it('many z-values that vary too much are scaled by their middle half; few are left alone', () => {
    const wide = Array.from({ length: 101 }, (_, index) => 3 + (index - 50) / 10);
    const scaled = onCommonScale([...wide, 100], { hasSides: false });
    expect(scaled[50]).toBeCloseTo(0, 1);
    expect(scaled[75]).toBeCloseTo(0.6745, 1);
    expect(scaled.at(-1)).toBeGreaterThan(20);
    expect(onCommonScale(wide.slice(0, 10), { hasSides: false })).toEqual(wide.slice(0, 10));
  });

  it('z-values whose sign names a player do not depend on who is named first', () => {
    const wide = Array.from({ length: 101 }, (_, index) => 3 + (index - 50) / 10);
    const turned = onCommonScale(
      wide.map((z) => -z),
      { hasSides: true },
    );
    expect(turned.map((z) => -z)).toEqual(onCommonScale(wide, { hasSides: true }));
  });

  it('z-values that vary less than they may keep their spread', () => {
    const narrow = Array.from({ length: 101 }, (_, index) => (index - 50) / 100);
    expect(onCommonScale(narrow, { hasSides: false })).toEqual(narrow);
  });
});

import fc from 'fast-check';
import { errorOf, intervalOf } from './spread.js';

describe('the interval and the standard error of a mean', () => {
  it('are those of Wilson for proportions', () => {
    // 8 of 10, by hand: (0.8 + 0.19207) / 1.38415 minus and plus 1.96 / 1.38415 * sqrt(0.016 + 0.009604).
    const [low, high] = intervalOf(0.8, 0.16, 10);
    expect([low, high]).toEqual([expect.closeTo(0.4902, 4), expect.closeTo(0.9433, 4)]);
  });

  it('are smaller if a deal has more information than one trial', () => {
    const [low, high] = intervalOf(0.5, 0.05, 1_000);
    expect(high - low).toBeCloseTo((2 * 1.96 * Math.sqrt(0.05)) / Math.sqrt(1_000), 4);
  });

  it('are never zero, even if all trials have the same result', () => {
    for (const observations of [1, 2, 100, 10_000])
      for (const mean of [0, 1]) {
        const error = errorOf(mean, 0, observations);
        expect(error).toBeGreaterThan(0.9 / (observations + 4));
        expect(error).toBeLessThan(1 / observations);
      }
  });

  it('are finite, and the interval contains the mean, for all observations', () => {
    const part = fc.oneof(
      fc.constantFrom(0, 1),
      fc.integer({ min: 0, max: 1e9 }).map((parts) => parts / 1e9),
    );
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1, max: 1e9 }), (mean, variance, observations) => {
        const [low, high] = intervalOf(mean, variance, observations);
        expect(low).toBeLessThanOrEqual(mean);
        expect(high).toBeGreaterThanOrEqual(mean);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(errorOf(mean, variance, observations)).toBeGreaterThan(0);
        expect(errorOf(mean, variance, observations)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('are the same for an equity of 1 as for 0', () => {
    // 56 deals, of which the last has fewer trials: their shares differ only because of that.
    const [low, high] = intervalOf(1, 0.0035, 56);
    expect([1 - high, 1 - low]).toEqual([0, expect.closeTo(intervalOf(0, 0, 56)[1], 12)]);
    expect(errorOf(1, 0.0035, 56)).toBeCloseTo(errorOf(0, 0, 56), 12);
  });

  it('are the usual ones for a large sample with variance', () => {
    expect(errorOf(0.46, 0.2, 100_000)).toBeCloseTo(Math.sqrt(0.2 / 100_000), 8);
  });
});

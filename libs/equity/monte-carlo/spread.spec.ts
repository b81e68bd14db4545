import { errorOf, intervalOf } from './spread.js';

describe('how far off a mean may be', () => {
  it('is what Wilson says of proportions', () => {
    // 8 of 10: by hand, (0.8 + 0.19207) / 1.38415 less and more 1.96 / 1.38415 * sqrt(0.016 + 0.009604).
    const [low, high] = intervalOf(0.8, 0.16, 10);
    expect([low, high]).toEqual([expect.closeTo(0.4902, 4), expect.closeTo(0.9433, 4)]);
  });

  it('is less where a deal tells more than one trial', () => {
    const [low, high] = intervalOf(0.5, 0.05, 1_000);
    expect(high - low).toBeCloseTo((2 * 1.96 * Math.sqrt(0.05)) / Math.sqrt(1_000), 4);
  });

  it('is never nothing for a sample, however alike its trials were', () => {
    for (const observations of [1, 2, 100, 10_000])
      for (const mean of [0, 1]) {
        const error = errorOf(mean, 0, observations);
        expect(error).toBeGreaterThan(0.9 / (observations + 4));
        expect(error).toBeLessThan(1 / observations);
      }
  });

  it('is the standard error of a large sample that scatters', () => {
    expect(errorOf(0.46, 0.2, 100_000)).toBeCloseTo(Math.sqrt(0.2 / 100_000), 8);
  });
});

import fc from 'fast-check';
import { MAX_ATTEMPTS, pauseAfter, restAfter } from './back-off.js';

const HOUR = 3_600_000;
const attempts = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => index + 1);

describe('the pause after an attempt', () => {
  test('is three times the one before, up to 12 hours', () => {
    expect(attempts.map((count) => pauseAfter(count, 10_000, 0) / 1000)).toEqual([
      10, 30, 90, 270, 810, 2430, 7290, 21_870, 43_200,
    ]);
  });

  test('is shortened by up to half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000 }),
        fc.integer({ min: 1, max: 3_600_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (count, first, random) => {
          const longest = pauseAfter(count, first, 0);
          const pause = pauseAfter(count, first, random);
          expect(pause).toBeLessThanOrEqual(longest);
          expect(pause).toBeGreaterThanOrEqual(Math.floor(longest / 2));
          expect(longest).toBeLessThanOrEqual(12 * HOUR);
        },
      ),
    );
  });

  test('of all attempts together is 10 to 21 hours, as documented', () => {
    const total = (random: number): number =>
      attempts.reduce((sum, count) => sum + pauseAfter(count, 10_000, random), 0);
    expect([total(1) / HOUR, total(0) / HOUR].map((hours) => Math.round(hours * 10) / 10)).toEqual([
      10.6, 21.1,
    ]);
  });
});

test('the rest of a webhook grows up to the fourth failure, as documented', () => {
  expect([1, 2, 3, 4, 5, 100].map((failures) => restAfter(failures, 10_000) / 1000)).toEqual([
    5, 15, 45, 135, 135, 135,
  ]);
});

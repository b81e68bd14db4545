import fc from 'fast-check';
import { nearest, pathThrough, rangeOf, scaleTo, ticksOf } from './scale.js';

const texts = (min: number, max: number, most = 5): string[] =>
  ticksOf({ min, max }, most).map(({ text }) => text);

test.each([
  [0, 10, ['0', '5', '10']],
  [-3, 12.4, ['0', '5', '10']],
  [-0.25, 0.5, ['-0.2', '0', '0.2', '0.4']],
  [0, 0.03, ['0', '0.01', '0.02', '0.03']],
  [-1_200_000, 100_000, ['-1000000', '-500000', '0']],
])('the grid from %d to %d has round amounts, as exact text', (min, max, wanted) => {
  expect(texts(min, max)).toEqual(wanted);
});

test('a grid of whole numbers has no fractions', () => {
  expect(ticksOf({ min: 0, max: 2 }, 9, { isWhole: true }).map(({ text }) => text)).toEqual(['0', '1', '2']);
});

test('a grid has few lines, all in the range and equally far apart, and their texts are their values', () => {
  const edge = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }).map((each) => each / 100);
  fc.assert(
    fc.property(edge, edge, fc.integer({ min: 2, max: 12 }), (one, other, most) => {
      const range = rangeOf([one, other]);
      const ticks = ticksOf(range, most);
      expect(ticks.length).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(most);
      const values = ticks.map(({ value }) => value);
      expect(values).toContain(0);
      const slack = (range.max - range.min) * 1e-9;
      for (const { value, text } of ticks) {
        expect(value).toBeGreaterThanOrEqual(range.min - slack);
        expect(value).toBeLessThanOrEqual(range.max + slack);
        expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(Number(text)).toBe(value);
      }
      const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
      for (const step of steps) expect(step).toBeCloseTo(steps[0] ?? 0, 6);
    }),
  );
});

test('the range has zero in it, and a height', () => {
  expect(rangeOf([3, 5])).toEqual({ min: 0, max: 5 });
  expect(rangeOf([-3, -5])).toEqual({ min: -5, max: 0 });
  expect(rangeOf([0])).toEqual({ min: -1, max: 1 });
  expect(rangeOf([])).toEqual({ min: -1, max: 1 });
});

test('the ends of a range are the ends of its pixels', () => {
  const y = scaleTo({ min: -5, max: 15 }, 200, 0);
  expect([y(-5), y(0), y(15)]).toEqual([200, 150, 0]);
});

test('a path goes through its pixels', () => {
  expect(
    pathThrough([
      [0, 1],
      [10.06, 2.5],
    ]),
  ).toBe('M0.0 1.0L10.1 2.5');
  expect(pathThrough([])).toBe('');
});

test('the nearest of ascending numbers is that of a plain search', () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { minLength: 1 });
  fc.assert(
    fc.property(numbers, fc.integer({ min: -10, max: 600 }), (some, value) => {
      const ascending = some.sort((a, b) => a - b);
      const least = Math.min(...ascending.map((each) => Math.abs(each - value)));
      expect(Math.abs((ascending[nearest(ascending, value)] ?? Number.NaN) - value)).toBe(least);
    }),
  );
  expect(nearest([], 3)).toBe(0);
});

import fc from 'fast-check';
import { runsOf } from '#testing';
import { crossed, type Point } from './stroke.js';

const SIZE = 13;
const text = (places: readonly { readonly x: number; readonly y: number }[]): string[] =>
  places.map(({ x, y }) => `${x},${y}`);

test('a line crosses every square between its ends, in order', () => {
  expect(text(crossed({ x: 1.5, y: 0.5 }, { x: 5.1, y: 0.5 }, SIZE))).toEqual([
    '1,0',
    '2,0',
    '3,0',
    '4,0',
    '5,0',
  ]);
  expect(text(crossed({ x: 2.5, y: 3.5 }, { x: 2.5, y: 1.5 }, SIZE))).toEqual(['2,3', '2,2', '2,1']);
  expect(text(crossed({ x: 0.5, y: 0.5 }, { x: 2.5, y: 2.5 }, SIZE))).toEqual(['0,0', '1,1', '2,2']);
  expect(text(crossed({ x: 4.2, y: 4.2 }, { x: 4.2, y: 4.2 }, SIZE))).toEqual(['4,4']);
});

test('squares beyond the grid are left out', () => {
  expect(text(crossed({ x: 11.5, y: 0.5 }, { x: 40, y: 0.5 }, SIZE))).toEqual(['11,0', '12,0']);
  expect(crossed({ x: -3, y: -1 }, { x: -2, y: 5 }, SIZE)).toEqual([]);
});

test('a diagonal has no squares beside it, even if it misses the corners by a little', () => {
  expect(text(crossed({ x: 0.5, y: 0.52 }, { x: 3.5, y: 3.47 }, SIZE))).toEqual(['0,0', '1,1', '2,2', '3,3']);
});

test('a line has the squares of its ends, and those that it is in for more than a corner', () => {
  const point = fc.record({
    x: fc.integer({ min: -3000, max: 16_000 }).map((part) => part / 1000),
    y: fc.integer({ min: -3000, max: 16_000 }).map((part) => part / 1000),
  });
  const nameAt = ({ x, y }: Point): string | null =>
    x < 0 || y < 0 || x >= SIZE || y >= SIZE ? null : `${Math.floor(x)},${Math.floor(y)}`;
  fc.assert(
    fc.property(point, point, (from: Point, to: Point) => {
      const found = text(crossed(from, to, SIZE));
      expect(new Set(found).size).toBe(found.length);
      for (const end of [from, to]) if (nameAt(end) !== null) expect(found).toContain(nameAt(end));
      const steps = 2000;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      const lengths = new Map<string, number>();
      for (let step = 0; step <= steps; step++) {
        const part = step / steps;
        const name = nameAt({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
        if (name !== null) lengths.set(name, (lengths.get(name) ?? 0) + length / steps);
      }
      for (const [name, inside] of lengths) if (inside > 0.3) expect(found).toContain(name);
      // A place of the list without a length is one of the ends, on a border.
      for (const name of found)
        expect(lengths.has(name) || [nameAt(from), nameAt(to)].includes(name)).toBe(true);
    }),
    { numRuns: runsOf(300) },
  );
});

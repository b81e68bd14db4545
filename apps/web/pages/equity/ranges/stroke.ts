import type { Place } from './grid.js';

/** A position on a grid, in squares from its corner: `{ x: 1.5, y: 0.5 }` is the centre of the second square. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The squares that a straight line crosses, in order. Pointers report few positions of a fast drag; the squares between them belong
 * to it too. Squares beyond the grid are left out, and so are those whose corner the line only cuts: nobody can follow a diagonal
 * more precisely. O(size log size).
 *
 * The line is cut where it crosses the borders of squares; each piece lies in one square, that of its middle.
 */
export const crossed = (from: Point, to: Point, size: number): Place[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const cuts = [0, ...cutsOf(from.x, to.x, size), ...cutsOf(from.y, to.y, size), 1].sort((a, b) => a - b);
  const places: Place[] = [];
  const add = (part: number): void => {
    const x = Math.floor(from.x + (to.x - from.x) * part);
    const y = Math.floor(from.y + (to.y - from.y) * part);
    const last = places.at(-1);
    const isInside = x >= 0 && y >= 0 && x < size && y < size;
    if (isInside && (last?.x !== x || last.y !== y)) places.push({ x, y });
  };
  add(0);
  for (const [index, end] of cuts.entries()) {
    const start = cuts[index - 1] ?? 0;
    if ((end - start) * length >= CORNER) add((start + end) / 2);
  }
  add(1);
  return places;
};

/** A piece of a line that is shorter than this, in squares, only cuts a corner. */
const CORNER = 0.25;

/** Where a line crosses the borders of squares in one direction, as parts of its length. */
const cutsOf = (from: number, to: number, size: number): number[] =>
  from === to
    ? []
    : Array.from({ length: size + 1 }, (_, border) => (border - from) / (to - from)).filter(
        (part) => part > 0 && part < 1,
      );

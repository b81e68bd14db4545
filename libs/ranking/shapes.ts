import type { Category } from './scale.js';

/**
 * Kinds of hands by how often the two most frequent ranks occur, `10 * most + next`: what a hand is when suits and
 * neighbours are left out of account. Weakest first.
 */
export const SHAPES: readonly (readonly [Category, readonly number[]])[] = [
  ['high-card', [10, 11]],
  ['pair', [20, 21]],
  ['two-pair', [22]],
  ['three-of-a-kind', [30, 31]],
  ['full-house', [32]],
  ['four-of-a-kind', [40, 41]],
];

/** By shape number: its place in `SHAPES`. */
const PLACES: ReadonlyMap<number, number> = new Map(
  SHAPES.flatMap(([, shapes], place) => shapes.map((shape): [number, number] => [shape, place])),
);

/** Place in `SHAPES` of cards whose ranks occur so often, the most frequent rank first. */
export function shapeOf(most: number, next: number): number {
  return PLACES.get(10 * most + next) ?? -1;
}

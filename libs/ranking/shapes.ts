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
const PLACES = new Int8Array(50).fill(-1);
SHAPES.forEach(([, shapes], place) => {
  for (const shape of shapes) PLACES[shape] = place;
});

/** Place in `SHAPES` of cards of which the most frequent rank occurs so often, and the next one; -1 if there is none. */
export function shapeOf(most: number, next: number): number {
  return PLACES[10 * most + next];
}

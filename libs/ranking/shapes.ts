import type { Category } from './scale.js';

/**
 * Hand categories by shape, `10 * most + next`: the numbers of cards of the two most frequent ranks. Flushes and straights
 * are not considered. Weakest first.
 */
export const SHAPES: readonly (readonly [Category, readonly number[]])[] = [
  ['high-card', [10, 11]],
  ['pair', [20, 21]],
  ['two-pair', [22]],
  ['three-of-a-kind', [30, 31]],
  ['full-house', [32]],
  ['four-of-a-kind', [40, 41]],
];

/** By shape: its place in `SHAPES`. */
const PLACES = new Int8Array(50).fill(-1);
SHAPES.forEach(([, shapes], place) => {
  for (const shape of shapes) PLACES[shape] = place;
});

/** The place in `SHAPES` for the numbers of cards of the two most frequent ranks; -1 if there is none. */
export function shapeOf(most: number, next: number): number {
  return PLACES[10 * most + next];
}

export type CompositionId = 'any-five' | 'two-and-three';

/** How a hand of five is put together from a player's own cards and the board (rule P-RANK-3), as data. */
export interface Composition {
  readonly id: CompositionId;
  /** Fewest and most of the player's own cards that play; the rest of the five come from the board. */
  readonly fromHole: readonly [fewest: number, most: number];
}

/** The table of compositions: hold'em, stud and draw take any five; Omaha takes two of its own and three of the board. */
export const COMPOSITIONS: Readonly<Record<CompositionId, Composition>> = {
  'any-five': { id: 'any-five', fromHole: [0, 5] },
  'two-and-three': { id: 'two-and-three', fromHole: [2, 2] },
};

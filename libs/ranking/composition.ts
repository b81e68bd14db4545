export type CompositionId = 'any-five' | 'two-and-three' | 'own-five' | 'badugi' | 'any-three' | 'any-one';

/** How a hand is put together from a player's own cards and the board (rule P-RANK-3), as data. */
export interface Composition {
  readonly id: CompositionId;
  /** How many cards play. */
  readonly cards: number;
  /** Fewest and most of the player's own cards that play; the rest come from the board. */
  readonly fromHole: readonly [fewest: number, most: number];
}

/**
 * The table of compositions: hold'em, stud and draw take any five; Omaha and Courchevel two of their own and three of the
 * board; the draw half of drawmaha five of its own whatever the board is. Badugi takes up to four of its own, Rhode
 * Island hold'em three cards, Kuhn poker one.
 */
export const COMPOSITIONS: Readonly<Record<CompositionId, Composition>> = {
  'any-five': { id: 'any-five', cards: 5, fromHole: [0, 5] },
  'two-and-three': { id: 'two-and-three', cards: 5, fromHole: [2, 2] },
  'own-five': { id: 'own-five', cards: 5, fromHole: [5, 5] },
  badugi: { id: 'badugi', cards: 4, fromHole: [4, 4] },
  'any-three': { id: 'any-three', cards: 3, fromHole: [0, 3] },
  'any-one': { id: 'any-one', cards: 1, fromHole: [0, 1] },
};

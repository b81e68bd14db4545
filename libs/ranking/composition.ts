export type CompositionId = 'any-five' | 'two-and-three' | 'own-five' | 'badugi' | 'any-three' | 'any-one';

/** How a hand is made from hole cards and board cards (rule P-RANK-3), as data. */
export interface Composition {
  readonly id: CompositionId;
  /** How many cards play. */
  readonly cards: number;
  /** The fewest and the most hole cards that play; the rest come from the board. */
  readonly fromHole: readonly [fewest: number, most: number];
}

/**
 * The compositions. Hold'em, stud and draw use any five cards; Omaha and Courchevel two hole cards and three board cards;
 * the draw half of drawmaha five hole cards; badugi up to four hole cards; Rhode Island hold'em any three cards; Kuhn
 * poker one.
 */
export const COMPOSITIONS: Readonly<Record<CompositionId, Composition>> = {
  'any-five': { id: 'any-five', cards: 5, fromHole: [0, 5] },
  'two-and-three': { id: 'two-and-three', cards: 5, fromHole: [2, 2] },
  'own-five': { id: 'own-five', cards: 5, fromHole: [5, 5] },
  badugi: { id: 'badugi', cards: 4, fromHole: [4, 4] },
  'any-three': { id: 'any-three', cards: 3, fromHole: [0, 3] },
  'any-one': { id: 'any-one', cards: 1, fromHole: [0, 1] },
};

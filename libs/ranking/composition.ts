/** Exactly or at most so many hole cards play in a hand of five cards. */
type Counted = `exactly-${1 | 3 | 4}` | `at-most-${1 | 2 | 3 | 4}`;

export type CompositionId =
  | 'any-five'
  | 'two-and-three'
  | 'own-five'
  | Counted
  | 'one-line'
  | 'badugi'
  | 'any-three'
  | 'any-two'
  | 'any-one';

/** How a hand is made from hole cards and board cards (rule P-RANK-3), as data. */
export interface Composition {
  readonly id: CompositionId;
  /** How many cards play. */
  readonly cards: number;
  /** The fewest and the most hole cards that play; the rest come from the board. */
  readonly fromHole: readonly [fewest: number, most: number];
  /** The places of the board cards of each line, if the board cards of a hand come from one line. */
  readonly lines?: readonly (readonly number[])[];
}

const counted = (id: Counted, fewest: number, most: number): Composition => ({
  id,
  cards: 5,
  fromHole: [fewest, most],
});

/**
 * The compositions. Hold'em, stud and draw use any five cards; Omaha, Courchevel and Greek hold'em two hole cards and three
 * board cards; Tahoe at most two hole cards; criss-cross the three cards of one line of the board; the draw half of drawmaha
 * five hole cards; badugi up to four hole cards; Rhode Island hold'em any three cards; Leduc hold'em two; Kuhn poker one.
 */
export const COMPOSITIONS: Readonly<Record<CompositionId, Composition>> = {
  'any-five': { id: 'any-five', cards: 5, fromHole: [0, 5] },
  'two-and-three': { id: 'two-and-three', cards: 5, fromHole: [2, 2] },
  'own-five': { id: 'own-five', cards: 5, fromHole: [5, 5] },
  'exactly-1': counted('exactly-1', 1, 1),
  'exactly-3': counted('exactly-3', 3, 3),
  'exactly-4': counted('exactly-4', 4, 4),
  'at-most-1': counted('at-most-1', 0, 1),
  'at-most-2': counted('at-most-2', 0, 2),
  'at-most-3': counted('at-most-3', 0, 3),
  'at-most-4': counted('at-most-4', 0, 4),
  /** The board is a cross: its left, right, upper and lower card, then the one in the middle, which is in both lines. */
  'one-line': {
    id: 'one-line',
    cards: 5,
    fromHole: [2, 5],
    lines: [
      [0, 1, 4],
      [2, 3, 4],
    ],
  },
  badugi: { id: 'badugi', cards: 4, fromHole: [4, 4] },
  'any-three': { id: 'any-three', cards: 3, fromHole: [0, 3] },
  'any-two': { id: 'any-two', cards: 2, fromHole: [0, 2] },
  'any-one': { id: 'any-one', cards: 1, fromHole: [0, 1] },
};

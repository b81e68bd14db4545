/** A square of the grid of two-card hands: hands that differ by their suits alone. */
export interface Cell {
  /** `QQ`, `AKs`, `AKo`. */
  readonly hand: string;
  /** How many of them are in the range. */
  readonly combos: number;
  /** What these weigh together, in thousandths. */
  readonly weight: number;
  /** How many there are. */
  readonly of: number;
}

/** Rows and columns by rank, highest first; suited hands above the diagonal. */
export type Grid = readonly (readonly Cell[])[];

/** What one hand weighs at most, in thousandths. */
export const FULL = 1000;

const PAIRS = 6;
const SUITED = 4;
const OFFSUIT = 12;

/** The grid of a deck in which nothing is chosen. */
export const emptyGrid = (ranks: string): Grid =>
  [...ranks].map((row, y) =>
    [...ranks].map((column, x) => {
      if (x === y) return { hand: row + column, combos: 0, weight: 0, of: PAIRS };
      return x > y
        ? { hand: `${row}${column}s`, combos: 0, weight: 0, of: SUITED }
        : { hand: `${column}${row}o`, combos: 0, weight: 0, of: OFFSUIT };
    }),
  );

/** The weight that all hands of a square have, 0 of an empty one; null where they differ or some are missing. */
export const evenWeight = ({ combos, weight, of }: Cell): number | null => {
  if (combos === 0) return 0;
  return combos === of && weight % of === 0 ? weight / of : null;
};

/** How much of a square is in the range, from 0 to 1. */
export const fullness = ({ weight, of }: Cell): number => weight / (of * FULL);

/** The grid with some squares at a weight, 0 for none of their hands. */
export const painted = (grid: Grid, hands: ReadonlySet<string>, weight: number): Grid =>
  grid.map((row) =>
    row.map((cell) =>
      hands.has(cell.hand) ? { ...cell, combos: weight === 0 ? 0 : cell.of, weight: cell.of * weight } : cell,
    ),
  );

/** Where a square is. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The hands of the rectangle between two squares. */
export const between = (grid: Grid, one: Place, other: Place): Set<string> => {
  const hands = new Set<string>();
  for (let y = Math.min(one.y, other.y); y <= Math.max(one.y, other.y); y++)
    for (let x = Math.min(one.x, other.x); x <= Math.max(one.x, other.x); x++) {
      const hand = grid[y]?.[x]?.hand;
      if (hand !== undefined) hands.add(hand);
    }
  return hands;
};

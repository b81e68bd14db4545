/** A square of the grid: two-card hands that differ only by their suits. */
export interface Cell {
  /** `QQ`, `AKs`, `AKo`. */
  readonly hand: string;
  /** The number of its hands in the range. */
  readonly combos: number;
  /** The sum of their weights, in thousandths. */
  readonly weight: number;
  /** The number of all its hands. */
  readonly of: number;
}

/** Rows and columns by rank, highest first; suited hands above the diagonal. */
export type Grid = readonly (readonly Cell[])[];

/** The maximum weight of a hand, in thousandths. */
export const FULL = 1000;

const PAIRS = 6;
const SUITED = 4;
const OFFSUIT = 12;

/** The grid of an empty range. */
export const emptyGrid = (ranks: string): Grid =>
  [...ranks].map((row, y) =>
    [...ranks].map((column, x) => {
      if (x === y) return { hand: row + column, combos: 0, weight: 0, of: PAIRS };
      return x > y
        ? { hand: `${row}${column}s`, combos: 0, weight: 0, of: SUITED }
        : { hand: `${column}${row}o`, combos: 0, weight: 0, of: OFFSUIT };
    }),
  );

/** The common weight of all hands of a square, 0 if it is empty; null if weights differ or hands are missing. */
export const commonWeight = ({ combos, weight, of }: Cell): number | null => {
  if (combos === 0) return 0;
  return combos === of && weight % of === 0 ? weight / of : null;
};

/** The part of a square that is in the range, from 0 to 1. */
export const fill = ({ weight, of }: Cell): number => weight / (of * FULL);

/** The grid after some squares get a weight; 0 removes their hands. */
export const paint = (grid: Grid, hands: ReadonlySet<string>, weight: number): Grid =>
  grid.map((row) =>
    row.map((cell) =>
      hands.has(cell.hand) ? { ...cell, combos: weight === 0 ? 0 : cell.of, weight: cell.of * weight } : cell,
    ),
  );

/** The position of a square. */
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

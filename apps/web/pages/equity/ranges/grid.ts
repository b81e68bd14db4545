import { SUITS } from '../../../cards/deck.js';

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
  /** The hands in the range, if some are missing or their weights differ; otherwise null. */
  readonly hands: readonly WeightedHand[] | null;
}

/** `AhKd`, the higher card first, of two equal ranks the earlier suit of `SUITS`; the weight is in thousandths. */
export interface WeightedHand {
  readonly hand: string;
  readonly weight: number;
}

/** Rows and columns by rank, highest first; suited hands above the diagonal. */
export type Grid = readonly (readonly Cell[])[];

/** The maximum weight of a hand, in thousandths. */
export const FULL = 1000;

const PAIRS = 6;
const SUITED = 4;
const OFFSUIT = 12;
const EMPTY = { combos: 0, weight: 0, hands: null };

/** The grid of an empty range. */
export const emptyGrid = (ranks: string): Grid =>
  [...ranks].map((row, y) =>
    [...ranks].map((column, x) => {
      if (x === y) return { hand: row + column, ...EMPTY, of: PAIRS };
      return x > y
        ? { hand: `${row}${column}s`, ...EMPTY, of: SUITED }
        : { hand: `${column}${row}o`, ...EMPTY, of: OFFSUIT };
    }),
  );

/** The common weight of all hands of a square, 0 if it is empty; null if weights differ or hands are missing. */
export const commonWeight = ({ weight, of, hands }: Cell): number | null =>
  hands === null ? weight / of : null;

/** The part of a square that is in the range, from 0 to 1. */
export const fill = ({ weight, of }: Cell): number => weight / (of * FULL);

/** The grid after some squares get a weight; 0 removes their hands. */
export const paint = (grid: Grid, hands: ReadonlySet<string>, weight: number): Grid =>
  grid.map((row) => row.map((cell) => (hands.has(cell.hand) ? evenCell(cell, weight) : cell)));

const evenCell = ({ hand, of }: Cell, weight: number): Cell => ({
  hand,
  combos: weight === 0 ? 0 : of,
  weight: of * weight,
  of,
  hands: null,
});

/** All hands of a square, suit by suit, with their weights; 0 is a hand that is not in the range. */
export const handsOf = (cell: Cell): WeightedHand[] => {
  const [high = '', low = '', kind] = cell.hand;
  const suits = [...SUITS];
  const names = suits.flatMap((one, index) =>
    suits.flatMap((other, place) => {
      const isOfCell = kind === 's' ? one === other : kind === 'o' ? one !== other : index < place;
      return isOfCell ? [high + one + low + other] : [];
    }),
  );
  const weights = new Map(cell.hands?.map(({ hand, weight }) => [hand, weight]));
  const even = commonWeight(cell) ?? 0;
  return names.map((hand) => ({ hand, weight: cell.hands === null ? even : (weights.get(hand) ?? 0) }));
};

/** The grid after one hand of a square gets a weight; 0 removes it. */
export const paintHand = (grid: Grid, name: string, hand: string, weight: number): Grid =>
  grid.map((row) =>
    row.map((cell) =>
      cell.hand === name
        ? cellOf(
            cell,
            handsOf(cell).map((each) => (each.hand === hand ? { hand, weight } : each)),
          )
        : cell,
    ),
  );

const cellOf = (cell: Cell, all: readonly WeightedHand[]): Cell => {
  const [first] = all;
  if (first !== undefined && all.every(({ weight }) => weight === first.weight))
    return evenCell(cell, first.weight);
  const hands = all.filter(({ weight }) => weight > 0);
  return { ...cell, combos: hands.length, weight: hands.reduce((sum, each) => sum + each.weight, 0), hands };
};

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

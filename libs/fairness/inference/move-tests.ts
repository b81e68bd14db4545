import type { DealCounts } from '../counts/deal-counts.js';
import { fieldOf, MOVE_FROM, MOVE_TO, MOVES, PLACES, SLOTS, type MoveField } from '../counts/layout.js';
import { eventTest, type Found, type Measured, type TestId } from './measured.js';

/** The number of cards to be expected below which a cell is not tested. */
const LEAST = 50;

const FIELDS: readonly { readonly test: TestId; readonly field: MoveField; readonly first: number }[] = [
  // Seats have their own numbers; places count from 1.
  { test: 'repeats-between-seats', field: 'seatMoves', first: 0 },
  { test: 'repeats-between-places', field: 'placeMoves', first: 1 },
];

/** From any slot if a name begins with it, and to any if it ends with it. */
const ANY = '→';

const STREETS = ['flop', 'turn', 'river'] as const;

/**
 * Cards of the last hand that come from one slot to another: the cell that departs most of all those from a slot, to a slot, and from
 * one to another. A fault that moves cards between two fixed places is small among all repeats, and large in one cell.
 */
export const moveTests = ({ values }: DealCounts, allowance: number): Measured[] =>
  FIELDS.map(({ test, field, first }) => {
    const cells = cellsOf(fieldOf(values, field), first);
    const n = cells.reduce((sum, { name, happened }) => sum + (name.startsWith(ANY) ? happened : 0), 0);
    const most = Math.max(...cells.map(({ expected }) => expected));
    const minimum = n === 0 || most === 0 ? LEAST : Math.ceil((LEAST * n) / most);
    const tested = cells.filter(({ expected }) => expected >= LEAST);
    return { test, n, unit: 'cards', minimum, found: farthest(tested, allowance) };
  });

interface MoveCell {
  readonly name: string;
  readonly happened: number;
  readonly expected: number;
  readonly variance: number;
  /** Whether the cell has one end only: from any slot, or to any. */
  readonly isEnd: boolean;
}

const cellsOf = (counts: Float64Array, first: number): MoveCell[] => {
  const nameOf = (slot: number): string => (slot < PLACES ? String(slot + first) : STREETS[slot - PLACES]);
  const cellAt = (at: number, name: string, isEnd = false): MoveCell => {
    const [happened, expected, variance] = counts.subarray(at, at + 3);
    return { name, happened, expected, variance, isEnd };
  };
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  return [
    ...slots.map((to) => cellAt(MOVE_TO + 3 * to, `${ANY}${nameOf(to)}`, true)),
    ...slots.map((from) => cellAt(MOVE_FROM + 3 * from, `${nameOf(from)}${ANY}`, true)),
    ...slots.flatMap((from) =>
      slots.map((to) => cellAt(MOVES + 3 * (from * SLOTS + to), `${nameOf(from)}${ANY}${nameOf(to)}`)),
    ),
  ];
};

/** The cell with the smallest p-value. Cells of one end and cells of both have half of the chance of a false alarm each. */
const farthest = (cells: readonly MoveCell[], allowance: number): Found | null => {
  const found = [true, false]
    .map((isEnd) =>
      farthestOf(
        cells.filter((cell) => cell.isEnd === isEnd),
        allowance,
      ),
    )
    .filter((one) => one !== null);
  if (found.length === 0) return null;
  const [first] = found.sort((a, b) => a.p - b.p);
  return { ...first, p: Math.min(1, found.length * first.p) };
};

/** The p-value is that of the smallest of so many (Šidák 1967: it holds however normal variables depend on each other). */
const farthestOf = (cells: readonly MoveCell[], allowance: number): Found | null => {
  let found: Found | null = null;
  for (const { name, happened, expected, variance } of cells) {
    const own = eventTest(happened, expected, variance, allowance);
    if (own === null || (found !== null && own.p >= found.p)) continue;
    const counts = { observed: happened, expected: Math.round(expected * 10) / 10 };
    found = { ...own, worst: { cell: name, place: null, ...counts } };
  }
  return found === null
    ? null
    : { ...found, p: -Math.expm1(cells.length * Math.log1p(-Math.min(1, found.p))) };
};

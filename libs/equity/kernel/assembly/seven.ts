// The strength of seven cards, as in `sevenCardTables` of libs/ranking: tables that the host puts into memory.

/** Where the tables of the scale lie that is in use. */
let ROWS: usize = 0;
let COLUMNS: usize = 0;
let STRENGTHS: usize = 0;
let FLUSHES: usize = 0;

/** How a key is cut in halves. */
const SHIFT: u32 = 14;
const MASK: u32 = (1 << SHIFT) - 1;

/** Chooses the tables of a scale: 16-bit entries, in the host's order of bytes. */
export function useScale(rows: usize, columns: usize, strengths: usize, flushes: usize): void {
  ROWS = rows;
  COLUMNS = columns;
  STRENGTHS = strengths;
  FLUSHES = flushes;
}

// @ts-ignore: decorator
@inline
export function strengthOf(key: u32): i32 {
  const row = <usize>load<u16>(ROWS + ((<usize>(key >>> SHIFT)) << 1));
  const column = <usize>load<u16>(COLUMNS + ((<usize>(key & MASK)) << 1));
  return <i32>load<u16>(STRENGTHS + ((row + column) << 1));
}

// @ts-ignore: decorator
@inline
export function flushOf(ranks: u32): i32 {
  return <i32>load<u16>(FLUSHES + ((<usize>ranks) << 1));
}

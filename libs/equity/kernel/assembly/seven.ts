// Strengths of seven cards, from the tables of `sevenCardTables` (libs/ranking), which the host copies into the memory.

/** The addresses of the tables of the current scale. */
let ROWS: usize = 0;
let COLUMNS: usize = 0;
let STRENGTHS: usize = 0;
let FLUSHES: usize = 0;

/** A key is divided at this bit: the upper part selects a row, the lower part a column. */
const SHIFT: u32 = 14;
const MASK: u32 = (1 << SHIFT) - 1;

/** Selects the tables of a scale. Their entries have 16 bits in the byte order of the host. */
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

// Ranks many hands of seven cards by the tables of seven.ts.
import { countOf, suitedOf } from './cards';
import { flushOf, strengthOf } from './seven';

const CARDS: usize = 7;
const FIVE_OF_A_SUIT: u64 = 0x3333;
const MARKS: u32 = 0x8888;

/** Writes the strengths of `hands` hands as 16-bit numbers to `to`; their cards are consecutive bytes at `from`. */
export function rankSevens(from: usize, hands: i32, to: usize): void {
  const end = to + (<usize>hands << 1);
  for (; to < end; to += 2, from += CARDS) {
    const all =
      (FIVE_OF_A_SUIT << 32) + countOf(load<u8>(from)) + countOf(load<u8>(from, 1)) + countOf(load<u8>(from, 2)) +
      countOf(load<u8>(from, 3)) + countOf(load<u8>(from, 4)) + countOf(load<u8>(from, 5)) + countOf(load<u8>(from, 6));
    const marked = <u32>(all >> 32) & MARKS;
    store<u16>(to, <u16>(marked == 0 ? strengthOf(<u32>all) : flushAmong(from, ctz(marked) >> 2)));
  }
}

/** The strength of the flush in a suit. */
function flushAmong(from: usize, suit: u32): i32 {
  let suited: u64 = 0;
  for (let at: usize = 0; at < CARDS; at++) suited |= suitedOf(<usize>load<u8>(from + at));
  return flushOf(<u32>(suited >> (<u64>suit << 4)) & 0x1fff);
}

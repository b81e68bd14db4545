// Tables for games in which two hole cards and three board cards play: a row for each board, with the best strength for each pair of
// ranks. The strength of a player is that of the best of the player's pairs in one row.
//
// omaha.ts has the same strengths, ordered by pair and then by board, so that the slice of a hand is computed for all boards by
// vectors. One table cannot serve both: slices would read this one number by number, and trials would read six or more distant
// places of the other one for each hand, instead of three cache lines. Measured, that makes trials 25 % slower with six random
// hands, and 10 % slower with three known ones.
import { rankKey } from './classes';

const RANKS: i32 = 13;
const BOARD_CARDS: i32 = 5;
const SHIFT: u32 = 14;
const MASK: u32 = (1 << SHIFT) - 1;

/** The bytes of a row: 91 pairs of two bytes each, in three cache lines. */
export const PAIR_ROW: usize = 192;

/** By two ranks: the index of their pair in a row. */
const PAIR: usize = memory.data(256);
for (let high = 0; high < RANKS; high++)
  for (let low = 0; low <= high; low++) {
    const place = <u8>((high * (high + 1)) / 2 + low);
    store<u8>(PAIR + <usize>(high * 16 + low), place);
    store<u8>(PAIR + <usize>(low * 16 + high), place);
  }

// @ts-ignore: decorator
@inline
export function pairOf(one: i32, other: i32): u8 { return load<u8>(PAIR + <usize>(one * 16 + other)); }

/** The ranks of the current board. */
const BOARD: usize = memory.data(8);

let TABLE: usize = 0;
let STRENGTHS: usize = 0;
let ROWS: usize = 0;
let COLUMNS: usize = 0;

/** Fills the table with a row for the key of each board, from the strengths of five cards without suits: 6,175 rows. */
export function fillByKeys(table: usize, strengths: usize, rows: usize, columns: usize): void {
  TABLE = table;
  STRENGTHS = strengths;
  ROWS = rows;
  COLUMNS = columns;
  fillBoards(0, 0, 0);
}

/** Fills the rows of all boards that begin with the first `cards` ranks; the other ranks are `lowest` or above. */
function fillBoards(cards: i32, lowest: i32, key: u32): void {
  if (cards == BOARD_CARDS) {
    fillBoard(TABLE + placeOf(key) * PAIR_ROW);
    return;
  }
  for (let rank = lowest; rank < RANKS; rank++) {
    store<u8>(BOARD + <usize>cards, <u8>rank);
    // Five cards of one rank are impossible.
    if (cards == BOARD_CARDS - 1 && boardRank(0) == rank) continue;
    fillBoards(cards + 1, rank, key + rankKey(rank));
  }
}

// @ts-ignore: decorator
@inline
function boardRank(at: i32): i32 { return <i32>load<u8>(BOARD + <usize>at); }

function placeOf(key: u32): usize {
  return (
    <usize>load<u16>(ROWS + (<usize>(key >>> SHIFT) << 1)) +
    <usize>load<u16>(COLUMNS + (<usize>(key & MASK) << 1))
  );
}

function fillBoard(row: usize): void {
  for (let c = 2; c < BOARD_CARDS; c++)
    for (let b = 1; b < c; b++)
      for (let a = 0; a < b; a++) fillThree(row, boardRank(a), boardRank(b), boardRank(c));
}

function fillThree(row: usize, a: i32, b: i32, c: i32): void {
  const three = rankKey(a) + rankKey(b) + rankKey(c);
  for (let high = 0; high < RANKS; high++)
    for (let low = 0; low <= high; low++) {
      if (a == c && low == high && low == a) continue;
      const key = three + rankKey(high) + rankKey(low);
      raise(row, pairOf(high, low), load<u16>(STRENGTHS + (placeOf(key) << 1)));
    }
}

function raise(row: usize, pair: u8, strength: u16): void {
  const at = row + (<usize>pair << 1);
  if (strength > load<u16>(at)) store<u16>(at, strength);
}

/** The ace and the seven lowest ranks of a mask of thirteen, as eight bits. */
// @ts-ignore: decorator
@inline
export function lowRanks(ranks: u32): u32 { return (ranks & 0x7f) | ((ranks >> 5) & 0x80); }

function allRanks(low: u32): u32 { return (low & 0x7f) | ((low & 0x80) << 5); }

/** Fills the table with a row for each set of the eight low ranks on the board, from strengths by mask of ranks: 256 rows. */
export function fillByRanks(table: usize, strengths: usize): void {
  for (let board: u32 = 0; board < 256; board++)
    for (let threes = board; threes != 0; threes &= threes - 1)
      for (let twos = threes & (threes - 1); twos != 0; twos &= twos - 1)
        for (let ones = twos & (twos - 1); ones != 0; ones &= ones - 1) {
          const three = allRanks((threes & (0 - threes)) | (twos & (0 - twos)) | (ones & (0 - ones)));
          for (let high = 0; high < RANKS; high++)
            for (let low = 0; low < high; low++) {
              const ranks = <usize>(three | (1 << high) | (1 << low));
              raise(table + <usize>board * PAIR_ROW, pairOf(high, low), load<u16>(strengths + (ranks << 1)));
            }
        }
}

// Tables for hands of two hole cards and three of the board: a row for what the board has, in it the best hand for each pair of
// ranks. A player's hand is the best of his pairs in one row.
//
// The table of omaha.ts has the same strengths by pair first, so that a hand is cut from it in vectors over all boards. Neither serves
// both: cutting gathers from rows number by number, and drawing from the other one looks into six places and more for each hand
// on each board instead of three lines of the cache: of six random hands it deals a quarter fewer in the same time, of three that
// are known a tenth.
import { rankKey } from './classes';

const RANKS: i32 = 13;
const BOARD_CARDS: i32 = 5;
const SHIFT: u32 = 14;
const MASK: u32 = (1 << SHIFT) - 1;

/** Bytes of a row: there are 91 pairs, of two bytes each; three lines of the cache. */
export const PAIR_ROW: usize = 192;

/** By two ranks: where their pair stands in a row. */
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

/** The ranks of the board that is filled in. */
const BOARD: usize = memory.data(8);

let TABLE: usize = 0;
let STRENGTHS: usize = 0;
let ROWS: usize = 0;
let COLUMNS: usize = 0;

/** Fills the table for boards by their keys, from the strengths of five cards, suits aside: 6,175 rows. */
export function fillByKeys(table: usize, strengths: usize, rows: usize, columns: usize): void {
  TABLE = table;
  STRENGTHS = strengths;
  ROWS = rows;
  COLUMNS = columns;
  fillBoards(0, 0, 0);
}

/** Boards that begin with so many cards, all others of the rank of the last one or above. */
function fillBoards(cards: i32, lowest: i32, key: u32): void {
  if (cards == BOARD_CARDS) {
    fillBoard(TABLE + placeOf(key) * PAIR_ROW);
    return;
  }
  for (let rank = lowest; rank < RANKS; rank++) {
    store<u8>(BOARD + <usize>cards, <u8>rank);
    // There are four cards of a rank.
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

/** The ace and the seven lowest ranks of thirteen, as eight bits. */
// @ts-ignore: decorator
@inline
export function lowRanks(ranks: u32): u32 { return (ranks & 0x7f) | ((ranks >> 5) & 0x80); }

function allRanks(low: u32): u32 { return (low & 0x7f) | ((low & 0x80) << 5); }

/** Fills the table for boards by the eight lowest ranks, the ace among them, from strengths by mask of ranks: 256 rows. */
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

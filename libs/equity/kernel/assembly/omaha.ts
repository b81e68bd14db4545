// Strengths of hands of which two cards play with three of the board, as slices of a table of all pairs and classes of boards.
// libs/equity/exact/two-and-three.ts is the reference implementation and describes the method. omaha-boards.ts counts boards by
// these slices; code that deals boards calls `highStrength` and `lowStrength` for each of them.
import { rankKey } from './classes';
import { flushOf } from './seven';

const RANKS: i32 = 13;
const SUITS: usize = 4;
/** The bytes of the strengths of one pair or one hand on a scale: 16 bits per class, rounded up to whole vectors. */
const SLICE: usize = 12352;
const VECTOR: usize = 16;

/** Pairs of ranks, as numbers of 16 bits in whole vectors; and threes. */
const PAIRS: i32 = 91;
const PAIR_ROW: usize = 192;
const THREES: usize = 455;

export const MAX_PLAYERS: i32 = 16;
/** The bytes that are reserved for the hole cards of a player. */
const HOLES_ROW: usize = 8;
const MAX_PAIRS: usize = 28;

/** The addresses of the tables that the host writes: indices of five cards by the halves of their key, and flat tables. */
let ROWS: usize = 0;
let COLUMNS: usize = 0;
/** By half of the pot: its table of pairs and classes; 0 where there is no such half. */
let HIGH: usize = 0;
let LOW: usize = 0;

/** Input, by player: the hole cards. */
const HOLES: usize = memory.data(8 * 16, 8);
/** By player: the ranks in each suit, and the offsets of the pairs in a table. */
const HAND_IN: usize = memory.data(16 * 16, 4);
const PAIRS_OF: usize = memory.data(4 * 28 * 16, 4);
/** By player: the slices. */
const HIGH_SLICES: usize = memory.data(12352 * 16, 16);
const LOW_SLICES: usize = memory.data(12352 * 16, 16);

/** By three ranks: the strength with each pair. Used while a table is built. */
const BY_THREE: usize = memory.data(192 * 455, 16);
const ROW: usize = memory.data(192, 16);

export function holesAt(): usize { return HOLES; }

/** Bytes of a table of pairs and classes. */
export function pairTableBytes(): usize { return SLICE * PAIRS; }

/** Chooses the tables; `low` is 0 where there is no low half. */
export function usePairs(rows: usize, columns: usize, high: usize, low: usize): void {
  ROWS = rows;
  COLUMNS = columns;
  HIGH = high;
  LOW = low;
}

// @ts-ignore: decorator
@inline
export function hasLow(): bool { return LOW != 0; }

/** The class of a board by its key. */
// @ts-ignore: decorator
@inline
export function classOf(key: u32): usize {
  return <usize>load<u16>(ROWS + ((<usize>(key >>> 14)) << 1)) + <usize>load<u16>(COLUMNS + ((<usize>(key & 0x3fff)) << 1));
}

/** The strength of a player's hand on a class of boards, suits aside. */
// @ts-ignore: decorator
@inline
export function rankStrength(player: i32, boardClass: usize): i32 {
  return <i32>load<u16>(HIGH_SLICES + <usize>player * SLICE + (boardClass << 1));
}

/** The strength of a player's low on a class of boards, or 0. */
// @ts-ignore: decorator
@inline
export function lowStrength(player: i32, boardClass: usize): i32 {
  return <i32>load<u16>(LOW_SLICES + <usize>player * SLICE + (boardClass << 1));
}

/** The ranks of a suit that a player holds. */
// @ts-ignore: decorator
@inline
export function heldIn(player: i32, suit: usize): u32 {
  return load<u32>(HAND_IN + ((<usize>player * SUITS + suit) << 2));
}

/** The best flush of two ranks in the hand and three on the board, of one suit, or 0. */
export function bestFlush(held: u32, onBoard: u32): i32 {
  let best: i32 = 0;
  for (let first = held; first != 0; first &= first - 1)
    for (let second = first & (first - 1); second != 0; second &= second - 1) {
      const two = (first & -first) | (second & -second);
      for (let a = onBoard; a != 0; a &= a - 1)
        for (let b = a & (a - 1); b != 0; b &= b - 1)
          for (let c = b & (b - 1); c != 0; c &= c - 1)
            best = max(best, flushOf(two | (a & -a) | (b & -b) | (c & -c)));
    }
  return best;
}

/** The strength of two ranks on a class of boards, suits aside. */
export function pairStrength(lower: i32, higher: i32, boardClass: usize): i32 {
  return <i32>load<u16>(HIGH + <usize>pairNumber(lower, higher) * SLICE + (boardClass << 1));
}

/** The suit of three or more board cards, given the ranks in each suit; -1 for none. */
export function flushSuit(boardIn: usize): i32 {
  for (let suit: usize = 0; suit < SUITS; suit++)
    if (popcnt(load<u32>(boardIn + (suit << 2))) >= 3) return <i32>suit;
  return -1;
}

/** The strength of a player's hand on a full board, by its class, its `flushSuit` and the board's ranks in that suit. */
// @ts-ignore: decorator
@inline
export function highStrength(player: i32, boardClass: usize, suit: i32, onBoard: u32): i32 {
  const strength = rankStrength(player, boardClass);
  return suit < 0 ? strength : max(strength, bestFlush(heldIn(player, suit), onBoard));
}

/** The same by the key of a board and the address of its ranks in each suit, for the host. */
export function strengthOn(player: i32, key: u32, boardIn: usize): i32 {
  const suit = flushSuit(boardIn);
  return highStrength(player, classOf(key), suit, suit < 0 ? 0 : load<u32>(boardIn + (<usize>suit << 2)));
}

/** The strength of the player's low on the board, or 0. */
export function lowOn(player: i32, key: u32): i32 { return lowStrength(player, classOf(key)); }

// @ts-ignore: decorator
@inline
function pairNumber(lower: i32, higher: i32): i32 { return lower + higher * (higher + 1) / 2; }

// @ts-ignore: decorator
@inline
function byThree(a: i32, b: i32, c: i32): usize {
  return BY_THREE + <usize>(a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6) * PAIR_ROW;
}

/** Reads the hand of a player from `HOLES`. The caller then computes the slices for the classes that may come. */
export function takeHand(player: i32, holes: i32): void {
  const cards = HOLES + <usize>player * HOLES_ROW;
  const suits = HAND_IN + (<usize>player << 4);
  memory.fill(suits, 0, 16);
  let pair = PAIRS_OF + <usize>player * MAX_PAIRS * 4;
  for (let i = 0; i < holes; i++) {
    const card = <i32>load<u8>(cards + <usize>i);
    const suit = suits + (<usize>(card & 3) << 2);
    store<u32>(suit, load<u32>(suit) | (1 << (card >> 2)));
    for (let j = 0; j < i; j++) {
      const other = <i32>load<u8>(cards + <usize>j) >> 2;
      const number = pairNumber(min(other, card >> 2), max(other, card >> 2));
      store<u32>(pair, <u32>(<usize>number * SLICE));
      pair += 4;
    }
  }
}

/** Computes the slices of a player for all classes of boards. */
export function cutWhole(player: i32, holes: i32): void {
  cutWholeFrom(HIGH, HIGH_SLICES, player, holes);
  if (LOW != 0) cutWholeFrom(LOW, LOW_SLICES, player, holes);
}

function cutWholeFrom(table: usize, slices: usize, player: i32, holes: i32): void {
  const pairs = PAIRS_OF + <usize>player * MAX_PAIRS * 4;
  const end = pairs + <usize>(holes * (holes - 1) / 2) * 4;
  const slice = slices + <usize>player * SLICE;
  const first = table + load<u32>(pairs);
  for (let at: usize = 0; at < SLICE; at += VECTOR) {
    let best = v128.load(first + at);
    for (let pair = pairs + 4; pair < end; pair += 4)
      best = v128.max<u16>(best, v128.load(table + load<u32>(pair) + at));
    v128.store(slice + at, best);
  }
}

/** Computes the slices of a player for one class. */
export function cutClass(player: i32, holes: i32, boardClass: usize): void {
  cutClassFrom(HIGH, HIGH_SLICES, player, holes, boardClass);
  if (LOW != 0) cutClassFrom(LOW, LOW_SLICES, player, holes, boardClass);
}

// @ts-ignore: decorator
@inline
function cutClassFrom(table: usize, slices: usize, player: i32, holes: i32, boardClass: usize): void {
  const pairs = PAIRS_OF + <usize>player * MAX_PAIRS * 4;
  const end = pairs + <usize>(holes * (holes - 1) / 2) * 4;
  const at = boardClass << 1;
  let best: i32 = 0;
  for (let pair = pairs; pair < end; pair += 4)
    best = max(best, <i32>load<u16>(table + load<u32>(pair) + at));
  store<u16>(slices + <usize>player * SLICE + at, <u16>best);
}

/**
 * Builds the table of a scale: by pair, then by class of boards, the best hand of the pair with three ranks of the five, suits
 * aside. `strengths` are those of five cards by their places.
 */
export function buildPairs(rows: usize, columns: usize, strengths: usize, table: usize): void {
  usePairs(rows, columns, table, 0);
  fillThrees(strengths);
  for (let a = 0; a < RANKS; a++)
    for (let b = a; b < RANKS; b++)
      for (let c = b; c < RANKS; c++)
        for (let d = c; d < RANKS; d++)
          for (let e = a == d ? d + 1 : d; e < RANKS; e++) fillClass(table, a, b, c, d, e);
}

function fillThrees(strengths: usize): void {
  for (let c = 0; c < RANKS; c++)
    for (let b = 0; b <= c; b++)
      for (let a = 0; a <= b; a++) {
        const row = byThree(a, b, c);
        const three = rankKey(a) + rankKey(b) + rankKey(c);
        for (let e = 0; e < RANKS; e++)
          for (let d = 0; d <= e; d++) {
            // Five cards of one rank: such a hand is impossible with such a board.
            const impossible = a == c && d == e && a == d;
            const place = impossible ? 0 : classOf(three + rankKey(d) + rankKey(e));
            const strength = impossible ? 0 : load<u16>(strengths + (place << 1));
            store<u16>(row + (<usize>pairNumber(d, e) << 1), strength);
          }
      }
}

function fillClass(table: usize, a: i32, b: i32, c: i32, d: i32, e: i32): void {
  for (let at: usize = 0; at < PAIR_ROW; at += VECTOR) {
    let best = v128.load(byThree(a, b, c) + at);
    best = v128.max<u16>(best, v128.load(byThree(a, b, d) + at));
    best = v128.max<u16>(best, v128.load(byThree(a, b, e) + at));
    best = v128.max<u16>(best, v128.load(byThree(a, c, d) + at));
    best = v128.max<u16>(best, v128.load(byThree(a, c, e) + at));
    best = v128.max<u16>(best, v128.load(byThree(a, d, e) + at));
    best = v128.max<u16>(best, v128.load(byThree(b, c, d) + at));
    best = v128.max<u16>(best, v128.load(byThree(b, c, e) + at));
    best = v128.max<u16>(best, v128.load(byThree(b, d, e) + at));
    best = v128.max<u16>(best, v128.load(byThree(c, d, e) + at));
    v128.store(ROW + at, best);
  }
  const at = classOf(rankKey(a) + rankKey(b) + rankKey(c) + rankKey(d) + rankKey(e)) << 1;
  for (let pair: usize = 0; pair < <usize>PAIRS; pair++)
    store<u16>(table + pair * SLICE + at, load<u16>(ROW + (pair << 1)));
}

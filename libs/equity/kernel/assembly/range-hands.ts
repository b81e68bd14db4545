// Sorts the hands of two ranges by their strength on a board. libs/equity/exact/runouts.ts is the reference implementation and
// describes the method.
import { rankKey } from './classes';
import { flushOf, strengthOf } from './seven';
import { sort } from './sorting';

const RANKS: i32 = 13;
const SUITS: i32 = 4;

/** Input for each range: the two cards of each hand, ordered by ranks; and by pair of ranks, the index of its first hand. */
export const FIRST_CARDS: usize = memory.data(2 * 1326, 2);
export const SECOND_CARDS: usize = memory.data(2 * 1326, 2);
const FIRST_STARTS: usize = memory.data(2 * 92, 2);
const SECOND_STARTS: usize = memory.data(2 * 92, 2);

/** By rank: the number of board cards. */
const ON_BOARD: usize = memory.data(16);

/** Hands sorted by strength, as `strength << 16 | index`: without flushes (`RANKED`), and with them (`ORDERED`). */
const FIRST_RANKED: usize = memory.data(4 * 1326, 4);
const SECOND_RANKED: usize = memory.data(4 * 1326, 4);
const FIRST_ORDERED: usize = memory.data(4 * 1326, 4);
const SECOND_ORDERED: usize = memory.data(4 * 1326, 4);
const PLAIN: usize = memory.data(4 * 1326, 4);
const FLUSHES: usize = memory.data(4 * 1326, 4);

let first: i32 = 0;
let second: i32 = 0;

export function rangeCardsAt(range: i32): usize { return range == 0 ? FIRST_CARDS : SECOND_CARDS; }
export function rangeStartsAt(range: i32): usize { return range == 0 ? FIRST_STARTS : SECOND_STARTS; }

/** The number of sorted hands of each range. */
// @ts-ignore: decorator
@inline
export function firstHands(): i32 { return first; }
// @ts-ignore: decorator
@inline
export function secondHands(): i32 { return second; }

/**
 * The address of the sorted hands of a range. `board` is the mask of the board's ranks in `suit`; 0 if no flush is possible.
 */
// @ts-ignore: decorator
@inline
export function orderedFirst(suit: i32, board: u32): usize {
  return board == 0 ? FIRST_RANKED : withFlushes(FIRST_RANKED, first, FIRST_CARDS, suit, board, FIRST_ORDERED);
}
// @ts-ignore: decorator
@inline
export function orderedSecond(suit: i32, board: u32): usize {
  return board == 0 ? SECOND_RANKED : withFlushes(SECOND_RANKED, second, SECOND_CARDS, suit, board, SECOND_ORDERED);
}

/** Adds `count` board cards of a rank, or removes them if it is negative. */
export function addToBoard(rank: i32, count: i32): void {
  const at = ON_BOARD + <usize>rank;
  store<u8>(at, <u8>(<i32>load<u8>(at) + count));
}

/** Removes all board cards. */
export function clearBoard(): void { memory.fill(ON_BOARD, 0, 16); }

/**
 * Sorts the hands of both ranges by strength without flushes. `key` is the key of the board. Hands that would need more than four
 * cards of a rank are left out.
 */
export function rankHands(key: u32): void {
  let ranks: i32 = 0;
  let count: i32 = 0;
  for (let high = 0; high < RANKS; high++)
    for (let low = 0; low <= high; low++, ranks++) {
      if (isEmpty(FIRST_STARTS, ranks) && isEmpty(SECOND_STARTS, ranks)) continue;
      const one = <i32>load<u8>(ON_BOARD + <usize>high);
      const other = <i32>load<u8>(ON_BOARD + <usize>low);
      if (one + 1 + i32(high == low) > SUITS || other + 1 > SUITS) continue;
      const strength = strengthOf(key + rankKey(high) + rankKey(low));
      store<u32>(FLUSHES + (<usize>count << 2), (<u32>strength << 16) | <u32>ranks);
      count++;
    }
  sort(FLUSHES, count);
  first = list(FIRST_RANKED, FIRST_STARTS, count);
  second = list(SECOND_RANKED, SECOND_STARTS, count);
}

// @ts-ignore: decorator
@inline
function startOf(starts: usize, ranks: i32): u32 { return <u32>load<u16>(starts + (<usize>ranks << 1)); }

// @ts-ignore: decorator
@inline
function isEmpty(starts: usize, ranks: i32): bool { return startOf(starts, ranks) == startOf(starts, ranks + 1); }

/** Lists the hands of the first `count` sorted pairs of ranks; returns their number. */
function list(into: usize, starts: usize, count: i32): i32 {
  let next = into;
  for (let at = 0; at < count; at++) {
    const entry = load<u32>(FLUSHES + (<usize>at << 2));
    const ranks = <i32>(entry & 0xffff);
    const end = startOf(starts, ranks + 1);
    for (let place = startOf(starts, ranks); place < end; place++, next += 4)
      store<u32>(next, (entry & 0xffff_0000) | place);
  }
  return <i32>((next - into) >> 2);
}

/** Moves hands with a flush to their sorted positions; returns the address of the sorted hands. */
function withFlushes(ranked: usize, count: i32, cards: usize, suit: i32, board: u32, ordered: usize): usize {
  let plain = PLAIN;
  let flushes = FLUSHES;
  for (let at = ranked; at < ranked + (<usize>count << 2); at += 4) {
    const entry = load<u32>(at);
    const place = entry & 0xffff;
    const a = <i32>load<u8>(cards + (<usize>place << 1));
    const b = <i32>load<u8>(cards + (<usize>place << 1), 1);
    const flush = flushOf(board | (<u32>((a & 3) == suit) << (a >> 2)) | (<u32>((b & 3) == suit) << (b >> 2)));
    store<u32>(plain, entry);
    store<u32>(flushes, (<u32>flush << 16) | place);
    plain += select<usize>(0, 4, flush != 0);
    flushes += select<usize>(4, 0, flush != 0);
  }
  if (flushes == FLUSHES) return ranked;
  sort(FLUSHES, <i32>((flushes - FLUSHES) >> 2));
  let flush = FLUSHES;
  let next = ordered;
  for (let at = PLAIN; at < plain; at += 4) {
    const entry = load<u32>(at);
    for (; flush < flushes && load<u32>(flush) < entry; flush += 4, next += 4) store<u32>(next, load<u32>(flush));
    store<u32>(next, entry);
    next += 4;
  }
  for (; flush < flushes; flush += 4, next += 4) store<u32>(next, load<u32>(flush));
  return ordered;
}

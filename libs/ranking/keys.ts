import { rankOf, RANK_COUNT, STANDARD_CARD_COUNT, suitOf } from '#cards';
import { forEachMultiset } from './multisets.js';

/**
 * Look-up without a search, from the ranks of a hand to its place in a table. All scales share the places.
 *
 * Every card has a key, and the key of a hand is the sum. The thirteen ranks are parted in two halves, the low six and
 * the high seven; within a half the key is a number in base five whose digits say how often each rank occurs. No rank
 * occurs five times, so no digit overflows and the sum tells the ranks of the hand. The low half stands in the low 14
 * bits (5^6 = 15,625 values), the high half above (5^7 = 78,125): 31 bits in all.
 *
 * The high half of an n-card hand leaves n − h cards for the low half, and there are the same ways to take them
 * whatever the high half is. So the low halves of each size are numbered from 0, every high half gets a stretch of as
 * many places as there are low halves for it, and `row[high] + column[low]` is a minimal perfect hash: 6,175 places for
 * five cards, 18,395 for six, 49,205 for seven. The tables of wild cards need fewer cards too.
 */
const LOW_RANKS = 6;
const LOW_BITS = 14;
const BASE = 5;
/** The largest hands that have places. */
export const LARGEST_HAND = 7;

export const LOW_SHIFT = LOW_BITS;
export const LOW_MASK = (1 << LOW_BITS) - 1;

/** What one card of a rank adds to the key of a hand. */
export function rankKey(rank: number): number {
  return rank < LOW_RANKS ? BASE ** rank : (BASE ** (rank - LOW_RANKS)) << LOW_BITS;
}

/** By card: what it adds to the rank key of a hand. */
export const RANK_KEYS = Int32Array.from({ length: STANDARD_CARD_COUNT }, (_, card) => rankKey(rankOf(card)));

/** By card: one in the four-bit counter of its suit. */
export const SUIT_KEYS = Int32Array.from(
  { length: STANDARD_CARD_COUNT },
  (_, card) => 1 << (4 * suitOf(card)),
);

/** Added to the suit counters, makes bit 3 of a counter say "five or more"; right for hands of up to twelve cards. */
export const FIVE_BIAS = 0x3333;
export const SUIT_MARKS = 0x8888;

/** Index of the last suit whose counter is marked in `marks` (some of `SUIT_MARKS`, not none). */
export function markedSuit(marks: number): number {
  return (31 - Math.clz32(marks)) >> 2;
}

/** Key of counts restricted to ranks `from` to `to - 1`, as the sum of base-five digits from 5^0 on. */
function halfKey(counts: Uint8Array, from: number, to: number): number {
  let key = 0;
  for (let rank = to - 1; rank >= from; rank--) key = key * BASE + counts[rank];
  return key;
}

/** By low half key: its number among the low halves with as many cards. Shared by hands of all sizes. */
export const COLUMNS = new Uint16Array(BASE ** LOW_RANKS);
/** How many low halves there are with n cards. */
const LOW_HALVES: number[] = [];
for (let cards = 0; cards <= LARGEST_HAND; cards++) {
  const counts = new Uint8Array(RANK_COUNT);
  let next = 0;
  forEachMultiset(counts, 0, LOW_RANKS, cards, () => {
    COLUMNS[halfKey(counts, 0, LOW_RANKS)] = next++;
  });
  LOW_HALVES.push(next);
}

/** By number of cards: by high half key, the first place of its stretch. */
const rows: (Uint16Array | undefined)[] = [];

function firstPlaces(size: number): Uint16Array {
  const firsts = new Uint16Array(BASE ** (RANK_COUNT - LOW_RANKS));
  const counts = new Uint8Array(RANK_COUNT);
  let next = 0;
  for (let inHigh = 0; inHigh <= size; inHigh++) {
    forEachMultiset(counts, LOW_RANKS, RANK_COUNT, inHigh, () => {
      firsts[halfKey(counts, LOW_RANKS, RANK_COUNT)] = next;
      next += LOW_HALVES[size - inHigh];
    });
  }
  return firsts;
}

/** First places by high half key, for hands of `size` cards, 0 to 7; worked out when first asked for. */
export function rowsOf(size: number): Uint16Array {
  return (rows[size] ??= firstPlaces(size));
}

/**
 * Calls `visit` with every rank multiset of `size` cards, as counts by rank and as key, in the order of the places: the
 * first call is place 0, the second place 1. The array is reused.
 */
export function forEachPlace(size: number, visit: (counts: Uint8Array, key: number) => void): void {
  const counts = new Uint8Array(RANK_COUNT);
  for (let inHigh = 0; inHigh <= size; inHigh++) {
    forEachMultiset(counts, LOW_RANKS, RANK_COUNT, inHigh, () => {
      const high = halfKey(counts, LOW_RANKS, RANK_COUNT) << LOW_BITS;
      forEachMultiset(counts, 0, LOW_RANKS, size - inHigh, () => {
        visit(counts, high | halfKey(counts, 0, LOW_RANKS));
      });
    });
  }
}

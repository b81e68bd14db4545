import { rankOf, RANK_COUNT, STANDARD_CARD_COUNT, suitOf } from '#cards';
import { forEachMultiset, HIGH_KEYS, LOW_KEYS, LOW_RANKS, LOW_SHIFT, RANK_KEY } from './multisets.js';

/**
 * A minimal perfect hash from the ranks of a hand to its place in a table. All scales share the places.
 *
 * Every card has a key, and the key of a hand is the sum of its cards' keys (`multisets.ts`). No rank occurs five times,
 * so no digit overflows and the sum identifies the ranks of the hand.
 *
 * A hand of n cards with h cards in the high half has n − h cards in the low half. The low halves of each size are
 * numbered from 0. Each high half gets a range of places, one for each low half of the right size. The place of a hand is
 * `row[high] + column[low]`: 6,175 places for five cards, 18,395 for six, 49,205 for seven. The tables for wild cards also
 * use smaller hands.
 */

/** The number of cards of the largest hands that have places. */
export const LARGEST_HAND = 7;

/** By card: what it adds to the rank key of a hand. */
export const RANK_KEYS = Int32Array.from(
  { length: STANDARD_CARD_COUNT },
  (_, card) => RANK_KEY[rankOf(card)],
);

/** By card: 1 in the four-bit counter of its suit. */
export const SUIT_KEYS = Int32Array.from(
  { length: STANDARD_CARD_COUNT },
  (_, card) => 1 << (4 * suitOf(card)),
);

/** Added to the suit counters, it sets bit 3 of a counter of five or more. Valid for hands of up to twelve cards. */
export const FIVE_BIAS = 0x3333;
export const SUIT_MARKS = 0x8888;

/** Index of the last suit that is marked in `marks`, a non-empty subset of `SUIT_MARKS`. */
export function markedSuit(marks: number): number {
  return (31 - Math.clz32(marks)) >> 2;
}

/** By key of a low half: its number among the low halves of the same size. Shared by hands of all sizes. */
export const COLUMNS = new Uint16Array(LOW_KEYS);
/** The number of low halves with n cards. */
const LOW_HALVES: number[] = [];
for (let cards = 0; cards <= LARGEST_HAND; cards++) {
  let next = 0;
  forEachMultiset(new Uint8Array(RANK_COUNT), 0, LOW_RANKS, cards, (key) => {
    COLUMNS[key] = next++;
  });
  LOW_HALVES.push(next);
}

/** The places of hands of one size. */
export interface Places {
  /** The number of places. */
  readonly count: number;
  /** By key of a high half: the first place of its range. */
  readonly rows: Uint16Array;
}

function findPlaces(size: number): Places {
  const rows = new Uint16Array(HIGH_KEYS);
  let count = 0;
  for (let inHigh = 0; inHigh <= size; inHigh++) {
    forEachMultiset(new Uint8Array(RANK_COUNT), LOW_RANKS, RANK_COUNT, inHigh, (key) => {
      rows[key >>> LOW_SHIFT] = count;
      count += LOW_HALVES[size - inHigh];
    });
  }
  return { count, rows };
}

const places: Places[] = [];

/** The places of hands of `size` cards, 0 to 7; computed on first use. */
export function placesOf(size: number): Places {
  return (places[size] ??= findPlaces(size));
}

/**
 * Calls `visit` with every rank multiset of `size` cards, as counts by rank and as key, in the order of the places: the
 * first call is place 0, the second place 1. The array is reused.
 */
export function forEachPlace(
  size: number,
  visit: (counts: Uint8Array, key: number, place: number) => void,
): void {
  const counts = new Uint8Array(RANK_COUNT);
  let place = 0;
  for (let inHigh = 0; inHigh <= size; inHigh++) {
    forEachMultiset(counts, LOW_RANKS, RANK_COUNT, inHigh, (high) => {
      // The order in which the columns are numbered, so the next place is row + column.
      forEachMultiset(
        counts,
        0,
        LOW_RANKS,
        size - inHigh,
        (key) => {
          visit(counts, key, place++);
        },
        high,
      );
    });
  }
}

import { rankOf, RANK_COUNT, STANDARD_CARD_COUNT, suitOf } from '#cards';
import { forEachMultiset, HIGH_KEYS, LOW_KEYS, LOW_RANKS, LOW_SHIFT, RANK_KEY } from './multisets.js';

/**
 * Look-up without a search, from the ranks of a hand to its place in a table. All scales share the places.
 *
 * Every card has a key, and the key of a hand is the sum (`multisets.ts`). No rank occurs five times, so no digit
 * overflows and the sum identifies the ranks of the hand.
 *
 * The high half of an n-card hand leaves n − h cards for the low half, and there are the same ways to take them
 * whatever the high half is. So the low halves of each size are numbered from 0, every high half gets a stretch of as
 * many places as there are low halves for it, and `row[high] + column[low]` is a minimal perfect hash: 6,175 places for
 * five cards, 18,395 for six, 49,205 for seven. The tables of wild cards need fewer cards too.
 */

/** The largest hands that have places. */
export const LARGEST_HAND = 7;

/** By card: what it adds to the rank key of a hand. */
export const RANK_KEYS = Int32Array.from(
  { length: STANDARD_CARD_COUNT },
  (_, card) => RANK_KEY[rankOf(card)],
);

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

/** By low half key: its number among the low halves with as many cards. Shared by hands of all sizes. */
export const COLUMNS = new Uint16Array(LOW_KEYS);
/** How many low halves there are with n cards. */
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
  /** How many there are. */
  readonly count: number;
  /** By high half key: first place of its stretch. */
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

/** The places of hands of `size` cards, 0 to 7; worked out when first asked for. */
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
      // The same order as when the columns were numbered, hence the next place is row + column.
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

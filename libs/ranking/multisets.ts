import { RANK_COUNT, SUIT_COUNT } from '#cards';

/**
 * The thirteen ranks in two halves, the low six and the high seven. Within a half, the key of some cards is a number in
 * base five whose digits say how often each rank occurs. The low half stands in the low 14 bits (5^6 = 15,625 values),
 * the high half above (5^7 = 78,125): 31 bits in all.
 */
export const LOW_RANKS = 6;
export const LOW_SHIFT = 14;
export const LOW_MASK = (1 << LOW_SHIFT) - 1;
export const LOW_KEYS = 5 ** LOW_RANKS;
export const HIGH_KEYS = 5 ** (RANK_COUNT - LOW_RANKS);

/** By rank: what one card of it adds to the key of a hand. */
export const RANK_KEY = Int32Array.from({ length: RANK_COUNT }, (_, rank) =>
  rank < LOW_RANKS ? 5 ** rank : (5 ** (rank - LOW_RANKS)) << LOW_SHIFT,
);

/**
 * Calls `visit` once for every way to take `cards` cards from ranks `from` to `to - 1`, at most four of a rank, suits
 * aside, with the key of what is taken added to `key`. The counts array, zero in the range when called and zero again
 * after, is the same one each time; entries outside the range stay as they are. The order depends on the width of the
 * range and the number of cards alone.
 */
export function forEachMultiset(
  counts: Uint8Array,
  from: number,
  to: number,
  cards: number,
  visit: (key: number) => void,
  key = 0,
): void {
  if (cards === 0) {
    visit(key);
    return;
  }
  if (cards > SUIT_COUNT * (to - from)) return;
  const most = Math.min(cards, SUIT_COUNT);
  for (let n = 0; n <= most; n++) {
    counts[from] = n;
    forEachMultiset(counts, from + 1, to, cards - n, visit, key + n * RANK_KEY[from]);
  }
  counts[from] = 0;
}

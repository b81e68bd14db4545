import { RANK_COUNT, SUIT_COUNT } from '#cards';

/**
 * The thirteen ranks in two halves: the low six and the high seven. The key of a half is a number in base five whose
 * digits are the numbers of cards of each rank. The low half takes the low 14 bits (5^6 = 15,625 values), the high half
 * the bits above (5^7 = 78,125 values): 31 bits in all.
 */
export const LOW_RANKS = 6;
export const LOW_SHIFT = 14;
export const LOW_MASK = (1 << LOW_SHIFT) - 1;
export const LOW_KEYS = 5 ** LOW_RANKS;
export const HIGH_KEYS = 5 ** (RANK_COUNT - LOW_RANKS);

/** By rank: what one card adds to the key of a hand. */
export const RANK_KEY = Int32Array.from({ length: RANK_COUNT }, (_, rank) =>
  rank < LOW_RANKS ? 5 ** rank : (5 ** (rank - LOW_RANKS)) << LOW_SHIFT,
);

/**
 * Calls `visit` once for every way to take `cards` cards of the ranks `from` to `to - 1`, up to four of a rank, without
 * suits. `visit` gets `key` plus the key of these cards. `counts` must be zero in the range; it holds the cards of each
 * rank during the call of `visit`, and is zero in the range again at the end. Other entries do not change. The order
 * depends only on the width of the range and the number of cards.
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

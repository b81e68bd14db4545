import { SUIT_COUNT } from '#cards';

/**
 * Calls `visit` once for every way to take `cards` cards from ranks `from` to `to - 1`, at most four of a rank, suits
 * aside. The counts array, zero in the range when called and zero again after, is the same one each time; entries
 * outside the range stay as they are. The order depends on the width of the range and the number of cards alone.
 */
export function forEachMultiset(
  counts: Uint8Array,
  from: number,
  to: number,
  cards: number,
  visit: () => void,
): void {
  if (cards === 0) {
    visit();
    return;
  }
  if (cards > SUIT_COUNT * (to - from)) return;
  const most = Math.min(cards, SUIT_COUNT);
  for (let n = 0; n <= most; n++) {
    counts[from] = n;
    forEachMultiset(counts, from + 1, to, cards - n, visit);
  }
  counts[from] = 0;
}

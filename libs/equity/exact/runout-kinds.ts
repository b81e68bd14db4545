import type { Card } from '#cards';
import type { KnownHands } from '../spot/known-hands.js';
import type { SuitPermutations } from '../spot/suit-permutations.js';

/** Board cards that complete a board, and the number of runouts for which they stand. */
export interface Runout {
  readonly cards: readonly Card[];
  readonly times: number;
}

/** All runouts of some free cards; one for all that the permutations map to each other. */
export const runoutKinds = (
  free: readonly Card[],
  toCome: number,
  orders: SuitPermutations,
): Iterable<Runout> => {
  const kinds = new Map<string, { cards: readonly Card[]; times: number }>();
  const deal = (cards: readonly Card[], from: number): void => {
    if (cards.length < toCome) {
      for (let next = from; next < free.length; next++) deal([...cards, free[next]], next + 1);
      return;
    }
    const key = orders.keyOf([Uint8Array.from(cards)]);
    const known = kinds.get(key);
    if (known === undefined) kinds.set(key, { cards, times: 1 });
    else known.times++;
  };
  deal([], 0);
  return kinds.values();
};

/**
 * Counts by hand for all runouts, from those of the kinds of runouts. Only one runout of each kind was counted, so equivalent hands
 * differ. All of them together have the right counts, and each of them has the same.
 */
export const evenCounts = (
  range: KnownHands,
  orders: SuitPermutations,
  counts: readonly Float64Array[],
): void => {
  if (orders.count === 1) return;
  const groups = orders.groupsOf(range);
  const sizes = new Float64Array(range.count);
  for (const group of groups) sizes[group]++;
  for (const sums of counts) {
    const all = new Float64Array(range.count);
    groups.forEach((group, hand) => (all[group] += sums[hand]));
    groups.forEach((group, hand) => (sums[hand] = all[group] / sizes[group]));
  }
};

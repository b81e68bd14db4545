import type { Chips } from '#engine';

/** Chip sizes in the smallest unit; larger chips are these times powers of a hundred. */
const CHIPS: readonly Chips[] = [1, 5, 10, 25, 50, 250];

/**
 * P-BLIND-1: whether a small blind is half of a big blind. If an odd number of equal chips makes the big blind, houses
 * round the half to a chip, down or up: 2 of 5, 1 of 3, 10 or 15 of 25, 100 or 200 of 300. There are no chips of 2: with
 * them, 24 would be half of 50. A big blind of the smallest unit has no half: the small blind is the same.
 */
export const isHalfBlind = (small: Chips, bigBlind: Chips): boolean => {
  if (small * 2 === bigBlind || (small === 1 && bigBlind === 1)) return true;
  for (let unit = 1; unit * 3 <= bigBlind; unit *= 100)
    for (const base of CHIPS) {
      const chip = base * unit;
      const count = bigBlind / chip;
      if (count >= 3 && count % 2 === 1 && Math.abs(small * 2 - bigBlind) === chip) return true;
    }
  return false;
};

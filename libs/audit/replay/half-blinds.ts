import type { Chips } from '#engine';

/** Chips that houses play with, in the smallest unit; beyond them come the same a hundred times as large. */
const CHIPS: readonly Chips[] = [1, 5, 10, 25, 50, 250];

/**
 * P-BLIND-1: whether a small blind may be half of a big one. Where a chip pays the big blind an odd number of times, the
 * half is no whole number of chips, and houses round it down or up: 2 of 5, 1 of 3, 10 or 15 of 25, 100 or 200 of 300.
 * A chip of two is not known: with it 24 would be half of 50.
 */
export const isHalfBlind = (small: Chips, bigBlind: Chips): boolean => {
  if (small * 2 === bigBlind) return true;
  for (let unit = 1; unit * 3 <= bigBlind; unit *= 100)
    for (const base of CHIPS) {
      const chip = base * unit;
      const count = bigBlind / chip;
      if (count >= 3 && count % 2 === 1 && Math.abs(small * 2 - bigBlind) === chip) return true;
    }
  return false;
};

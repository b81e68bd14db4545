import type { Chips } from './chips.js';

/**
 * How a house rounds its rake to whole units. `nearest` rounds half a unit up, `nearest-even` to an even number of units, as
 * bankers do.
 */
export const RAKE_ROUNDINGS = ['down', 'nearest', 'nearest-even', 'up'] as const;
export type RakeRounding = (typeof RAKE_ROUNDINGS)[number];

/** Rates are in ten-thousandths: 500 is 5%. */
export const RATE_SCALE = 10_000;

/**
 * P-SETUP-6: the rake of an amount at a rate, before any cap: a whole number of units. Exact for all amounts. O(1).
 *
 * @param rate in ten-thousandths
 * @param unit in chips, at least 1
 */
export const rakeAt = (amount: Chips, rate: number, unit: Chips, rounding: RakeRounding): Chips => {
  const whole = RATE_SCALE * unit;
  const product = amount * rate;
  if (!Number.isSafeInteger(product)) return largeRakeAt(amount, rate, unit, rounding);
  const rest = product % whole;
  const units = (product - rest) / whole;
  return (units + (isRoundedUp(rest, whole, units % 2 === 1, rounding) ? 1 : 0)) * unit;
};

/** The same for products above the largest safe integer. */
const largeRakeAt = (amount: Chips, rate: number, unit: Chips, rounding: RakeRounding): Chips => {
  const whole = BigInt(RATE_SCALE) * BigInt(unit);
  const product = BigInt(amount) * BigInt(rate);
  const rest = product % whole;
  const units = product / whole;
  const more = isRoundedUp(Number(rest), Number(whole), units % 2n === 1n, rounding) ? 1n : 0n;
  return Number((units + more) * BigInt(unit));
};

const isRoundedUp = (rest: number, whole: number, isOdd: boolean, rounding: RakeRounding): boolean => {
  switch (rounding) {
    case 'down':
      return false;
    case 'nearest':
      return rest * 2 >= whole;
    case 'nearest-even':
      return rest * 2 > whole || (rest * 2 === whole && isOdd);
    case 'up':
      return rest > 0;
  }
};

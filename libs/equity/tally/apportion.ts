import type { Fraction } from './fraction.js';

/**
 * Divides whole chips by shares that add up to `total`: rounds each part down, then gives the remaining chips one by one to the parts
 * with the largest remainders, the first of equals first. Each part differs from its exact value by less than a chip.
 */
export const apportion = (amount: number, shares: readonly Fraction[], total: number): number[] => {
  const parts = shares.map(({ numerator, denominator }) => {
    const product = BigInt(amount) * numerator;
    const divisor = denominator * BigInt(total);
    return { whole: Number(product / divisor), rest: product % divisor, divisor };
  });
  const chips = parts.map(({ whole }) => whole);
  const left = amount - chips.reduce((sum, whole) => sum + whole, 0);
  const byRest = parts
    .map(({ rest, divisor }, index) => ({ rest, divisor, index }))
    .sort((a, b) => compare(b.rest * a.divisor, a.rest * b.divisor) || a.index - b.index);
  for (const { index } of byRest.slice(0, left)) chips[index]++;
  return chips;
};

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

import type { Fraction } from './fraction.js';

/**
 * Divides whole chips by shares that add up to all of them: each gets its share rounded down, and the chips that are left go
 * one each to those who lost most by that, to the first of equals. So nothing is lost, and nobody is off by a chip or more.
 */
export const apportion = (amount: number, shares: readonly Fraction[], total: number): number[] => {
  const parts = shares.map(({ numerator, denominator }) => {
    const product = BigInt(amount) * numerator;
    const divisor = denominator * BigInt(total);
    return { whole: Number(product / divisor), rest: product % divisor, divisor };
  });
  const dealt = parts.map(({ whole }) => whole);
  const left = amount - dealt.reduce((sum, whole) => sum + whole, 0);
  const byRest = parts
    .map(({ rest, divisor }, index) => ({ rest, divisor, index }))
    .sort((a, b) => compare(b.rest * a.divisor, a.rest * b.divisor) || a.index - b.index);
  for (const { index } of byRest.slice(0, left)) dealt[index]++;
  return dealt;
};

const compare = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0);

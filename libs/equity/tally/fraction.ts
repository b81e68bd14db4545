/** A fraction of integers, in lowest terms; the denominator is above zero. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

const commonDivisor = (a: bigint, b: bigint): bigint => {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
};

/** The fraction in lowest terms. */
export const fraction = (numerator: bigint, denominator = 1n): Fraction => {
  if (denominator === 1n) return { numerator, denominator };
  const divisor = commonDivisor(numerator, denominator) || 1n;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

export const ZERO = fraction(0n);

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

/** Formats a fraction: `7`, or `7/2` if it is not an integer. */
export const formatFraction = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? String(numerator) : `${String(numerator)}/${String(denominator)}`;

/** The precision of a quotient in bits: more than that of a number. */
const BITS = 64n;

/** The quotient as a number, off by at most one unit in the last place. 0 for a division by zero. */
export const quotient = (a: Fraction, b: Fraction): number => {
  const numerator = a.numerator * b.denominator;
  const denominator = a.denominator * b.numerator;
  if (denominator === 0n) return 0;
  const scaled = (numerator << BITS) / denominator;
  return Number(scaled) / Number(1n << BITS);
};

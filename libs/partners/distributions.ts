import { logGamma } from '#probability';

/** Coefficients of a Chebyshev fit, by power. */
const ERFC = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
];

/** The chance that a standard normal variable is above `z` (W. J. Cody 1969 in the form of Numerical Recipes, `erfc`; error < 1.2e-7 of the value). */
export const upperTail = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  let poly = 0;
  for (let power = ERFC.length - 1; power >= 0; power--) poly = poly * t + ERFC[power];
  const tail = (t * Math.exp(-x * x + poly)) / 2;
  return z >= 0 ? tail : 1 - tail;
};

const SMALLEST = 1e-300;

/** The `z` above which a standard normal variable is with the chance `p`; found by bisection. */
export const upperQuantile = (p: number): number => {
  if (p > 0.5) return -upperQuantile(1 - p);
  const wanted = Math.max(SMALLEST, p);
  let low = 0;
  let high = 38;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
};

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

const logChoose = (n: number, k: number): number => -Math.log(n + 1) - logBeta(n - k + 1, k + 1);

/** Terms that are smaller than this part of a sum, and that become ever smaller, do not change it. */
const NEGLIGIBLE = 1e-17;

/**
 * The chance of `shared` or more of `some` among `others`, both drawn from `all`: Fisher's exact test, one-sided. The terms are added
 * from the wanted number away from the mode. O(√all).
 */
export const hypergeometricTail = (all: number, some: number, others: number, shared: number): number => {
  const least = Math.max(0, some + others - all);
  const most = Math.min(some, others);
  const whole = logChoose(all, others);
  const sumFrom = (from: number, to: number, step: number): number => {
    let sum = 0;
    for (let k = from; k * step <= to * step; k += step) {
      const term = Math.exp(logChoose(some, k) + logChoose(all - some, others - k) - whole);
      sum += term;
      if (term <= sum * NEGLIGIBLE) break;
    }
    return Math.min(1, sum);
  };
  const mode = Math.floor(((some + 1) * (others + 1)) / (all + 2));
  return shared > mode ? sumFrom(shared, most, 1) : 1 - sumFrom(shared - 1, least, -1);
};

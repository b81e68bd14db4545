import { logGamma } from '#probability';

const PRECISION = 1e-15;
const MAX_TERMS = 100_000;

/** Q(a, x), the regularized upper incomplete gamma function (Abramowitz and Stegun 6.5.29, 6.5.31). O(√a) near x = a. */
export const upperGamma = (a: number, x: number): number => {
  if (x <= 0) return 1;
  const factor = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - factor * lowerSeries(a, x) : factor * upperFraction(a, x);
};

/** P(a, x) = 1 - Q(a, x), exact in the lower tail too. */
const lowerGamma = (a: number, x: number): number => {
  if (x <= 0) return 0;
  const factor = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? factor * lowerSeries(a, x) : 1 - factor * upperFraction(a, x);
};

const lowerSeries = (a: number, x: number): number => {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < MAX_TERMS && term > sum * PRECISION; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
};

/** The continued fraction by the method of Lentz. */
const upperFraction = (a: number, x: number): number => {
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let result = d;
  for (let n = 1; n < MAX_TERMS; n++) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    const step = c * d;
    result *= step;
    if (Math.abs(step - 1) < PRECISION) break;
  }
  return result;
};

/** The probability that a chi-square variable is at least x. */
export const chiSquareTail = (x: number, df: number): number => upperGamma(df / 2, x / 2);

/**
 * The probability that a noncentral chi-square variable is at least x: a mixture of central ones whose degrees of freedom grow by
 * twice a Poisson variable of mean noncentrality / 2. O(√noncentrality) terms.
 */
export const noncentralTail = (x: number, df: number, noncentrality: number): number => {
  const mean = noncentrality / 2;
  if (mean <= 0) return chiSquareTail(x, df);
  const spread = 12 * Math.sqrt(mean) + 30;
  let tail = 0;
  for (let n = Math.max(0, Math.floor(mean - spread)); n <= mean + spread; n++)
    tail += Math.exp(n * Math.log(mean) - mean - logGamma(n + 1)) * upperGamma(df / 2 + n, x / 2);
  return Math.min(1, tail);
};

/** Below this skewness a sum counts as normal. */
const SYMMETRIC = 1e-6;

/**
 * The two-sided p-value of a standardized sum with some skewness: twice the smaller tail of a gamma variable with the same mean,
 * variance and skewness (Pearson type III), which a binomial count follows far into its tails, where a normal variable does not.
 */
export const skewedTails = (z: number, skewness: number): number => {
  if (Math.abs(skewness) < SYMMETRIC) return chiSquareTail(z * z, 1);
  const mirrored = skewness < 0 ? -z : z;
  const shape = 4 / (skewness * skewness);
  const x = shape + mirrored * Math.sqrt(shape);
  const tail = mirrored > 0 ? upperGamma(shape, x) : lowerGamma(shape, x);
  return Math.min(1, 2 * tail);
};

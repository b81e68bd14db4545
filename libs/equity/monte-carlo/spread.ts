/** From where to where: parts of the pot. */
export type Interval = readonly [low: number, high: number];

/** Of the normal distribution 95 % lie within so many standard deviations. */
const Z_95 = 1.959963984540054;

/**
 * The interval that holds what a mean of shares estimates in 95 of 100 samples. E. B. Wilson's for proportions (1927), with as
 * many trials as would scatter as much as the observations did: near 0 and 1, where a sample scatters hardly at all, an interval
 * of so and so many standard errors would be too narrow.
 */
export const intervalOf = (mean: number, variance: number, observations: number): Interval => {
  const trials = variance === 0 ? observations : (mean * (1 - mean) * observations) / variance;
  const spread = Z_95 ** 2 / trials;
  const middle = (mean + spread / 2) / (1 + spread);
  const half = (Z_95 * Math.sqrt((mean * (1 - mean)) / trials + spread / (4 * trials))) / (1 + spread);
  // What was always won, or never, may always be so: rounding must not say otherwise.
  return [mean === 0 ? 0 : Math.max(0, middle - half), mean === 1 ? 1 : Math.min(1, middle + half)];
};

/**
 * The standard error of a mean of shares, or what its interval makes of it where that is wider: a sample that has not yet met
 * what is rare scatters not at all, and is not certain for that.
 */
export const errorOf = (mean: number, variance: number, observations: number): number => {
  const [low, high] = intervalOf(mean, variance, observations);
  return Math.max(Math.sqrt(variance / observations), (high - low) / (2 * Z_95));
};

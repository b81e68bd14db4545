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
  const scatter = scatterOf(mean, variance);
  const trials = scatter === 0 ? observations : (mean * (1 - mean) * observations) / scatter;
  const spread = Z_95 ** 2 / trials;
  const middle = (mean + spread / 2) / (1 + spread);
  const half = (Z_95 * Math.sqrt((mean * (1 - mean)) / trials + spread / (4 * trials))) / (1 + spread);
  // What was always won, or never, may always be so: rounding must not say otherwise.
  return [Math.max(0, Math.min(mean, middle - half)), Math.min(1, Math.max(mean, middle + half))];
};

/**
 * The standard error of a mean of shares, or what its interval makes of it where that is wider: a sample that has not yet met
 * what is rare scatters not at all, and is not certain for that.
 */
export const errorOf = (mean: number, variance: number, observations: number): number => {
  const [low, high] = intervalOf(mean, variance, observations);
  return Math.max(Math.sqrt(scatterOf(mean, variance) / observations), (high - low) / (2 * Z_95));
};

/**
 * What lies between 0 and 1 varies no more than this about its mean (R. Bhatia, C. Davis, 2000). A last deal of fewer trials than
 * the others seems to: of what was always won, nothing is left of that.
 */
const scatterOf = (mean: number, variance: number): number => Math.min(variance, mean * (1 - mean));

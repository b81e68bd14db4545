/** Bounds, as parts of the pot. */
export type Interval = readonly [low: number, high: number];

/** Standard deviations around the mean that hold 95 % of a normal distribution. */
const Z_95 = 1.959963984540054;

/**
 * The 95 % confidence interval of a mean of shares: E. B. Wilson's interval for proportions (1927), with the number of trials that
 * has the variance of the observations. Near 0 and 1, where a sample hardly varies, a multiple of the standard error would be too
 * narrow.
 */
export const intervalOf = (mean: number, variance: number, observations: number): Interval => {
  const scatter = scatterOf(mean, variance);
  const trials = scatter === 0 ? observations : (mean * (1 - mean) * observations) / scatter;
  const spread = Z_95 ** 2 / trials;
  const middle = (mean + spread / 2) / (1 + spread);
  const half = (Z_95 * Math.sqrt((mean * (1 - mean)) / trials + spread / (4 * trials))) / (1 + spread);
  // A share of exactly 0 or 1 stays inside the interval in spite of rounding.
  return [Math.max(0, Math.min(mean, middle - half)), Math.min(1, Math.max(mean, middle + half))];
};

/**
 * The standard error of a mean of shares, or that of its interval where it is wider: a sample without a rare event has no variance,
 * but is not certain.
 */
export const errorOf = (mean: number, variance: number, observations: number): number => {
  const [low, high] = intervalOf(mean, variance, observations);
  return Math.max(Math.sqrt(scatterOf(mean, variance) / observations), (high - low) / (2 * Z_95));
};

/**
 * The largest variance of values between 0 and 1 with this mean (R. Bhatia, C. Davis, 2000). A last deal of fewer trials than the
 * others can seem to exceed it.
 */
const scatterOf = (mean: number, variance: number): number => Math.min(variance, mean * (1 - mean));

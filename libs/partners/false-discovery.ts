/**
 * The q-values of p-values: the smallest share of false discoveries at which each would be one (Y. Benjamini, Y. Hochberg:
 * Controlling the False Discovery Rate, 1995).
 */
export const falseDiscoveryRates = (ps: readonly number[]): number[] => {
  const order = [...ps.keys()].sort((a, b) => ps[b] - ps[a]);
  const rates = new Array<number>(ps.length);
  let least = 1;
  order.forEach((index, place) => {
    least = Math.min(least, (ps[index] * ps.length) / (ps.length - place));
    rates[index] = least;
  });
  return rates;
};

/** One p-value for the smallest of several (Z. Šidák 1967); too large rather than too small where they depend on each other. */
export const smallestP = (ps: readonly number[]): number =>
  ps.length === 0 ? 1 : -Math.expm1(ps.length * Math.log1p(-Math.min(1, ...ps)));

/**
 * The z-values of many pairs of which most are honest, on the scale of those: centred on their median and, if they vary more than
 * the model says, divided by their spread (B. Efron: Large-Scale Simultaneous Hypothesis Testing, the Choice of a Null Hypothesis,
 * 2004). Few values are left as they are.
 */
export const onCommonScale = (zs: readonly number[], { hasSides }: Sides): number[] => {
  if (zs.length < FEWEST) return [...zs];
  const middle = hasSides ? 0 : median(zs);
  const spread = Math.max(1, median(zs.map((z) => Math.abs(z - middle))) / NORMAL_MAD);
  return zs.map((z) => (z - middle) / spread);
};

/** Whether the sign says which of two players it is, so that the middle is 0. */
export interface Sides {
  readonly hasSides: boolean;
}

const FEWEST = 50;

/** The median distance of a standard normal variable from 0. */
const NORMAL_MAD = 0.6745;

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};

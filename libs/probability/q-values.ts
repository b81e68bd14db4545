/** How the tests depend on each other: on none or in the same direction, or in ways that nobody knows. */
export type Dependence = 'positive' | 'unknown';

/**
 * The q-value of each p-value: the smallest share of false discoveries among all tests with at most this p-value (Y. Benjamini,
 * Y. Hochberg: Controlling the False Discovery Rate, 1995). Where the dependence is unknown, times 1 + 1/2 + … + 1/n (Y. Benjamini,
 * D. Yekutieli: The Control of the False Discovery Rate in Multiple Testing under Dependency, 2001). O(n log n).
 */
export const qValues = (ps: readonly number[], dependence: Dependence): number[] => {
  const order = [...ps.keys()].sort((a, b) => ps[b] - ps[a]);
  const factor = dependence === 'positive' ? 1 : ps.reduce((sum, _, at) => sum + 1 / (at + 1), 0);
  const qs = new Array<number>(ps.length);
  let least = 1;
  order.forEach((test, place) => {
    least = Math.min(least, (factor * ps[test] * ps.length) / (ps.length - place));
    qs[test] = least;
  });
  return qs;
};

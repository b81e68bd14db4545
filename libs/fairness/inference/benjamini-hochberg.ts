/**
 * The q-value of each p-value: the smallest share of false alarms among all tests with at most this p-value (Benjamini and Hochberg
 * 1995, Controlling the false discovery rate), with the factor 1 + 1/2 + … + 1/n of Benjamini and Yekutieli 2001: tests of the same cards
 * depend on each other in ways for which the method without it has no proof. If no test has a true cause, any q < α has a
 * probability of at most α. O(n log n).
 */
export const qValues = (p: readonly number[]): number[] => {
  const order = [...p.keys()].sort((a, b) => p[b] - p[a]);
  const factor = p.reduce((sum, _, at) => sum + 1 / (at + 1), 0);
  const q = p.map(() => 1);
  let least = 1;
  order.forEach((test, at) => {
    least = Math.min(least, (factor * p[test] * p.length) / (p.length - at));
    q[test] = least;
  });
  return q;
};

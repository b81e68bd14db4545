import fc from 'fast-check';
import { hypergeometricTail, upperQuantile, upperTail } from './distributions.js';

describe('the normal distribution', () => {
  it.each([
    [0, 0.5],
    [1.959963985, 0.025],
    [-1.281551566, 0.9],
    [5, 2.866515719e-7],
    [10, 7.619853024e-24],
  ])('is above %d with the chance %d', (z, p) => {
    expect(upperTail(z) / p).toBeCloseTo(1, 6);
    expect(upperQuantile(p)).toBeCloseTo(z, 5);
  });
});

describe('counts', () => {
  it('shared tables: all ways to draw two of four that hit both of two', () => {
    expect(hypergeometricTail(4, 2, 2, 2)).toBeCloseTo(1 / 6, 10);
    expect(hypergeometricTail(4, 2, 2, 1)).toBeCloseTo(5 / 6, 10);
    expect(hypergeometricTail(4, 2, 2, 0)).toBeCloseTo(1, 10);
  });

  it('shared tables: as all terms added up, and at once for any number of tables', () => {
    const choose = (n: number, k: number): number => {
      let ways = k < 0 || k > n ? 0 : 1;
      for (let i = 0; i < k && ways > 0; i++) ways = (ways * (n - i)) / (i + 1);
      return ways;
    };
    const size = fc.nat({ max: 40 });
    fc.assert(
      fc.property(size, size, size, size, (more, some, others, shared) => {
        const all = Math.max(some, others) + more;
        let sum = 0;
        for (let k = shared; k <= Math.min(some, others); k++)
          sum += (choose(some, k) * choose(all - some, others - k)) / choose(all, others);
        expect(hypergeometricTail(all, some, others, shared)).toBeCloseTo(sum, 9);
      }),
      { seed: 92 },
    );
    expect(hypergeometricTail(1e9, 4e8, 5e8, 2e8)).toBeCloseTo(0.5, 3);
    expect(hypergeometricTail(1e9, 4e8, 5e8, 3e8)).toBe(0);
  });
});

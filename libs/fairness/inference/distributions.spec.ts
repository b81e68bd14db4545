import { chiSquareTail, noncentralTail, skewedTails, upperGamma } from './distributions.js';
import { quadraticForms } from './quadratic-form.js';

describe('the tails of distributions', () => {
  // Values of SciPy 1.17.1: gamma.sf(3.2, 2.5), chi2.sf, ncx2.sf.
  it('are those of published functions', () => {
    expect(upperGamma(2.5, 3.2)).toBeCloseTo(0.2692187989871035, 12);
    expect(chiSquareTail(3.841458820694124, 1)).toBeCloseTo(0.05, 12);
    expect(chiSquareTail(40, 12) / 7.190884052842894e-5).toBeCloseTo(1, 9);
    expect(noncentralTail(40, 12, 15) / 0.08831448344488389).toBeCloseTo(1, 9);
    expect(noncentralTail(300, 51, 200) / 0.05651438044465806).toBeCloseTo(1, 9);
    expect(noncentralTail(40, 12, 0)).toBe(chiSquareTail(40, 12));
  });

  it('of a skewed sum follow those of a binomial count far out', () => {
    const n = 9000;
    const odds = 1 / 17;
    const sigma = Math.sqrt(n * odds * (1 - odds));
    const skewness = (1 - 2 * odds) / sigma;
    // The exact tails of the binomial distribution, with half a count between the neighbours.
    const upper = skewedTails((640.5 - n * odds) / sigma, skewness) / 2;
    const lower = skewedTails((440.5 - n * odds) / sigma, skewness) / 2;
    const exact = (from: number, to: number): number => {
      let sum = 0;
      let term = n * Math.log1p(-odds);
      for (let k = 0; k <= to; k++) {
        if (k >= from) sum += Math.exp(term);
        term += Math.log((n - k) / (k + 1)) + Math.log(odds / (1 - odds));
      }
      return sum;
    };
    expect(Math.abs(upper / exact(641, n) - 1)).toBeLessThan(0.05);
    expect(Math.abs(lower / exact(0, 440) - 1)).toBeLessThan(0.05);
    // A normal variable misses both by half or more.
    expect(chiSquareTail(((640.5 - n * odds) / sigma) ** 2, 1) / 2 / exact(641, n)).toBeLessThan(0.7);
  });
});

test('a quadratic form is that of the inverse matrix, and null for a singular matrix', () => {
  const matrix = [
    [4, 2],
    [2, 3],
  ];
  // The inverse is [[3, -2], [-2, 4]] / 8.
  expect(quadraticForms(matrix, [[1, 2]])![0]).toBeCloseTo((3 - 8 + 16) / 8, 12);
  expect(
    quadraticForms(
      [
        [1, 1],
        [1, 1],
      ],
      [[1, 2]],
    ),
  ).toBeNull();
});

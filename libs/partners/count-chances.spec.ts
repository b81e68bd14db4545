import fc from 'fast-check';
import { logGamma } from '#probability';
import { betaBinomial, sumOfCounts, tailsOf, type CountChances } from './count-chances.js';

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** The formula of the beta-binomial distribution, count by count. */
const plainly = (n: number, alpha: number, beta: number): number[] =>
  Array.from({ length: n + 1 }, (_, k) =>
    Math.exp(
      -Math.log(n + 1) - logBeta(n - k + 1, k + 1) + logBeta(k + alpha, n - k + beta) - logBeta(alpha, beta),
    ),
  );

const chanceOf = ({ first, chances }: CountChances, count: number): number =>
  chances.at(count < first ? chances.length : count - first) ?? 0;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** As those of `testPushes`: a rate, and how many decisions it is worth. */
const part = fc
  .record({
    n: fc.integer({ min: 1, max: 60 }),
    rate: fc.double({ min: 0.001, max: 0.999, noNaN: true }),
    sample: fc.integer({ min: 20, max: 400 }),
  })
  .map(({ n, rate, sample }) => [n, rate * sample, (1 - rate) * sample] as const);

test('the beta-binomial distribution is that of its formula', () => {
  fc.assert(
    fc.property(part, ([n, alpha, beta]) => {
      const { first, chances } = betaBinomial(n, alpha, beta);
      expect(first).toBe(0);
      plainly(n, alpha, beta).forEach((chance, k) => {
        expect(Math.abs(chances[k] / chance - 1)).toBeLessThan(1e-9);
      });
    }),
  );
  // With beta(1, 1) every count is equally likely.
  for (const p of betaBinomial(4, 1, 1).chances) expect(p).toBeCloseTo(0.2, 12);
});

test('the sum of two dice', () => {
  const die = { first: 1, chances: new Float64Array(6).fill(1 / 6) };
  const both = sumOfCounts([die, die]);
  expect([both.first, both.chances.length]).toEqual([2, 11]);
  expect(chanceOf(both, 7)).toBeCloseTo(6 / 36, 12);
  expect(tailsOf(both, 12).above).toBeCloseTo(1 / 72, 12);
  expect(tailsOf(both, 12).below).toBeCloseTo(71 / 72, 12);
  expect(tailsOf(both, 1)).toEqual({ above: expect.closeTo(1, 12) as number, below: 0 });
  expect(tailsOf(both, 13)).toEqual({ above: 0, below: expect.closeTo(1, 12) as number });
});

test('tails are those of all counts, also if unlikely counts are left out', () => {
  const LEAST = 1e-28;
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), fc.nat(480), (parts, count) => {
      const all = parts
        .map((each) => plainly(...each))
        .reduce((one, other) =>
          Array.from({ length: one.length + other.length - 1 }, (_, k) =>
            sum(one.map((p, i) => p * (other[k - i] ?? 0))),
          ),
        );
      const above = sum(all.slice(count + 1).toReversed()) + (all[count] ?? 0) / 2;
      const short = sumOfCounts(
        parts.map((each) => betaBinomial(...each, LEAST)),
        LEAST,
      );
      const whole = sumOfCounts(parts.map((each) => betaBinomial(...each)));
      const tails = tailsOf(short, count);
      expect(Math.abs(tails.above - above)).toBeLessThan(1e-9 * above + 1e-24);
      if (above > 1e-250) expect(Math.abs(tailsOf(whole, count).above / above - 1)).toBeLessThan(1e-9);
      expect(tails.above + tails.below).toBeCloseTo(1, 12);
    }),
    { numRuns: 60 },
  );
});

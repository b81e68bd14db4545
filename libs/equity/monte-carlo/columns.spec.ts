import { Random } from '#random';
import { columnsOf } from './columns.js';

/** The probability of each choice. */
const chances = (weights: readonly number[]): number[] => {
  const { shift, thresholds, others } = columnsOf(Float64Array.from(weights));
  expect(2 ** (32 - shift)).toBe(thresholds.length);
  const chance = new Array<number>(weights.length).fill(0);
  thresholds.forEach((threshold, column) => {
    const own = threshold / 2 ** 32;
    if (own > 0) chance[column] += own / thresholds.length;
    chance[others[column]] += (1 - own) / thresholds.length;
  });
  return chance;
};

describe('columns', () => {
  it.each([[[1, 1]], [[1, 1, 1]], [[3, 1, 7, 2, 2]], [[1, 999, 1000, 5, 1, 1, 1, 1, 1]]])(
    'choose each of %j in proportion to its weight',
    (weights) => {
      const total = weights.reduce((sum, weight) => sum + weight);
      chances(weights).forEach((chance, choice) => {
        expect(chance).toBeCloseTo(weights[choice] / total, 8);
      });
    },
  );

  it('choose each hand of a large range in proportion to its weight', () => {
    const random = new Random(31);
    const weights = Array.from({ length: 1_326 }, () => random.between(1, 1_000));
    const total = weights.reduce((sum, weight) => sum + weight);
    chances(weights).forEach((chance, choice) => {
      expect(chance).toBeCloseTo(weights[choice] / total, 8);
    });
  });
});

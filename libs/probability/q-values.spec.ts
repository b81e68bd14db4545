import { qValues } from './q-values.js';

const expectClose = (found: readonly number[], wanted: readonly number[]): void => {
  expect(found).toHaveLength(wanted.length);
  wanted.forEach((value, at) => {
    expect(found[at]).toBeCloseTo(value, 12);
  });
};

test('q-values are those of Benjamini and Hochberg', () => {
  expectClose(qValues([0.01, 0.04, 0.03, 0.005], 'positive'), [0.02, 0.04, 0.04, 0.02]);
  expect(qValues([], 'positive')).toEqual([]);
});

test('q-values of tests whose dependence is unknown are those of Benjamini and Yekutieli, and none is above 1', () => {
  const tied = (0.02 * 4 * (1 + 1 / 2 + 1 / 3 + 1 / 4)) / 3;
  expectClose(qValues([0.01, 0.9, 0.02, 0.015], 'unknown'), [tied, 1, tied, tied]);
  expect(qValues([], 'unknown')).toEqual([]);
});

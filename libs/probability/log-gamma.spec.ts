import { logGamma } from './log-gamma.js';

test('logGamma is the logarithm of factorials, and of π at a half', () => {
  let factorial = 1;
  for (let n = 1; n < 100; n++) {
    expect(logGamma(n)).toBeCloseTo(Math.log(factorial), 10);
    factorial *= n;
  }
  expect(logGamma(0.5)).toBeCloseTo(Math.log(Math.PI) / 2, 12);
  expect(logGamma(0.25)).toBeCloseTo(Math.log(3.625609908221908), 12);
});

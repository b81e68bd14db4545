import { formatMargin, formatPercent } from './percent.js';

describe('per cent', () => {
  test('has three digits and a fixed width', () => {
    expect([0, 0.4621445, 1].map(formatPercent)).toEqual(['  0.000 %', ' 46.214 %', '100.000 %']);
  });

  test('shows a standard error only when there is one', () => {
    expect([0, 0.00123].map(formatMargin)).toEqual(['', ' ± 0.123']);
  });
});

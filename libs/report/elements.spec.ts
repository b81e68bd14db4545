import { formatAmount, formatLevel, formatProbability, formatStakes } from './elements.js';

test('amounts have the marks of the language, and lose no digit', () => {
  expect(formatAmount('12345678901234567890.10', 'en')).toBe('12,345,678,901,234,567,890.10');
  expect(formatAmount('-83025.0', 'es')).toBe('-83.025,0');
  expect(formatAmount('0', 'es')).toBe('0');
  expect(formatAmount('<b>', 'en')).toBe('&lt;b&gt;');
});

test('amounts in stakes have them too, and other digits do not', () => {
  expect(formatStakes('USD 0.25/0.50 no-limit', 'es')).toBe('USD 0,25/0,50 no-limit');
  expect(formatStakes('PLAY 5000/10000.5', 'en')).toBe('PLAY 5,000/10,000.5');
  expect(formatStakes("it's 1.2.3 R2D2", 'es')).toBe('it&#39;s 1.2.3 R2D2');
});

test('probabilities have three decimals, and small ones are powers of ten', () => {
  expect([0.125, 1, 0.0004].map((value) => formatProbability(value, 'es'))).toEqual([
    '0,125',
    '1,000',
    '4e-4',
  ]);
  expect([formatLevel(0.005, 'es'), formatLevel(0.01, 'en')]).toEqual(['0,005', '0.01']);
});

import { isLoss, plainAmount, signedAmount } from './amounts.js';

test('amounts keep every digit, in the form of the language', () => {
  expect(signedAmount('12345678901234567890.01', 'en')).toBe('+12,345,678,901,234,567,890.01');
  expect(signedAmount('-1234567.50', 'es')).toBe('−1.234.567,50');
  expect(plainAmount('0.10', 'en')).toBe('0.10');
});

test('only wins and losses have a sign', () => {
  expect(signedAmount('0.00', 'en')).toBe('0.00');
  expect(plainAmount('3', 'en')).toBe('3');
  expect([isLoss('-0.01'), isLoss('-0.00'), isLoss('0.01')]).toEqual([true, false, false]);
});

test('a text that is no amount is shown as it is', () => {
  expect(signedAmount('1/3', 'en')).toBe('1/3');
});

import { bigBlinds, factor, isLoss, plainAmount, rounded, signedAmount } from './amounts.js';

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

test('factors have two decimals everywhere, big blinds for 100 hands one and their sign', () => {
  expect([2.5, 3, 0.67, null].map((value) => factor(value, 'en'))).toEqual(['2.50', '3.00', '0.67', '–']);
  expect([8, -12.5, 0, null].map((value) => bigBlinds(value, 'es'))).toEqual(['+8,0', '−12,5', '0,0', '–']);
  expect(rounded(88, 1, 'en')).toBe('88.0');
});

import { plainAmount, signedAmount } from './numbers.js';

test('amounts keep every digit, in the form of the language', () => {
  expect(signedAmount('12345678901234567890.01', 'en')).toBe('+12,345,678,901,234,567,890.01');
  expect(signedAmount('-1234567.50', 'es')).toBe('−1.234.567,50');
  expect([plainAmount('0.10', 'en'), plainAmount('0.10', 'es')]).toEqual(['0.10', '0,10']);
});

test('amounts beside each other have the same number of decimals', () => {
  expect([plainAmount('0', 'es', 2), signedAmount('1.255', 'en', 2)]).toEqual(['0,00', '+1.255']);
});

test('amounts that are won or lost have a sign, zero has none', () => {
  expect(['2.00', '-2.00', '0.00', '-0.00'].map((text) => signedAmount(text, 'en'))).toEqual([
    '+2.00',
    '−2.00',
    '0.00',
    '0.00',
  ]);
  expect(plainAmount('3', 'en')).toBe('3');
});

test('a text that is no amount is shown as it is', () => {
  expect(signedAmount('1/3', 'en')).toBe('1/3');
});

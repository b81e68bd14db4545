import { romanNumber } from './roman.js';

test('Roman numerals are whole numbers, and other texts are not', () => {
  const texts = ['I', 'IV', 'IX', 'XIV', 'XXXVIII', 'XLIX', 'MCMXCIV'];
  expect(texts.map(romanNumber)).toEqual(['1', '4', '9', '14', '38', '49', '1994']);
  expect(['', 'IIII', 'VX', 'iv', '4', 'I '].map(romanNumber)).toEqual([null, null, null, null, null, null]);
});

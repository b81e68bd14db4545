import { bigBlinds, factor, isLoss, rounded } from './amounts.js';

test('a loss is below zero', () => {
  expect([isLoss('-0.01'), isLoss('-0.00'), isLoss('0.01')]).toEqual([true, false, false]);
});

test('factors have two decimals everywhere, big blinds for 100 hands one and their sign', () => {
  expect([2.5, 3, 0.67, null].map((value) => factor(value, 'en'))).toEqual(['2.50', '3.00', '0.67', '–']);
  expect([8, -12.5, 0, null].map((value) => bigBlinds(value, 'es'))).toEqual(['+8,0', '−12,5', '0,0', '–']);
  expect(rounded(88, 1, 'en')).toBe('88.0');
});

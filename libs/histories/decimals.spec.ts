import fc from 'fast-check';
import { readDecimal, scaleOf, unitsOf } from './decimals.js';

const unitsIn = (text: string, scale: number): number | null => {
  const decimal = readDecimal(text);
  return decimal === null ? null : unitsOf(decimal, scale);
};

describe('the decimal numbers of files', () => {
  it.each([
    ['12', 2, 1200],
    ['0.50', 2, 50],
    ['1.5e3', 0, 1500],
    ['-2.5', 1, -25],
  ])('are read exactly: %s', (text, scale, units) => {
    expect(unitsIn(text, scale)).toBe(units);
  });

  it.each([
    ['0.30000000000000004', 30],
    ['0.29999999999999998', 30],
    ['12345.670000000002', 1234567],
    ['1234567.8900000001', 123456789],
    ['-0.1499999999999999', -15],
    ['99.99999999999999', 10000],
  ])('are read without the noise of binary fractions: %s', (text, cents) => {
    expect(unitsIn(text, 2)).toBe(cents);
    expect(scaleOf(readDecimal(text)!)).toBeLessThanOrEqual(2);
  });

  it('are nothing where only noise is left', () => {
    expect(readDecimal('5.551115123125783e-17')).toMatchObject({ digits: '', negative: false });
    expect(readDecimal('-5.551115123125783e-17')).toMatchObject({ digits: '', negative: false });
  });

  it.each(['0.123456789', '0.300000001', '0.3000000010000001'])(
    'keep more decimals that a writer means: %s',
    (text) => {
      expect(unitsIn(text, 8)).toBeNull();
    },
  );

  it('are the cents that a program has added up', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 20 }), (cents) => {
        const sum = cents.reduce((total, amount) => total + amount / 100, 0);
        expect(unitsIn(String(sum), 2)).toBe(cents.reduce((total, amount) => total + amount, 0));
      }),
    );
  });
});

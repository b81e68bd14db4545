import fc from 'fast-check';
import { compare, decimalsOf, isZero, minus, plus, shareOf, timesIn, withDecimals } from './chips.js';

const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.nat(4))
  .map(([units, scale]) => {
    const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
    const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
    return { text: units < 0n ? `-${text}` : text, units: units * 10n ** BigInt(4 - scale) };
  });

test('amounts of any size are added, subtracted and compared exactly', () => {
  fc.assert(
    fc.property(amount, amount, (a, b) => {
      const unitsOf = (text: string): bigint => {
        const [whole = '', decimals = ''] = text.split('.');
        return BigInt(whole + decimals.padEnd(4, '0'));
      };
      expect(unitsOf(plus(a.text, b.text))).toBe(a.units + b.units);
      expect(unitsOf(minus(a.text, b.text))).toBe(a.units - b.units);
      expect(compare(a.text, b.text)).toBe(a.units < b.units ? -1 : a.units > b.units ? 1 : 0);
    }),
  );
});

test('the sum has the decimals of the longer amount', () => {
  expect([plus('0.1', '0.20'), minus('0.10', '0.35'), plus('7', '8'), minus('1', '1.00')]).toEqual([
    '0.30',
    '-0.25',
    '15',
    '0.00',
  ]);
});

test.each([
  ['20', '100', 2000, '5'],
  ['1', '3', 3333, '3'],
  ['2', '3', 6667, '1.5'],
  ['0.50', '2.25', 2222, '4.5'],
  ['0', '5', 0, '0'],
  ['5', '0', 0, '0'],
])('%s of %s', (part, whole, share, times) => {
  expect([shareOf(part, whole), timesIn(part, whole)]).toEqual([share, times]);
});

test('an amount has at least the decimals that it needs, and no digit is lost', () => {
  expect(['2.00', '2.50', '200', '0.125'].map(decimalsOf)).toEqual([0, 1, 0, 3]);
  expect(['2', '2.50', '-1.5000', '0.125', '200'].map((text) => withDecimals(text, 2))).toEqual([
    '2.00',
    '2.50',
    '-1.50',
    '0.125',
    '200.00',
  ]);
  fc.assert(
    fc.property(amount, fc.nat(5), ({ text }, decimals) => {
      expect(compare(withDecimals(text, decimals), text)).toBe(0);
    }),
  );
});

test('zero is recognised with any decimals', () => {
  expect(['0', '0.00', '0.01', '-1'].map(isZero)).toEqual([true, true, false, false]);
});

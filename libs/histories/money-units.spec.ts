import fc from 'fast-check';
import { formatMoney } from './money.js';
import { formatUnits, toUnits } from './money-units.js';

const scale = fc.nat({ max: 8 });

describe('units of money', () => {
  test('have the text of the amount, at its own scale', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), scale, (amount, decimals) => {
        expect(formatUnits(toUnits(amount, decimals), decimals)).toBe(formatMoney(amount, decimals));
      }),
      { seed: 81 },
    );
  });

  test('add up amounts of different scales, beyond the safe integers too', () => {
    const sum = toUnits(Number.MAX_SAFE_INTEGER, 0) + toUnits(Number.MAX_SAFE_INTEGER, 0) + toUnits(1, 3);
    expect(formatUnits(sum, 3)).toBe('18014398509481982.001');
    expect(formatUnits(-sum, 0)).toBe('-18014398509481982');
  });

  test('are rounded half away from zero', () => {
    expect([5n, -5n, 4n, -4n, 14n].map((units) => formatUnits(units * 10n ** 5n, 2))).toEqual([
      '0.01',
      '-0.01',
      '0',
      '0',
      '0.01',
    ]);
    expect(formatUnits(15n, 8, 10n)).toBe('0.00000002');
  });
});

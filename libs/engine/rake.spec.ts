import fc from 'fast-check';
import { rakeAt, type RakeRounding } from './rake.js';

describe('P-SETUP-6: the rake of an amount', () => {
  it.each<[RakeRounding, number[]]>([
    ['down', [0, 4, 5, 5]],
    ['nearest', [0, 5, 5, 5]],
    ['up', [1, 5, 5, 6]],
  ])('is rounded %s', (rounding, due) => {
    expect([9, 90, 100, 109].map((amount) => rakeAt(amount, 500, 1, rounding))).toEqual(due);
  });

  it('is a whole number of units', () => {
    expect(rakeAt(199, 500, 5, 'down')).toBe(5);
    expect(rakeAt(199, 500, 5, 'nearest')).toBe(10);
    expect(rakeAt(150, 500, 5, 'nearest')).toBe(10);
    expect(rakeAt(101, 500, 5, 'up')).toBe(10);
  });

  it('is the nearest multiple of the unit on its side, exactly, for all amounts', () => {
    const amounts = fc.maxSafeInteger().map(Math.abs);
    fc.assert(
      fc.property(amounts, fc.nat(10_000), fc.constantFrom(1, 5, 25, 100), (amount, rate, unit) => {
        const exact = BigInt(amount) * BigInt(rate);
        const whole = 10_000n * BigInt(unit);
        const [down, nearest, up] = (['down', 'nearest', 'up'] as const).map(
          (rounding) => BigInt(rakeAt(amount, rate, unit, rounding)) * 10_000n,
        );
        expect(exact - down >= 0n && exact - down < whole).toBe(true);
        expect(up - exact >= 0n && up - exact < whole).toBe(true);
        expect(nearest).toBe(2n * (exact - down) >= whole ? down + whole : down);
      }),
    );
  });
});

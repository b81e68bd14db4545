import fc from 'fast-check';
import { RAKE_ROUNDINGS, rakeAt, type RakeRounding } from './rake.js';

describe('P-SETUP-6: the rake of an amount', () => {
  it.each<[RakeRounding, number[]]>([
    ['down', [0, 4, 5, 5, 5]],
    ['nearest', [1, 5, 5, 5, 6]],
    ['nearest-even', [0, 4, 5, 5, 6]],
    ['up', [1, 5, 5, 6, 6]],
  ])('is rounded %s', (rounding, due) => {
    expect([10, 90, 100, 109, 110].map((amount) => rakeAt(amount, 500, 1, rounding))).toEqual(due);
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
        const [down, nearest, even, up] = RAKE_ROUNDINGS.map(
          (rounding) => BigInt(rakeAt(amount, rate, unit, rounding)) * 10_000n,
        );
        expect(exact - down >= 0n && exact - down < whole).toBe(true);
        expect(up - exact >= 0n && up - exact < whole).toBe(true);
        expect(nearest).toBe(2n * (exact - down) >= whole ? down + whole : down);
        expect(even === nearest || (2n * (exact - down) === whole && even === down)).toBe(true);
        if (2n * (exact - down) === whole) expect((even / whole) % 2n).toBe(0n);
      }),
    );
  });
});

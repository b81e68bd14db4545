import fc from 'fast-check';
import { apportion } from './apportion.js';
import { fraction } from './fraction.js';

const whole = (numerator: number) => fraction(BigInt(numerator));

describe('apportion', () => {
  it('rounds shares down and gives the remaining chips to the largest remainders, the first of equals first', () => {
    expect(apportion(100, [whole(1), whole(1), whole(1)], 3)).toEqual([34, 33, 33]);
    expect(apportion(101, [whole(1), whole(1), whole(1)], 3)).toEqual([34, 34, 33]);
    expect(apportion(10, [whole(10), whole(55), whole(35)], 100)).toEqual([1, 6, 3]);
    expect(apportion(10, [whole(14), whole(18), whole(68)], 100)).toEqual([1, 2, 7]);
    expect(apportion(7, [whole(0), fraction(5n, 2n), fraction(1n, 2n)], 3)).toEqual([0, 6, 1]);
  });

  it('divides all chips, and each part is within a chip of its exact value', () => {
    const shares = fc
      .array(fc.nat({ max: 1e6 }), { minLength: 1, maxLength: 9 })
      .filter((all) => Math.max(...all) > 0);
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), shares, (amount, parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        const chips = apportion(amount, parts.map(whole), total);
        expect(chips.reduce((sum, part) => sum + BigInt(part), 0n)).toBe(BigInt(amount));
        chips.forEach((part, index) => {
          const off = BigInt(part) * BigInt(total) - BigInt(amount) * BigInt(parts[index]);
          expect(off < 0n ? -off : off).toBeLessThan(BigInt(total));
        });
      }),
    );
  });
});

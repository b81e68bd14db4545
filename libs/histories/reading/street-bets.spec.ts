import fc from 'fast-check';
import { StreetBets } from './street-bets.js';

describe('StreetBets', () => {
  it('adds up the bets of a street', () => {
    const bets = new StreetBets();
    bets.add(3, 10);
    bets.add(3, 15);
    bets.set(5, 20);
    expect([bets.of(3), bets.of(5), bets.highest]).toEqual([25, 20, 25]);
    bets.clear();
    expect([bets.of(3), bets.highest]).toEqual([0, 0]);
  });

  it('knows the part of the largest bet that no other bet reaches, also after the street', () => {
    const bets = new StreetBets();
    expect(bets.uncalled()).toBeNull();
    bets.add(3, 25);
    bets.add(5, 20);
    expect(bets.uncalled()).toEqual({ seat: 3, amount: 5 });
    bets.clear();
    expect(bets.uncalled()).toEqual({ seat: 3, amount: 5 });
    bets.add(1, 4);
    bets.add(2, 4);
    bets.clear();
    expect(bets.uncalled()).toEqual({ seat: 3, amount: 5 });
  });

  it('gives back the difference of the two largest bets', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50), { minLength: 2, maxLength: 9 }), (amounts) => {
        const bets = new StreetBets();
        for (const [seat, amount] of amounts.entries()) bets.add(seat, amount);
        const [first, second] = amounts.toSorted((a, b) => b - a);
        expect(bets.uncalled()?.amount ?? 0).toBe(first - second);
      }),
    );
  });
});

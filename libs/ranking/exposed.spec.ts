import { parseCards, UNKNOWN } from '#cards';
import fc from 'fast-check';
import { failingRows } from '#testing';
import { cardOrder, exposedStrength } from './exposed.js';
import { evaluatePartial } from './partial.js';

const strength = (scale: Parameters<typeof exposedStrength>[0], text: string): number => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return exposedStrength(scale, parsed.cards)!;
};

describe('P-BET-1: exposedStrength', () => {
  it('orders exposed hands', () => {
    const rows = [
      ['high', 'Kd 9c', 'Qh Jh'],
      ['high', '2c 2d', 'Ah Kh'],
      ['high', '3c 3d 3h', 'Ah Ad Kc'],
      ['high', '5c 5d 4h 4s', '5h 5s Ad Kc'],
      ['ace-to-five', '8c 4d', '9c 2d'],
      ['ace-to-five', 'Ac', '2d'],
      ['ace-to-five', 'Kc Qd', '2d 2c'],
      ['deuce-to-seven', 'Kc', 'Ad'],
      ['deuce-to-seven', '5c 4d 3h 2s', '6c 4d 3h 2s'],
    ] as const;
    const failures = failingRows(rows, ([scale, better, worse]) => {
      expect(strength(scale, better)).toBeGreaterThan(strength(scale, worse));
    });
    expect(failures).toEqual([]);
  });

  it('ignores suits, the order of the cards, straights and flushes', () => {
    expect(strength('high', 'Kd 9c')).toBe(strength('high', '9h Ks'));
    expect(strength('high', '9h 8h 7h 6h')).toBeLessThan(strength('high', '2c 2d Ac Kd'));
  });

  it('orders hands like evaluatePartial on the high scale', () => {
    const hand = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(hand, hand, (one, other) => {
        const [a, b] = [exposedStrength('high', one)!, exposedStrength('high', other)!];
        expect(Math.sign(a - b)).toBe(Math.sign(evaluatePartial(one) - evaluatePartial(other)));
      }),
    );
  });

  it('is null if a card is unknown or there are more exposed cards than any game deals', () => {
    expect(exposedStrength('high', [UNKNOWN])).toBeNull();
    expect(exposedStrength('high', [0, 4, 8, 12, 16, 20])).toBeNull();
    expect(exposedStrength('high', [0, 4, 8, 12, UNKNOWN])).toBeNull();
  });

  it('compares five exposed cards as whole hands: a straight beats three of a kind', () => {
    const straight = exposedStrength('high', [0, 4, 8, 12, 17]);
    const threes = exposedStrength('high', [1, 2, 3, 40, 44]);
    expect(straight).toBeGreaterThan(threes ?? 0);
  });
});

describe('R-TIE-1: cardOrder', () => {
  it('compares ranks, then suits: spades before hearts, diamonds and clubs', () => {
    const order = ['9s', '9h', '9d', '9c', '8s'].map((text) => {
      const parsed = parseCards(text);
      return parsed.ok ? cardOrder('high', parsed.cards[0]) : -1;
    });
    expect(order).toEqual([...order].sort((a, b) => b - a));
  });
});

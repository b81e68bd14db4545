import { Random } from '#random';
import { shuffle } from './shuffle.js';

describe('shuffle', () => {
  it('puts each card into each position about equally often', () => {
    const random = new Random(17);
    const counts = Array.from({ length: 7 }, () => new Array<number>(9).fill(0));
    for (let round = 0; round < 90_000; round++) {
      const cards = Uint8Array.from({ length: 9 }, (_, card) => card);
      shuffle(random, cards, 9, 0, 7);
      for (let place = 0; place < 7; place++) counts[place][cards[place]]++;
    }
    // Six standard deviations of a binomial count are 566.
    for (const row of counts) for (const count of row) expect(Math.abs(count - 10_000)).toBeLessThan(566);
  });

  it('does not move cards that were drawn before', () => {
    const cards = Uint8Array.from({ length: 52 }, (_, card) => card);
    shuffle(new Random(1), cards, 52, 0, 5);
    const drawn = cards.slice(0, 5);
    shuffle(new Random(2), cards, 52, 5, 12);
    expect(cards.slice(0, 5)).toEqual(drawn);
    expect(new Set(cards).size).toBe(52);
  });

  it('draws a word again if it would favour some orders', () => {
    // 2^32 is not a multiple of 3 × 2, so a word of 0 is rejected for two cards: the next word decides.
    const words = [0, 2 ** 30];
    const random = { next: () => words.shift() ?? 2 ** 30 } as unknown as Random;
    const cards = Uint8Array.of(7, 8, 9);
    shuffle(random, cards, 3, 0, 2);
    expect(words).toEqual([]);
  });
});

import { flushCardIn, readDescription } from './descriptions.js';

describe('the name of a winning hand', () => {
  it.each([
    ["Two Pair, J's & 9's", 'two-pair', [9, 7]],
    ["Full House, 4's over A's", 'full-house', [2, 12]],
    ["Three of a Kind, 10's", 'three-of-a-kind', [8]],
    ["Four of a Kind, 2's", 'four-of-a-kind', [0]],
    ["Pair, 8's", 'pair', [6]],
    ['Straight, 9 High', 'straight', [7]],
    ['Flush, 10h High', 'flush', [8]],
    ['A High', 'high-card', [12]],
    ['One Pair', 'pair', []],
    ['Straight', 'straight', []],
    ['Straight Flush, K High', 'straight-flush', [11]],
    ['Royal Flush', 'straight-flush', [12]],
  ])('is read: %s', (words, category, ranks) => {
    expect(readDescription(words)).toEqual({ category, ranks });
  });

  it.each(['', 'Pair, 1', "Pair, 1's", 'Flush, Ax High', 'Straight, High', 'X High', 'Two Pairs'])(
    'is unknown: %j',
    (words) => {
      expect(readDescription(words)).toBeNull();
    },
  );

  it('has a card, if it is a flush', () => {
    expect(flushCardIn('Flush, Kc High')).toBe(44);
    expect(flushCardIn('Flush, 10s High')).toBe(35);
    expect(['Flush', 'Straight, K High', 'Flush, K High'].map(flushCardIn)).toEqual([null, null, null]);
  });
});

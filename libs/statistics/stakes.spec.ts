import fc from 'fast-check';
import { dealHands } from '#dealer';
import type { CanonicalHand } from '#histories';
import { profileOfFormat } from '#rules';
import { analyzeHand } from './testing/differences.js';

const [dealt] = dealHands({ game: 'holdem', hands: 1, seed: 5, players: 3, ante: 0 });

/** The stakes of a hand in words, whose blinds are amounts of a currency. */
const stakesOf = (currency: string, scale: number, smallBlind: number, bigBlind: number): string => {
  const hand: CanonicalHand = {
    ...dealt,
    currency,
    scale,
    stakes: { ...dealt.stakes, smallBlind, bigBlind },
  };
  return analyzeHand(hand, profileOfFormat('pokerstars'))!.facts!.stakes;
};

test.each([
  ['CHIPS', 2, 1_000, 2_000, 'CHIPS 10/20 no-limit'],
  ['CHIPS', 0, 10, 20, 'CHIPS 10/20 no-limit'],
  ['CHIPS', 1, 5, 10, 'CHIPS 0.5/1.0 no-limit'],
  ['USD', 2, 25, 50, 'USD 0.25/0.50 no-limit'],
  ['USD', 0, 1, 2, 'USD 1.00/2.00 no-limit'],
  ['USD', 3, 5, 10, 'USD 0.005/0.010 no-limit'],
  ['JPY', 2, 10_000, 20_000, 'JPY 100/200 no-limit'],
])('stakes in %s with %d decimals: %d and %d are %s', (currency, scale, small, big, text) => {
  expect(stakesOf(currency, scale, small, big)).toBe(text);
});

test('equal stakes have equal texts at every scale', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('USD', 'CHIPS'),
      fc.integer({ min: 1, max: 500 }),
      fc.nat({ max: 4 }),
      fc.nat({ max: 4 }),
      (currency, small, scale, more) => {
        const texts = [0, more].map((zeros) =>
          stakesOf(currency, scale + zeros, small * 10 ** zeros, 2 * small * 10 ** zeros),
        );
        expect(texts[1]).toBe(texts[0]);
      },
    ),
    { seed: 61, numRuns: 50 },
  );
});

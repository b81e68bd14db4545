import { Random } from '#random';
import { times } from '#testing';
import type { FinalHands } from './final-hands.js';
import { PlainPairs } from './pairs.js';
import { KernelPairs } from './kernel-pairs.js';

const NOTHING = { low: 0, high: 0 };

/** `count` different sets of `size` cards, ascending, as hands with few strengths. */
const someHands = (random: Random, cards: readonly number[], size: number, count: number): FinalHands => {
  const keys = new Map<string, readonly number[]>();
  for (let tries = 0; tries < count; tries++) {
    const pack = [...cards];
    random.shuffle(pack, size);
    const hand = pack.slice(0, size).sort((a, b) => b - a);
    keys.set(String.fromCharCode(...hand.map((card) => card + 1)), hand);
  }
  const hands = [...keys].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hand]) => hand);
  const word = (hand: readonly number[], from: number): number =>
    hand.reduce((bits, card) => (card >= from && card < from + 32 ? bits | (1 << (card - from)) : bits), 0);
  return {
    common: NOTHING,
    size,
    count: hands.length,
    low: Int32Array.from(hands, (hand) => word(hand, 0)),
    high: Int32Array.from(hands, (hand) => word(hand, 32)),
    weights: Float64Array.from(hands, () => random.between(1, 4)),
    strengths: [0, 1].map(() => Uint16Array.from(hands, () => random.below(30))),
  };
};

/** A selection of the hands, by strength. */
const chosenOf = (random: Random, { count, strengths }: FinalHands, half: number): Uint32Array =>
  Uint32Array.from(Array.from({ length: count }, (_, hand) => hand).filter(() => random.below(5) > 0)).sort(
    (a, b) => strengths[half][a] - strengths[half][b],
  );

describe('pairs of hands', () => {
  it('are equal in the kernel and the reference implementation, for equal and different sizes of hands', () => {
    const random = new Random(8);
    const kernel = new KernelPairs();
    const reference = new PlainPairs();
    for (let trial = 0; trial < times(12, 500); trial++) {
      const deck = Array.from({ length: 53 }, (_, card) => card);
      random.shuffle(deck);
      const cards = deck.slice(0, random.between(9, 53));
      const size = random.between(0, 6);
      const other = random.pick([size, size, random.between(0, 6)]);
      const most = random.pick([30, 250, 500]);
      const first = someHands(random, cards, size, most);
      const second = someHands(random, cards, other, most);
      for (const counter of [kernel, reference]) counter.place(first, second);
      for (let round = 0; round < 3; round++) {
        const half = random.below(2);
        const chosen = [chosenOf(random, first, half), chosenOf(random, second, half)] as const;
        const [taken] = [
          { low: 0, high: 0 },
          { low: 1 << cards[0], high: 0 },
          { low: 0, high: 1 },
        ].slice(round);
        const bar = random.pick([0, 0, 12, 29, 40]);
        const [found, expected] = [kernel, reference].map((counter) => {
          counter.choose(...chosen);
          return [...Array.from(counter.count(half, taken, bar))];
        });
        expect(found).toEqual(expected);
      }
    }
  });
});

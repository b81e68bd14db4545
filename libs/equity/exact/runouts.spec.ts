import { type Card, type DeckId, deckCards, SUIT_COUNT, suitOf } from '#cards';
import { Random } from '#random';
import type { ScaleId } from '#ranking';
import { times } from '#testing';
import { kernelOf } from '../kernel/instance.js';
import { KernelRunouts } from './kernel-runouts.js';
import { type KnownHands, oneHand } from '../spot/known-hands.js';
import { gameOf, rangeOf } from '../testing/spots.js';
import { everyCase } from './every-case.js';
import type { HandCounts } from './hand-counts.js';
import { countRunouts } from './runouts.js';

interface Input {
  readonly first: KnownHands;
  readonly second: KnownHands;
  readonly board: readonly Card[];
  readonly free: readonly Card[];
}

/** A board of a given number of cards, some cards that may come, and two overlapping ranges. */
const dealt = (random: Random, deck: DeckId, onBoard: number, leave: number, hands: number): Input => {
  const pack = [...deckCards(deck)];
  random.shuffle(pack);
  const suit = random.below(SUIT_COUNT * 2);
  pack.sort((a, b) => Number(suitOf(b) === suit) - Number(suitOf(a) === suit));
  const board = pack.splice(0, onBoard);
  if (random.below(2) === 0) random.shuffle(pack);
  const free = pack.slice(0, leave).sort((a, b) => a - b);
  const range = (): KnownHands =>
    rangeOf(random, free, random.between(1, Math.min(hands, (leave * (leave - 1)) / 2)), 2);
  return { first: range(), second: range(), board, free };
};

const summary = ({ wins, ties }: HandCounts): unknown => [[...wins], [...ties]];

describe.each<[ScaleId, DeckId, string]>([
  ['high', 'standard', 'holdem'],
  ['short', 'short-36', 'short-deck'],
])('range against range over all runouts, by the scale %s', (scale, deck, id) => {
  const game = gameOf(id);
  const kernel = new KernelRunouts(kernelOf(scale)!);
  const byReference = ({ first, second, board, free }: Input): HandCounts =>
    countRunouts(first, second, game.shares[0], board, free, 5 - board.length);
  const byKernel = ({ first, second, board, free }: Input): HandCounts =>
    kernel.count(first, second, board, free, 5 - board.length);

  it('equals the enumeration of every case, hand by hand', () => {
    const random = new Random(21);
    for (let trial = 0; trial < times(10, 25); trial++) {
      const input = dealt(random, deck, random.pick([2, 3, 4, 5]), 11, 8);
      const { first, second, board, free } = input;
      const gone = new Set([...board, ...free]);
      const { wins, ties } = byReference(input);
      for (let hand = 0; hand < first.count; hand++) {
        const held = oneHand([...first.cards.subarray(hand * 2, hand * 2 + 2)], 2);
        const dead = deckCards(deck).filter((card) => !gone.has(card));
        const tally = everyCase({ game, players: [held, second], boards: [board], dead });
        expect([wins[hand], ties[hand]]).toEqual([tally.wins[0], tally.ties[0]]);
      }
    }
  });

  it('is equal in the kernel and the reference implementation, with any number of cards to come', () => {
    const random = new Random(22);
    for (let trial = 0; trial < times(16, 300); trial++) {
      const onBoard = random.pick([3, 3, 3, 4, 5, 0, 1, 2]);
      const input = dealt(random, deck, onBoard, onBoard < 3 ? 12 : random.between(12, 31), 120);
      // With heavy hands the sums of a few runouts fill 32 bits.
      if (random.below(2) === 0)
        input.second.weights.forEach((weight, hand, all) => (all[hand] = weight * 2 ** 20));
      expect(summary(byKernel(input))).toEqual(summary(byReference(input)));
    }
  });

  it('is the same for ranges of all hands', () => {
    const random = new Random(23);
    const { board, free } = dealt(random, deck, 3, times(36, 49), 1);
    const pairs = free.flatMap((a, at) => free.slice(at + 1).map((b) => [a, b]));
    const all: KnownHands = {
      size: 2,
      count: pairs.length,
      cards: Uint8Array.from(pairs.flat()),
      weights: Float64Array.from(pairs, () => random.between(1, 1000)),
      missing: 0,
    };
    const input = { first: all, second: all, board, free };
    expect(summary(byKernel(input))).toEqual(summary(byReference(input)));
  });
});

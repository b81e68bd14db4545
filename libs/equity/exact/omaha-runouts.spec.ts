import fc from 'fast-check';
import { type Card, deckCards, SUIT_COUNT, suitOf } from '#cards';
import { Random } from '#random';
import { times } from '#testing';
import { kernelOf } from '../kernel/instance.js';
import type { EquityGame } from '../spot/game.js';
import { type KnownHands, oneHand } from '../spot/known-hands.js';
import { handAt } from '../spot/narrowing.js';
import { gameOf, rangeOf } from '../testing/spots.js';
import { everyCase } from './every-case.js';
import { KernelOmahaRunouts } from './kernel-omaha-runouts.js';
import { countOmahaRunouts } from './omaha-runouts.js';
import type { Runout } from './runout-kinds.js';
import type { OpposedCounts } from './hand-counts.js';

const BOARD_CARDS = 5;

/** Two weighted ranges that share cards and hands, and a board, often of few suits. */
interface Input {
  readonly game: EquityGame;
  readonly first: KnownHands;
  readonly second: KnownHands;
  readonly board: readonly Card[];
  readonly free: readonly Card[];
}

/** @param live the number of cards that may be held or come */
const inputs = (live: number, hands: number): fc.Arbitrary<Input> =>
  fc
    .record({
      seed: fc.integer(),
      suits: fc.integer({ min: 1, max: SUIT_COUNT }),
      holes: fc.integer({ min: 2, max: 6 }),
      onBoard: fc.integer({ min: 3, max: BOARD_CARDS }),
      counts: fc.tuple(fc.integer({ min: 1, max: hands }), fc.integer({ min: 1, max: hands })),
    })
    .map(({ seed, suits, holes, onBoard, counts }) => {
      const random = new Random(seed);
      const pack = [...deckCards('standard')];
      random.shuffle(pack);
      // A board of few suits makes flushes possible.
      pack.sort((a, b) => Number(suitOf(b) < suits) - Number(suitOf(a) < suits));
      const board = pack.splice(0, onBoard);
      random.shuffle(pack);
      const free = pack.slice(0, live).sort((a, b) => a - b);
      const [first, second] = counts.map((count) => rangeOf(random, free, count, holes));
      return {
        game: { ...gameOf('omaha'), holeCards: holes },
        first,
        second: merged(first, second),
        board,
        free,
      };
    });

/** The second range with the first hand of the first one, so that an identical hand is certain. */
const merged = (first: KnownHands, second: KnownHands): KnownHands => {
  const shared = [...handAt(first, 0)];
  const others = Array.from({ length: second.count }, (_, hand) => [...handAt(second, hand)]).filter(
    (hand) => hand.join() !== shared.join(),
  );
  return {
    ...second,
    count: others.length + 1,
    // The cards of a hand may be in any order.
    cards: Uint8Array.from([...others, shared.reverse()].flat()),
    weights: Float64Array.from({ length: others.length + 1 }, (_, hand) => 1000 - hand),
  };
};

const runoutsOf = ({ board, free }: Input): Runout[] => {
  const deal = (cards: readonly Card[], from: number): Runout[] =>
    cards.length === BOARD_CARDS - board.length
      ? [{ cards, times: 1 }]
      : free.slice(from).flatMap((card, at) => deal([...cards, card], from + at + 1));
  return deal([], 0);
};

const byReference = (input: Input): OpposedCounts =>
  countOmahaRunouts(input.first, input.second, input.game.shares[0], input.board, runoutsOf(input));

const kernel = new KernelOmahaRunouts(kernelOf('high')!, 'high');

const summary = ({ wins, ties, opposing }: OpposedCounts): unknown => [[...wins], [...ties], [...opposing]];

describe('two ranges of Omaha hands over all runouts', () => {
  it('equal the enumeration of every case, hand by hand', () => {
    fc.assert(
      fc.property(inputs(13, 6), (input) => {
        const { game, first, second, board, free } = input;
        const gone = new Set([...board, ...free]);
        const dead = deckCards('standard').filter((card) => !gone.has(card));
        const { wins, ties, opposing } = byReference(input);
        for (let hand = 0; hand < first.count; hand++) {
          const held = oneHand([...handAt(first, hand)], game.holeCards);
          const tally = everyCase({ game, players: [held, second], boards: [board], dead });
          expect([wins[hand], ties[hand]]).toEqual([tally.wins[0], tally.ties[0]]);
          const compatible = Array.from(second.weights, (weight, other) =>
            handAt(second, other).some((card) => held.cards.includes(card)) ? 0 : weight,
          );
          expect(opposing[hand]).toBe(compatible.reduce((sum, weight) => sum + weight, 0));
        }
      }),
      { numRuns: times(20, 200) },
    );
  });

  it('are equal in the kernel and the reference implementation', () => {
    fc.assert(
      fc.property(inputs(20, 60), fc.integer({ min: 1, max: 3 }), (input, many) => {
        const runouts = runoutsOf(input).map((runout, at) => ({ ...runout, times: 1 + (at % many) }));
        const { game, first, second, board } = input;
        const expected = countOmahaRunouts(first, second, game.shares[0], board, runouts.slice(0, 20));
        expect(summary(kernel.count(first, second, board, runouts.slice(0, 20)))).toEqual(summary(expected));
      }),
      { numRuns: times(20, 300) },
    );
  });

  it('are equal for many hands of four cards of which most share cards', () => {
    const random = new Random(5);
    const pack = [...deckCards('standard')];
    random.shuffle(pack);
    const board = pack.splice(0, 3);
    const free = pack.slice(0, 24);
    const [first, second] = [600, 800].map((count) => rangeOf(random, free, count, 4));
    const input = { game: gameOf('omaha'), first, second, board, free };
    const runouts = runoutsOf(input).slice(0, times(4, 100));
    const expected = countOmahaRunouts(first, second, input.game.shares[0], board, runouts);
    expect(summary(kernel.count(first, second, board, runouts))).toEqual(summary(expected));
  });
});

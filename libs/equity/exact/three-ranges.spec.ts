import fc from 'fast-check';
import { type Card, type DeckId, deckCards, SUIT_COUNT, suitOf } from '#cards';
import { Random } from '#random';
import type { ScaleId } from '#ranking';
import { times } from '#testing';
import { handsExactly } from '../outputs/hands.js';
import { kernelOf } from '../kernel/instance.js';
import { type KnownHands, oneHand } from '../spot/known-hands.js';
import { handAt } from '../spot/narrowing.js';
import type { Spot } from '../spot/spot.js';
import { cards, gameOf, rangeOf, spotOf } from '../testing/spots.js';
import { everyCase } from './every-case.js';
import type { ThreeWayCounts } from './hand-counts.js';
import { countThreeInKernel } from './kernel-three-ranges.js';
import type { Runout } from './runout-kinds.js';
import { boardClassStrategy } from './strategies/board-classes.js';
import { threeWayStrategy } from './strategies/three-way-sweep.js';
import { countThreeRanges } from './three-ranges.js';

const BOARD_CARDS = 5;

/** Three weighted ranges that share cards and hands, and a board, often of few suits. */
interface Input {
  readonly ranges: readonly [KnownHands, KnownHands, KnownHands];
  readonly board: readonly Card[];
  readonly free: readonly Card[];
}

/** @param live the number of cards that may be held or come */
const inputs = (deck: DeckId, live: number, hands: number): fc.Arbitrary<Input> => {
  const count = fc.integer({ min: 1, max: hands });
  return fc
    .record({
      seed: fc.integer(),
      suits: fc.integer({ min: 1, max: SUIT_COUNT }),
      onBoard: fc.integer({ min: 3, max: BOARD_CARDS }),
      counts: fc.tuple(count, count, count),
    })
    .map(({ seed, suits, onBoard, counts }) => {
      const random = new Random(seed);
      const pack = [...deckCards(deck)];
      random.shuffle(pack);
      // A board of few suits makes flushes possible.
      pack.sort((a, b) => Number(suitOf(b) < suits) - Number(suitOf(a) < suits));
      const board = pack.splice(0, onBoard);
      random.shuffle(pack);
      const free = pack.slice(0, live).sort((a, b) => a - b);
      const range = (size: number): KnownHands => rangeOf(random, free, size, 2);
      return { ranges: [range(counts[0]), range(counts[1]), range(counts[2])], board, free };
    });
};

const runoutsOf = ({ board, free }: Input): Runout[] => {
  const deal = (dealt: readonly Card[], from: number): Runout[] =>
    dealt.length === BOARD_CARDS - board.length
      ? [{ cards: dealt, times: 1 }]
      : free.slice(from).flatMap((card, at) => deal([...dealt, card], from + at + 1));
  return deal([], 0);
};

const summary = ({ wins, ties, threeWay, opposing }: ThreeWayCounts): unknown =>
  [wins, ties, threeWay, opposing].map((counts) => [...counts]);

describe.each<[ScaleId, DeckId, string]>([
  ['high', 'standard', 'holdem'],
  ['short', 'short-36', 'short-deck'],
])('three ranges over all runouts, by the scale %s', (scale, deck, id) => {
  const game = gameOf(id);
  const byReference = (
    { ranges: [first, second, third], board }: Input,
    runouts: Runout[],
  ): ThreeWayCounts[] =>
    [
      [first, second, third],
      [second, third, first],
      [third, first, second],
    ].map(([own, one, other]) => countThreeRanges(own, [one, other], game.shares[0], board, runouts));

  it('equal the enumeration of every case, hand by hand', () => {
    fc.assert(
      fc.property(inputs(deck, 9, 6), (input) => {
        const { ranges, board, free } = input;
        const gone = new Set([...board, ...free]);
        const dead = deckCards(deck).filter((card) => !gone.has(card));
        const counts = byReference(input, runoutsOf(input));
        const [own, ...others] = ranges;
        for (let hand = 0; hand < own.count; hand++) {
          const held = oneHand([...handAt(own, hand)], 2);
          const spot: Spot = { game, players: [held, ...others], boards: [board], dead };
          const tally = everyCase(spot);
          const { wins, ties, threeWay } = counts[0];
          expect([wins[hand], ties[hand] + threeWay[hand]]).toEqual([tally.wins[0], tally.ties[0]]);
          const shares = tally.shares(0);
          expect(Number(shares.numerator) / Number(shares.denominator)).toBeCloseTo(
            wins[hand] + ties[hand] / 2 + threeWay[hand] / 3,
            8,
          );
        }
        expect(threeWayStrategy({ game, players: ranges, boards: [board], dead })?.count()).toEqual(
          everyCase({ game, players: ranges, boards: [board], dead }),
        );
      }),
      { numRuns: times(10, 200) },
    );
  });

  it('are equal in the kernel and the reference implementation', () => {
    fc.assert(
      fc.property(inputs(deck, 27, 200), fc.integer({ min: 1, max: 3 }), (input, many) => {
        const runouts = runoutsOf(input)
          .slice(0, 10)
          .map((runout, at) => ({ ...runout, times: 1 + (at % many) }));
        const counts = countThreeInKernel(kernelOf(scale)!, input.ranges, input.board, runouts);
        expect(counts.map(summary)).toEqual(byReference(input, runouts).map(summary));
      }),
      { numRuns: times(5, 200) },
    );
  });
});

describe('the sweep of three ranges', () => {
  const board = cards('Ts9s2s');
  const free = deckCards('standard').filter((card) => !board.includes(card));
  /** All hands of two free cards for which a condition holds; the name of a suit but that of the flush makes no difference. */
  const allOf = (isIn: (a: Card, b: Card) => boolean): KnownHands => {
    const hands = free.flatMap((a, at) => free.slice(at + 1).flatMap((b) => (isIn(a, b) ? [[a, b]] : [])));
    return {
      size: 2,
      count: hands.length,
      cards: Uint8Array.from(hands.flat()),
      weights: new Float64Array(hands.length).fill(1),
      missing: 0,
    };
  };
  const rank = (card: Card): number => card >> 2;
  const pairs = allOf((a, b) => rank(a) === rank(b) && rank(a) > 7);
  const suited = allOf((a, b) => (a & 3) === (b & 3) && rank(b) > 10);
  const connected = allOf((a, b) => rank(b) - rank(a) === 1 && rank(a) > 9);
  const spot: Spot = {
    game: gameOf('holdem'),
    players: [pairs, suited, connected],
    boards: [board],
    dead: [],
  };

  it('counts runouts that differ only in suits once', () => {
    expect(threeWayStrategy(spot)!.count()).toEqual(boardClassStrategy(spot)!.count());
  });

  it('serves the equities of each hand', () => {
    const results = handsExactly(spot);
    spot.players.forEach((range, player) => {
      for (let hand = 0; hand < range.count; hand += times(11, 1)) {
        const held = oneHand([...handAt(range, hand)], 2);
        const tally = boardClassStrategy({ ...spot, players: spot.players.with(player, held) })!.count();
        const own = results[player]![hand].tally;
        expect([own.total, own.wins[0], own.ties[0]]).toEqual([
          tally.total,
          tally.wins[player],
          tally.ties[player],
        ]);
        expect(own.shares(0)).toEqual(tally.shares(player));
      }
    });
  });

  it('does not apply to other games and numbers of players, or to boards with three cards to come', () => {
    const hands = ['AsAh', 'KsKh', 'QsQh'];
    expect(threeWayStrategy(spotOf('holdem', hands, '7s8h2d'))).not.toBeNull();
    expect(threeWayStrategy(spotOf('holdem', hands))).toBeNull();
    expect(threeWayStrategy(spotOf('holdem', hands.slice(1), '7s8h2d'))).toBeNull();
    expect(threeWayStrategy(spotOf('holdem', [...hands, 'JsJh'], '7s8h2d'))).toBeNull();
    expect(threeWayStrategy(spotOf('omaha', ['AsAhKsKh', '9d8d7c6c', 'QsQhJcTc'], '7s8h2d'))).toBeNull();
  });
});

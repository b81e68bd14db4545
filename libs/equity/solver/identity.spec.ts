import fc from 'fast-check';
import { type Card, deckCards, type DeckId, isPlain, makeCard, parseCards, rankOf, suitOf } from '#cards';
import { chooseGame, type GameOptions } from '#engine';
import { times } from '#testing';
import { type Answer, makeAnswer } from '../outputs/answer.js';
import { toRequestOrder } from '../outputs/request-order.js';
import { canonicalize } from '../spot/canonical.js';
import type { Spot } from '../spot/spot.js';
import type { EquityGame } from '../spot/game.js';
import { type KnownHands, oneHand } from '../spot/known-hands.js';
import { costOf } from './cost.js';
import { identityHash } from './identity.js';
import type { EquityOptions, SeededOptions } from './options.js';
import { solveSpot } from './solve.js';
import { chooseStrategy } from './strategy.js';
import { type Output, OUTPUTS } from '../outputs/output.js';
import { parseQuestion } from '../spot/question.js';

const gameWith = (id: string, options: GameOptions = {}): EquityGame => {
  const chosen = chooseGame(id, options);
  if (!chosen.ok) throw new Error(id);
  return chosen.variant;
};

/** Games of every family, with a joker, wild cards, a short deck and two boards, and their numbers of board cards. */
const GAMES: readonly (readonly [game: EquityGame, boardCards: number])[] = [
  [gameWith('holdem'), 4],
  [gameWith('holdem', { boards: 2 }), 4],
  [gameWith('holdem', { joker: 'wild' }), 4],
  [gameWith('holdem', { wildRanks: ['2'] }), 5],
  [gameWith('short-deck'), 3],
  [gameWith('omaha-8'), 4],
  [gameWith('stud-8'), 0],
  [gameWith('badugi'), 0],
];

interface Shuffling {
  readonly suits: readonly number[];
  readonly players: readonly number[];
  readonly turn: number;
}

const turned = <T>(items: readonly T[], by: number): T[] =>
  items.map((_, at) => items[(at + by) % items.length]);

const rename = (card: Card, suits: readonly number[]): Card =>
  isPlain(card) ? makeCard(rankOf(card), suits[suitOf(card)]) : card;

/** An equal spot with other suits, and another order of players, hands and cards. */
const shuffled = (spot: Spot, { suits, players, turn }: Shuffling): Spot => {
  const renamed = (cards: readonly Card[]): Card[] => turned(cards, turn).map((card) => rename(card, suits));
  const held = ({ size, count, cards, weights, ...rest }: KnownHands): KnownHands => {
    const order = turned(
      Array.from({ length: count }, (_, hand) => hand),
      turn,
    );
    return {
      ...rest,
      size,
      count,
      cards: Uint8Array.from(
        order.flatMap((hand) => renamed([...cards.slice(hand * size, (hand + 1) * size)])),
      ),
      weights: Float64Array.from(order, (hand) => weights[hand]),
    };
  };
  return {
    game: spot.game,
    boards: spot.boards.map(renamed),
    dead: renamed(spot.dead),
    players: players.map((player) => held(spot.players[player])),
  };
};

const packOf = (deck: DeckId) =>
  fc.shuffledSubarray([...deckCards(deck)], { minLength: deckCards(deck).length });

/** Two or three players with a hand or a small range each, the board of a street, and some dead cards. */
const anySpot: fc.Arbitrary<Spot> = fc.constantFrom(...GAMES).chain(([game, boardCards]) =>
  fc
    .tuple(
      packOf(game.deck),
      fc.integer({ min: 2, max: 3 }),
      fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 9, maxLength: 9 }),
    )
    .map(([pack, count, numbers]) => {
      const take = (cards: number): Card[] => pack.splice(0, cards);
      const boards = Array.from({ length: game.boards ?? 1 }, () => take(boardCards));
      const known = Math.max(2, game.holeCards - 1);
      const size = game.boardCards > 0 ? game.holeCards : known;
      const players = Array.from({ length: count }, (_, player): KnownHands => {
        const hands = numbers[player];
        const one = oneHand(take(size), game.holeCards);
        if (hands === 1 || size > 4) return one;
        return {
          ...one,
          count: hands,
          cards: Uint8Array.from([...one.cards, ...take(size * (hands - 1))]),
          weights: Float64Array.from({ length: hands }, (_, hand) => numbers[3 + hand]),
        };
      });
      return { game, boards, dead: take(numbers[8] - 1), players };
    }),
);

const anyShuffling = fc.record({
  suits: fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }),
  turn: fc.integer({ min: 0, max: 6 }),
});

const SAMPLED: EquityOptions = { method: 'monte-carlo', trials: 200, seed: 3 };

const summary = (spot: Spot, options: EquityOptions): Answer => {
  const { spot: canonical, order } = canonicalize(spot);
  const result = solveSpot(canonical, { seed: 1, ...options });
  const hands = spot.players.map((_, player) => `player ${String(player)}`);
  return toRequestOrder(makeAnswer(spot.game, result, hands, canonical.players), order, hands);
};

/** The answer with the hands of each range sorted by text. */
const sorted = ({ players, ...rest }: Answer): Answer => ({
  ...rest,
  players: players.map(({ hands, ...player }) => ({
    ...player,
    hands: hands?.toSorted((a, b) => (a.hand < b.hand ? -1 : 1)) ?? null,
  })),
});

const questionOf = (
  id: string,
  players: readonly string[],
  more: { board?: string; dead?: string } = {},
): Spot => {
  const read = parseQuestion({
    game: gameWith(id),
    players: players.map((text) => (parseCards(text).ok ? { hand: text } : { range: text })),
    board: '',
    dead: '',
    ...more,
  });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  return read.spot;
};

const keyOf = (spot: Spot, options: EquityOptions = { method: 'auto' }): string => {
  const { spot: canonical } = canonicalize(spot);
  const strategy = chooseStrategy(canonical, options);
  return identityHash(canonical, { seed: 0, ...options }, strategy).toString('hex');
};

describe('canonical spots', () => {
  test('ranges that are written differently but have the same hands have the same key', () => {
    const keyFor = (...ranges: string[]): string => {
      const result = parseQuestion({
        game: gameWith('omaha'),
        players: ranges.map((range) => ({ range })),
        board: '',
        dead: '',
      });
      if (!result.ok) throw new Error(JSON.stringify(result.issues));
      return keyOf(result.spot, { method: 'auto', trials: 1000 });
    };
    const key = keyFor('AA$ds', 'JT98+');
    expect(keyFor('AA:xxyy', 'AKQJ-JT98')).toBe(key);
    expect(keyFor('JT98,QJT9,KQJT,AKQJ', 'AxAyxy')).toBe(key);
    expect(keyFor('AA$ss', 'JT98+')).not.toBe(key);
    expect(keyFor('5%', 'KK$ds')).toBe(keyFor('KK:ds', '0%-5%'));
    expect(keyFor('5%', 'KK$ds')).not.toBe(keyFor('6%', 'KK$ds'));
  });

  it('are the same for spots that differ only in the names of suits and in orders', () => {
    fc.assert(
      fc.property(anySpot, anyShuffling, fc.nat(), (spot, shuffling, turn) => {
        const players = turned(
          spot.players.map((_, player) => player),
          turn,
        );
        const other = shuffled(spot, { ...shuffling, players });
        const [one, same] = [canonicalize(spot), canonicalize(other)];
        expect(keyOf(other, SAMPLED)).toBe(keyOf(spot, SAMPLED));
        expect(same.spot).toEqual(one.spot);
      }),
      { numRuns: times(20, 200) },
    );
  });

  it('have the same cards as the original spot, with renamed suits', () => {
    fc.assert(
      fc.property(anySpot, (spot) => {
        const { spot: canonical, order } = canonicalize(spot);
        const expected = shuffled(spot, { ...order, turn: 0 });
        const cards = ({ players }: Spot): number[][] =>
          players.map((each) => [...each.cards].sort((a, b) => a - b));
        const weight = ({ players }: Spot): number[] =>
          players.map(({ weights }) => weights.reduce((sum, one) => sum + one, 0));
        expect(cards(canonical)).toEqual(cards(expected));
        expect(weight(canonical)).toEqual(weight(expected));
        expect(canonical.boards.map((board) => [...board])).toEqual(
          expected.boards.map((board) => [...board].sort((a, b) => a - b)),
        );
      }),
      { numRuns: times(20, 100) },
    );
  });

  it('give equal spots the same sample, with each player’s equity in the order of the request', () => {
    const options: EquityOptions = { method: 'monte-carlo', trials: 100, seed: 9 };
    const board = { board: '2h9hTs' };
    const one = summary(questionOf('holdem', ['AhKh', 'QQ+,AKs', '7c6c'], board), options);
    const other = summary(questionOf('holdem', ['6d7d', 'KcAc', 'AKs,QQ+'], { board: '9cTs2c' }), options);
    const equities = ({ players }: Answer): number[] => players.map(({ equity }) => equity);
    expect(equities(other)).toEqual([2, 0, 1].map((player) => equities(one)[player]));
    expect(new Set(equities(one)).size).toBe(3);
    expect(one.players.map(({ hand }) => hand)).toEqual(['player 0', 'player 1', 'player 2']);
  });

  it('have the same exact answer as the original spot', () => {
    const spot = questionOf('holdem', ['7c6c', 'QQ+,AKs:0.5', 'AhTh'], { board: '2h9hTs', dead: '2c' });
    const hands = ['a', 'b', 'c'];
    const direct = solveSpot(spot, { method: 'exact', seed: 0 });
    expect(summary(spot, { method: 'exact' }).players.map(({ hand: _, ...rest }) => rest)).toEqual(
      makeAnswer(spot.game, direct, hands, spot.players).players.map(({ hand: _, ...rest }) => rest),
    );
  });

  it('have the same hands, categories and next cards as the original spot, in the order of the request', () => {
    fc.assert(
      fc.property(anySpot, (spot) => {
        const options: SeededOptions = { method: 'exact', seed: 0, include: OUTPUTS };
        fc.pre(costOf(spot, options, chooseStrategy(spot, options)) < 20_000);
        const { spot: canonical, order } = canonicalize(spot);
        const hands = spot.players.map((_, player) => `player ${String(player)}`);
        const direct = solveSpot(spot, options);
        const found = solveSpot(canonical, options);
        const answer = makeAnswer(spot.game, found, hands, canonical.players);
        const inRequestOrder = toRequestOrder(answer, order, hands);
        expect(sorted(inRequestOrder)).toEqual(sorted(makeAnswer(spot.game, direct, hands, spot.players)));
      }),
      { numRuns: times(12, 60) },
    );
  });

  it.each<[string, Spot, Spot]>([
    [
      'another board',
      questionOf('holdem', ['AhKh', 'QsQd'], { board: '2c3c4c' }),
      questionOf('holdem', ['AhKh', 'QsQd'], { board: '2h3h4h' }),
    ],
    [
      'dead cards',
      questionOf('holdem', ['AhKh', 'QsQd']),
      questionOf('holdem', ['AhKh', 'QsQd'], { dead: '2c' }),
    ],
    [
      'cards that are dead instead of on the board',
      questionOf('holdem', ['AhKh', 'QsQd'], { board: '2c3c4c' }),
      questionOf('holdem', ['AhKh', 'QsQd'], { dead: '2c3c4c' }),
    ],
    [
      'hands that share a suit',
      questionOf('holdem', ['AhKh', 'QsQd']),
      questionOf('holdem', ['AhKh', 'QhQd']),
    ],
    ['weights', questionOf('holdem', ['AhKh', 'QQ,KK']), questionOf('holdem', ['AhKh', 'QQ,KK:0.5'])],
    [
      'another game',
      questionOf('omaha', ['AhKhQhJh', '2c2d2h2s']),
      questionOf('omaha-8', ['AhKhQhJh', '2c2d2h2s']),
    ],
    [
      'a random hand and a range',
      questionOf('holdem', ['AhKh', 'random']),
      questionOf('holdem', ['AhKh', 'AA']),
    ],
  ])('have different keys for %s', (_, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });

  it('have different keys for games with the same name and different data', () => {
    const spot = questionOf('holdem', ['AhKh', 'QsQd']);
    const game = { ...spot.game, shares: [{ ...spot.game.shares[0], scale: 'short' as const }] };
    expect(keyOf({ ...spot, game })).not.toBe(keyOf(spot));
  });

  it('have different keys for samples with different seeds or stopping rules', () => {
    const spot = questionOf('holdem', ['AhKh', 'QsQd']);
    const keys = [
      keyOf(spot, { method: 'monte-carlo', seed: 1 }),
      keyOf(spot, { method: 'monte-carlo', seed: 1, trials: 100 }),
      keyOf(spot, { method: 'monte-carlo', seed: 2, trials: 100 }),
      keyOf(spot, { method: 'monte-carlo', seed: 1, trials: 101 }),
      keyOf(spot, { method: 'monte-carlo', seed: 1, error: 0.01 }),
      keyOf(spot, { method: 'exact', seed: 1 }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    // The way in which an exact answer is requested makes no difference.
    expect(keyOf(spot, { method: 'exact' })).toBe(keys[5]);
    expect(keyOf(spot, { method: 'auto', seed: 7 })).toBe(keys[5]);
    // An explicit default makes no difference either.
    expect(keyOf(spot, { method: 'monte-carlo', seed: 1, error: 0.001 })).toBe(keys[0]);
  });

  it('keep the suits of very large ranges, but order the players', () => {
    const many = questionOf('omaha', ['A***', 'KhQhJhTh']);
    const { spot, order } = canonicalize(many);
    expect(many.players[0].count).toBeGreaterThan(20_000);
    expect(order).toEqual({ players: [1, 0], suits: [0, 1, 2, 3] });
    expect(canonicalize({ ...many, players: many.players.toReversed() }).spot).toEqual(spot);
    expect(spot.players.map(({ count }) => count)).toEqual([1, many.players[0].count]);
  });

  it('have different keys for counted and for sampled outputs', () => {
    const spot = questionOf('holdem', ['22+', 'AK']);
    const keyWith = (method: 'auto' | 'exact', output: Output): string =>
      keyOf(spot, { method, include: [output] });
    // `auto` samples next cards, because counting them costs too much, but counts the hands.
    expect(keyWith('auto', 'next-cards')).not.toBe(keyWith('exact', 'next-cards'));
    expect(keyWith('auto', 'hands')).toBe(keyWith('exact', 'hands'));
  });
});

import { defineVariant, findVariant, variants, type Variant, type VariantSpec } from '#engine';
import { Random } from '#random';
import { times } from '#testing';
import { Trials } from '../monte-carlo/trials.js';
import { smallSpot } from '../testing/small-spots.js';
import { plainCases } from '../testing/plain-cases.js';
import { cards } from '../testing/spots.js';
import { drawsOf, isDealtLater } from '../spot/game.js';
import { oneHand } from '../spot/known-hands.js';
import { fraction, quotient } from '../tally/fraction.js';
import type { Spot } from '../spot/spot.js';
import { exactly } from './exact.js';

/** A built-in game with other data. */
const changed = (id: string, change: Partial<VariantSpec>): Variant =>
  defineVariant({ ...findVariant(id)!, id: `${id}-changed`, ...change });

const high = { scale: 'high', composition: 'any-five' } as const;

/** Hold'em in which players pass a card to the left before the turn. Passed cards are not drawn from the deck. */
const passing = changed('holdem', {
  id: 'holdem-passing',
  streets: findVariant('holdem')!.streets.map((street) =>
    street.id === 'turn'
      ? { ...street, exchange: { fewest: 1, most: 1, replaced: true, passed: 'left' } }
      : street,
  ),
});

/** Every game, and ideas that only custom variants have, each with all the cases of small spots. */
const GAMES: readonly Variant[] = [
  ...variants,
  changed('stud', { wild: { lowestDown: true } }),
  changed('stud-8', {
    shares: [
      { ...high, half: 'high', parts: 2 },
      { scale: 'eight-or-better', composition: 'any-five', half: 'low' },
    ],
  }),
  changed('stud', { shares: [{ ...high, half: null, atLeast: [8, 8, 2, 1, 0] }] }),
  changed('holdem', { boards: 3 }),
  passing,
  changed('leduc', { deck: 'cards-JcJdQcQdKcKdAcAd', maxPlayers: 3 }),
];

/** The share of the pot that each player wins over all cases, one by one. */
const bySimpleCount = (spot: Spot): number[] => {
  const won = spot.players.map(() => 0);
  let total = 0;
  for (const one of plainCases(spot)) {
    total += one.weight;
    one.won.forEach((share, player) => (won[player] += share * one.weight));
  }
  return won.map((sum) => sum / total);
};

const sharesOf = (spot: Spot): number[] => {
  const tally = exactly(spot);
  const total = fraction(BigInt(tally.total));
  return spot.players.map((_, player) => quotient(tally.shares(player), total));
};

describe('the equity of every game', () => {
  it.each(GAMES.map((game): [string, Variant] => [game.id, game]))(
    '%s: equals the count of every case, one by one',
    (_, game) => {
      const random = new Random(71);
      for (let trial = 0; trial < times(5, 20); trial++) {
        const shape = {
          players: 2,
          missing: random.between(0, 2),
          hands: 1,
          spare: random.between(0, 1),
          boardCardsToCome: random.between(0, game.boards === undefined ? 1 : 0),
        };
        const spot = smallSpot(random, game, shape);
        const expected = bySimpleCount(spot);
        sharesOf(spot).forEach((share, player) => {
          expect(share).toBeCloseTo(expected[player], 10);
        });
      }
    },
  );

  it.each(['chicago-high', 'follow-the-queen', 'criss-cross', 'archie'])(
    '%s: random trials agree with the count',
    (id) => {
      const game = findVariant(id)!;
      const random = new Random(72);
      const spot = smallSpot(random, game, {
        players: 2,
        missing: 2,
        hands: 1,
        spare: 3,
        boardCardsToCome: 2,
      });
      const trials = new Trials(spot);
      const sample = trials.run(5, 0, 4_000 * trials.draws);
      const [exact] = sharesOf(spot);
      expect(Math.abs(sample.mean(0) - exact)).toBeLessThanOrEqual(4 * sample.standardError(0) + 1e-9);
    },
  );
});

describe('cards that are passed', () => {
  it('leave the equity of the hands that players hold as it is', () => {
    const spotOf = (game: Variant): Spot => ({
      game,
      players: ['AhKh', 'QsQd'].map((hand) => oneHand(cards(hand), 2)),
      boards: [[...cards('2h7hQc')]],
      dead: [],
    });
    expect(sharesOf(spotOf(passing))).toEqual(sharesOf(spotOf(findVariant('holdem')!)));
    expect([isDealtLater(passing), drawsOf(passing)]).toEqual([false, 0]);
  });
});

describe('the order of the deal', () => {
  const spot = (...hands: readonly string[]): Spot => ({
    game: findVariant('chicago-high')!,
    players: hands.map((hand) => oneHand(cards(hand), 7)),
    boards: [[]],
    dead: [],
  });

  it('decides which cards lie face down', () => {
    expect(sharesOf(spot('As2h3c4d9h8d7c', 'KhKdQc5s6hJcJd'))).toEqual([0.5, 0.5]);
    expect(sharesOf(spot('2h3cAs4d9h8d7c', 'KhKdQc5s6hJcJd'))).toEqual([0, 1]);
  });
});

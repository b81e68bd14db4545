import { deckCards } from '#cards';
import { Random } from '#random';
import { isFull } from '#testing';
import type { Spot } from '../../spot/spot.js';
import { formatFraction } from '../../tally/fraction.js';
import type { EquityGame } from '../../spot/game.js';
import { type KnownHands, oneHand } from '../../spot/known-hands.js';
import type { Tally } from '../../tally/tally.js';
import { cards, spotOf, gameOf, rangeOf } from '../../testing/spots.js';
import { everyCase } from '../every-case.js';
import { omahaStrategy } from './omaha-classes.js';

const summary = (tally: Tally): unknown => [
  tally.total,
  [...tally.wins],
  [...tally.ties],
  Array.from(tally.wins, (_, player) => formatFraction(tally.shares(player))),
];

const twoAndThree = { composition: 'two-and-three' } as const;

/** Custom games in which two hole cards play. */
const shortDeck: EquityGame = {
  ...gameOf('omaha'),
  deck: 'short-36',
  shares: [{ ...twoAndThree, scale: 'short', half: null }],
};
const withAnyLow: EquityGame = {
  ...gameOf('omaha'),
  shares: [
    { ...twoAndThree, scale: 'high', half: 'high' },
    { ...twoAndThree, scale: 'ace-to-five', half: 'low' },
  ],
};
const threeHoles: EquityGame = { ...gameOf('omaha-8'), holeCards: 3 };

describe('board classes by pairs', () => {
  it.each<[string, EquityGame]>([
    ['omaha', gameOf('omaha')],
    ['omaha-8', gameOf('omaha-8')],
    ['omaha-5-8', gameOf('omaha-5-8')],
    ['a short deck', shortDeck],
    ['a low that everybody has', withAnyLow],
    ['three hole cards', threeHoles],
  ])('%s: equals the enumeration of every case, with overlapping ranges', (_, game) => {
    const random = new Random(21);
    for (let trial = 0; trial < (isFull ? 20 : 9); trial++) {
      const pack = [...deckCards(game.deck)];
      random.shuffle(pack);
      const board = pack.slice(0, 3 + (trial % 3));
      const rest = pack.filter((card) => !board.includes(card));
      const dead = trial % 3 === 0 ? rest.splice(0, 2) : [];
      const players = Array.from({ length: random.pick([2, 2, 3]) }, () =>
        rangeOf(random, rest.slice(0, 14), random.between(1, 5), game.holeCards),
      );
      const spot: Spot = { game, players, boards: [board], dead };
      expect(summary(omahaStrategy(spot)!.count())).toEqual(summary(everyCase(spot)));
    }
  });

  it.each(['courchevel', 'courchevel-8'])('%s: counts hands that differ only in suits once', (id) => {
    const game = gameOf(id);
    const range = (...hands: string[]): KnownHands => ({
      size: 5,
      count: hands.length,
      cards: Uint8Array.from(hands.flatMap(cards)),
      weights: Float64Array.from(hands, (_, hand) => hand + 1),
      missing: 0,
    });
    const players = [range('AsAhKs2h3d', 'AhAsKh2s3d'), range('9s8s7h6h5d', '9h8h7s6s5d', 'Jd4d3sQhQc')];
    const spot: Spot = { game, players, boards: [cards('7c')], dead: cards('TsThTdTcKdKc9d9c8d8c6d6c') };
    expect(summary(omahaStrategy(spot)!.count())).toEqual(summary(everyCase(spot)));
  });

  it('do not apply to other games, unknown hole cards or too many players for a mask', () => {
    expect(omahaStrategy(spotOf('holdem', ['AsAh', 'KsKh']))).toBeNull();
    expect(omahaStrategy(spotOf('drawmaha', ['AsAhKsKh2c', '9d8d7c6c5d'], '7s8h2d'))).toBeNull();
    expect(omahaStrategy(spotOf('omaha', ['AsAhKs', '9d8d7c6c'], '7s8h2d'))).toBeNull();
    const twoHoles: EquityGame = { ...gameOf('omaha'), holeCards: 2 };
    const pack = deckCards('standard');
    const table = (players: number): Spot => ({
      game: twoHoles,
      players: Array.from({ length: players }, (_, at) => oneHand(pack.slice(2 * at, 2 * at + 2), 2)),
      boards: [pack.slice(44, 49)],
      dead: [],
    });
    expect(omahaStrategy(table(17))).toBeNull();
    expect(summary(omahaStrategy(table(16))!.count())).toEqual(summary(everyCase(table(16))));
  });
});

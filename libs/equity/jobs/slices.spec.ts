import { deckCards } from '#cards';
import { Random } from '#random';
import { isFull } from '#testing';
import type { Spot } from '../spot/spot.js';
import { formatFraction } from '../tally/fraction.js';
import { oneHand } from '../spot/known-hands.js';
import { Tally } from '../tally/tally.js';
import { parseQuestion } from '../spot/question.js';
import { cards, spotOf, gameOf, rangeOf } from '../testing/spots.js';
import { exactCost, exactly } from '../exact/exact.js';
import { Slices } from './slices.js';

const summary = (tally: Tally): unknown => [
  tally.total,
  [...tally.wins],
  [...tally.ties],
  Array.from(tally.wins, (_, player) => formatFraction(tally.shares(player))),
];

const sumOf = (spot: Spot, slices: Slices): Tally => {
  const sum = new Tally(spot.players.length, spot.game.shares.length);
  for (let index = 0; index < slices.count; index++)
    for (const slice of slices.at(index)) sum.merge(exactly(slice));
  return sum;
};

describe('slices of a spot', () => {
  it.each(['holdem', 'short-deck', 'omaha', 'omaha-8', 'courchevel', 'royal-holdem', 'criss-cross'])(
    '%s: add up to the whole for every number of slices',
    (id) => {
      const game = gameOf(id);
      const random = new Random(21);
      const counts = new Set<number>();
      for (let trial = 0; trial < (isFull ? 8 : 4); trial++) {
        const pack = [...deckCards(game.deck)];
        random.shuffle(pack);
        const board = pack.splice(0, game.boardCards - random.below(3));
        const dead = pack.splice(0, random.below(3));
        const players = Array.from({ length: random.pick([2, 2, 3]) }, () =>
          random.below(3) === 0
            ? oneHand(pack.splice(0, game.holeCards), game.holeCards)
            : rangeOf(random, pack.slice(0, 11), random.between(1, 4), game.holeCards),
        );
        const spot: Spot = { game, players, boards: [board], dead };
        const slices = Slices.of(spot, exactCost(spot) / random.between(2, 60), 100);
        counts.add(slices.count);
        expect(summary(sumOf(spot, slices))).toEqual(summary(exactly(spot)));
      }
      expect(counts.size).toBeGreaterThan(isFull ? 3 : 2);
    },
  );

  it.each([
    [
      'one hand each: by the lowest cards of the board',
      spotOf('omaha', ['AsAhKsKh', '9d8d7c6c'], '2c7hTs'),
      30,
    ],
    ['one hand each, no card on the board yet', spotOf('royal-holdem', ['AsAh', 'KdQd']), 70],
    [
      'hole cards to come: by the complete hands of a player',
      spotOf('stud', ['AhKhQh2c3d', '9c9d2s7hJcTd']),
      200,
    ],
    [
      'hole cards to come whose places matter',
      {
        ...spotOf('chicago-high', ['AhKhQh2c3d', '9c9d2s7hJcTd']),
        dead: cards('2h2d3h3s4c4d4h4s5c5d5h5s6c6d6h6s'),
      },
      20,
    ],
    [
      'one hand each, places of the board that matter',
      spotOf('criss-cross', ['AsAhKsKh', '9d8d7c6c'], '2c7h'),
      60,
    ],
    ['cards that are drawn', spotOf('badugi', ['Ah2d3c', 'As4d5h']), 25],
    [
      'two boards',
      {
        ...spotOf('omaha', ['AsAhKsKh', '9d8d7c6c']),
        game: { ...gameOf('omaha'), boards: 2 as const },
        boards: [cards('2c7hTsJd'), cards('2d7cTd3d')],
      },
      10,
    ],
  ])('%s', (_, spot, parts) => {
    const slices = Slices.of(spot, exactCost(spot) / parts, 1_000);
    if (spot.boards.length < 2) expect(slices.count).toBeGreaterThanOrEqual(parts);
    expect(summary(sumOf(spot, slices))).toEqual(summary(exactly(spot)));
  });

  it('divide the boards where hands are ranked on each board, and cost no more in total than the whole spot', () => {
    // Three ranges are counted in groups of boards that slices cannot share; four are not.
    const players = ['TT+,A9s+', '88+,KTs+', 'A5s-A2s,TT', 'QJs,T9s'].map((range) => ({ range }));
    const reading = parseQuestion({ game: gameOf('holdem'), players, board: 'Ts9h2c', dead: '' });
    if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
    const { spot } = reading;
    const whole = exactCost(spot);
    const slices = Slices.of(spot, whole / 90, 1_000);
    expect(slices.count).toBe(90);
    const costs = Array.from({ length: slices.count }, (_, index) =>
      slices.at(index).reduce((sum, slice) => sum + exactCost(slice), 0),
    );
    expect(costs.reduce((sum, cost) => sum + cost)).toBeLessThan(1.5 * whole);
    expect(summary(sumOf(spot, slices))).toEqual(summary(exactly(spot)));
  });

  it.each([
    ['a range', rangeOf(new Random(23), cards('AsAhKsKhQsQhJsJh'), 6, 4), '2d2h2s3c3d3h'],
    ['another one', oneHand([], 4), '2d2h2s3c3d3h3s4c4d4h4s5c5d5h5s6c6d6h6s7c7h7s'],
  ])('divide the boards of a random Omaha hand against %s', (_, player, dead) => {
    const spot: Spot = {
      game: gameOf('omaha'),
      players: [player, oneHand([], 4)],
      boards: [cards('Ts9h2c7d')],
      dead: cards(dead),
    };
    const slices = Slices.of(spot, exactCost(spot) / 6, 100);
    expect(slices.count).toBe(6);
    expect(summary(sumOf(spot, slices))).toEqual(summary(exactly(spot)));
  });

  it('have each full board once where two players are dealt random Omaha hands after it', () => {
    const players = [oneHand([], 4), oneHand([], 4)];
    const spot: Spot = { game: gameOf('omaha'), players, boards: [cards('Ts9h2c')], dead: [] };
    const slices = Slices.of(spot, exactCost(spot) / 10, 1_000);
    expect(slices.count).toBe(10);
    const parts = Array.from({ length: slices.count }, (_, index) => slices.at(index)).flat();
    const boards = new Set(parts.map(({ boards: [board] }) => [...board].sort((a, b) => a - b).join()));
    expect([parts.length, boards.size]).toEqual([(49 * 48) / 2, (49 * 48) / 2]);
    expect(parts.every(({ boards: [board], dead }) => board.length === 5 && dead.length === 0)).toBe(true);
  });

  it('do not exceed the maximum number, and are a single slice for a cheap spot', () => {
    const random = new Random(22);
    for (let trial = 0; trial < 40; trial++) {
      const pack = [...deckCards('standard')];
      random.shuffle(pack);
      const board = pack.splice(0, 3);
      const players = Array.from({ length: random.pick([2, 3]) }, () =>
        rangeOf(random, pack.splice(0, 9), random.between(1, 7), 2),
      );
      const flop: Spot = { game: gameOf('holdem'), players, boards: [board], dead: [] };
      const most = random.between(1, 90);
      expect(Slices.of(flop, exactCost(flop) / random.between(1, 400), most).count).toBeLessThanOrEqual(most);
    }
    const spot = spotOf('omaha', ['AsAhKsKh', '9d8d7c6c'], '2c7hTs');
    expect(Slices.of(spot, exactCost(spot), 40).count).toBe(1);
  });

  it('have about the same cost', () => {
    const spot = spotOf('drawmaha', ['AsAhKsKh2c', '9d8d7c6c5h']);
    const slices = Slices.of(spot, exactCost(spot) / 50, 1_000);
    const costs = Array.from({ length: slices.count }, (_, index) =>
      slices.at(index).reduce((sum, slice) => sum + exactCost(slice), 0),
    );
    expect(Math.max(...costs)).toBeLessThan((3 * exactCost(spot)) / 50);
  });
});

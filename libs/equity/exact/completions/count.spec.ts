import { variants, withOptions } from '#engine';
import { Random } from '#random';
import { times } from '#testing';
import type { Spot } from '../../spot/spot.js';
import { formatFraction } from '../../tally/fraction.js';
import type { EquityGame } from '../../spot/game.js';
import { KernelPairs } from './kernel-pairs.js';
import { spotOf, gameOf } from '../../testing/spots.js';
import { smallSpot } from '../../testing/small-spots.js';
import { everyCase } from '../every-case.js';
import { byThemselves, countFinalHands, type Partition, together } from './count.js';
import { PlainPairs } from './pairs.js';

const kernel = KernelPairs.shared;
const PARTITIONS: readonly ((spot: Spot) => Partition)[] = [together, byThemselves];

/** The games in which a hand is a set of cards. */
const games = variants
  .filter(({ isSpecial }) => !isSpecial)
  .map((game): [string, EquityGame] => [game.id, game]);

const optional = (id: string, options: Parameters<typeof withOptions>[1]): [string, EquityGame] => {
  const game = withOptions(
    variants.find((variant) => variant.id === id)!,
    options,
  );
  if (!('id' in game)) throw new Error(`no such options for ${id}`);
  return [`${id} ${JSON.stringify(options)}`, game];
};

const withWild = [
  optional('five-draw', { joker: 'bug' }),
  optional('five-draw', { joker: 'wild', wildRanks: ['2'] }),
  optional('lowball-a5-single', { joker: 'wild' }),
  optional('lowball-27-single', { wildRanks: ['3'] }),
];

describe('final hands', () => {
  it.each([...games, ...withWild])(
    '%s: equals the enumeration of every case, with two players',
    (_, game) => {
      const random = new Random(31);
      for (let trial = 0; trial < times(2, 24); trial++) {
        const missing = random.between(0, 3);
        const shape = { players: 2, missing, hands: random.pick([1, 3]), spare: random.between(0, 2) };
        const spot = smallSpot(random, game, shape);
        const expected = everyCase(spot);
        for (const partition of PARTITIONS)
          expect(countFinalHands(spot, partition(spot), kernel)).toEqual(expected);
      }
    },
  );

  it.each(games)('%s: equals the enumeration of every case, with three players', (_, game) => {
    const random = new Random(32);
    for (let trial = 0; trial < times(1, 12); trial++) {
      const shape = { players: 3, missing: random.between(0, 2), hands: random.pick([1, 2]), spare: 0 };
      const spot = smallSpot(random, game, shape);
      const expected = everyCase(spot);
      for (const partition of PARTITIONS)
        expect(countFinalHands(spot, partition(spot), kernel)).toEqual(expected);
    }
  });

  it.each([
    ['drawmaha', gameOf('drawmaha')],
    ['holdem', gameOf('holdem')],
    ['omaha-8', gameOf('omaha-8')],
    optional('omaha-8', { boards: 2 }),
  ])('%s: completes boards', (_, game) => {
    const random = new Random(33);
    for (const players of [2, 2, 3, 4]) {
      const missing = players === 2 ? 1 : 0;
      const spot = smallSpot(random, game, { players, missing, hands: 3, spare: 2, boardCardsToCome: 1 });
      const expected = everyCase(spot);
      for (const partition of PARTITIONS)
        expect(countFinalHands(spot, partition(spot), kernel)).toEqual(expected);
    }
  });

  it.each(['stud', 'stud-8', 'stud-hl', 'razz-27', 'badeucy', 'five-draw-hl', 'lowball-a6-single'])(
    '%s: have the same counts by sets of cards and pair by pair, with a whole deck',
    (id) => {
      const random = new Random(34);
      for (const missing of [1, 2]) {
        const spot = smallSpot(random, gameOf(id), { players: 2, missing, hands: 1, spare: 52 });
        const other = smallSpot(random, gameOf(id), { players: 2, missing: 2, hands: 1, spare: 52 });
        // The players have different numbers of cards to come.
        const uneven = { ...spot, players: [spot.players[0], other.players[1]] };
        for (const one of [spot, uneven])
          expect(countFinalHands(one, together(one), kernel)).toEqual(
            countFinalHands(one, together(one), new PlainPairs()),
          );
      }
    },
  );

  it.each<[string, string[], number, string[], number]>([
    ['stud', ['AhKhQh2c3d', '9c9d2s7hJc'], 671_580, ['209607', '461973'], 0],
    ['razz', ['Ah2h3h8cKd', '4c5d7s9hTc'], 671_580, ['382062', '289518'], 0],
    ['lowball-27-single', ['2h3h4h', '2c5d6d'], 979_110, ['488321', '490789'], 72],
    ['badugi', ['Ah2d3c', 'As4d5h'], 2_070, ['1719', '351'], 0],
    ['stud-8', ['Ah2h3h8cKd4s', '9c9d2s7hJc6h'], 1_560, ['936', '624'], 1_248],
  ])('%s %j: equals the results of other programs', (id, hands, total, shares, ties) => {
    const spot = spotOf(id, hands);
    const tally = countFinalHands(spot, together(spot), kernel);
    expect([
      tally.total,
      hands.map((_, player) => formatFraction(tally.shares(player))),
      [...tally.ties],
    ]).toEqual([total, shares, [ties, ties]]);
  });
});

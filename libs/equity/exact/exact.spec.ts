import { deckCards } from '#cards';
import { Random } from '#random';
import { times } from '#testing';
import type { Spot } from '../spot/spot.js';
import { formatFraction } from '../tally/fraction.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { Tally } from '../tally/tally.js';
import { gameOf, rangeOf } from '../testing/spots.js';
import { everyCase } from './every-case.js';
import { exactCost, exactly, hasSafeWeight } from './exact.js';

const summary = (tally: Tally): unknown => [
  tally.total,
  [...tally.wins],
  [...tally.ties],
  Array.from(tally.wins, (_, player) => formatFraction(tally.shares(player))),
];

describe('the cheapest strategy', () => {
  it.each(['holdem', 'short-deck'])(
    '%s: equals the enumeration of every case, with overlapping ranges',
    (id) => {
      const game = gameOf(id);
      const random = new Random(9);
      for (let trial = 0; trial < times(15, 40); trial++) {
        const pack = [...deckCards(game.deck)];
        random.shuffle(pack);
        const board = pack.splice(0, random.pick([4, 5]));
        const dead = pack.splice(0, random.below(4));
        const players = Array.from({ length: random.pick([2, 2, 2, 3]) }, () =>
          rangeOf(random, pack.slice(0, 10), random.between(1, 20), 2),
        );
        const spot: Spot = { game, players, boards: [board], dead };
        expect(summary(exactly(spot))).toEqual(summary(everyCase(spot)));
      }
    },
  );

  it('has an infinite cost where the total weight is not a safe integer', () => {
    const game = gameOf('holdem');
    const [pack, random] = [[...deckCards('standard')], new Random(2)];
    const heavy = (range: KnownHands): KnownHands => ({
      ...range,
      weights: range.weights.map((weight) => weight * 1e6),
    });
    const players = [rangeOf(random, pack, 20, 2), rangeOf(random, pack, 20, 2)];
    const spot: Spot = { game, players, boards: [[]], dead: [] };
    expect([hasSafeWeight(spot), Number.isFinite(exactCost(spot))]).toEqual([true, true]);
    const large = { ...spot, players: [...players, players[0]].map(heavy) };
    expect([hasSafeWeight(large), exactCost(large)]).toEqual([false, Infinity]);
  });

  it('lists the hands of a player without known cards', () => {
    const game = gameOf('holdem');
    const pack = [...deckCards('standard')];
    new Random(1).shuffle(pack);
    const known: KnownHands = {
      size: 2,
      count: 1,
      cards: Uint8Array.from(pack.slice(0, 2)),
      weights: Float64Array.of(1),
      missing: 0,
    };
    const unknown: KnownHands = {
      size: 0,
      count: 1,
      cards: new Uint8Array(),
      weights: Float64Array.of(1),
      missing: 2,
    };
    const spot: Spot = { game, players: [known, unknown], boards: [pack.slice(2, 6)], dead: [] };
    expect(summary(exactly(spot))).toEqual(summary(everyCase(spot)));
  });
});

import { deckCards } from '#cards';
import { Random } from '#random';
import { everyCase } from '../exact/every-case.js';
import type { Spot } from '../spot/spot.js';
import type { KnownHands } from '../spot/known-hands.js';
import { masksOf } from '../spot/hand-masks.js';
import { gameOf, rangeOf, weighted } from '../testing/spots.js';
import { HandGraph } from './hand-graph.js';

/** The weight of all cases in a game without a board: each combination of hands is one case. */
const weightOfAll = (players: readonly KnownHands[]): number => {
  const spot: Spot = { game: { ...gameOf('holdem'), boardCards: 0 }, players, boards: [[]], dead: [] };
  return everyCase(spot).total;
};

const someRanges = (random: Random): KnownHands[] => {
  const pack = [...deckCards('standard')].slice(0, random.between(6, 12));
  return Array.from({ length: random.between(2, 4) }, () =>
    rangeOf(random, pack, random.between(1, 6), random.between(1, 2)),
  );
};

describe('the graph of hands', () => {
  it('has the total weight of all combinations of hands that share no card', () => {
    const random = new Random(51);
    for (let round = 0; round < 300; round++) {
      const players = someRanges(random);
      const graph = HandGraph.of(players.map(masksOf), Infinity);
      const all = weightOfAll(players.map((known) => ({ ...known, missing: 0 })));
      expect(graph.pathWeights[0][0]).toBe(all);
      expect(graph.isEmpty).toBe(all === 0);
    }
  });

  it('contains the first player and as many others as the limit of comparisons allows', () => {
    const random = new Random(52);
    const players = Array.from({ length: 4 }, () => rangeOf(random, deckCards('standard'), 8, 2)).map(
      masksOf,
    );
    const whole = HandGraph.of(players, Infinity);
    expect(whole.layers.length).toBe(4);
    let before = 1;
    for (let most = 0; most <= whole.tries; most += 8) {
      const { layers, tries } = HandGraph.of(players, most);
      expect(tries).toBeLessThanOrEqual(Math.max(8, most));
      expect(layers.length).toBeGreaterThanOrEqual(before);
      before = layers.length;
    }
    expect(before).toBe(4);
  });

  it('distinguishes taken cards only while a later player can hold them', () => {
    const aces = weighted(['AcAd', 'AcAh', 'AcAs', 'AdAh', 'AdAs', 'AhAs']);
    const kings = weighted(['KcKd', 'KcKh', 'KcKs', 'KdKh', 'KdKs', 'KhKs']);
    const { layers, pathWeights } = HandGraph.of([aces, aces, kings, kings].map(masksOf), Infinity);
    expect(layers.map(({ first }) => first.length - 1)).toEqual([1, 6, 1, 6]);
    expect(pathWeights[0][0]).toBe(36);
  });
});

import { everyCase } from '../exact/every-case.js';
import type { Deal } from '../deal.js';
import { fraction, quotient } from '../fraction.js';
import type { KnownHands } from '../players.js';
import { cards, gameOf } from '../testing/questions.js';
import { Choices, goTogether, join } from './choices.js';
import { Trials } from './trials.js';
import { planFor } from './plan.js';

const range = (hands: readonly string[], weights: readonly number[]): KnownHands => ({
  size: 2,
  count: hands.length,
  cards: Uint8Array.from(hands.flatMap(cards)),
  weights: Float64Array.from(weights),
  missing: 0,
});

const PAIRS = ['AhAd', 'AhAc', 'AdAc', 'AsAh', 'AsAd', 'AsAc'];

/** Three players who seldom can hold their hands at once. */
const tight: Deal = {
  game: gameOf('holdem'),
  players: [
    range(PAIRS, [1, 2, 3, 4, 5, 6]),
    range(PAIRS, [6, 5, 4, 3, 2, 1]),
    range(['AhQd', 'AsQd', 'AdQc', 'KhKd', 'KhKc'], [9, 1, 1, 2, 1]),
  ],
  boards: [cards('2c4h8hThJh')],
  dead: [],
};

describe('choices', () => {
  it('of several players are all that share no card, and weigh what their hands weigh', () => {
    const [one, two] = tight.players.map((known, player) => Choices.of(known, player));
    const both = one.with(two);
    const disjoint = PAIRS.flatMap((first, a) =>
      PAIRS.flatMap((second, b) =>
        new Set([...cards(first), ...cards(second)]).size === 4 ? [[a, b, (a + 1) * (6 - b)]] : [],
      ),
    );
    expect(both.count).toBe(disjoint.length);
    expect([...both.weights]).toEqual(disjoint.map(([, , weight]) => weight));
    expect([...both.hands]).toEqual(disjoint.flatMap(([a, b]) => [a, b]));
  });

  it('are joined where hands seldom go together, within the limit', () => {
    const single = tight.players.map((known, player) => Choices.of(known, player));
    expect(goTogether(single)).toBe(false);
    expect(goTogether(single.slice(0, 1))).toBe(true);
    expect(join(single, 8).length).toBe(3);
    expect(join(single, 1_000).map(({ players }) => players.length)).toEqual([3]);
    expect(planFor(tight).picks.length).toBe(1);
  });

  it('leave the answer as it is: whoever has the ace of hearts wins', () => {
    const tally = everyCase(tight);
    const sample = new Trials(tight).run(1, 0, 20_000)!;
    for (let player = 0; player < 2; player++) {
      const exact = quotient(tally.shares(player), fraction(BigInt(tally.total)));
      expect(Math.abs(sample.mean(player) - exact)).toBeLessThan(5 * sample.standardError(player));
    }
  });
});

import { times } from '#testing';
import type { DealPlan } from './testing/deals.js';
import { HOUR, seeds, suspects } from './testing/suspects.js';

// The figures of these runs are in docs/fairness.md.
describe('faulty deals of 100,000 hands are found in at least 95 % of the seeds', () => {
  const caught = (plan: Omit<DealPlan, 'seed' | 'hands' | 'players'>, test: string): number => {
    const all = seeds(times(3, 200));
    return (
      all.filter((seed) => suspects({ ...plan, hands: 100_000, players: 6, seed }).includes(test)).length /
      all.length
    );
  };

  test(
    'aces that are 2 % more likely than other cards',
    () => {
      expect(caught({ fault: { type: 'aces', by: 0.02 } }, 'deck-ranks')).toBeGreaterThanOrEqual(0.95);
    },
    HOUR,
  );

  test(
    'a seat that gets a pair in 3 % more of its hands',
    () => {
      const fault = { type: 'pairs', seat: 3, share: 0.03 } as const;
      expect(caught({ fault }, 'seat-pairs')).toBeGreaterThanOrEqual(0.95);
    },
    HOUR,
  );

  test.each([
    ['where it was', 'place', 'repeats-place'],
    ['as a hole card of the same seat', 'seat', 'repeats-seat'],
    ['on the board again', 'board', 'repeats-board'],
    ['on the river, from the first player', 'first-to-river', 'repeats-between-places'],
  ] as const)(
    'a card of the last hand that comes again %s, in 2 %% of the hands',
    (_, where, test) => {
      const fault = { type: 'repeat', share: 0.02, where } as const;
      expect(caught({ fault }, test)).toBeGreaterThanOrEqual(0.95);
    },
    HOUR,
  );

  test.each([
    ['the deal', 'to-first', 'repeats-between-places'],
    ['a seat', 'to-seat', 'repeats-between-seats'],
  ] as const)(
    'a card from anywhere in the last hand that comes again as the first card of %s, in 3 %% of the hands',
    (_, where, test) => {
      const fault = { type: 'repeat', share: 0.03, where } as const;
      expect(caught({ fault }, test)).toBeGreaterThanOrEqual(0.95);
    },
    HOUR,
  );
});

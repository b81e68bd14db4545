import { isFull, runsOf, times } from '#testing';
import { measureDeals } from './inference/fairness-tests.js';
import { dealAndCount } from './testing/deals.js';
import { HOUR, seeds, suspects } from './testing/suspects.js';

/** Whether the statistic is the largest of many, which is larger than its mean. */
const isLargest = (test: string): boolean => test.startsWith('repeats-between');

// The figures of these runs are in docs/fairness.md.
describe('fair deals', () => {
  const hands = isFull ? 1_000_000 : 100_000;

  test(
    'of a million hands have a suspect test for at most 1 % of the seeds',
    () => {
      const all = seeds(runsOf(200));
      const alarms = all.filter((seed) => suspects({ hands, players: 6, seed }).length > 0);
      expect(alarms.length).toBeLessThanOrEqual(all.length / 100);
    },
    HOUR,
  );

  test(
    'of which the log has the cards of one player have fair boards, however tight the other players are',
    () => {
      const count = times(100_000, 1_000_000);
      for (const [players, playing] of [
        [9, 0.12],
        [6, 0.25],
        [2, 0.5],
      ] as const)
        for (const seed of seeds(runsOf(10))) {
          const found = suspects({ hands: count, players, playing, seed, known: 'one' });
          // The other tests do not depend on how the players play.
          expect(found.filter((id) => /^(board|repeats)/.test(id))).toEqual([]);
        }
    },
    HOUR,
  );

  test(
    'of tight players are fair where all cards are known: boards are expected given the cards that are out',
    () => {
      for (const seed of seeds(runsOf(10)))
        expect(suspects({ hands: times(100_000, 1_000_000), players: 9, playing: 0.15, seed })).toEqual([]);
    },
    HOUR,
  );
});

test(
  'the statistics of fair deals have the means of their distributions, and small p-values are as rare as they say',
  () => {
    const runs = times(200, 3000);
    const found = new Map<string, { count: number; sum: number; df: number; small: number }>();
    for (const seed of seeds(runs))
      for (const { test: id, found: result } of measureDeals(
        dealAndCount({ hands: 3000, players: 6, seed }),
        true,
      )) {
        if (result === null) continue;
        const own = found.get(id) ?? { count: 0, sum: 0, df: result.df, small: 0 };
        found.set(id, own);
        own.count++;
        own.sum += isLargest(id) ? result.df : result.statistic;
        if (result.p < 0.05) own.small++;
      }
    expect(found.size).toBe(25);
    for (const [id, { count, sum, df, small }] of found) {
      // Five standard errors.
      expect([id, Math.abs(sum / count - df) < 5 * Math.sqrt((2 * df) / count)]).toEqual([id, true]);
      expect([id, small < 0.05 * count + 5 * Math.sqrt(0.05 * count)]).toEqual([id, true]);
    }
  },
  HOUR,
);

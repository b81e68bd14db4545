import fc from 'fast-check';
import { runsOf } from '#testing';
import { spotOf } from '../testing/spots.js';
import { sharedLimit, solvingCost, withinCost } from './cost-limit.js';
import type { SeededOptions } from './options.js';

describe('withinCost', () => {
  const auto: SeededOptions = { method: 'auto', seed: 1 };
  const spot = spotOf('omaha', ['AsAhKsKh', '9d8d7c6c']);
  const cost = solvingCost(spot, auto);

  it('leaves the options of a spot that costs no more than the limit', () => {
    expect(withinCost(spot, auto, cost)).toBe(auto);
  });

  it('samples a spot that costs more, with as many trials as the limit allows, until the default error', () => {
    const limit = 0.9 * cost;
    const bounded = withinCost(spot, auto, limit);
    expect(bounded).toMatchObject({ method: 'monte-carlo', error: 0.001, seed: 1 });
    expect(solvingCost(spot, bounded)).toBeLessThanOrEqual(limit);
    expect(solvingCost(spot, { ...bounded, trials: bounded.trials! + 1 })).toBeGreaterThan(limit);
  });

  it('samples a spot that costs more even if the options say exact', () => {
    const exact: SeededOptions = { method: 'exact', seed: 1 };
    const limit = 0.9 * solvingCost(spot, exact);
    expect(withinCost(spot, exact, limit).method).toBe('monte-carlo');
    expect(withinCost(spot, exact, Infinity)).toBe(exact);
  });

  it('takes fewer trials than required, but at least 100', () => {
    const required: SeededOptions = { method: 'monte-carlo', trials: 1_000_000, seed: 1 };
    expect(withinCost(spot, required, solvingCost(spot, required) / 2).trials).toBeLessThan(500_000);
    expect(withinCost(spot, required, 0).trials).toBe(100);
  });
});

describe('sharedLimit', () => {
  const spent = (costs: readonly number[], limit: number): number =>
    costs.reduce((sum, cost) => sum + Math.min(cost, limit), 0);

  it('gives what cheap spots leave over to the others', () => {
    expect(sharedLimit([10, 200, 1, Infinity], 111)).toBe(50);
    expect(sharedLimit([10, 20, 30], 60)).toBe(Infinity);
    expect(sharedLimit([], 60)).toBe(Infinity);
  });

  it('spends the whole total, and bounds nothing if all costs fit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000 }), { maxLength: 20 }),
        fc.integer({ min: 0, max: 5_000 }),
        (costs, total) => {
          const limit = sharedLimit(costs, total);
          const all = spent(costs, Infinity);
          expect(spent(costs, limit)).toBeCloseTo(Math.min(all, total), 6);
          expect(limit === Infinity).toBe(all <= total);
        },
      ),
      { seed: 31, numRuns: runsOf(1_000) },
    );
  });
});

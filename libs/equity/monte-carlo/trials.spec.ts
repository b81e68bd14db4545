import { Random } from '#random';
import type { Spot } from '../spot/spot.js';
import { everyCase } from '../exact/every-case.js';
import { fraction, quotient } from '../tally/fraction.js';
import { cards, spotOf, gameOf, weighted } from '../testing/spots.js';
import { Sample } from './sample.js';
import { isEnough } from './stopping-rule.js';
import { Trials } from './trials.js';

const run = (spot: Spot, seed: number, deals: number): Sample => {
  const trials = new Trials(spot);
  return trials.run(seed, 0, deals * trials.draws);
};

describe('trials', () => {
  it('depend on the seed and the chunk, and not on earlier trials', () => {
    const spot = spotOf('holdem', ['AhKh', 'QsQd']);
    const [first, second] = [new Trials(spot), new Trials(spot)];
    second.run(4, 9, 50);
    expect(second.run(4, 3, 200)).toEqual(first.run(4, 3, 200));
    expect(first.run(4, 4, 200)).not.toEqual(second.run(4, 3, 200));
    expect(first.run(5, 3, 200)).not.toEqual(second.run(4, 3, 200));
  });

  it('pick hands by weight, and do not favour hands with few conflicts', () => {
    const game = gameOf('holdem');
    // The second player's aces share a card with two of the first player's three hands.
    const spot: Spot = {
      game,
      players: [weighted(['AhKh', 'AhQh', '7c7d'], [1, 2, 1]), weighted(['AhAd', 'KcKd'], [3, 1])],
      boards: [cards('2c3d4h8s')],
      dead: [],
    };
    const sample = run(spot, 1, 20_000);
    const tally = everyCase(spot);
    const exact = quotient(tally.shares(0), fraction(BigInt(tally.total)));
    expect(Math.abs(sample.mean(0) - exact)).toBeLessThan(4 * sample.standardError(0));
  });

  it('draw the cards to come at random, eight times from one shuffle', () => {
    const spot = spotOf('holdem', ['AhKh', 'QsQd'], '2c3d4h8s');
    const random = new Random(3);
    const seen = new Set<number>();
    for (let seed = 0; seed < 200; seed++) seen.add(run(spot, random.next(), 1).tally.wins[0]);
    expect(seen.size).toBeGreaterThan(1);
    expect(run(spot, 1, 1).tally.total).toBe(8);
  });
});

describe('a sample', () => {
  it('survives conversion to plain data', () => {
    const sample = run(spotOf('omaha-8', ['AsAh2s3d', 'KcKdQcJd', '9h8h7d6c']), 5, 300);
    const sent = Sample.of(JSON.parse(JSON.stringify(sample.counts())) as ReturnType<Sample['counts']>);
    expect(sent).toEqual(sample);
    expect(sent.tally.shares(1)).toEqual(sample.tally.shares(1));
    expect(sent.interval(2)).toEqual(sample.interval(2));
  });

  it('has the mean of its tally', () => {
    const sample = run(spotOf('holdem', ['AsKs', 'AhKh', '7c6c']), 5, 300);
    const { tally } = sample;
    for (let player = 0; player < 3; player++)
      expect(sample.mean(player)).toBeCloseTo(
        quotient(tally.shares(player), fraction(BigInt(tally.total))),
        12,
      );
  });
});

describe('a sample of any number of trials', () => {
  // Aces full always win here.
  const spot = spotOf('holdem', ['AhAd', '5h8h'], 'AcAsQd6h');
  it.each([...Array.from({ length: 20 }, (_, less) => less + 1), 50, 333, 500, 999, 1001, 12_345])(
    'is as certain of an equity of 1 as of 0: %d trials',
    (trials) => {
      const sample = new Trials(spot).run(1, 0, trials);
      expect(sample.tally.total).toBe(trials);
      const [low, high] = sample.interval(0);
      expect([low, high]).toEqual([expect.closeTo(1 - sample.interval(1)[1], 12), 1]);
      expect(sample.standardError(0)).toBeCloseTo(sample.standardError(1), 12);
    },
  );
});

describe('isEnough', () => {
  it('accepts the requested number of trials, or the requested error after enough deals', () => {
    const sample = run(spotOf('holdem', ['AsKs', 'AhKh', '7c6c']), 5, 500);
    const { total } = sample.tally;
    expect(isEnough(sample, { trials: total + 1, error: 0.1 })).toBe(false);
    expect(isEnough(sample, { trials: total, error: null })).toBe(true);
    const large = run(spotOf('holdem', ['AsKs', 'AhKh', '7c6c']), 5, 10_000);
    expect(isEnough(large, { trials: 1e6, error: 0.1 })).toBe(true);
    expect(isEnough(large, { trials: 1e6, error: null })).toBe(false);
  });

  it('does not accept a sample without a rare event until the event could not exceed the error', () => {
    // Two jacks must come: one case of 990, whose frequency in 10,000 trials may be off by a third.
    const sample = run(spotOf('holdem', ['JsJh', 'AsAh'], 'Ac7d2h'), 1, 10_000);
    expect(sample.standardError(0)).toBeLessThan(0.001);
    const none = new Sample(2, 1);
    none.tally.total = none.deals = 10_000;
    expect(none.standardError(0)).toBeGreaterThan(0.00005);
    expect(isEnough(none, { trials: 1e6, error: 0.00005 })).toBe(false);
    expect(isEnough(none, { trials: 1e6, error: 0.001 })).toBe(true);
  });
});

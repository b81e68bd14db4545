import { Random } from '#random';
import type { Deal } from '../deal.js';
import { everyCase } from '../exact/every-case.js';
import { fraction, quotient } from '../fraction.js';
import type { KnownHands } from '../players.js';
import { cards, dealOf, gameOf } from '../testing/questions.js';
import { Sample } from './sample.js';
import { isEnough } from './stopping.js';
import { Trials } from './trials.js';

const equityOf = (deal: Deal, player: number): number => {
  const tally = everyCase(deal);
  return quotient(tally.shares(player), fraction(BigInt(tally.total)));
};

const run = (deal: Deal, seed: number, deals: number): Sample => {
  const sample = new Trials(deal).run(seed, 0, deals);
  if (sample === null) throw new Error('the hands do not go together');
  return sample;
};

const range = (hands: readonly string[], weights: readonly number[]): KnownHands => ({
  size: 2,
  count: hands.length,
  cards: Uint8Array.from(hands.flatMap(cards)),
  weights: Float64Array.from(weights),
  missing: 0,
});

describe('trials', () => {
  it('are the same for the same seed and chunk, whatever was dealt before', () => {
    const deal = dealOf('holdem', ['AhKh', 'QsQd']);
    const [first, second] = [new Trials(deal), new Trials(deal)];
    second.run(4, 9, 50);
    expect(second.run(4, 3, 200)).toEqual(first.run(4, 3, 200));
    expect(first.run(4, 4, 200)).not.toEqual(second.run(4, 3, 200));
    expect(first.run(5, 3, 200)).not.toEqual(second.run(4, 3, 200));
  });

  it.each<[string, string[], string]>([
    ['holdem', ['AhKh', 'QsQd'], 'Ts9h2c'],
    ['omaha-8', ['AsAh2s3d', 'KcKdQcJd'], '7h8c2c'],
    ['badugi', ['Ah2d3c', 'As4d5h'], ''],
    ['razz', ['Ah2h3h8cKd4s', '4c5d7s9hTc2d'], ''],
    ['short-deck', ['JhJs', 'AdKd', '9c8c'], 'Td9d6s'],
  ])('%s %j on %j: hold the exact answer in 93 to 97 of 100 intervals', (game, hands, board) => {
    const deal = dealOf(game, hands, board);
    const exact = equityOf(deal, 0);
    const trials = new Trials(deal);
    let held = 0;
    for (let seed = 0; seed < 1_000; seed++) {
      const sample = trials.run(seed, 0, 60);
      const [low, high] = sample?.interval(0) ?? [1, 0];
      if (low <= exact && exact <= high) held++;
    }
    expect(held).toBeGreaterThanOrEqual(930);
    expect(held).toBeLessThanOrEqual(970);
  });

  it('pick hands as they weigh, not those oftener that get in nobody’s way', () => {
    const game = gameOf('holdem');
    // The second player's aces share a card with two of the first one's three hands.
    const deal: Deal = {
      game,
      players: [range(['AhKh', 'AhQh', '7c7d'], [1, 2, 1]), range(['AhAd', 'KcKd'], [3, 1])],
      boards: [cards('2c3d4h8s')],
      dead: [],
    };
    const sample = run(deal, 1, 20_000);
    const exact = equityOf(deal, 0);
    expect(Math.abs(sample.sums[0] / sample.deals - exact)).toBeLessThan(4 * sample.standardError(0));
  });

  it('say that hands do not go together', () => {
    const deal: Deal = {
      game: gameOf('holdem'),
      players: [range(['AhKh', 'AhQh'], [1, 1]), range(['AhAd', 'AhAc'], [1, 1])],
      boards: [[]],
      dead: [],
    };
    expect(new Trials(deal).run(1, 0, 1)).toBeNull();
  });

  it('draw every card to come as often as the others', () => {
    const deal = dealOf('holdem', ['AhKh', 'QsQd'], '2c3d4h8s');
    const random = new Random(3);
    const seen = new Set<number>();
    for (let seed = 0; seed < 200; seed++) seen.add(run(deal, random.next(), 1).tally.wins[0]);
    expect(seen.size).toBeGreaterThan(1);
    expect(run(deal, 1, 1).tally.total).toBe(8);
  });
});

describe('enough', () => {
  it('are so many trials, or so small an error of many deals', () => {
    const sample = new Sample(2, 1);
    sample.tally.total = 500;
    sample.deals = 500;
    expect(isEnough(sample, { trials: 501, error: 0.1 })).toBe(false);
    expect(isEnough(sample, { trials: 500, error: null })).toBe(true);
    sample.deals = 10_000;
    expect(isEnough(sample, { trials: 1e6, error: 0.1 })).toBe(true);
    expect(isEnough(sample, { trials: 1e6, error: null })).toBe(false);
  });
});

import { defineVariant, findVariant, type GameOptions, type Variant, withOptions } from '#engine';
import { costOf } from './cost.js';
import type { SeededOptions } from './options.js';
import { chooseStrategy, MAX_AUTO_COST } from './strategy.js';
import type { Spot } from '../spot/spot.js';
import { exactCost } from '../exact/exact.js';
import { everyCaseStrategy } from '../exact/strategies/every-case-strategy.js';
import { SampleBatches } from '../jobs/sample-batches.js';
import { spotOf } from '../testing/spots.js';

const made = (id: string, options: GameOptions): Variant => {
  const game = withOptions(findVariant(id)!, options);
  if (!('id' in game)) throw new Error(`no such options: ${id}`);
  return game;
};

const costFor = (spot: Spot, options: SeededOptions): number =>
  costOf(spot, options, chooseStrategy(spot, options));

const sampled = { method: 'monte-carlo', trials: 1_000_000, seed: 1 } as const;

const HANDS: Readonly<Record<string, readonly string[]>> = {
  omaha: ['AsAhKsKh', '9d8d7c6c'],
  'omaha-8': ['AsAhKsKh', '9d8d7c6c'],
  'omaha-6': ['AsAhKsKhQcQd', '9d8d7c6c5h4h'],
  drawmaha: ['AsAhKsKhQc', '9d8d7c6c5h'],
};

describe('the cost of a spot', () => {
  it.each(Object.keys(HANDS))('%s: is many times as high if every choice of cards is ranked', (id) => {
    const plain = spotOf(id, HANDS[id], 'Ts9h2c');
    for (const options of [{ wildRanks: ['4'] }, { joker: 'bug' }] as const) {
      const wild: Spot = { ...plain, game: made(id, options) };
      // A hand has 60 choices or more, each of which costs about half a hand.
      expect(everyCaseStrategy(wild).cost).toBeGreaterThan(2 * everyCaseStrategy(plain).cost);
      expect(exactCost(wild)).toBeGreaterThan(15 * wild.players.length * 400);
      expect(costFor(wild, sampled)).toBeGreaterThan(30 * wild.players.length * sampled.trials);
    }
  });

  it('grows with the number of hole cards: stud with nine cards', () => {
    const stud = findVariant('stud')!;
    const nine = defineVariant({
      ...stud,
      id: 'nine',
      maxPlayers: 4,
      streets: [{ id: 'deal', deals: [{ to: 'hole', count: 9 }], opener: 'bring-in', size: 'small' }],
    });
    const hands = ['AhKhQh2c3d4h6s', '9c9d2s7hJc8c5c'];
    const seven = spotOf('stud', ['AhKhQh2c3d', '9c9d2s7hJc']);
    const spot = spotOf('stud', hands);
    const more: Spot = {
      ...spot,
      game: nine,
      players: spot.players.map((player) => ({ ...player, missing: 2 })),
    };
    expect(exactCost(more)).toBeGreaterThan(10 * exactCost(seven));
    expect(costFor(more, sampled)).toBeGreaterThan(20 * costFor(seven, sampled));
  });

  it('counts each order of the board in criss-cross, so that two hands before the flop are sampled', () => {
    const spot = spotOf('criss-cross', HANDS.omaha);
    const orders = 44 * 43 * 42 * 41 * 40;
    expect(exactCost(spot)).toBeGreaterThanOrEqual(orders * spot.players.length);
    expect(chooseStrategy(spot, { method: 'auto' }).method).toBe('monte-carlo');
  });

  it('gives more batches if a trial costs more, and exact counting if a case costs less', () => {
    const plain = spotOf('omaha', HANDS.omaha);
    const wild: Spot = { ...plain, game: made('omaha', { wildRanks: ['4'] }) };
    const stopping = { trials: 1_000_000, error: null };
    const [few, many] = [plain, wild].map((spot) => new SampleBatches(spot, 1, stopping).count);
    expect(many).toBeGreaterThan(20 * few);
    expect([plain, wild].map((spot) => chooseStrategy(spot, { method: 'auto' }).method)).toEqual([
      'exact',
      'monte-carlo',
    ]);
    expect(exactCost(wild)).toBeGreaterThan(MAX_AUTO_COST);
  });

  it('is higher with outputs, whose trials are drawn outside the kernel', () => {
    const spot = spotOf('holdem', ['AhKh', 'QsQd']);
    const cost = (...include: ('hands' | 'categories' | 'next-cards')[]): number =>
      costFor(spot, { ...sampled, include });
    expect(cost()).toBe(costFor(spot, sampled));
    expect(cost('hands')).toBeGreaterThan(5 * cost());
    expect(cost('hands', 'categories')).toBeGreaterThan(cost('hands'));
    expect(cost('categories')).toBeGreaterThan(cost('next-cards'));
  });
});

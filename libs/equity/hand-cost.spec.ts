import { defineVariant, findVariant, type GameOptions, type Variant, withOptions } from '#engine';
import { EXACT_BOUND, isExact } from './ask.js';
import { costOf } from './cost.js';
import type { Deal } from './deal.js';
import { exactCost } from './exact/exactly.js';
import { oneByOne } from './exact/ways/one-by-one.js';
import { Sampling } from './monte-carlo/sampling.js';
import { fullCost } from './outputs/in-full.js';
import { dealOf } from './testing/questions.js';

const made = (id: string, options: GameOptions): Variant => {
  const game = withOptions(findVariant(id)!, options);
  if (!('id' in game)) throw new Error(`no such options: ${id}`);
  return game;
};

const sampled = { method: 'monte-carlo', trials: 1_000_000, seed: 1 } as const;

const HANDS: Readonly<Record<string, readonly string[]>> = {
  omaha: ['AsAhKsKh', '9d8d7c6c'],
  'omaha-8': ['AsAhKsKh', '9d8d7c6c'],
  'omaha-6': ['AsAhKsKhQcQd', '9d8d7c6c5h4h'],
  drawmaha: ['AsAhKsKhQc', '9d8d7c6c5h'],
};

describe('what a question costs', () => {
  it.each(Object.keys(HANDS))('%s: tens of times as much where every choice is tried', (id) => {
    const plain = dealOf(id, HANDS[id], 'Ts9h2c');
    for (const options of [{ wildRanks: ['4'] }, { joker: 'bug' }] as const) {
      const wild: Deal = { ...plain, game: made(id, options) };
      // A hand is ranked by sixty choices and more, of which each is about half a hand.
      expect(oneByOne(wild).cost).toBeGreaterThan(2 * oneByOne(plain).cost);
      expect(exactCost(wild)).toBeGreaterThan(15 * wild.players.length * 400);
      expect(costOf(wild, sampled)).toBeGreaterThan(30 * wild.players.length * sampled.trials);
    }
  });

  it('goes by the hands that are chosen from, in stud of nine cards as well', () => {
    const stud = findVariant('stud')!;
    const nine = defineVariant({
      ...stud,
      id: 'nine',
      maxPlayers: 4,
      streets: [{ id: 'deal', deals: [{ to: 'hole', count: 9 }], opener: 'bring-in', size: 'small' }],
    });
    const hands = ['AhKhQh2c3d4h6s', '9c9d2s7hJc8c5c'];
    const seven = dealOf('stud', ['AhKhQh2c3d', '9c9d2s7hJc']);
    const asked = dealOf('stud', hands);
    const more: Deal = {
      ...asked,
      game: nine,
      players: asked.players.map((player) => ({ ...player, missing: 2 })),
    };
    expect(exactCost(more)).toBeGreaterThan(10 * exactCost(seven));
    expect(costOf(more, sampled)).toBeGreaterThan(20 * costOf(seven, sampled));
  });

  it('is cut into more pieces where a trial costs more, and counted in full where a case costs less', () => {
    const plain = dealOf('omaha', HANDS.omaha);
    const wild: Deal = { ...plain, game: made('omaha', { wildRanks: ['4'] }) };
    const stopping = { trials: 1_000_000, error: null };
    const [few, many] = [plain, wild].map((deal) => new Sampling(deal, 1, stopping).pieces);
    expect(many).toBeGreaterThan(20 * few);
    expect([plain, wild].map((deal) => isExact(deal, { method: 'auto', seed: 1 }))).toEqual([true, false]);
    expect(exactCost(wild)).toBeGreaterThan(EXACT_BOUND);
  });

  it('is more where more is noted of each trial, for which it is drawn outside of the kernel', () => {
    const deal = dealOf('holdem', ['AhKh', 'QsQd']);
    const cost = (...include: ('hands' | 'categories' | 'next-cards')[]): number =>
      fullCost(deal, { ...sampled, include });
    expect(cost()).toBe(costOf(deal, sampled));
    expect(cost('hands')).toBeGreaterThan(5 * cost());
    expect(cost('hands', 'categories')).toBeGreaterThan(cost('hands'));
    expect(cost('categories')).toBeGreaterThan(cost('next-cards'));
  });
});

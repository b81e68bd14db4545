import { formatCards } from '#cards';
import { stagesAhead, stagesOf } from '../spot/discard-stages.js';
import type { PolicyTable } from '../spot/policy.js';
import { cards, gameOf } from '../testing/spots.js';
import { deciderOf } from './decider.js';

const keptOf = (table: PolicyTable, text: string, { game = 'lowball-27-triple', draws = 3 } = {}): string => {
  const variant = gameOf(game);
  const stages = stagesAhead(stagesOf(variant) ?? [], 0, draws);
  const hand = Uint8Array.from(cards(text)).sort();
  const kept = deciderOf(variant, { policy: table, stages })(hand, stages[0], []);
  return formatCards([...hand].filter((_, at) => (kept & (1 << at)) !== 0)).replaceAll(' ', '');
};

describe('TablePolicy', () => {
  const table: PolicyTable = {
    rules: [
      { hand: '[2-9][2-9][2-9][2-9][2-9]', keep: 'all' },
      { draws: 3, keep: '234' },
      { draws: 2, keep: '2347' },
      { keep: '[2-7]' },
    ],
    otherwise: 'none',
  };

  it.each<[string, number, string]>([
    ['9h7d6c3s2h', 3, '2h3s6c7d9h'],
    ['2h3d4c7sKh', 3, '2h3d4c'],
    ['2h3d4c7sKh', 2, '2h3d4c7s'],
    ['7h6dKcQsJh', 1, '6d'],
    ['AhAdKcQsJh', 1, ''],
  ])('the first rule that fits %s with %d draws left keeps %s', (hand, draws, kept) => {
    expect(keptOf(table, hand, { draws })).toBe(kept);
  });

  it('prefers low cards in low games and high cards in others', () => {
    const any: PolicyTable = { rules: [], otherwise: '[2-A][2-A][2-A]' };
    expect(keptOf(any, 'Ah2d3c9sKh')).toBe('2d3c9s');
    expect(keptOf(any, 'Ah2d3c9sKh', { game: 'lowball-a5-triple' })).toBe('2d3cAh');
    expect(keptOf(any, 'Ah2d3c9sKh', { game: 'five-draw', draws: 1 })).toBe('9sKhAh');
  });

  it('leaves hands to a best policy', () => {
    const mixed: PolicyTable = { rules: [{ draws: 3, keep: 'none' }], otherwise: 'best-one-draw' };
    expect(keptOf(mixed, 'Ah2d3cKs', { game: 'badugi', draws: 3 })).toBe('');
    expect(keptOf(mixed, 'Ah2h3cKs', { game: 'badugi', draws: 1 })).not.toBe('');
  });
});

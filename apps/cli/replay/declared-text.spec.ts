import { declaredText } from './declared-text.js';

const declare = { type: 'declare', seat: 1, line: 1 } as const;

describe('what a player declares', () => {
  it('is a half of the pot in words (P-SHOW-8)', () => {
    const words = (['high', 'low', 'both'] as const).map((half) => declaredText({ ...declare, half }, 'es'));
    expect(words).toEqual(['alta', 'baja', 'alta y baja']);
  });

  it('is a hand in words, or its category if the ranks are not known (P-SHOW-6)', () => {
    const reading = { category: 'two-pair' as const, ranks: [11, 2] };
    const low = { category: 'low' as const, ranks: [6, 4, 2, 0, 12] };
    expect(declaredText({ ...declare, reading }, 'en')).toBe('two pair, Kings and Fours');
    expect(declaredText({ ...declare, reading, low }, 'en')).toBe('two pair, Kings and Fours; 8-6-4-2-A low');
    expect(declaredText({ ...declare, reading: { ...reading, ranks: [11] } }, 'en')).toBe('two-pair');
  });
});

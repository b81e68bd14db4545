import { DEUCE, KING, QUEEN, SIX } from './card.js';
import { rankName, suitName } from './names.js';

describe('names of ranks and suits', () => {
  it('have the usual plurals', () => {
    expect(rankName(SIX, 'en').plural).toBe('Sixes');
    expect(rankName(DEUCE, 'en').plural).toBe('Deuces');
    expect(rankName(SIX, 'es').plural).toBe('seises');
    expect(rankName(KING, 'es').plural).toBe('reyes');
  });

  it('have the right gender in Spanish', () => {
    expect(rankName(KING, 'es').to).toBe('al rey');
    expect(rankName(QUEEN, 'es').to).toBe('a la dama');
    expect(rankName(QUEEN, 'en').to).toBe('Queen');
  });

  it('exist for all ranks and suits; other numbers throw', () => {
    for (const language of ['en', 'es'] as const) {
      const names = Array.from({ length: 13 }, (_, rank) => rankName(rank, language).singular);
      expect(new Set(names).size).toBe(13);
      expect(() => rankName(13, language)).toThrow(RangeError);
      expect(suitName(3, language)).toBeTruthy();
      expect(() => suitName(4, language)).toThrow(RangeError);
    }
  });
});

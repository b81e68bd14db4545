import { failingRows } from '#testing';
import { evaluatePartial, explainPartial } from './partial.js';
import { cardsOf } from './testing/plain-high.js';

const strength = (text: string): number => evaluatePartial(cardsOf(text));

describe('hands of one to four cards', () => {
  it('are ordered by category, then by rank', () => {
    const ascending = [
      '2c',
      '3c',
      '3c 2d',
      'Ac',
      'Ac 3d',
      'Ac Kd 2h',
      'Ac Kd 3h 2s',
      '2c 2d',
      '2c 2d 3h',
      '2c 2d 3h 4s',
      'Kc Kd 4h',
      'Ac Ad',
      'Ac Ad 4h 3c',
      '3c 3d 2h 2c',
      'Ac Ad Kh Kc',
      '2c 2d 2h',
      '2c 2d 2h Ac',
      'Ac Ad Ah Kc',
      '2c 2d 2h 2s',
      'Ac Ad Ah As',
    ].map(strength);
    expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
    expect(new Set(ascending).size).toBe(ascending.length);
  });

  it('ignore suits, straights and flushes', () => {
    expect(strength('Ac Kc')).toBe(strength('Kd Ah'));
    expect(explainPartial(strength('5c 4c 3c 2c'))).toEqual({ category: 'high-card', ranks: [3, 2, 1, 0] });
  });

  it('are explained by category and ranks', () => {
    const rows = [
      ['Ac', 'high-card', [12]],
      ['2c 2d', 'pair', [0]],
      ['2c 2d Kh', 'pair', [0, 11]],
      ['2c 2d Kh Kd', 'two-pair', [11, 0]],
      ['2c 2d 2h Kd', 'three-of-a-kind', [0, 11]],
      ['2c 2d 2h 2s', 'four-of-a-kind', [0]],
    ] as const;
    const failures = failingRows(rows, ([text, category, ranks]) => {
      expect(explainPartial(strength(text))).toEqual({ category, ranks });
    });
    expect(failures).toEqual([]);
  });

  it('have strength 0 without cards, and throw for five cards', () => {
    expect(evaluatePartial([])).toBe(0);
    expect(() => evaluatePartial([0, 1, 2, 3, 4])).toThrow(RangeError);
    expect(() => explainPartial(0)).toThrow(RangeError);
  });
});

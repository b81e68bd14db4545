import { parseCards, UNKNOWN } from '#cards';
import fc from 'fast-check';
import { failingRows } from '#testing';
import { exposedStrength } from './exposed.js';
import { substituteWildCards } from './wild-substitutes.js';
import { WILD, wildCards } from './wild.js';

describe('P-WILD-1: wild cards of an incomplete hand', () => {
  const deuces = wildCards('wild', [0]);
  const bug = wildCards('bug');
  const cards = (text: string): readonly number[] => {
    const parsed = parseCards(text);
    if (!parsed.ok) throw new Error(text);
    return parsed.cards;
  };

  it('become the best cards of the scale', () => {
    const rows = [
      ['high', '2c', 'As', deuces],
      ['high', '2c Jk', 'As As', deuces],
      ['high', '9c 2c', '9c 9s', deuces],
      ['high', 'Kc 9c 9d Jk', 'Kc 9c 9d 9s', deuces],
      ['high', 'Kc 9c 2c', 'Kc 9c Ks', deuces],
      ['high', 'Kc Jk', 'Kc As', bug],
      ['high', 'Ac Jk 9d', 'Ac 9d As', bug],
      ['ace-to-five', 'Ac 4d Jk', 'Ac 4d 2c', bug],
      ['ace-to-five', '2s', 'Ac', deuces],
      ['ace-to-five', '8c 2s Jk', '8c Ac 2c', deuces],
      ['deuce-to-seven', '7c 2s Jk', '7c 2c 3c', deuces],
      ['high', '2c Kc', '2c Kc', wildCards(null)],
    ] as const;
    const failures = failingRows(rows, ([scale, shown, read, wild]) => {
      expect(substituteWildCards(scale, cards(shown), wild)).toEqual(cards(read));
    });
    expect(failures).toEqual([]);
  });

  it.each(['high', 'ace-to-five', 'deuce-to-seven', 'short'] as const)(
    'on %s are never worse than any cards in their place',
    (scale) => {
      const hand = fc.array(fc.integer({ min: 0, max: 52 }), { minLength: 1, maxLength: 4 });
      const stand = fc.array(fc.integer({ min: 0, max: 51 }), { minLength: 4, maxLength: 4 });
      fc.assert(
        fc.property(hand, stand, (shown, others) => {
          const best = exposedStrength(scale, substituteWildCards(scale, shown, deuces))!;
          const replaced = shown.map((card, at) => (deuces.kinds[card] === WILD ? others[at] : card));
          expect(best).toBeGreaterThanOrEqual(exposedStrength(scale, replaced)!);
        }),
      );
    },
  );

  it('have no strength if another card is unknown', () => {
    expect(exposedStrength('high', substituteWildCards('high', [UNKNOWN, 0], deuces))).toBeNull();
  });
});

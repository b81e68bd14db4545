import fc from 'fast-check';
import { JOKER, UNKNOWN } from './card.js';
import { bitCount, CardSet, firstDuplicate } from './set.js';

const member = fc.integer({ min: 0, max: JOKER });
const anyCard = fc.integer({ min: 0, max: UNKNOWN });
const ascending = (a: number, b: number): number => a - b;

describe('CardSet', () => {
  it('behaves like a set of numbers under any mix of additions and removals', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), member)), (steps) => {
        const model = new Set<number>();
        const set = new CardSet();
        for (const [adding, card] of steps) {
          const was = model.has(card);
          if (adding) {
            expect(set.add(card)).toBe(!was);
            model.add(card);
          } else {
            expect(set.remove(card)).toBe(was);
            model.delete(card);
          }
          expect(set.has(card)).toBe(adding);
        }
        expect(set.size).toBe(model.size);
        expect(set.toCards()).toEqual([...model].sort(ascending));
      }),
      { seed: 4 },
    );
  });

  it('holds the whole deck with the joker', () => {
    const all = Array.from({ length: 53 }, (_, card) => card);
    const set = CardSet.of(all);
    expect(set.size).toBe(53);
    expect(set.toCards()).toEqual(all);
    set.clear();
    expect(set.toCards()).toEqual([]);
    expect(set.size).toBe(0);
  });

  it('never reports an unknown card as a duplicate', () => {
    const set = new CardSet();
    expect(set.add(UNKNOWN)).toBe(true);
    expect(set.add(UNKNOWN)).toBe(true);
    expect(set.has(UNKNOWN)).toBe(false);
    expect(set.size).toBe(0);
  });

  it('copies by value, and finds shared cards in both halves', () => {
    const set = CardSet.of([3, 40]);
    const copy = set.copy();
    copy.add(5);
    expect(set.has(5)).toBe(false);
    expect(set.intersects(CardSet.of([40]))).toBe(true);
    expect(set.intersects(CardSet.of([3]))).toBe(true);
    expect(set.intersects(CardSet.of([4, 41]))).toBe(false);
  });
});

describe('firstDuplicate', () => {
  it('finds the first card that occurs earlier in the list, and ignores unknown cards', () => {
    fc.assert(
      fc.property(fc.array(anyCard), (cards) => {
        const expected = cards.findIndex((card, i) => card !== UNKNOWN && cards.indexOf(card) < i);
        expect(firstDuplicate(cards)).toBe(expected);
      }),
      { seed: 5 },
    );
  });
});

describe('bitCount', () => {
  it('counts the ones of any 32-bit integer', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), (bits) => {
        expect(bitCount(bits)).toBe((bits >>> 0).toString(2).replaceAll('0', '').length);
      }),
      { seed: 6 },
    );
  });
});

import fc from 'fast-check';
import { type Card, makeCard, rankOf, suitOf } from '#cards';
import { failingRows, isFull, runsOf } from '#testing';
import { bestHand } from './best.js';
import { classesOf } from './classes.js';
import { categoryOf, explain } from './explain.js';
import type { ScaleId } from './scale.js';
import { cardsOf, comparePlain } from './testing/plain-high.js';
import { plainBadugi, plainHand, type PlainValue } from './testing/plain-scales.js';

const badugi = (text: string, scale: ScaleId = 'badugi'): number =>
  bestHand(scale, 'badugi', cardsOf(text), []);

/** All hands of one size, with suits renamed so that they appear in order. */
function allHands(size: number): Card[][] {
  const hands: Card[][] = [];
  const extend = (hand: readonly Card[]): void => {
    if (hand.length === size) {
      hands.push([...hand]);
      return;
    }
    for (let card = (hand[hand.length - 1] ?? -1) + 1; card < 52; card++) extend([...hand, card]);
  };
  extend([]);
  return hands;
}

/** A hand with its suits renamed in the order of appearance. Hands with equal results differ in the names of suits only. */
function pattern(hand: readonly Card[]): string {
  const suits: number[] = [];
  return hand
    .map((card) => {
      if (!suits.includes(suitOf(card))) suits.push(suitOf(card));
      return makeCard(rankOf(card), suits.indexOf(suitOf(card)));
    })
    .join();
}

/**
 * Fails unless strengths have the order of the values: equal strengths have equal values, and a higher strength has a
 * higher value.
 */
function expectSameOrder(strengths: readonly number[], values: readonly PlainValue[]): void {
  const byStrength = new Map<number, PlainValue>();
  strengths.forEach((strength, i) => {
    const known = byStrength.get(strength);
    if (known === undefined) byStrength.set(strength, values[i]);
    else if (known?.join() !== values[i]?.join()) throw new Error(`${strength}: two values`);
  });
  const sorted = [...byStrength].sort(([a], [b]) => a - b);
  for (let i = 1; i < sorted.length; i++) {
    const rise = comparePlain(sorted[i][1] ?? [], sorted[i - 1][1] ?? []);
    if (rise <= 0) throw new Error(`strength ${sorted[i][0]} is not above the one before`);
  }
}

const FOURS = allHands(4);

describe('all 270,725 badugi hands of four cards', () => {
  const kinds = new Map(
    FOURS.filter((_, index) => isFull || index % 10 === 0).map((hand) => [pattern(hand), hand]),
  );

  it.each([
    ['badugi', 'low'],
    ['badugi-27', 'high'],
  ] as const)('are in the order of the reference implementation on the scale %s', (scale, aces) => {
    const hands = [...kinds.values()];
    expectSameOrder(
      hands.map((hand) => bestHand(scale, 'badugi', hand, [])),
      hands.map((hand) => plainBadugi(hand, aces)),
    );
    expect(classesOf(scale).count).toBe(715 + 286 + 78 + 13);
  });

  it('have the combinatorial number of hands for each number of cards that play', () => {
    const found: Record<string, number> = {};
    for (const hand of FOURS) {
      const category = categoryOf('badugi', bestHand('badugi', 'badugi', hand, []));
      found[category] = (found[category] ?? 0) + 1;
    }
    expect(found).toEqual({
      badugi: 13 * 12 * 11 * 10,
      'three-card': 154_440,
      'two-card': 96_252,
      // Four of a suit, or four of a rank.
      'one-card': 4 * 715 + 13,
    });
  });
});

describe('P-VAR-MORE: badugi', () => {
  it('orders hands', () => {
    const rows = [
      ['Ac 2d 3h 4s', 'Ac 2d 3h 5s'],
      ['Kc Qd Jh Ts', 'Ac 2d 3h 3s'],
      ['8c 5d 3h As', '8c 6d 2h As'],
      ['Ac 2d 3h 3s', '2c 3d 4h 4s'],
      ['Ac 2d 2h 2s', 'Ac 3d 3h 3s'],
      ['2c 3d 4h 5s', 'Kc Qd Jh Ts'],
    ] as const;
    const failures = failingRows(rows, ([better, worse]) => {
      expect(badugi(better)).toBeGreaterThan(badugi(worse));
    });
    expect(failures).toEqual([]);
  });

  it('has low aces, and high aces in its deuce-to-seven form', () => {
    expect(badugi('Ac 2d 3h 4s')).toBe(classesOf('badugi').count);
    expect(badugi('2c 3d 4h 5s', 'badugi-27')).toBe(classesOf('badugi-27').count);
    expect(badugi('Ac 2d 3h 4s', 'badugi-27')).toBeLessThan(badugi('Kc Qd Jh Ts', 'badugi-27'));
  });

  it('leaves out the worst card', () => {
    expect(explain('badugi', badugi('Ac 2c 3h 4s'))).toEqual({ category: 'three-card', ranks: [2, 1, 12] });
    expect(explain('badugi', badugi('2c Ac Ad 5h'))).toEqual({ category: 'three-card', ranks: [3, 0, 12] });
    expect(explain('badugi', badugi('Ac 2c Kc 9c'))).toEqual({ category: 'one-card', ranks: [12] });
  });

  it('plays four of five cards', () => {
    const five = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(five, fc.constantFrom('badugi', 'badugi-27'), (cards, scale) => {
        const ranks = explain(scale, bestHand(scale, 'badugi', cards, [])).ranks;
        const value = plainBadugi(cards, scale === 'badugi' ? 'low' : 'high');
        expect(ranks.length).toBe(value?.[0]);
        const low = (rank: number): number => (rank === 12 && scale === 'badugi' ? 1 : rank + 2);
        expect(ranks.map((rank) => -low(rank))).toEqual(value?.slice(1));
      }),
      { seed: 31, numRuns: runsOf(500) },
    );
  });
});

describe('all 22,100 hands of three cards', () => {
  const hands = allHands(3);
  const strengths = hands.map((hand) => bestHand('three-card', 'any-three', hand.slice(0, 1), hand.slice(1)));

  it('are in the order of the reference implementation', () => {
    const values = hands.map((hand) => plainHand('three-card', hand)?.value ?? null);
    expectSameOrder(strengths, values);
    expect(new Set(strengths).size).toBe(classesOf('three-card').count);
  });

  it('have the combinatorial number of hands in each category', () => {
    const found: Record<string, number> = {};
    for (const strength of strengths) {
      const category = categoryOf('three-card', strength);
      found[category] = (found[category] ?? 0) + 1;
    }
    expect(found).toEqual({
      'straight-flush': 48,
      'three-of-a-kind': 52,
      straight: 720,
      flush: 1_096,
      pair: 3_744,
      'high-card': 16_440,
    });
  });
});

describe('one card', () => {
  it('wins by its rank alone', () => {
    const strengths = Array.from({ length: 52 }, (_, card) => bestHand('one-card', 'any-one', [card], []));
    expect(strengths).toEqual(Array.from({ length: 52 }, (_, card) => rankOf(card) + 1));
    expect(explain('one-card', 11)).toEqual({ category: 'high-card', ranks: [10] });
  });
});

describe('bestHand with a scale and a composition of different sizes', () => {
  it('throws', () => {
    const rows = [
      ['badugi', 'any-five'],
      ['high', 'badugi'],
      ['three-card', 'two-and-three'],
      ['eight-or-better', 'any-one'],
    ] as const;
    for (const [scale, composition] of rows)
      expect(() => bestHand(scale, composition, [0, 5, 10, 15, 20], [])).toThrow(RangeError);
  });
});

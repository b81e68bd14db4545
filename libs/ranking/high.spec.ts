import { jest } from '@jest/globals';
import fc from 'fast-check';
import { type Card, makeCard, rankOf, suitOf } from '#cards';
import { failingRows, runsOf } from '#testing';
import { HIGH_CLASS_COUNT, highClasses, NO_HAND } from './classes.js';
import { categoryOf, explainHigh } from './explain.js';
import { evaluate5, evaluate6, evaluate7, evaluateHigh } from './high.js';
import { forEachFive } from './testing/fives.js';
import { bestOfAny, cardsOf, comparePlain, plainValue } from './testing/plain-high.js';

const different = (count: number): fc.Arbitrary<Card[]> =>
  fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: count, maxLength: count });

function strength(text: string): number {
  return evaluateHigh(cardsOf(text));
}

/** A hand of five cards for each strength. */
const examples: Card[][] = [];
const perCategory: Record<string, number> = {};
{
  const perStrength = new Int32Array(HIGH_CLASS_COUNT + 1);
  forEachFive((five, hands) => {
    const [a, b, c, d, e] = five;
    const found = evaluate5(a, b, c, d, e);
    if (perStrength[found] === 0) examples[found] = [a, b, c, d, e];
    perStrength[found] += hands;
  });
  perStrength.forEach((hands, found) => {
    if (hands === 0) return;
    const category = categoryOf('high', found);
    perCategory[category] = (perCategory[category] ?? 0) + hands;
  });
}

describe('P-RANK-1: all 2,598,960 hands of five cards', () => {
  it('have the combinatorial number of hands in each category', () => {
    expect(perCategory).toEqual({
      'straight-flush': 40,
      'four-of-a-kind': 624,
      'full-house': 3_744,
      flush: 5_108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
  });

  it('have all strengths from 1 to 7,462', () => {
    expect([HIGH_CLASS_COUNT, highClasses().count]).toEqual([7462, 7462]);
    expect(Object.keys(examples).map(Number)).toEqual(Array.from({ length: 7462 }, (_, i) => i + 1));
  });

  it('are in the order of the reference implementation, class by class', () => {
    for (let i = 2; i <= HIGH_CLASS_COUNT; i++) {
      const difference = comparePlain(plainValue(examples[i]), plainValue(examples[i - 1]));
      if (difference <= 0) throw new Error(`class ${i} is not above class ${i - 1}`);
    }
  });

  it('are explained like the reference implementation', () => {
    for (let i = 1; i <= HIGH_CLASS_COUNT; i++) {
      expect([...explainHigh(i).ranks]).toEqual(plainValue(examples[i]).slice(1));
    }
  });
});

describe('P-RANK-2: golden comparisons', () => {
  it('hold within a category and between categories', () => {
    const failures = failingRows(
      [
        ['4c 4d 4h 7c 7d', '2c 2d 2h Kc Kd'],
        ['4c 4d 4h 3c 2d', '2c 2d 2h Ac Kd'],
        ['5c 5d 5h 9c 9d', '5c 5d 5h 6c 6d'],
        ['Kc Kd 2h 2c Ad', '7c 7d 3h 3c Qd'],
        ['7c 7d 3h 3c Qd', '7c 7d 2h 2c Ad'],
        ['Ac Kd 8h 3c 2d', 'Ac Kd 7h 6c 5d'],
        ['6c 5d 4h 3c 2d', '5c 4d 3h 2c Ad'],
        ['Ac Kc Qc Jc Tc', 'Ks Qs Js Ts 9s'],
        ['2c 2d 2h 2s 3c', 'Ac Ad Ah Kc Kd'],
        ['2c 2d 2h 3s 3c', 'Ac Kc Qc Jc 9c'],
        ['2c 3c 4c 5c 7c', 'Ac Kd Qc Jc Tc'],
        ['Ac 2d 3h 4c 5d', 'Ac Ad Ah Kc Qd'],
      ],
      ([better, worse]) => {
        expect(strength(better)).toBeGreaterThan(strength(worse));
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('P-RANK-3: the best five play', () => {
  it('A-K and K-3 split on 5-5-5-K-7, because no other card breaks a tie', () => {
    const board = '5c 5d 5h Kc 7d';
    expect(strength(`Ad Kh ${board}`)).toBe(strength(`Ks 3h ${board}`));
    expect(strength(`Ad Kh ${board}`)).toBe(strength('5c 5d 5h Kc Kd'));
  });

  it('a third pair counts only as a kicker', () => {
    expect(strength('Ac Ad Kc Kd Qc Qd 2h')).toBe(strength('Ac Ad Kc Kd Qc'));
    expect(strength('Ac Ad Kc Kd 2c 2d 3h')).toBe(strength('Ac Ad Kc Kd 3h'));
  });

  it('two threes of a kind are a full house', () => {
    expect(strength('9c 9d 9h 5c 5d 5h Ac')).toBe(strength('9c 9d 9h 5c 5d'));
  });
});

describe('P-DECK-2: the ace', () => {
  it('does not wrap around', () => {
    const failures = failingRows(['2c Ad Kc Qc Jc', '3c 2d Ac Kc Qc', '4c 3d 2c Ac Kc'], (hand) => {
      expect(categoryOf('high', strength(hand))).toBe('high-card');
    });
    expect(failures).toEqual([]);
  });

  it('makes the highest and the lowest straight', () => {
    expect(explainHigh(strength('Ac Kd Qc Jc Tc'))).toEqual({ category: 'straight', ranks: [12] });
    expect(explainHigh(strength('Ac 2d 3c 4c 5c'))).toEqual({ category: 'straight', ranks: [3] });
    expect(explainHigh(strength('Ac 2c 3c 4c 5c'))).toEqual({ category: 'straight-flush', ranks: [3] });
  });
});

describe('P-DECK-3: suits are equal', () => {
  const permutation = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });

  it('renaming suits or reordering cards does not change the strength', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 11 }).chain(different), permutation, (cards, suits) => {
        const renamed = cards.map((card) => makeCard(rankOf(card), suits[suitOf(card)]));
        expect(evaluateHigh(renamed)).toBe(evaluateHigh(cards));
        expect(evaluateHigh([...cards].reverse())).toBe(evaluateHigh(cards));
      }),
      { seed: 11, numRuns: runsOf(1000) },
    );
  });

  it('straight flushes of all suits tie', () => {
    for (let suit = 1; suit < 4; suit++) {
      const royal = [12, 11, 10, 9, 8].map((rank) => makeCard(rank, suit));
      expect(evaluateHigh(royal)).toBe(HIGH_CLASS_COUNT);
    }
  });
});

describe('evaluators of 5 to 11 cards', () => {
  /** Whether a strength equals that of the reference implementation, through the example hand of its class. */
  function agrees(found: number, cards: readonly Card[]): void {
    expect(plainValue(examples[found])).toEqual(bestOfAny(cards));
  }

  it('agree with the best of all choices of five cards', () => {
    const failures = failingRows([5, 6, 7, 8, 9, 11], (count) => {
      fc.assert(
        fc.property(different(count), (cards) => agrees(evaluateHigh(cards), cards)),
        { seed: 12, numRuns: runsOf(count > 8 ? 150 : 1000) },
      );
    });
    expect(failures).toEqual([]);
  });

  it('agree with the best of all choices, with likely flushes and straights', () => {
    const failures = failingRows([5, 6, 7, 8, 9], (count) => {
      // With nine neighbouring ranks of two suits, most hands hold a flush, a straight or both.
      const narrow = fc.uniqueArray(
        fc
          .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 1 }))
          .map(([r, s]) => makeCard(r, s)),
        { minLength: count, maxLength: count },
      );
      fc.assert(
        fc.property(narrow, (cards) => agrees(evaluateHigh(cards), cards)),
        { seed: 13, numRuns: runsOf(400) },
      );
    });
    expect(failures).toEqual([]);
  });

  it('compare a flush with a full house in eight or more cards', () => {
    expect(categoryOf('high', strength('Ac Kc Qc Jc 9c 9d 9h Ad'))).toBe('full-house');
    expect(categoryOf('high', strength('Ac Kc Qc Jc Tc 9d 9h 9s'))).toBe('straight-flush');
    expect(categoryOf('high', strength('Ac Kc Qc Jc 9c 9d 8h 7s'))).toBe('flush');
  });

  it('give the same strength for a list and for single arguments', () => {
    fc.assert(
      fc.property(different(7), ([a, b, c, d, e, f, g]) => {
        expect(evaluateHigh([a, b, c, d, e])).toBe(evaluate5(a, b, c, d, e));
        expect(evaluateHigh([a, b, c, d, e, f])).toBe(evaluate6(a, b, c, d, e, f));
        expect(evaluateHigh([a, b, c, d, e, f, g])).toBe(evaluate7(a, b, c, d, e, f, g));
        expect(evaluateHigh([a, b, c, d, e, f, g], 5)).toBe(evaluate5(a, b, c, d, e));
      }),
      { seed: 14 },
    );
  });

  it('never give a lower strength for one more card', () => {
    fc.assert(
      fc.property(different(11), (cards) => {
        for (let n = 6; n <= 11; n++) {
          expect(evaluateHigh(cards, n)).toBeGreaterThanOrEqual(evaluateHigh(cards, n - 1));
        }
      }),
      { seed: 15, numRuns: runsOf(1000) },
    );
  });

  it('return NO_HAND for fewer than five cards, and a royal flush for the whole deck', () => {
    for (let n = 0; n < 5; n++) expect(evaluateHigh([51, 47, 43, 39], n)).toBe(NO_HAND);
    expect(evaluateHigh(Array.from({ length: 52 }, (_, card) => card))).toBe(HIGH_CLASS_COUNT);
  });

  it.each([5, 6, 7])('are right at the first call, of %i cards, which fills the tables', async (count) => {
    const straightFlush = [35, 31, 27, 23, 19, 50, 5];
    const straight = [32, 31, 27, 23, 19, 50, 5];
    for (const cards of [straightFlush, straight]) {
      jest.resetModules();
      const fresh = await import('./high.js');
      expect(fresh.evaluateHigh).not.toBe(evaluateHigh);
      expect(fresh.evaluateHigh(cards, count)).toBe(evaluateHigh(cards.slice(0, 5)));
    }
  });
});

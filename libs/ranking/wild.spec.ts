import fc from 'fast-check';
import { type Card, JOKER, makeCard } from '#cards';
import { failingRows, runsOf } from '#testing';
import { bestHand, UNREADABLE } from './best.js';
import { classesOf } from './classes.js';
import { explain } from './explain.js';
import { bestFive } from './best-five.js';
import type { ScaleId } from './scale.js';
import { cardsOf, choices } from './testing/plain-high.js';
import {
  better,
  plainBadugi,
  plainBestWild,
  plainEight,
  plainHand,
  type PlainScale,
  type PlainValue,
} from './testing/plain-scales.js';
import { wildCards } from './wild.js';

const BUG = wildCards('bug');
const WILD = wildCards('wild');
const DEUCES = wildCards(null, [0]);

const five = (text: string, wild = WILD, scale: ScaleId = 'high'): number =>
  bestHand(scale, 'any-five', cardsOf(text), [], undefined, undefined, wild);
const natural = (text: string, scale: ScaleId = 'high'): number =>
  bestHand(scale, 'any-five', cardsOf(text), []);

/** The value of a strength in the reference implementation, from its category and ranks. */
function valueOf(scale: PlainScale, strength: number): PlainValue {
  if (strength === 0) return null;
  const { category, ranks } = explain(scale, strength);
  const names: Record<string, string> = {
    'high-card': '11111',
    low: '11111',
    pair: '2111',
    'two-pair': '221',
    'three-of-a-kind': '311',
    'full-house': '32',
    'four-of-a-kind': '41',
    'five-of-a-kind': '5',
  };
  const shape = names[category];
  if (shape !== undefined) {
    const times = [...shape].map(Number);
    const cards = ranks.flatMap((rank, i) =>
      Array.from({ length: times[i] }, (_, suit) => makeCard(rank, (suit + i) & 3)),
    );
    return plainHand(scale, cards)?.value ?? null;
  }
  if (category === 'flush')
    return (
      plainHand(
        scale,
        ranks.map((rank) => makeCard(rank, 0)),
      )?.value ?? null
    );
  // A straight has its highest rank only. The four ranks below follow; the lowest may be the ace.
  const lowest = scale.startsWith('short') ? 4 : 0;
  const cards = [0, 1, 2, 3, 4].map((down) => {
    const rank = ranks[0] - down < lowest ? 12 : ranks[0] - down;
    return makeCard(rank, category === 'straight' && down === 0 ? 1 : 0);
  });
  return plainHand(scale, cards)?.value ?? null;
}

/** A deck with many equal, neighbouring and suited cards, and the joker. */
const narrow = (size: number, lowest: number): fc.Arbitrary<Card[]> =>
  fc.uniqueArray(
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc
          .tuple(fc.integer({ min: lowest, max: 12 }), fc.integer({ min: 0, max: 1 }))
          .map(([r, s]) => makeCard(r, s)),
      },
      { weight: 6, arbitrary: fc.integer({ min: lowest * 4, max: 51 }) },
      { weight: 3, arbitrary: fc.constant(JOKER) },
    ),
    { minLength: size, maxLength: size },
  );

const SCALES_WITH_WILD = [
  ['high', 0],
  ['short', 4],
  ['short-trips', 4],
  ['ace-to-five', 0],
  ['ace-to-six', 0],
  ['deuce-to-seven', 0],
] as const;

describe('P-WILD-1: a wild card stands for any card', () => {
  const DEALS = [
    ['wild', 5, [], 60],
    ['bug', 5, [], 60],
    ['wild', 6, [], 30],
    ['bug', 7, [], 25],
    ['wild', 5, [5], 40],
    ['bug', 5, [5], 40],
    ['bug', 6, [5], 12],
  ] as const;

  it('makes the best hand over all replacements, on every scale', () => {
    const rows = SCALES_WITH_WILD.flatMap((scale) => DEALS.map((deal) => [...scale, ...deal] as const));
    const failures = failingRows(rows, ([scale, lowest, joker, size, ranks, count]) => {
      const wild = wildCards(joker, ranks);
      fc.assert(
        fc.property(narrow(size, lowest), (cards) => {
          // Each further wild card makes the reference implementation 26 times as slow.
          fc.pre(cards.filter((card) => wild.kinds[card] !== 0).length <= 2);
          const strength = bestHand(
            scale,
            'any-five',
            cards.slice(0, 2),
            cards.slice(2),
            undefined,
            undefined,
            wild,
          );
          expect(valueOf(scale, strength)).toEqual(plainBestWild(scale, cards, joker, ranks));
        }),
        { seed: 41, numRuns: runsOf(count) },
      );
    });
    expect(failures).toEqual([]);
  });

  it('makes the best hand with wild deuces and a joker', () => {
    const failures = failingRows(
      [
        ['Ac Ad Ah As Jk', 'five-of-a-kind', [12]],
        ['2c 2d 2h 2s 9c', 'five-of-a-kind', [7]],
        ['2c 2d 2h 9s 8s', 'straight-flush', [10]],
        ['2c 2d 2h Ks 9c', 'four-of-a-kind', [11, 7]],
        ['2c Kd Kh 9s 9c', 'full-house', [11, 7]],
        ['2c Ks Qs 9s 8s', 'flush', [12, 11, 10, 7, 6]],
        ['2c 3d 4h 5s 7c', 'straight', [5]],
        ['2c Kd 4h 5s 8c', 'pair', [11, 6, 3, 2]],
      ] as const,
      ([hand, category, ranks]) => {
        expect(explain('high', five(hand, wildCards('wild', [0])))).toEqual({ category, ranks });
      },
    );
    expect(failures).toEqual([]);
  });

  it('ranks five of a kind above a royal flush, by rank', () => {
    const royal = natural('Ac Kc Qc Jc Tc');
    expect(five('3c 3d 3h 3s Jk')).toBeGreaterThan(royal);
    expect(five('Ac Ad Ah As Jk')).toBe(classesOf('high').count + 13);
    expect(five('Ac Ad Ah As Jk') - five('Kc Kd Kh Ks Jk')).toBe(1);
    expect(five('6c 6d 6h 6s Jk', WILD, 'short')).toBe(classesOf('short').count + 1);
  });

  it('makes five aces of five or seven wild cards', () => {
    const all = wildCards('wild', [0, 1]);
    expect(explain('high', five('2c 2d 2h 2s Jk', all))).toEqual({ category: 'five-of-a-kind', ranks: [12] });
    expect(explain('high', five('2c 2d 2h 2s 3c 3d Jk', all)).ranks).toEqual([12]);
    expect(explain('ace-to-five', five('2c 2d 2h 2s Jk', all, 'ace-to-five')).ranks).toEqual([
      3, 2, 1, 0, 12,
    ]);
  });
});

describe('P-WILD-1: a bug stands for an ace or completes a straight or a flush', () => {
  it('makes the hands of the rule', () => {
    const failures = failingRows(
      [
        ['Kc Kd 9h 4s Jk', 'pair', [11, 12, 7, 2]],
        ['Kc Kd Kh 4s Jk', 'three-of-a-kind', [11, 12, 2]],
        ['Ac Ad 9h 4s Jk', 'three-of-a-kind', [12, 7, 2]],
        ['Ac Ad Ah As Jk', 'five-of-a-kind', [12]],
        ['Kc Kd Kh Ks Jk', 'four-of-a-kind', [11, 12]],
        ['8c 7d 6h 4s Jk', 'straight', [6]],
        ['Kc 9c 6c 4c Jk', 'flush', [12, 11, 7, 4, 2]],
        ['8c 7c 6c 4c Jk', 'straight-flush', [6]],
        ['5c 4d 3h 2s Jk', 'straight', [4]],
      ] as const,
      ([hand, category, ranks]) => {
        expect(explain('high', five(hand, BUG))).toEqual({ category, ranks });
      },
    );
    expect(failures).toEqual([]);
  });

  it('may be left out of seven cards', () => {
    expect(five('9c 9d 9h 4s 4d 2c Jk', BUG)).toBe(natural('9c 9d 9h 4s 4d'));
  });

  it('stands for the lowest missing rank on scales that the lowest hand wins', () => {
    expect(five('8c 4d 3h Ac Jk', BUG, 'ace-to-five')).toBe(natural('8c 4d 3h Ac 2s', 'ace-to-five'));
    expect(five('5c 4d 3h 2c Jk', BUG, 'deuce-to-seven')).toBe(natural('7c 5d 4h 3c 2s', 'deuce-to-seven'));
    expect(five('4c 3c 2c Ac Jk', BUG, 'ace-to-six')).toBe(natural('6d 4c 3c 2c Ac', 'ace-to-six'));
  });
});

describe('wild cards on scales whose hands have different ranks', () => {
  const deck = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 4, maxLength: 4 });

  it('eight-or-better: have the strength of the best replacement', () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const values = Array.from({ length: 13 }, (_, rank) => plainEight([...cards, makeCard(rank, 0)]));
        const best = values.reduce<PlainValue>(better, null);
        const strength = bestHand('eight-or-better', 'any-five', [...cards, JOKER], [], 5, 0, WILD);
        const ranks = strength === 0 ? null : explain('eight-or-better', strength).ranks;
        expect(ranks?.map((rank) => -(rank === 12 ? 1 : rank + 2)) ?? null).toEqual(best);
      }),
      { seed: 42, numRuns: runsOf(300) },
    );
  });

  it('badugi: have the strength of the best replacement', () => {
    fc.assert(
      fc.property(deck, (cards) => {
        const others = Array.from({ length: 52 }, (_, card) => card).filter((card) => !cards.includes(card));
        const values = others.map((card) => plainBadugi([...cards, card], 'low'));
        const best = values.reduce<PlainValue>(better, null);
        const { ranks } = explain('badugi', bestHand('badugi', 'badugi', [...cards, JOKER], [], 5, 0, WILD));
        expect([ranks.length, ...ranks.map((rank) => -(rank === 12 ? 1 : rank + 2))]).toEqual(best);
      }),
      { seed: 43, numRuns: runsOf(100) },
    );
  });
});

describe('wild cards and compositions', () => {
  it('an Omaha hand is two hole cards and three board cards, wild or not', () => {
    const ten = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 9, maxLength: 9 });
    fc.assert(
      fc.property(ten, fc.constantFrom('high', 'short', 'ace-to-five', 'eight-or-better'), (cards, scale) => {
        const hole = cards.slice(0, 4);
        const board = cards.slice(4);
        const fives = choices(hole, 2).flatMap((two) => choices(board, 3).map((three) => [...two, ...three]));
        const each = fives.map((hand) => bestHand(scale, 'any-five', hand, [], 5, 0, DEUCES));
        expect(bestHand(scale, 'two-and-three', hole, board, 4, 5, DEUCES)).toBe(Math.max(...each));
        expect(bestFive(scale, 'two-and-three', hole, board, DEUCES).strength).toBe(Math.max(...each));
      }),
      { seed: 44, numRuns: runsOf(40) },
    );
  });

  it('bestFive lists wild cards last', () => {
    const { cards } = bestFive('high', 'any-five', cardsOf('Jk Kd'), cardsOf('Kc 9h 4s 3d 8d'), WILD);
    expect(cards).toEqual(cardsOf('Kd Kc 9h 8d Jk'));
  });

  it('the strength does not change if the hand has no wild card', () => {
    const seven = fc.uniqueArray(fc.integer({ min: 4, max: 51 }), { minLength: 7, maxLength: 7 });
    fc.assert(
      fc.property(seven, fc.constantFrom('high', 'deuce-to-seven', 'eight-or-better'), (cards, scale) => {
        const plain = bestHand(scale, 'any-five', cards, []);
        expect(bestHand(scale, 'any-five', cards, [], 7, 0, DEUCES)).toBe(plain);
      }),
      { seed: 45 },
    );
  });

  it('a joker that is not wild is UNREADABLE', () => {
    expect(five('Ac Kc Qc Jc Jk', DEUCES)).toBe(UNREADABLE);
    expect(five('Ac Kc Qc Jc Jk', WILD)).toBe(natural('Ac Kc Qc Jc Tc'));
    expect(bestHand('high', 'any-five', [JOKER, JOKER, 1, 2, 3], [], 5, 0, WILD)).toBe(UNREADABLE);
  });
});

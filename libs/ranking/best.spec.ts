import fc from 'fast-check';
import { type Card, formatCards, JOKER, makeCard, rankOf, suitOf, UNKNOWN } from '#cards';
import { failingRows, runsOf } from '#testing';
import { bestHand, UNREADABLE } from './best.js';
import { NO_HAND } from './classes.js';
import { categoryOf } from './explain.js';
import { evaluate5, evaluateHigh } from './high.js';
import { evaluateOmahaHigh } from './omaha.js';
import { bestFive } from './best-five.js';
import { bestOfAny, bestOfOmaha, cardsOf, plainValue } from './testing/plain-high.js';

const different = (count: number, most = 51): fc.Arbitrary<Card[]> =>
  fc.uniqueArray(fc.integer({ min: 0, max: most }), { minLength: count, maxLength: count });

const omaha = (hole: string, board: string): number => evaluateOmahaHigh(cardsOf(hole), cardsOf(board));

describe('P-RANK-3: an Omaha hand is exactly two hole cards and three board cards', () => {
  it('has the strength of the best of all choices', () => {
    const failures = failingRows(
      [
        [2, 3],
        [2, 5],
        [4, 3],
        [4, 4],
        [4, 5],
        [5, 5],
        [6, 3],
        [6, 5],
      ],
      ([holeCount, boardCount]) => {
        fc.assert(
          fc.property(different(holeCount + boardCount), (cards) => {
            const hole = cards.slice(0, holeCount);
            const board = cards.slice(holeCount);
            const best = bestFive('high', 'two-and-three', hole, board);
            expect(best.strength).toBe(evaluateOmahaHigh(hole, board));
            expect(plainValue(best.cards)).toEqual(bestOfOmaha(hole, board));
          }),
          { seed: 21, numRuns: runsOf(300) },
        );
      },
    );
    expect(failures).toEqual([]);
  });

  it('has the strength of the best of all choices, with likely flushes and straights', () => {
    const narrow = fc.uniqueArray(
      fc
        .tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 1 }))
        .map(([r, s]) => makeCard(r, s)),
      { minLength: 10, maxLength: 11 },
    );
    fc.assert(
      fc.property(narrow, (cards) => {
        const hole = cards.slice(5);
        const board = cards.slice(0, 5);
        const best = bestFive('high', 'two-and-three', hole, board);
        expect(evaluateOmahaHigh(hole, board)).toBe(best.strength);
        expect(plainValue(best.cards)).toEqual(bestOfOmaha(hole, board));
      }),
      { seed: 22, numRuns: runsOf(400) },
    );
  });

  it('is no flush with one hole card of the suit and four on the board', () => {
    expect(categoryOf('high', omaha('Ac 2d 7h 9s', 'Kc Qc 8c 3c 4h'))).toBe('high-card');
    expect(categoryOf('high', omaha('Ac 2c 7h 9s', 'Kc Qc 8c 3d 4h'))).toBe('flush');
    expect(categoryOf('high', omaha('Ac 2c 7c 9c', 'Kc Qc 8d 3d 4h'))).toBe('high-card');
  });

  it('is a pair with three hole cards of one rank', () => {
    expect(categoryOf('high', omaha('Ac Ad Ah 2c', 'Kc Qd 8h 7s 4h'))).toBe('pair');
  });

  it('has the same strength when suits are renamed', () => {
    const permutation = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(different(9), permutation, (cards, suits) => {
        const renamed = cards.map((card) => makeCard(rankOf(card), suits[suitOf(card)]));
        const strength = evaluateOmahaHigh(renamed.slice(0, 4), renamed.slice(4));
        expect(strength).toBe(evaluateOmahaHigh(cards.slice(0, 4), cards.slice(4)));
      }),
      { seed: 23, numRuns: runsOf(500) },
    );
  });

  it('is no hand without a flop', () => {
    expect(omaha('Ac Ad Kc Kd', '')).toBe(NO_HAND);
    expect(omaha('Ac Ad Kc Kd', 'As Ks')).toBe(NO_HAND);
    expect(omaha('Ac', 'As Ks Qs')).toBe(NO_HAND);
  });
});

describe('bestHand', () => {
  it('combines hole cards and board for any-five', () => {
    fc.assert(
      fc.property(different(7), (cards) => {
        const strength = evaluateHigh(cards);
        for (let own = 0; own <= 7; own++) {
          expect(bestHand('high', 'any-five', cards.slice(0, own), cards.slice(own))).toBe(strength);
        }
      }),
      { seed: 24 },
    );
  });

  it('reads only the given number of cards of each list', () => {
    fc.assert(
      fc.property(different(9), (cards) => {
        const hole = Uint8Array.from([...cards.slice(0, 4), 99]);
        const board = Uint8Array.from([...cards.slice(4), 99]);
        const omahaStrength = evaluateOmahaHigh(cards.slice(0, 4), cards.slice(4));
        expect(bestHand('high', 'two-and-three', hole, board, 4, 5)).toBe(omahaStrength);
        expect(bestHand('high', 'any-five', hole, board, 4, 5)).toBe(evaluateHigh(cards));
      }),
      { seed: 25 },
    );
  });

  it('returns UNREADABLE for unknown cards and duplicates', () => {
    const failures = failingRows<readonly [string, readonly number[], readonly number[]]>(
      [
        ['an unknown card', [UNKNOWN, 1], [2, 3, 4, 5, 6]],
        ['a joker', [JOKER, 1], [2, 3, 4, 5, 6]],
        ['a number that is no card', [-1, 1], [2, 3, 4, 5, 6]],
        ['a card of the hand on the board', [0, 1], [2, 3, 1, 5, 6]],
        ['a high card twice', [51, 40], [2, 3, 4, 51, 6]],
      ],
      ([_, hole, board]) => {
        expect(bestHand('high', 'any-five', hole, board)).toBe(UNREADABLE);
        expect(bestHand('high', 'two-and-three', hole, board)).toBe(UNREADABLE);
        expect(bestFive('high', 'any-five', hole, board)).toEqual({ strength: UNREADABLE, cards: [] });
      },
    );
    expect(failures).toEqual([]);
  });

  it('reads all 52 cards', () => {
    const deck = Array.from({ length: 52 }, (_, card) => card);
    expect(bestHand('high', 'any-five', deck.slice(0, 26), deck.slice(26))).toBe(7462);
  });

  it('returns NO_HAND for too few cards', () => {
    expect(bestHand('high', 'any-five', [0, 1], [])).toBe(NO_HAND);
    expect(bestFive('high', 'any-five', [0, 1], [2, 3])).toEqual({ strength: NO_HAND, cards: [] });
  });
});

describe('bestFive', () => {
  it('lists the cards in order of significance', () => {
    const failures = failingRows(
      [
        ['Kc 3d', '5c 5d 5h Ks 7d', '5h 5d 5c Ks Kc'],
        ['Ac 9d', '5c 4d 3h 2s 9h', '5c 4d 3h 2s Ac'],
        ['Ac 2c', 'Kc Qc Jc Tc 9c', 'Ac Kc Qc Jc Tc'],
        ['7c 7d', 'Ac Ad 9h 7h As', 'As Ad Ac 7d 7c'],
        ['9c 2d', '9d 4h 4s Ks 3c', '9d 9c 4s 4h Ks'],
      ],
      ([hole, board, expected]) => {
        expect(formatCards(bestFive('high', 'any-five', cardsOf(hole), cardsOf(board)).cards)).toBe(expected);
      },
    );
    expect(failures).toEqual([]);
  });

  it('has the strength of bestHand', () => {
    fc.assert(
      fc.property(different(7), (cards) => {
        const hole = cards.slice(0, 2);
        const board = cards.slice(2);
        const best = bestFive('high', 'any-five', hole, board);
        const [a, b, c, d, e] = best.cards;
        expect(new Set([...best.cards, ...cards]).size).toBe(7);
        expect(best.strength).toBe(evaluate5(a, b, c, d, e));
        expect(best.strength).toBe(bestHand('high', 'any-five', hole, board));
        expect(plainValue(best.cards)).toEqual(bestOfAny(cards));
      }),
      { seed: 26, numRuns: runsOf(300) },
    );
  });

  it('prefers hole cards among choices of equal strength', () => {
    const { cards } = bestFive('high', 'any-five', cardsOf('Kd 2c'), cardsOf('Ah Ac Qs Kh 9d'));
    expect(formatCards(cards)).toBe('Ah Ac Kh Kd Qs');
    const straight = bestFive('high', 'any-five', cardsOf('Td 2c'), cardsOf('Ah Kc Qs Jh Ts'));
    expect(formatCards(straight.cards)).toBe('Ah Kc Qs Jh Td');
  });
});

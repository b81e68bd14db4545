import fc from 'fast-check';
import { type Card, formatCards, makeCard, rankOf, suitOf } from '#cards';
import { failingRows, isFull, runsOf } from '#testing';
import { bestHand } from './best.js';
import { explain } from './explain.js';
import { bestFive } from './best-five.js';
import { type ScaleId, SCALES } from './scale.js';
import { cardsOf, choices } from './testing/plain-high.js';

const FIVES = Object.values(SCALES).filter(({ cards }) => cards === 5);

/** Cards of the deck of a scale; half of the time of neighbouring ranks and two suits. */
const cardsFor = (scale: ScaleId, size: number): fc.Arbitrary<Card[]> => {
  const lowest = scale.startsWith('short') ? SCALES[scale].lowest : 0;
  const card = fc.oneof(
    fc.integer({ min: lowest * 4, max: 51 }),
    fc
      .tuple(fc.integer({ min: lowest, max: lowest + 6 }), fc.integer({ min: 0, max: 1 }))
      .map(([rank, suit]) => makeCard(Math.min(rank, 12), suit)),
  );
  return fc.uniqueArray(card, { minLength: size, maxLength: size });
};

const single = (scale: ScaleId, five: readonly Card[]): number => bestHand(scale, 'any-five', five, []);

const bestOf = (scale: ScaleId, fives: readonly (readonly Card[])[]): number =>
  Math.max(...fives.map((five) => single(scale, five)));

describe('P-RANK-3: on every scale of five cards', () => {
  it('six to eight cards have the strength of their best five', () => {
    const rows = FIVES.flatMap(({ id }) => [6, 7, 8].map((size) => [id, size] as const));
    const failures = failingRows(rows, ([id, size]) => {
      fc.assert(
        fc.property(cardsFor(id, size), fc.integer({ min: 0, max: size }), (cards, own) => {
          const strength = bestHand(id, 'any-five', cards.slice(0, own), cards.slice(own));
          expect(strength).toBe(bestOf(id, choices(cards, 5)));
        }),
        { seed: 51, numRuns: runsOf(40) },
      );
    });
    expect(failures).toEqual([]);
  });

  it('Omaha hands take exactly two hole cards and three board cards', () => {
    const sizes = [
      [4, 5],
      [5, 5],
      [6, 5],
      [4, 3],
    ] as const;
    const rows = FIVES.flatMap(({ id }) => sizes.map((size) => [id, ...size] as const));
    const failures = failingRows(rows, ([id, holeCount, boardCount]) => {
      fc.assert(
        fc.property(cardsFor(id, holeCount + boardCount), (cards) => {
          const hole = cards.slice(0, holeCount);
          const board = cards.slice(holeCount);
          const fives = choices(hole, 2).flatMap((two) =>
            choices(board, 3).map((three) => [...two, ...three]),
          );
          expect(bestHand(id, 'two-and-three', hole, board)).toBe(bestOf(id, fives));
        }),
        { seed: 52, numRuns: isFull ? 10 : 2 },
      );
    });
    expect(failures).toEqual([]);
  });

  it('the five cards that play have the strength of bestHand', () => {
    const failures = failingRows(FIVES, ({ id }) => {
      fc.assert(
        fc.property(cardsFor(id, 9), fc.constantFrom('two-and-three', 'any-five'), (cards, composition) => {
          const hole = cards.slice(0, 4);
          const board = composition === 'any-five' ? cards.slice(4, 7) : cards.slice(4);
          const best = bestFive(id, composition, hole, board);
          expect(best.strength).toBe(bestHand(id, composition, hole, board));
          if (best.strength === 0) expect(best.cards).toEqual([]);
          else expect(single(id, best.cards)).toBe(best.strength);
        }),
        { seed: 53, numRuns: isFull ? 10 : 3 },
      );
    });
    expect(failures).toEqual([]);
  });
});

describe('P-DECK-3: suits are equal', () => {
  const permutation = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 });

  it('on every scale, so that renaming them changes nothing', () => {
    // On the other scales one suit decides.
    const scales = Object.values(SCALES).filter(({ suit }) => suit === undefined);
    const failures = failingRows(scales, ({ id: scale, cards: size }) => {
      const composition =
        ({ 5: 'any-five', 4: 'badugi', 3: 'any-three', 2: 'any-two', 1: 'any-one' } as const)[size] ??
        'any-five';
      fc.assert(
        fc.property(cardsFor(scale, size === 5 ? 7 : size), permutation, (cards, suits) => {
          const renamed = cards.map((card) => makeCard(rankOf(card), suits[suitOf(card)]));
          expect(bestHand(scale, composition, renamed, [])).toBe(bestHand(scale, composition, cards, []));
        }),
        { seed: 54, numRuns: runsOf(30) },
      );
    });
    expect(failures).toEqual([]);
  });
});

describe('compositions', () => {
  it('the draw half of drawmaha plays five hole cards, regardless of the board', () => {
    const hole = cardsOf('9c 7d 5h 3s 2c');
    const board = cardsOf('9d 9h 9s 7c 7h');
    expect(bestHand('high', 'own-five', hole, board)).toBe(single('high', hole));
    expect(bestFive('high', 'own-five', hole, board).cards).toEqual(hole);
    expect(bestHand('high', 'own-five', hole.slice(0, 4), board)).toBe(0);
  });

  it('a low of Omaha needs two low hole cards: one hole card and four board cards make no low', () => {
    const board = cardsOf('2c 3d 4h 5s Kc');
    expect(bestHand('eight-or-better', 'two-and-three', cardsOf('Ac Qd Qh Js'), board)).toBe(0);
    expect(bestHand('eight-or-better', 'any-five', cardsOf('Ac Qd Qh Js'), board)).toBe(56);
    const strength = bestHand('eight-or-better', 'two-and-three', cardsOf('Ac 8d Qh Js'), board);
    expect(explain('eight-or-better', strength).ranks).toEqual([6, 2, 1, 0, 12]);
  });
});

describe('bestFive', () => {
  it('gives the cards that play on each scale', () => {
    const failures = failingRows(
      [
        ['eight-or-better', 'any-five', '8c Ad Kh', 'Ks 6c 4d 3h', '8c 6c 4d 3h Ad'],
        ['ace-to-five', 'any-five', '8c Ad As', '8d 6c 4d 3h', '8c 6c 4d 3h Ad'],
        ['deuce-to-seven', 'any-five', 'Ac 5d 4h 3s 2c', '', 'Ac 5d 4h 3s 2c'],
        ['ace-to-six', 'any-five', '5c 4d 3h 2s Ac', '', '5c 4d 3h 2s Ac'],
        ['short', 'any-five', 'Ac 6d', '7h 8s 9c Kd Kh', '9c 8s 7h 6d Ac'],
        ['badugi', 'badugi', '8c 2c 5d Ah', '', '5d 2c Ah'],
        ['badugi', 'badugi', '8c 8d 2h 2s', '', '8c 2h'],
        ['badugi-27', 'badugi', 'Kc 2c 5d Ah 9s', '', 'Ah 9s 5d 2c'],
        ['three-card', 'any-three', '3c', '2d As', '3c 2d As'],
        ['one-card', 'any-one', 'Qs', '', 'Qs'],
      ] as const,
      ([scale, composition, hole, board, expected]) => {
        expect(formatCards(bestFive(scale, composition, cardsOf(hole), cardsOf(board)).cards)).toBe(expected);
      },
    );
    expect(failures).toEqual([]);
  });
});

import fc from 'fast-check';
import { type Card, deckCards, parseCards } from '#cards';
import { bestHand } from '#ranking';
import { formatOmahaOrder, handNumber, OMAHA_HANDS, omahaClasses, parseOmahaOrder } from './omaha-classes.js';
import { BOARD_STEP, omahaShowdowns, orderOmaha, sampledBoards } from './omaha-ordering.js';
import { OMAHA_ORDERS } from './omaha-orders.js';
import { parseRange } from './parse.js';

const GAMES = ['omaha', 'omaha-8'] as const;
const { count, classOf, combos } = omahaClasses();
/** Takes minutes: runs only with FLOORMAN_FULL=1. */
const full = process.env.FLOORMAN_FULL === '1' ? test : test.skip;

const cardsOf = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};
const classNumber = (text: string): number => {
  const [a, b, c, d] = cardsOf(text).sort((x, y) => x - y);
  return classOf[handNumber(a, b, c, d)];
};

test('there are 16,432 classes, which have all hands', () => {
  expect(count).toBe(16_432);
  expect(combos.reduce((sum, one) => sum + one, 0)).toBe(OMAHA_HANDS);
  expect(classNumber('AhKhQdJd')).toBe(classNumber('AcKcQsJs'));
  expect(classNumber('AhKhQdJd')).not.toBe(classNumber('AhKdQhJd'));
});

describe.each(GAMES)('the order of %s hands', (game) => {
  const order = parseOmahaOrder(OMAHA_ORDERS[game]);
  const place = (hand: string): number => order.indexOf(classNumber(hand));

  test('contains every class once, and survives formatting', () => {
    expect(order).toHaveLength(count);
    expect(new Set(order).size).toBe(count);
    expect(formatOmahaOrder([...order])).toBe(OMAHA_ORDERS[game]);
  });

  test('puts hands in the order that players know', () => {
    const best = game === 'omaha' ? 'AhKhAdKd' : 'AhAd2h3d';
    expect(place(best)).toBeLessThan(100);
    expect(place('AhKhAdKd')).toBeLessThan(place('AhKsAdKc'));
    expect(place('JhTh9d8d')).toBeLessThan(place('JhTs9d8c'));
    expect(place('2h2d2s2c')).toBeGreaterThan(count - 50);
  });

  full('equals the computed order (FLOORMAN_FULL=1)', () => {
    expect(formatOmahaOrder(orderOmaha(omahaShowdowns(game)))).toBe(OMAHA_ORDERS[game]);
  });

  test('a board counts the showdowns against every hand of the opponent', () => {
    const board = cardsOf(game === 'omaha' ? 'Kh7h6c5d2s' : 'Kh7h6c3d2s');
    const hand = cardsOf('AhAs4h8d').sort((a, b) => a - b);
    const shares = omahaShowdowns(game, [{ board, count: 1 }]);
    const number = classOf[handNumber(hand[0], hand[1], hand[2], hand[3])];
    expect(shares[number]).toBe(everyResult(game, number, board));
  });

  test('a larger percentage contains every smaller one, and the size is at most 12 hands off', () => {
    const hands = (text: string): Set<string> => {
      const reading = parseRange(text, { deck: 'standard', size: 4, order: game });
      if (!reading.ok) throw new Error(reading.issue.code);
      const { cards, count: listed } = reading.range;
      return new Set(Array.from({ length: listed }, (_, at) => cards!.slice(4 * at, 4 * at + 4).join(' ')));
    };
    const tenths = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(tenths, tenths, (one, other) => {
        const [small, large] = [Math.min(one, other), Math.max(one, other)];
        const [a, b] = [hands(`${small / 10}%`), hands(`${large / 10}%`)];
        for (const [set, share] of [
          [a, small],
          [b, large],
        ] as const)
          expect(Math.abs(set.size - (OMAHA_HANDS * share) / 1000)).toBeLessThanOrEqual(12);
        expect([...a].filter((hand) => !b.has(hand))).toEqual([]);
        if (small < large) expect(hands(`${small / 10}%-${large / 10}%`).size).toBe(b.size - a.size);
      }),
      { seed: 7, numRuns: 4 },
    );
  });
});

test('the sample has one of so many boards', () => {
  const boards = [...sampledBoards(4 * BOARD_STEP)].reduce((sum, { count: one }) => sum + one, 0);
  expect(Math.abs((boards * 4 * BOARD_STEP) / 2_598_960 - 1)).toBeLessThan(0.03);
});

/** The results of all hands of a class on a board against every hand that shares no card with them. A whole pot counts 4. */
function everyResult(game: 'omaha' | 'omaha-8', number: number, board: readonly Card[]): number {
  const live = deckCards('standard').filter((card) => !board.includes(card));
  const strengths: { hand: Card[]; high: number; low: number }[] = [];
  live.forEach((d, l) => {
    for (let k = 0; k < l; k++)
      for (let j = 0; j < k; j++)
        for (let i = 0; i < j; i++) {
          const hand = [live[i], live[j], live[k], d];
          strengths.push({
            hand,
            high: bestHand('high', 'two-and-three', hand, board),
            low: game === 'omaha' ? 0 : bestHand('eight-or-better', 'two-and-three', hand, board),
          });
        }
  });
  let total = 0;
  for (const own of strengths) {
    if (classOf[handNumber(own.hand[0], own.hand[1], own.hand[2], own.hand[3])] !== number) continue;
    for (const other of strengths) {
      if (other.hand.some((card) => own.hand.includes(card))) continue;
      const high = 1 + Math.sign(own.high - other.high);
      total += own.low === 0 && other.low === 0 ? 2 * high : high + 1 + Math.sign(own.low - other.low);
    }
  }
  return total;
}

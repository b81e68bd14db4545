import { parseCards, type Card } from '#cards';
import fc from 'fast-check';
import {
  bestFive,
  bestHand,
  COMPOSITIONS,
  describe as nameOf,
  type CompositionId,
  type ScaleId,
} from './index.js';
import { runsOf } from '#testing';

const cardsOf = (text: string): Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const best = (composition: CompositionId, hole: string, board: string, scale: ScaleId = 'high'): string => {
  const strength = bestHand(scale, composition, cardsOf(hole), cardsOf(board));
  return strength > 0 ? nameOf(scale, strength, 'en') : 'none';
};

const choicesOf = (cards: readonly Card[], count: number): Card[][] =>
  count === 0
    ? [[]]
    : cards.flatMap((card, at) => choicesOf(cards.slice(at + 1), count - 1).map((rest) => [card, ...rest]));

/** The best hand of all choices that a composition allows, one by one. */
const byChoices = (
  id: CompositionId,
  scale: ScaleId,
  hole: readonly Card[],
  board: readonly Card[],
): number => {
  const { cards, fromHole, lines = [[...board.keys()]] } = COMPOSITIONS[id];
  let found = 0;
  for (const line of lines)
    for (let own = fromHole[0]; own <= Math.min(cards, fromHole[1]); own++)
      for (const ours of choicesOf(hole, own))
        for (const shared of choicesOf(
          board.filter((_, place) => line.includes(place)),
          cards - own,
        ))
          found = Math.max(found, bestHand(scale, 'own-five', [...ours, ...shared], []));
  return found;
};

describe('P-RANK-3: compositions by number of hole cards', () => {
  it('exactly so many hole cards play', () => {
    expect(best('exactly-1', 'Ah Ad', 'As Ac 2d 3h 9c')).toBe('three of a kind, Aces');
    expect(best('two-and-three', 'Ah 2d', 'Kh Qh Jh Th 3c')).toBe('high card Ace');
    expect(best('exactly-3', '2h 3h 4h', 'Ah Kh 9c 9d 9s')).toBe('a flush, Ace high');
    expect(best('exactly-4', '9h 9c 4h 5c', '9d 9s 2c')).toBe('three of a kind, Nines');
  });

  it('at most so many hole cards play', () => {
    expect(best('at-most-2', '9h 9c 9d', 'Ah Kd 7c 4s 2h')).toBe('a pair of Nines');
    expect(best('at-most-2', '2h 3c 4d', 'Ah Kh Qh Jh Th')).toBe('a Royal Flush');
    expect(best('at-most-1', 'Ah Ac', 'As Kd 7c 4s 2h')).toBe('a pair of Aces');
    expect(best('at-most-4', 'Ah Kh Qh Jh Th', '2c 3d 4s')).toBe('high card Ace');
  });

  it('the cards of one line of a cross play', () => {
    // Left, right, upper, lower, middle.
    expect(best('one-line', 'Ah Ad 2c 3d', 'As 5h Ac 6d 9c')).toBe('three of a kind, Aces');
    expect(best('one-line', 'Ah Ad 2c 3d', '7s 5h As Ac 9c')).toBe('four of a kind, Aces');
    expect(best('one-line', '9h 8d 2c 3d', '7s 6h As Ac Tc')).toBe('a straight, Six to Ten');
    expect(best('one-line', '9h 8d 2c 3d', '7s As 6h Ac Tc')).toBe('high card Ace');
  });

  it('equal the best of all choices', () => {
    const ids: readonly CompositionId[] = [
      ...([
        'exactly-1',
        'exactly-3',
        'exactly-4',
        'at-most-1',
        'at-most-2',
        'at-most-3',
        'at-most-4',
      ] as const),
      'one-line',
      'two-and-three',
    ];
    const deal = fc.uniqueArray(fc.integer({ min: 0, max: 51 }), { minLength: 9, maxLength: 9 });
    const scales = ['high', 'deuce-to-seven', 'eight-or-better'] as const;
    fc.assert(
      fc.property(deal, fc.constantFrom(...ids), fc.constantFrom(...scales), (cards, id, scale) => {
        const hole = cards.slice(0, 4);
        const board = cards.slice(4);
        const strength = bestHand(scale, id, hole, board);
        expect(strength).toBe(byChoices(id, scale, hole, board));
        const { cards: playing } = bestFive(scale, id, hole, board);
        expect(playing).toHaveLength(strength === 0 ? 0 : 5);
        if (strength > 0) expect(bestHand(scale, 'own-five', playing, [])).toBe(strength);
      }),
      { seed: 91, numRuns: runsOf(60) },
    );
  });
});

describe('hands of fewer cards', () => {
  it('Leduc: a pair beats high cards, and suits do not count', () => {
    const strength = (hole: string, board: string) =>
      bestHand('two-card', 'any-two', cardsOf(hole), cardsOf(board));
    expect(strength('Jh', 'Js')).toBeGreaterThan(strength('Kh', 'Js'));
    expect(strength('Kh', 'Qs')).toBeGreaterThan(strength('Jh', 'Qs'));
    expect(strength('Kh', 'Qs')).toBe(strength('Ks', 'Qh'));
    expect(best('any-two', 'Kh', 'Ks', 'two-card')).toBe('a pair of Kings');
  });

  it('Chicago: the highest or the lowest spade, with the ace high', () => {
    const strength = (scale: ScaleId, text: string) => bestHand(scale, 'any-one', cardsOf(text), []);
    expect(strength('highest-spade', 'As 2s')).toBeGreaterThan(strength('highest-spade', 'Ks Qs Js'));
    expect(strength('lowest-spade', '2s As')).toBeGreaterThan(strength('lowest-spade', '3s As'));
    expect(strength('lowest-spade', 'Ks')).toBeGreaterThan(strength('lowest-spade', 'As'));
    expect(strength('highest-spade', 'Ah Kd')).toBe(0);
    expect(best('any-one', 'Qs 2h', '', 'highest-spade')).toBe('the Queen of spades');
    expect(nameOf('lowest-spade', strength('lowest-spade', 'Qs'), 'es')).toBe('la dama de picas');
    expect(nameOf('highest-spade', strength('highest-spade', 'As'), 'es')).toBe('el as de picas');
  });
});

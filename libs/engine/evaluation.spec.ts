import { parseCards, type Card } from '#cards';
import { failingRows } from '#testing';
import { evaluateHands, type EvaluatedHand } from './evaluation.js';
import { findVariant } from './variants/index.js';
import { variantWith } from './variants/options.js';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const evaluated = (game: string, hands: readonly string[], board = ''): readonly EvaluatedHand[] | string => {
  const answer = evaluateHands(findVariant(game)!, hands.map(cards), cards(board));
  return answer.ok ? answer.evaluation.hands : `${answer.error.code} ${answer.error.pointer}`;
};

describe('evaluateHands', () => {
  it('compares hands on a complete board; equal hands share a rank', () => {
    expect(evaluated('holdem', ['Ah Kd', 'Kc 3d', '7h 6h'], '5c 5d 5h Ks 7c')).toMatchObject([
      { category: 'full-house', rank: 1, best: true },
      { category: 'full-house', rank: 1, best: true },
      { rank: 3, best: false },
    ]);
  });

  it('lists the five cards that play', () => {
    const [hand] = evaluated('holdem', ['Ah 2c'], 'Kh Qh Jh Th 3d');
    expect(hand).toMatchObject({ category: 'straight-flush', rank: 1 });
    expect((hand as EvaluatedHand).plays?.split(' ').sort()).toEqual(['Ah', 'Jh', 'Kh', 'Qh', 'Th']);
  });

  it('P-VAR-OMAHA: plays exactly two hole cards', () => {
    expect(evaluated('omaha', ['Ah Kd Qd Jd'], '2h 3h Th 9h 5s')).toMatchObject([{ category: 'high-card' }]);
  });

  it('evaluates incomplete hands before the flop, and complete hands without a board', () => {
    expect(evaluated('holdem', ['Ah Ad', 'Kh Qd'])).toMatchObject([
      { category: 'pair', plays: null, rank: 1 },
      { category: 'high-card', plays: null, rank: 2 },
    ]);
    expect(evaluated('holdem', ['2h 3h 4h 5h 7h'])).toMatchObject([{ category: 'flush' }]);
    expect(evaluated('short-deck', ['Ah Ad'])).toMatchObject([{ category: 'pair', plays: null }]);
    expect(evaluated('rhode-island', ['Ah'], 'Kh Qh')).toMatchObject([{ category: 'straight-flush' }]);
  });

  it('P-WILD-1: replaces the wild cards of an incomplete hand by the best cards', () => {
    const deuces = variantWith(findVariant('holdem')!, { wildRanks: ['2'], joker: 'wild' })!;
    const answer = evaluateHands(deuces, ['Kh 2d', 'Qh Qd', 'Ah Ks', '2c Jk'].map(cards), []);
    expect(answer).toMatchObject({
      evaluation: {
        hands: [
          { category: 'pair', ranks: [11], rank: 2 },
          { category: 'pair', ranks: [10], rank: 3 },
          { category: 'high-card', rank: 4 },
          { category: 'pair', ranks: [12], rank: 1 },
        ],
      },
    });
  });

  it('compares the best cards of an incomplete hand, in any order', () => {
    expect(evaluated('omaha-6', ['Ah Kd Qd Jd 9c As', '8c 8d 7c 7d 2h 3h'])).toMatchObject([
      { category: 'pair', rank: 2 },
      { category: 'two-pair', rank: 1 },
    ]);
  });

  it('evaluates cards without a board in games with hands of fewer than five cards', () => {
    expect(evaluated('kuhn', ['Ks Qs'])).toMatchObject([{ category: 'high-card', plays: 'Ks' }]);
    expect(evaluated('rhode-island', ['As Ks Qs'])).toMatchObject([{ category: 'straight-flush' }]);
    expect(evaluated('badugi', ['Ah 2c 3d 4s 4h'])).toMatchObject([{ category: 'badugi' }]);
  });

  it('reports impossible cards', () => {
    const rows = [
      ['holdem', [], '', 'no-hands /hands'],
      ['holdem', ['Ah'], '', 'wrong-card-count /hands/0'],
      ['holdem', ['Ah Ad', 'Kh Kd Kc'], '', 'wrong-card-count /hands/1'],
      ['holdem', ['Ah Ad'], '2c 3c', 'wrong-card-count /board'],
      ['holdem', ['Ah Ad'], '2c 3c 4c 5c 6c 7c', 'wrong-card-count /board'],
      ['holdem', ['Ah Ad', 'Ah Kd'], '', 'duplicate-card /hands/1'],
      ['holdem', ['Ah Ad'], 'Ah 3c 4c', 'duplicate-card /hands/0'],
      ['rhode-island', ['Ah'], '', 'too-few-cards /board'],
      ['rhode-island', ['Ah', 'Qd'], 'Kh', 'too-few-cards /board'],
      ['courchevel', ['Ah Kh Qd Jd 2c'], '3c', 'too-few-cards /board'],
      ['holdem', ['Ah XX'], '', 'unknown-card /hands/0'],
      ['holdem', ['Ah Jk'], '', 'unknown-card /hands/0'],
    ] as const;
    const failures = failingRows(rows, ([game, hands, board, error]) => {
      expect(evaluated(game, hands, board)).toBe(error);
    });
    expect(failures).toEqual([]);
  });
});

describe('games with new ideas', () => {
  const shares = (game: string, ...hands: readonly string[]) => {
    const result = evaluateHands(findVariant(game)!, hands.map(cards), []);
    if (!result.ok) throw new Error(result.error.code);
    return result.evaluation.hands.map(({ halves }) => halves!.map(({ rank, plays }) => [rank, plays]));
  };

  it('P-LOW-2: a hand below the minimum does not qualify, also as a pair', () => {
    expect(shares('archie', '9h9d4c3d2s', '8h8dAcKdQs')).toEqual([
      [
        [1, '9h 9d 4c 3d 2s'],
        [null, null],
      ],
      [
        [null, null],
        [null, null],
      ],
    ]);
  });

  it('the spade of Chicago lies face down', () => {
    const [first, second] = shares('chicago-high', 'Qs2hAs3c4d6h7c', 'Js2d8h9hTcKdKh');
    expect([first[1], second[1]]).toEqual([
      [1, 'Qs'],
      [2, 'Js'],
    ]);
  });
});

import { parseCards, type Card } from '#cards';
import { explain, type Category, type HandValue } from '#ranking';
import { failingRows } from '#testing';
import { declaredStrength } from './declared-hands.js';
import { findVariant } from './variants/index.js';

const cards = (text: string): readonly Card[] => {
  const parsed = parseCards(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.cards;
};

const RANKS = '23456789TJQKA';

/** The hand that counts, `pair KA97`, for cards and a declared category with the ranks that the player names. */
const counted = (
  game: string,
  hole: string,
  board: string,
  category: Category,
  named = '',
): string | null => {
  const variant = findVariant(game)!;
  const ranks = [...named].map((rank) => RANKS.indexOf(rank));
  const isDeclared = (value: HandValue): boolean =>
    value.category === category && ranks.every((rank, index) => rank === value.ranks[index]);
  const share = variant.shares[0];
  const strength = declaredStrength(variant, share, cards(hole), cards(board), isDeclared);
  if (strength === null) return null;
  const value = explain(share.scale, strength);
  return `${value.category} ${value.ranks.map((rank) => RANKS[rank]).join('')}`;
};

describe('P-SHOW-6: a declared hand', () => {
  it('is the best one of its kind that the cards make', () => {
    const rows: readonly [Parameters<typeof counted>, string | null][] = [
      [['holdem', 'Kh Kd', '4c 4s 9h 7d Ac', 'two-pair'], 'two-pair K4A'],
      [['holdem', 'Kh Kd', '4c 4s 9h 7d Ac', 'pair', 'K'], 'pair KA97'],
      [['holdem', 'Kh Kd', '4c 4s 9h 7d Ac', 'pair', '4'], 'pair 4AK9'],
      [['holdem', 'Kh Kd', '4c 4s 9h 7d Ac', 'pair', 'A'], null],
      [['holdem', 'Kh Qh', '9h 4h 2h Kd Ks', 'three-of-a-kind'], 'three-of-a-kind KQ9'],
      // Exactly two hole cards play, in a declared hand as in any other.
      [['omaha', 'Kh Qh 2c 3c', 'Kd Ks Kc 7h 8h', 'full-house'], null],
      [['omaha', 'Kh Qh 2c 3c', 'Kd Ks Kc 7h 8h', 'three-of-a-kind', 'K'], 'three-of-a-kind KQ8'],
      [['razz', 'Ah 2d 3c 4s 8h 9d Kc', '', 'low', '98'], 'low 9832A'],
    ];
    expect(failingRows(rows, ([given, expected]) => expect(counted(...given)).toBe(expected))).toEqual([]);
  });

  it('may be a part of the five cards of a draw', () => {
    const rows: readonly [Parameters<typeof counted>, string | null][] = [
      // Kickers of two nines and a four beat nine, eight and seven.
      [['five-draw', 'Kh Kd 9c 9s 4h', '', 'pair', 'K'], 'pair K987'],
      [['five-draw', 'Kh Kd 4c 4s 9h', '', 'pair', 'K'], 'pair K943'],
      [['five-draw', 'Kh Kd Kc 4s 4h', '', 'three-of-a-kind'], 'three-of-a-kind K43'],
      [['five-draw', 'Kh Kd Kc Ks 4h', '', 'full-house'], null],
      [['five-draw', '9h 8h 7h 6h 5h', '', 'flush'], 'flush 98764'],
      [['five-draw', '9h 8h 7h 6h 5h', '', 'straight'], 'straight 9'],
      [['five-draw', '9h 8h 7h 6h 4h', '', 'straight'], null],
      [['five-draw', '9h 8h 7h 6h 4h', '', 'high-card', '9'], 'high-card 98764'],
    ];
    expect(failingRows(rows, ([given, expected]) => expect(counted(...given)).toBe(expected))).toEqual([]);
  });

  it('is only the best hand where the deal decides', () => {
    expect(counted('chicago-high', 'Kh Kd 4c 4s 9h 7d Ac', '', 'pair', 'K')).toBeNull();
    expect(counted('chicago-high', 'Kh Kd 4c 4s 9h 7d Ac', '', 'two-pair')).toBe('two-pair K4A');
  });
});

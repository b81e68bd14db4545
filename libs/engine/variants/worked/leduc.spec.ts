import { ANTES, compare, seating, worked } from '../../testing/worked.js';

const leduc = worked('leduc', { ...ANTES, smallBet: 2, bigBet: 4, stacks: [100, 100] });

describe("P-VAR-MORE: Leduc hold'em", () => {
  it('has one hole card, one board card, and two bets of 2 and then of 4 in a round', () => {
    const hand = leduc({ hands: ['Jh', 'Kh'], board: 'Js' }).follow(
      'preflop: A may fold / check / bet 2, A bet 2, B may fold / call 2 / raise 4, B raise 4, A may fold / call 2, A call',
      'flop: A bet 4, B raise 8, A raise 12 -> raise-cap, A call',
    );
    expect(hand.awards).toEqual(['main A 26']);
  });

  it('a pair with the board wins, then the higher card; equal cards share', () => {
    expect(compare('leduc', 'Jh on Js', 'Kh on Js')).toBe('>');
    expect(compare('leduc', 'Kh on Js', 'Qh on Js')).toBe('>');
    expect(compare('leduc', 'Qh on Ks', 'Qs on Ks')).toBe('=');
  });

  it('R-TIE-2: an even pot of equal hands', () => {
    const hand = leduc({ hands: ['Qh', 'Qs'], board: 'Ks' }).follow(
      'preflop: A check, B check',
      'flop: A check, B check',
    );
    expect(hand.awards).toEqual(['main A 1', 'main B 1']);
  });
});

it('P-SETUP-1: the six cards are enough for five players', () => {
  expect(seating('leduc', 2, 5, 6)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

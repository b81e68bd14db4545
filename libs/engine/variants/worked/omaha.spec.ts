import { failingRows } from '#testing';
import { compare, POT, seating, worked } from '../../testing/worked.js';

const omaha = worked('omaha', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-OMAHA: pot-limit Omaha', () => {
  it('bets up to the pot on each street; three nines beat one heart with four hearts on the board', () => {
    const hands = ['Ah Kd Qd Jd', '8h 7h 6c 6d', '9c 9d 4s 4c'];
    const hand = omaha({ hands, board: '2h 3h Th 9h 5s' }).follow(
      'preflop: C may fold / call 2 / raise 4-7, C raise 8 -> bet-too-big, C raise 7, A call 6, B fold',
      'flop: A may fold / check / bet 2-16, A bet 16, C may fold / call 16 / raise 32-64, C call',
      'turn: A check, C may fold / check / bet 2-48, C bet 48, A call',
      'river: A may fold / check / bet 2-129, A check, C check',
    );
    expect(hand.awards).toEqual(['main C 144']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in for less than the pot', () => {
    const hands = ['Ah As 7c 2d', 'Kh Ks 8c 3d', 'Qh Qs 9c 4d'];
    const hand = omaha({ stacks: [20, 60, 100], hands, board: 'Jd Tc 6h 5s 2c' }).follow(
      'preflop: C raise 7, A raise 20, B may fold / call 18 / raise 33-60, B raise 60, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: an odd pot for two equal straights', () => {
    const hands = ['', 'Ah Kd 4c 4d', 'As Kc 5c 5d'];
    const hand = omaha({ hands, board: 'Qh Jd Tc 2s 3d' }).follow(
      'preflop: C raise 7, A fold, B call',
      ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check`),
    );
    expect(hand.awards).toEqual(['main B 8', 'main C 7']);
  });
});

describe('P-VAR-OMAHA: exactly two hole cards and three board cards play', () => {
  it('the better hand wins', () => {
    const rows = [
      ['one heart as hole card is not a flush', '2c 2d 7s 8s', 'Ah Kd Qd Jd', '2h 3h Th 9h 5s'],
      [
        'three hole cards and two board cards of a suit are not a flush',
        '2c 2d 7s 8s',
        'Ah Kh Qh Jd',
        '2h 3h Td 9c 5s',
      ],
      ['a straight on the board does not play', 'Td Th 2c 3c', 'Ad Kd 2s 3s', '9h 8c 7d 6s 5h'],
      ['four aces as hole cards are a pair', '3c 3d 8s 7s', 'Ah Ad Ac As', '3h 2d Tc 9s Kd'],
      [
        'a pair makes a full house with three of a kind on the board',
        '2c 2d 4s 5s',
        'Ah Kd Qd Js',
        '7h 7c 7d 9s 3h',
      ],
    ] as const;
    const failures = failingRows(rows, ([, better, worse, board]) => {
      expect(compare('omaha', `${better} on ${board}`, `${worse} on ${board}`)).toBe('>');
    });
    expect(failures).toEqual([]);
  });

  it('the other two hole cards do not break a tie', () => {
    const board = '7h 7c 9d 9s 3h';
    expect(compare('omaha', `Ah Kd 2c 4d on ${board}`, `As Kc Qd Jh on ${board}`)).toBe('=');
  });
});

it('P-SETUP-1: two to eleven players are possible', () => {
  expect(seating('omaha', 2, 11, 12)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

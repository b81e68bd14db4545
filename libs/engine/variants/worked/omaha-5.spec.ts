import { failingRows } from '#testing';
import { compare, POT, seating, worked } from '../../testing/worked.js';

const omaha5 = worked('omaha-5', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-OMAHA: five-card Omaha', () => {
  it('plays no straight of queen, jack and eight with the ten and nine of the board, which needs three hole cards', () => {
    const hands = ['Ah Kd Qd Jd 8s', '', '9c 9d 4s 4c 8d'];
    const hand = omaha5({ hands, board: '2h 3h Th 9h 5s' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C may fold / check / bet 2-16, C bet 16, A raise 64, C call 48',
      'turn: A may fold / check / bet 2-129, A check, C check',
      'river: A bet 100, C call',
    );
    expect(hand.held.map((cards) => cards.length)).toEqual([5, 5, 5]);
    expect(hand.awards).toEqual(['main C 344']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['Ah As 7c 2d 2h', 'Kh Ks 8c 3d 3s', 'Qh Qs 9c 4d 4h'];
    const hand = omaha5({ stacks: [20, 60, 100], hands, board: 'Jd Tc 6h 5s 7d' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: an odd pot for two equal straights', () => {
    const hands = ['', 'Ah Kd 4c 4d 6h', 'As Kc 5c 5d 6s'];
    const hand = omaha5({ hands, board: 'Qh Jd Tc 2s 3d' }).follow(
      'preflop: C raise 7, A fold, B call',
      ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check`),
    );
    expect(hand.awards).toEqual(['main B 8', 'main C 7']);
  });

  it('P-VAR-OMAHA: exactly two of five hole cards play', () => {
    const rows = [
      ['five hearts as hole cards are not a flush', '2c 2d 7s 8s Js', 'Ah Kh Qh Jh 9h', '2h 3c Td 9c 5s'],
      [
        'two of five hole cards and three board cards of one suit are a flush',
        '5h 4h As Ks Qs',
        'Ac Ad Kc Kd Qc',
        'Ah 8h 7h 2s 3d',
      ],
    ] as const;
    const failures = failingRows(rows, ([, better, worse, board]) => {
      expect(compare('omaha-5', `${better} on ${board}`, `${worse} on ${board}`)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('omaha-5', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

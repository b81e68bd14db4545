import { compare, POT, seating, worked } from '../../testing/worked.js';

const cross = worked('criss-cross', { ...POT, stacks: [100, 100, 100] });

describe('P-VAR-MORE: criss-cross', () => {
  it('a hand uses the cards of one of the two lines of the board', () => {
    const hands = ['Ah Ad 7c 6c', 'Kh Kd 5s 4s', '2h 2d 3h 3d'];
    // Left, right, upper, lower and middle card: As 9h Kc on one line, Ac Ks Kc on the other.
    const hand = cross({ hands, board: 'As 9h Ac Ks Kc' }).follow(
      'preflop: C call, A call, B check',
      'flop: A check, B check, C check',
      'turn: A bet 6, B call, C fold',
      'river: A check, B check',
    );
    // Aces full on the second line; the fourth ace is on the other one.
    expect(hand.awards).toEqual(['main B 18']);
  });

  it('P-RANK-3: board cards of both lines do not play together, but for the middle one', () => {
    expect(compare('criss-cross', 'Qh Qd 2c 3d on Qs 5h Qc 6d 9s', 'Qh Qd 2c 3d on Qs Qc 5h 6d 9s')).toBe(
      '<',
    );
    expect(compare('criss-cross', 'Ah Ad 2c 3d on 7s 5h 8h 6d As', 'Ah Ad 2c 3d on 7s 5h 8h 6d Ks')).toBe(
      '>',
    );
    expect(compare('criss-cross', 'Ah Kh 2c 3d on Qh Jh 5s 6s Th', 'Ah Kh 2c 3d on Qh 5s Jh 6s Th')).toBe(
      '>',
    );
  });

  it('P-ALLIN-2: side pots', () => {
    const hands = ['Ah Ad 7c 6c', 'Kh Kd 5s 4s', '2h 2d 8h Td'];
    const hand = cross({ stacks: [6, 20, 100], hands, board: '9s 9h 3c 3s Jc' }).follow(
      'preflop: C raise 7, A call, B raise 20, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 18', 'side B 28']);
  });
});

it('P-SETUP-1: two to eleven players are possible', () => {
  expect(seating('criss-cross', 2, 11, 12)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

import { compare, seating, worked } from '../../testing/worked.js';

const greek = worked('greek-holdem', { stacks: [100, 100, 100] });

describe("P-VAR-MORE: Greek hold'em", () => {
  it('both hole cards play, with three board cards', () => {
    const hands = ['Ah 2c', 'Kd Kc', '9s 8s'];
    const hand = greek({ hands, board: 'Kh Qh Jh Th 3d' }).follow(
      'preflop: C raise 6, A call, B call',
      'flop: A check, B bet 10, C fold, A call',
      'turn: A check, B check',
      'river: A check, B check',
    );
    // The ace of hearts is no flush, and the board of four hearts no straight for an ace and a deuce.
    expect(hand.awards).toEqual(['main B 38']);
  });

  it('P-RANK-3: one hole card or none does not play', () => {
    expect(compare('greek-holdem', 'Ah 2c on Kh Qh Jh Th 3d', '4d 4c on Kh Qh Jh Th 3d')).toBe('<');
    expect(compare('greek-holdem', 'Ah 9h on Kh Qh Jh Th 3d', 'As Ad on Kh Qh Jh Th 3d')).toBe('>');
    expect(compare('greek-holdem', '7c 2d on As Ks Qs Js Ts', '7d 3c on As Ks Qs Js Ts')).toBe('<');
  });

  it('P-ALLIN-2: side pots as in hold’em', () => {
    const hands = ['Ah Ad', 'Kh Kd', 'Qh Qd'];
    const hand = greek({ stacks: [20, 60, 100], hands, board: '2c 3c 4d 8s 9s' }).follow(
      'preflop: C raise 100, A call, B call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });
});

it('P-SETUP-1: two to 22 players are possible', () => {
  expect(seating('greek-holdem', 2, 22, 23)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

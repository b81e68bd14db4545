import { compare, POT, seating, worked } from '../../testing/worked.js';

const omaha68 = worked('omaha-6-8', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-OMAHA8: six-card Omaha hi-lo', () => {
  it('plays another low card after the river counterfeits the low', () => {
    const hands = ['Ah 2d 5h Kd 9c 9h', '', 'As 2c Qd Qc Jd Tc'];
    const hand = omaha68({ hands, board: '3c 4h 8s Ks 2s' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A may fold / check / bet 2-16, A bet 16, C call',
      'turn: A check, C check',
      'river: A check, C check',
    );
    // A has ace and five with 4-3-2: a straight and the best low.
    expect(hand.awards).toEqual(['main A 48']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot has a high and a low half', () => {
    const hands = ['Ah 2h 9c 9d Th 9h', 'Kh Ks Qc Jd 2c 2d', 'Qh Qs 3s 5c Js Jc'];
    const hand = omaha68({ stacks: [20, 60, 100], hands, board: '4d 6s 8c Kd Tc' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main high B 30', 'main low A 30', 'side high B 40', 'side low C 40']);
  });

  it('R-TIE-6, R-TIE-4: of 15 chips the high gets 8, and equal lows get 4 and 3', () => {
    const hands = ['', 'Ah 2d Kh Kd Js Qc', 'As 2c Qd Jd Jh Qh'];
    const hand = omaha68({ hands, board: '3c 4h 8s Ks 9d' }).follow(
      'preflop: C raise 7, A fold, B call',
      ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check`),
    );
    expect(hand.awards).toEqual(['main high B 8', 'main low B 4', 'main low C 3']);
  });

  it('P-LOW-2: six low hole cards are not a low', () => {
    const board = 'Kh Qd Jc 7s 8h';
    expect(compare('omaha-6-8', `Ah 2d 3c 4s 5h 6d on ${board}`, `Kd Ks 9c 9d 6s 6c on ${board}`)).toBe(
      '< -',
    );
  });
});

it('P-SETUP-1: two to seven players are possible', () => {
  expect(seating('omaha-6-8', 2, 7, 8)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

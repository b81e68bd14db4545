import { compare, POT, seating, worked } from '../../testing/worked.js';

const omaha58 = worked('omaha-5-8', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-OMAHA8: five-card Omaha hi-lo', () => {
  it('plays two of the five hole cards for the high and two others for the low', () => {
    const hands = ['Ah 2d Kh Kd 9c', '', 'As 5c Qd Jd Qc'];
    const hand = omaha58({ hands, board: '3c 4h 8s Ks 9d' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A may fold / check / bet 2-16, A bet 16, C call',
      'turn: A check, C check',
      'river: A bet 48, C call',
    );
    expect(hand.awards).toEqual(['main A 144']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot has a high and a low half', () => {
    const hands = ['Ah 2h 9c 9d Th', 'Kh Ks Qc Jd 2c', 'Qh Qs 3s 5c Js'];
    const hand = omaha58({ stacks: [20, 60, 100], hands, board: '4d 6s 8c Kd Tc' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main high B 30', 'main low A 30', 'side high B 40', 'side low C 40']);
  });

  it('R-TIE-6, R-TIE-4: of 15 chips the high gets 8, and equal lows get 4 and 3', () => {
    const hands = ['', 'Ah 2d Kh Kd Js', 'As 2c Qd Jd Jh'];
    const hand = omaha58({ hands, board: '3c 4h 8s Ks 9d' }).follow(
      'preflop: C raise 7, A fold, B call',
      ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check`),
    );
    expect(hand.awards).toEqual(['main high B 8', 'main low B 4', 'main low C 3']);
  });

  it('P-LOW-2: five low hole cards are not a low', () => {
    expect(compare('omaha-5-8', 'Ah 2d 3c 4s 5h on Kh Qd Jc 7s 8h', 'Kd Ks 9c 9d 6s on Kh Qd Jc 7s 8h')).toBe(
      '< -',
    );
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('omaha-5-8', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

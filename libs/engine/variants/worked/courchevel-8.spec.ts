import { failingRows } from '#testing';
import { POT, seating, worked } from '../../testing/worked.js';

const courchevel = worked('courchevel-8', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: Courchevel hi-lo', () => {
  it('deals the first flop card before the flop; high and low split the pot', () => {
    const hands = ['Ah 2d 9h 9c Jc', '', 'Kh Kd Qd Jd 7c'];
    const hand = courchevel({ hands, board: '3c 4h 8s Ks Td' }).follow('preflop: C raise 7');
    expect(hand.hand.boards[0]).toHaveLength(1);
    hand.follow(
      'A call, B fold',
      'flop: A may fold / check / bet 2-16, A bet 16, C call',
      'turn: A check, C bet 48, A call',
      'river: A check, C check',
    );
    expect(hand.awards).toEqual(['main high C 72', 'main low A 72']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot has a high and a low half', () => {
    const hands = ['Ah 2h 9c 9d Th', 'Kh Ks Qc Jd 2c', 'Qh Qs 3s 5c Js'];
    const hand = courchevel({ stacks: [20, 60, 100], hands, board: '4d 6s 8c Kd Tc' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main high B 30', 'main low A 30', 'side high B 40', 'side low C 40']);
  });

  it('P-LOW-2, R-TIE-4, R-TIE-6: splits a pot of 15 chips', () => {
    const rows = [
      ['R-TIE-6, R-TIE-4: equal lows', '3c 4h 8s Ks 9d', ['main high B 8', 'main low B 4', 'main low C 3']],
      ['P-LOW-2: no low', '3c Th 8s Ks 9d', ['main high B 15']],
    ] as const;
    const failures = failingRows(rows, ([, board, awards]) => {
      const hands = ['', 'Ah 2d Kh Kd 6s', 'As 2c Qd 6d Qh'];
      const hand = courchevel({ hands, board }).follow(
        'preflop: C raise 7, A fold, B call',
        ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check`),
      );
      expect(hand.awards).toEqual(awards);
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('courchevel-8', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

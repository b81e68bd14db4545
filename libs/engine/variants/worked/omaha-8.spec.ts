import { failingRows } from '#testing';
import { compare, LIMIT, POT, seating, worked } from '../../testing/worked.js';

const omaha8 = worked('omaha-8', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-OMAHA8: Omaha hi-lo', () => {
  it('in fixed limit, the high half and half of the low half are three quarters of the pot', () => {
    const hands = ['Ah 2d Kh Kd', '', 'As 2c Qd Jd'];
    const hand = omaha8({ ...LIMIT, hands, board: '3c 4h 8s Ks 9d' }).follow(
      'preflop: C may fold / call 10 / raise 20, C raise 20, A call 15, B fold',
      'flop: A may fold / check / bet 10, A bet 10, C raise 20, A call',
      'turn: A may fold / check / bet 20, A bet 20, C call',
      'river: A check, C bet 20, A may fold / call 20 / raise 40, A call',
    );
    // The pot is 170.
    expect(hand.awards).toEqual(['main high A 85', 'main low A 43', 'main low C 42']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot has a high and a low half', () => {
    const hands = ['Ah 2h 9c 9d', 'Kh Ks Qc Jd', 'Qh Qs 3s 5c'];
    const hand = omaha8({ stacks: [20, 60, 100], hands, board: '4d 6s 8c Kd Td' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main high B 30', 'main low A 30', 'side high B 40', 'side low C 40']);
  });

  const checkedDown = [
    'preflop: C raise 7, A fold, B call',
    ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check`),
  ];

  it('R-TIE-6, P-LOW-2: splits a pot of 15 chips', () => {
    const rows = [
      [
        'R-TIE-6: the high gets the odd chip of 15, and the first low left of the button that of 7',
        ['', 'Ah 2d Kh Kd', 'As 2c Qd Jd'],
        '3c 4h 8s Ks 9d',
        ['main high B 8', 'main low B 4', 'main low C 3'],
      ],
      [
        'R-TIE-6: the high gets the odd chip in any position',
        ['', 'As 2c Qd Jd', 'Kh Kd Tc Th'],
        '3c 4h 8s Ks 9d',
        ['main high C 8', 'main low B 7'],
      ],
      [
        'R-TIE-6: hands that tie for both halves split the pot as evenly as possible',
        ['', 'Ah 2h Qd Jd', 'As 2c Qc Jh'],
        '3c 4h 5s Ks 9d',
        ['main B 8', 'main C 7'],
      ],
      [
        'P-LOW-2: with two low board cards the high wins the whole pot',
        ['', 'Ah 2d Kh Kd', 'As 2c Qd 5d'],
        '3c 4h Ts Ks 9d',
        ['main high B 15'],
      ],
      [
        'R-TIE-6: a wheel wins both halves',
        ['', 'Ah 2d Qh Qd', 'As Kc 7d 7s'],
        '3c 4h 5s Ks 9d',
        ['main B 15'],
      ],
    ] as const;
    const failures = failingRows(rows, ([, hands, board, awards]) => {
      expect(omaha8({ hands, board }).follow(...checkedDown).awards).toEqual(awards);
    });
    expect(failures).toEqual([]);
  });
});

describe('P-VAR-OMAHA8: each half plays two hole cards and three board cards, chosen separately', () => {
  const board = 'Kh Qd 3c 4s 8h';
  it('P-LOW-1: compares hands in both halves', () => {
    const rows = [
      ['ace and deuce for the low, the kings for the high', 'Ah 2d Ks Kd', 'As 5d Qs Qc', board, '> >'],
      ['one card may play in both halves', 'Ah 2h Ad Jc', '6h 7d Jh Ts', board, '> >'],
      ['one low hole card is not a low', 'Ah Kd Qc Js', '9h 9d Tc Th', '2c 3d 4h 5s 7c', '< -'],
      [
        'if a low card pairs the board, another low card plays',
        'Ah 2d 5c Ks',
        'Ad 6d Kc 9s',
        '2c 3d 4h Ts Kd',
        '> >',
      ],
      [
        'P-LOW-1: lows compare from the highest card down',
        '7d 2h Jc Jd',
        'Ah 8d Js Jh',
        '3c 4s 6h Kd Qs',
        '= >',
      ],
    ] as const;
    const failures = failingRows(rows, ([, hand, other, common, signs]) => {
      expect(compare('omaha-8', `${hand} on ${common}`, `${other} on ${common}`)).toBe(signs);
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to eleven players are possible', () => {
  expect(seating('omaha-8', 2, 11, 12)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

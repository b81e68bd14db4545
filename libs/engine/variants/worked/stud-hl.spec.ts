import { failingRows } from '#testing';
import { compare, seating, STUD, worked } from '../../testing/worked.js';

const studHl = worked('stud-hl', { ...STUD, stacks: [100, 100, 100] });

describe('P-VAR-7CSHL: stud high-low without a qualifier', () => {
  it('every hand has a low, so the pot is always split', () => {
    const hands = ['Ah 2h 3c 4d Ks Kd Ts', 'Jh Th 8d', 'Qh Qd Qs 9c 9h 5d Jc'];
    const hand = studHl({ hands }).follow(
      'third: A bring-in, B fold, C raise 5, A call',
      'fourth: C bet 5, A call',
      'fifth: C bet 10, A call',
      'sixth: A check, C check',
      'seventh: A check, C bet 10, A call',
    );
    // A ten low wins half of 63.
    expect(hand.awards).toEqual(['main high C 32', 'main low A 31']);
  });

  it('R-TIE-5, R-TIE-6: of equal lows the odd chip goes to the lowest card', () => {
    const hands = ['Ah 2d 3c 4d Ts Jd Kh', 'Qh Qd Qs 9c 9h Kd Jc', 'Ac 2h 3h 4s Td Js Kc'];
    const hand = studHl({ hands }).follow(
      'third: A bring-in, B raise 5, C call, A call',
      ...['fourth', 'fifth', 'sixth', 'seventh'].map((street) => `${street}: B check, C check, A check`),
    );
    expect(hand.awards).toEqual(['main high B 9', 'main low C 5', 'main low A 4']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot has a high and a low half', () => {
    const hands = ['Ah 2d 3c 4d Ts Jd Kh', 'Qh Qd Qs 9c 9h Kd Jc', '7c 8h 9s 5s Td Js Kc'];
    const hand = studHl({ stacks: [6, 16, 100], hands }).follow(
      'third: A bring-in, B raise 5, C call, A call',
      'fourth: B bet 5, C call',
      'fifth: B bet 5, C call',
      ...['sixth:', 'seventh:'],
    );
    // C plays J-T-9-8-7 for the high and T-9-8-7-5 for the low.
    expect(hand.awards).toEqual(['main high B 9', 'main low A 9', 'side high B 10', 'side low C 10']);
  });

  it('P-LOW-1: compares hands in both halves', () => {
    const rows = [
      ['a pair may win the low', '2h 2d 3c 4s 5h 5d 3h', 'Kh Kd Kc Qh Qd Jc Jh', '< >'],
      [
        'straights and flushes do not count against a low',
        '5h 4h 3h 2h Ah Kd Kc',
        '6d 4c 3d 2c As Kh Ks',
        '> >',
      ],
    ] as const;
    const failures = failingRows(rows, ([, hand, other, signs]) => {
      expect(compare('stud-hl', hand, other)).toBe(signs);
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('stud-hl', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

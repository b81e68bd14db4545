import { compare, seating, STUD, worked } from '../../testing/worked.js';

const stud8 = worked('stud-8', { ...STUD, stacks: [100, 100, 100] });

describe('P-VAR-7CSHL: stud high-low, eight or better', () => {
  it('the lowest upcard owes the bring-in, the best exposed high hand opens, and the high gets the odd chip (R-TIE-6)', () => {
    const hands = ['Ah 2h 3c 4d Ks Kd 7s', 'Jh Th 8d', 'Qh Qd Qs 9c 9h 5d Jc'];
    const hand = stud8({ hands }).follow(
      'third: A may bring-in 2 / bet 5, A bring-in, B fold, C raise 5, A call',
      'fourth: C bet 5, A call',
      'fifth: C may fold / check / bet 10, C bet 10, A call',
      // An open pair opens, and does not allow a larger bet.
      'sixth: A may fold / check / bet 10, A check, C check',
      'seventh: A check, C bet 10, A call',
    );
    expect(hand.awards).toEqual(['main high C 32', 'main low A 31']);
  });

  const lows = ['Ah 2d 3c 4d Ts Jd 7s', 'Qh Qd Qs 9c 9h Kd Jc', 'Ac 2h 3h 4s Td Js 7h'];
  const down = [
    'third: A bring-in, B raise 5, C call, A call',
    ...['fourth', 'fifth', 'sixth', 'seventh'].map((street) => `${street}: B check, C check, A check`),
  ];

  it('R-TIE-5: of equal lows the odd chip goes to the lowest card, the ace of clubs', () => {
    expect(stud8({ hands: lows }).follow(...down).awards).toEqual([
      'main high B 9',
      'main low C 5',
      'main low A 4',
    ]);
  });

  it('P-LOW-2: the high wins the whole pot if no low qualifies', () => {
    const hands = ['Ah 2d 3c 4d Ts Jd 9s', 'Qh Qd Qs 9c 9h Kd Jc', 'Ac 2h 3h 4s Td Js Th'];
    expect(stud8({ hands }).follow(...down).awards).toEqual(['main high B 18']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot has a high and a low half', () => {
    const hand = stud8({ stacks: [6, 16, 100], hands: lows }).follow(
      'third: A bring-in, B raise 5, C call, A call',
      'fourth: B bet 5, C call',
      'fifth: B bet 5, C call',
      ...['sixth:', 'seventh:'],
    );
    expect(hand.awards).toEqual([
      ...['main high B 9', 'main low C 5', 'main low A 4'],
      ...['side high B 10', 'side low C 10'],
    ]);
  });

  it('each half plays five cards separately: a straight flush is also a low', () => {
    expect(compare('stud-8', '5h 4h 3h 2h Ah Kd Kc', '7d 6c 4c 3d As Qd Qc')).toBe('> >');
    expect(compare('stud-8', '8d 7c 4c 3d 2s 8c 8h', '8s 6h 5c 4d 3c Kd Kc')).toBe('> <');
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('stud-8', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

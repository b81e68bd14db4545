import { compare, seating, STUD, worked } from '../../testing/worked.js';

const baseball = worked('baseball', { ...STUD, stacks: [100, 100, 100] });

describe('P-VAR-MORE, P-WILD-1: baseball', () => {
  it('threes and nines are wild, also for the bring-in and the best exposed hand', () => {
    const hands = ['Kh 5d 3c 2d 7h 8d Tc', '6h 6d 4c 4s Jh Qs 5c', '2h Jd 8c'];
    const hand = baseball({ hands }).follow(
      // The three counts as an ace, so the four is the lowest upcard; later a pair of fours beats one of deuces.
      'third: B bring-in, C fold, A call',
      'fourth: B check, A check',
      'fifth: A check, B check',
      'sixth: A check, B check',
      'seventh: A check, B check',
    );
    expect(hand.awards).toEqual(['main B 7']);
  });

  it('five of a kind is the best hand', () => {
    expect(compare('baseball', '3h 3d 9c 9s Kh Kd 2c', 'As Ks Qs Js Ts 2d 4d')).toBe('>');
    expect(compare('baseball', '3h 9d 2c 2s Kh Kd 5c', 'Ah Ad Ac Kc Ks 4h 6h')).toBe('>');
    expect(compare('baseball', '4h 5d 6c 7s Kh Kd Qc', '9h 2d 5c 7h Jc Qd Ad')).toBe('<');
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('baseball', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

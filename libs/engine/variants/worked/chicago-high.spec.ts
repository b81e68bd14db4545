import { compare, seating, STUD, worked } from '../../testing/worked.js';

const chicago = worked('chicago-high', { ...STUD, stacks: [100, 100, 100] });

describe('P-VAR-MORE: high Chicago', () => {
  it('the highest spade face down wins half of the pot, and the best hand the other half', () => {
    const hands = ['Qs 2h 3c 4d 9h 9d 7c', 'Jh Th 8d', 'Kd Kc As 5s 6h 2c Js'];
    const hand = chicago({ hands }).follow(
      'third: A bring-in, B fold, C raise 5, A call',
      'fourth: C bet 5, A call',
      'fifth: C bet 10, A call',
      'sixth: A check, C check',
      'seventh: A check, C check',
    );
    // The ace and the five of spades lie face up; the jack is lower than the queen.
    expect(hand.awards).toEqual(['main high C 22', 'main spade A 21']);
  });

  it('the best hand wins all if no player has a spade face down', () => {
    const hands = ['Qh 2h 3c 4d 9h 9s 7c', 'Jh Th 8d', 'Kd Kc As 5s 6s 2s Jd'];
    const hand = chicago({ hands }).follow(
      'third: A bring-in, B fold, C raise 5, A call',
      'fourth: C check, A check',
      'fifth: C check, A check',
      'sixth: A check, C check',
      'seventh: A check, C check',
    );
    expect(hand.awards).toEqual(['main high C 13']);
  });

  it('one player may win both halves, as one pot', () => {
    const hands = ['Qs 2h 3c 4d 9h 8d 7c', 'Jh Th 8s', 'Ks Kc Ah 5h 6h 2d Jd'];
    const hand = chicago({ hands }).follow(
      'third: A bring-in, B fold, C raise 5, A call',
      'fourth: C check, A check',
      ...['fifth', 'sixth', 'seventh'].map((street) => `${street}: C check, A check`),
    );
    expect(hand.awards).toEqual(['main C 13']);
  });

  it('upcards do not count for the spade: the first two cards and the last one lie face down', () => {
    expect(compare('chicago-high', '2s 3h As Ks Qs Js 4h', '2h 3s 4c 5d 7c 8c 9d')).toBe('> <');
    expect(compare('chicago-high', '2h 3h As Ks Qs Js 9s', '8s 3d 4c 5d 7c 8c 9d')).toBe('> >');
    expect(compare('chicago-high', '2h 3h As Ks Qs Js 9h', '8d 3d 4c 5d 7c 8c 9d')).toBe('< -');
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('chicago-high', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

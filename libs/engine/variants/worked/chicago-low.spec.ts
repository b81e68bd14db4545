import { compare, seating, STUD, worked } from '../../testing/worked.js';

const chicago = worked('chicago-low', { ...STUD, stacks: [100, 100, 100] });

describe('P-VAR-MORE: low Chicago', () => {
  it('the lowest spade face down wins half of the pot; the ace is high', () => {
    const hands = ['As 2h 3c 4d 9h 9d 7c', 'Jh Th 8d', 'Kd Kc 2s 5s 6h 2c Js'];
    const hand = chicago({ hands }).follow(
      'third: C bring-in, A raise 5, B fold, C call',
      'fourth: C check, A check',
      ...['fifth', 'sixth', 'seventh'].map((street) => `${street}: A check, C check`),
    );
    expect(hand.awards).toEqual(['main C 13']);
  });

  it('compares the spades that lie face down', () => {
    expect(compare('chicago-low', '2s 3h As Ks Qs Js 4h', '2h 3s 4c 5d 7c 8c 9d')).toBe('> >');
    expect(compare('chicago-low', 'As 3h 2s Ks Qs Js 4h', 'Ks 3d 4c 5d 7c 8c 9d')).toBe('> <');
    expect(compare('chicago-low', '4h 3h 2s Ks Qs Js 5h', '2d 3s 4c 5d 7c 8c 9d')).toBe('> <');
  });

  it('R-TIE-6: the high half gets the odd chip', () => {
    const hands = ['2s 2h 3c 4d 9h 8d 7c', 'Jh Th 8c', 'Kd Kc Qs 5s 6h Jc Jd'];
    const hand = chicago({ hands }).follow(
      'third: A bring-in, B fold, C raise 5, A call',
      'fourth: C check, A check',
      'fifth: C check, A check',
      'sixth: C check, A check',
      'seventh: C check, A check',
    );
    expect(hand.awards).toEqual(['main high C 7', 'main spade A 6']);
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('chicago-low', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

import { compare, seating, worked } from '../../testing/worked.js';

const tahoe = worked('tahoe', { stacks: [100, 100, 100] });

describe('P-VAR-MORE: Tahoe', () => {
  it('three hole cards are kept, of which two play at most', () => {
    const hands = ['9h 9c 9d', 'Kd 8c 2c', 'As 4s 3d'];
    const hand = tahoe({ hands, board: 'Kh 7d 5s 2s Jc' }).follow(
      'preflop: C raise 6, A call, B call',
      'flop: A check, B bet 10, C fold, A call',
      'turn: A check, B check',
      'river: A check, B check',
    );
    // Three nines are only a pair; kings and deuces use two hole cards.
    expect(hand.awards).toEqual(['main B 38']);
  });

  it('P-RANK-3: two, one or no hole card plays', () => {
    expect(compare('tahoe', '9h 9c 9d on Kh 7d 5s 2s Jc', 'Ts Tc 3d on Kh 7d 5s 2s Jc')).toBe('<');
    expect(compare('tahoe', 'Ah 3c 4d on Kh Qh Jh Th 2c', '9h 3d 4s on Kh Qh Jh Th 2c')).toBe('>');
    expect(compare('tahoe', '2c 3d 4h on As Ks Qs Js Ts', '5c 5d 5h on As Ks Qs Js Ts')).toBe('=');
    expect(compare('tahoe', 'Ah Kh Qh on Jh Th 2c 3d 7s', 'Ac Kc Qc on Jh Th 2c 3d 7s')).toBe('=');
  });

  it('R-TIE-4: an odd pot for two equal hands', () => {
    const hands = ['', 'Ah 3d 2c', 'As 3c 2d'];
    const hand = tahoe({ hands, board: 'Ad 9h 8s 5h 4c' }).follow(
      'preflop: C raise 6, A fold, B call',
      'flop: B check, C check',
      'turn: B check, C check',
      'river: B check, C check',
    );
    expect(hand.awards).toEqual(['main B 7', 'main C 6']);
  });
});

it('P-SETUP-1: two to fourteen players are possible', () => {
  expect(seating('tahoe', 2, 14, 15)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

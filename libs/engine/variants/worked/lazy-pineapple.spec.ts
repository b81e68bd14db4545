import { compare, seating, worked } from '../../testing/worked.js';

const lazy = worked('lazy-pineapple', { stacks: [100, 100, 100] });

describe('P-VAR-MORE: lazy pineapple', () => {
  it('no card is discarded before the showdown, where one of the three does not play', () => {
    const hands = ['Ah Qh 7c', '9s 8s 2d', 'Kd Jc 4s'];
    const hand = lazy({ hands, board: '7d 2h Ks 5h 3h' }).follow(
      'preflop: C raise 6, A call, B fold',
      'flop: A check, C bet 8, A call',
      // In crazy pineapple the queen would be gone.
      'turn: A discards Qh -> wrong-draw, A check, C bet 20, A call',
      'river: A check, C check',
    );
    expect(hand.awards).toEqual(['main A 70']);
  });

  it('P-RANK-3: the three hole cards do not play together', () => {
    expect(compare('lazy-pineapple', '7h 7c 7d on Kh Jd 5s 2s 9c', '8s 8c 3d on Kh Jd 5s 2s 9c')).toBe('<');
    expect(compare('lazy-pineapple', 'Ah Qh 7c on 2h 5h 3h Kd 7d', 'Ac Qc 7s on 2h 5h 3h Kd 7d')).toBe('>');
  });

  it('P-ALLIN-2: after all-ins nothing is discarded either', () => {
    const hands = ['Ah Ad 2c', 'Kh Kd 2d', 'Qh Qd 2s'];
    const hand = lazy({ stacks: [20, 60, 100], hands, board: '7d 8h Js 5h 3h' }).follow(
      'preflop: C raise 100, A call, B call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });
});

it('P-SETUP-1: two to fourteen players are possible', () => {
  expect(seating('lazy-pineapple', 2, 14, 15)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

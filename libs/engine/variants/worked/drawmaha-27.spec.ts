import { compare, POT, seating, worked } from '../../testing/worked.js';

const drawmaha = worked('drawmaha-27', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: drawmaha 2-7', () => {
  it('an Omaha hand wins one half, and the lowest five hole cards, on the scale 2-7, the other', () => {
    const hands = ['Ah Kd 2c 3d 7s', '', '7c 5d 4h 3c 9c 2d'];
    const hand = drawmaha({ hands, board: 'Qh Jd Tc 2s 8d' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C check',
      'turn: A discards, C discards 9c, A check, C check',
      'river: A check, C check',
    );
    expect(hand.awards).toEqual(['main high A 8', 'main draw C 8']);
  });

  it('P-LOW-1: straights and flushes count against the low, and aces are high', () => {
    const board = 'Qh Jd Tc 9s 8d';
    expect(compare('drawmaha-27', `7c 5d 4h 3c 2d on ${board}`, `6c 5h 4d 3h 2c on ${board}`)).toBe('> >');
    expect(compare('drawmaha-27', `Kc 5d 4h 3c 2d on ${board}`, `Ac 5h 4d 3h 2c on ${board}`)).toBe('< >');
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('drawmaha-27', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

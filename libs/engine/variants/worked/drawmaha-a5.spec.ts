import { compare, POT, seating, worked } from '../../testing/worked.js';

const drawmaha = worked('drawmaha-a5', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: drawmaha A-5', () => {
  it('an Omaha hand wins one half, and the lowest five hole cards, on the scale A-5, the other', () => {
    const hands = ['Ah Kd 9c 3d 7s', '', '6c 5d 4h 3c 9d Ad'];
    const hand = drawmaha({ hands, board: 'Qh Jd Tc 2s 8d' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C check',
      'turn: A discards, C discards 9d, A check, C check',
      'river: A check, C check',
    );
    expect(hand.awards).toEqual(['main high A 8', 'main draw C 8']);
  });

  it('P-LOW-1: straights and flushes do not count against the low, and aces are low', () => {
    const board = 'Qh Jd Tc 9s 8d';
    expect(compare('drawmaha-a5', `7c 5d 4h 3c 2d on ${board}`, `6c 5h 4d 3h 2c on ${board}`)).toBe('> <');
    expect(compare('drawmaha-a5', `Ac 5h 4d 3h 2c on ${board}`, `6d 4s 3s 2s Ad on ${board}`)).toBe('< >');
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('drawmaha-a5', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

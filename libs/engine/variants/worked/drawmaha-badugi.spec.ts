import { compare, POT, seating, worked } from '../../testing/worked.js';

const drawmaha = worked('drawmaha-badugi', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: drawmaha badugi', () => {
  it('an Omaha hand wins one half, and the best badugi of the hole cards the other', () => {
    const hands = ['Ah Kd 9c 3d 7s', '', '4h 3s 2c 9d 9h Ad'];
    const hand = drawmaha({ hands, board: 'Qh Jd Tc 2s 8d' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C check',
      'turn: A discards, C discards 9h, A check, C check',
      'river: A check, C check',
    );
    expect(hand.awards).toEqual(['main high A 8', 'main draw C 8']);
  });

  it('a badugi beats three cards, and the board does not play in that half', () => {
    const board = 'Qh Jd Tc 9s 8d';
    expect(compare('drawmaha-badugi', `7c 5d 4h 3s 2d on ${board}`, `2h Ac 3d Kh Qd on ${board}`)).toBe(
      '< >',
    );
    expect(compare('drawmaha-badugi', `7c 5d 4h 3s 2d on ${board}`, `7d 4c 3h 2s 5c on ${board}`)).toBe(
      '= =',
    );
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('drawmaha-badugi', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

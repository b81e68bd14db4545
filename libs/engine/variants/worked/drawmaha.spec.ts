import { compare, POT, seating, worked } from '../../testing/worked.js';

const drawmaha = worked('drawmaha', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: drawmaha', () => {
  it('has five hole cards and a draw before the turn; an Omaha hand wins one half, the hole cards win the other', () => {
    const hands = ['Ah Kd Qd Jd 8s 9s', '', '9c 9d 4s 4c 8d 4h'];
    const hand = drawmaha({ hands, board: '2h 3h Th 7s 5s' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C bet 16, A call',
      // A straight of jack, nine and eight with the ten and seven of the board would need three hole cards.
      'turn: A discards Qd, C discards 8d, A may fold / check / bet 2-48, A check, C bet 48, A call',
      'river: A check, C check',
    );
    // C draws a full house. Two of its cards make a pair of nines with the board, where A has ace high.
    expect(hand.awards).toEqual(['main C 144']);
  });

  it('two players may win one half each', () => {
    const hands = ['Ah Kd 2c 3d 7s', '', '9c 9d 9h 4c 4d'];
    const hand = drawmaha({ hands, board: 'Qh Jd Tc 2s 8d' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C check',
      'turn: A discards, C discards, A check, C check',
      'river: A check, C check',
    );
    expect(hand.awards).toEqual(['main high A 8', 'main draw C 8']);
  });

  it('P-ALLIN-1: all-in players draw too, and each pot is split separately', () => {
    const hands = ['Ah As 7c 2d 2h Ac', 'Kh Ks 8c 3d 3s', 'Qh Qs 9c 4d 4h'];
    const hand = drawmaha({ stacks: [20, 60, 100], hands, board: 'Jd Tc 6h 5s 7d' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      'flop:',
      'turn: B discards 8c -> wrong-draw, A discards 7c, B discards, C discards',
      'river:',
    );
    // A drew aces full. B has two pairs in his hole cards, and kings with the board.
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-6, R-TIE-4: equal straights split 8 of 15 chips, and the pair of fives wins 7', () => {
    const hands = ['', 'Ah Kd 4c 3d 6h', 'As Kc 5c 5d 6s'];
    const hand = drawmaha({ hands, board: 'Qh Jd Tc 2s 3c' }).follow(
      'preflop: C raise 7, A fold, B call',
      'flop: B check, C check',
      'turn: B discards, C discards, B check, C check',
      'river: B check, C check',
    );
    expect(hand.awards).toEqual(['main high B 4', 'main high C 4', 'main draw C 7']);
  });

  it('P-VAR-OMAHA: the board plays three cards in one half and none in the other', () => {
    const board = '2h 3h Th 9s 5s';
    expect(compare('drawmaha', `Ah Kh 7c 7d 4s on ${board}`, `9c 9d 8h 8d 4c on ${board}`)).toBe('> <');
  });

  it('P-SETUP-1: discards are dealt again when the deck runs out', () => {
    // Eight players and the flop leave nine cards. A draws five and B draws four, so C draws discards of A and B.
    const hands = ['2c 2d 2h 2s 3c 6c 6d 6h 6s 7c', '3d 3h 3s 4c 4d 7d 7h 7s 8c', '4h 4s 5c 5d 5h 2c 3d'];
    const stacks = Array.from({ length: 8 }, () => 100);
    const hand = drawmaha({ stacks, hands, board: '8d 8h 8s 2d' }).follow(
      'preflop: C call, D call, E call, F call, G call, H call, A call, B check',
      `flop: ${[...'ABCDEFGH'].map((name) => `${name} check`).join(', ')}`,
      'turn: A discards 2c 2d 2h 2s 3c, B discards 3d 3h 3s 4c, C discards 4h 4s',
    );
    expect(hand.held[2]).toHaveLength(5);
    expect(hand.follow('D discards, E discards, F discards, G discards, H discards').actor).toBe('A');
  });
});

describe('P-VAR-MORE: drawmaha 2-7', () => {
  it('gives one half to the best Omaha hand, the other to the lowest hole cards', () => {
    const hands = ['Ah Kd 2c 3d 7s', '', '2d 4h 5c 6h 8s'];
    const hand = worked('drawmaha-27', { ...POT, stacks: [200, 200, 200] })({
      hands,
      board: 'Qh Jd Tc 2s 9d',
    }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C check',
      'turn: A discards, C discards, A check, C check',
      'river: A check, C check',
    );
    expect(hand.awards).toEqual(['main high A 8', 'main draw C 8']);
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('drawmaha', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

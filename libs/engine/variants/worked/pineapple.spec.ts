import { seating, worked } from '../../testing/worked.js';

const pineapple = worked('pineapple', { stacks: [100, 100, 100] });

describe('P-VAR-MORE: pineapple', () => {
  it('has three hole cards, of which each player discards one before the flop; the discard does not play', () => {
    const hands = ['Ah Qh 7c', '9s 8s 2d', 'Kd Jc 4s'];
    const hand = pineapple({ hands, board: '7d 2h Ks 5h 3h' }).follow(
      'preflop: C may fold / call 2 / raise 4-100, C raise 6, A call, B fold',
      // The queen would have made a flush.
      'flop: A discards Qh, C discards 4s, A check, C bet 8, A call',
      'turn: A check, C check',
      'river: A bet 20, C call',
    );
    expect(hand.held.map((cards) => cards.length)).toEqual([2, 3, 2]);
    expect(hand.awards).toEqual(['main C 70']);
  });

  it('all players discard one card, in turn, before the flop is dealt', () => {
    const hand = pineapple({ hands: ['Ah Qh 7c', '9s 8s 2d', 'Kd Jc 4s'] }).follow(
      'preflop: C call, A fold, B check',
      'flop: A discards 7c -> action-after-fold, C discards 4s -> wrong-draw',
      'B discards -> wrong-draw, B discards 8s 2d -> wrong-draw',
    );
    expect(hand.hand.boards[0]).toHaveLength(0);
    expect(hand.follow('B discards 2d, C discards 4s').hand.boards[0]).toHaveLength(3);
    expect(hand.actor).toBe('B');
  });

  it('P-ALLIN-1: a player who is all-in discards like the others, and can win the main pot', () => {
    const hands = ['Ah Ad 2c', 'Kh Kd 2d', 'Qh Qd 2s'];
    const hand = pineapple({ stacks: [20, 60, 100], hands, board: '7d 8h Js 5h 3h' }).follow(
      'preflop: C raise 6, A raise 20, B raise 60, C call',
      'flop: A discards 2c, B discards 2d, C discards 2s',
      ...['turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: an odd pot for two equal pairs of aces', () => {
    const hands = ['', 'Ah Kd 2c', 'As Kc 3d'];
    const hand = pineapple({ hands, board: 'Ad 9h 8s 5h 4c' }).follow(
      'preflop: C raise 6, A fold, B call',
      'flop: B discards 2c, C discards 3d, B check, C check',
      'turn: B check, C check',
      'river: B check, C check',
    );
    expect(hand.awards).toEqual(['main B 7', 'main C 6']);
  });
});

it('P-SETUP-1: two to fourteen players are possible', () => {
  expect(seating('pineapple', 2, 14, 15)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

import { seating, worked } from '../../testing/worked.js';

const crazy = worked('crazy-pineapple', { stacks: [100, 100, 100] });

describe('P-VAR-MORE: crazy pineapple', () => {
  it('has three hole cards, of which each player discards one after the betting of the flop', () => {
    const hands = ['Ah Qh 7c', '9s 8s 2d', 'Kd Jc 4s'];
    const hand = crazy({ hands, board: '7d 2h Ks 5h 3h' }).follow(
      'preflop: C raise 6, A call, B fold',
      'flop: A discards Qh -> wrong-draw, A check, C bet 8, A call',
      // The queen would have made a flush on the river.
      'turn: A discards -> wrong-draw, A discards Qh, C discards 4s, A check, C bet 20, A call',
      'river: A check, C check',
    );
    expect(hand.awards).toEqual(['main C 70']);
  });

  it('a player who folds on the flop does not discard', () => {
    const hand = crazy({ hands: ['Ah Qh 7c', '9s 8s 2d', 'Kd Jc 4s'] }).follow(
      'preflop: C call, A call, B check',
      'flop: A bet 6, B fold, C call',
      'turn: A discards 7c, B discards 2d -> action-after-fold, C discards 4s',
    );
    expect([hand.hand.boards[0].length, hand.actor]).toEqual([4, 'A']);
  });

  it('P-ALLIN-2: after all-ins on the flop, which make three pots, all players still discard', () => {
    const hands = ['Ah Ad 2c', 'Kh Kd 2d', 'Qh Qd 2s'];
    const hand = crazy({ stacks: [20, 60, 100], hands, board: '7d 8h Js 5h 3h' }).follow(
      'preflop: C call, A call, B check',
      'flop: A bet 18, B raise 58, C call',
      'turn: A discards 2c, B discards 2d, C discards 2s',
      'river:',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: an odd pot for two equal pairs of aces', () => {
    const hands = ['', 'Ah Kd 2c', 'As Kc 3d'];
    const hand = crazy({ hands, board: 'Ad 9h 8s 5h 4c' }).follow(
      'preflop: C raise 6, A fold, B call',
      'flop: B check, C check',
      'turn: B discards 2c, C discards 3d, B check, C check',
      'river: B check, C check',
    );
    expect(hand.awards).toEqual(['main B 7', 'main C 6']);
  });
});

it('P-SETUP-1: two to fourteen players are possible', () => {
  expect(seating('crazy-pineapple', 2, 14, 15)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

import { compare, seating, worked } from '../../testing/worked.js';

const irish = worked('irish', { limit: 'pot-limit', stacks: [200, 200, 200] });

describe('P-VAR-MORE: Irish', () => {
  it('has four hole cards, of which each player discards two after the flop; a single hole card may play', () => {
    const hands = ['Ah 8d 7c 2s', '', 'Kd Ks Jc 4s'];
    const hand = irish({ hands, board: 'Kh 9h 2h 5h 3d' }).follow(
      'preflop: C may fold / call 2 / raise 4-7, C raise 7, A call, B fold',
      'flop: A check, C bet 16, A call',
      'turn: A discards 2s 7c, C discards Jc 4s, A bet 48, C call',
      'river: A check, C check',
    );
    // The winner has a flush of the ace of hearts and four hearts on the board.
    expect(hand.held[0]).toHaveLength(2);
    expect(hand.awards).toEqual(['main A 144']);
  });

  it('each player discards exactly two cards', () => {
    irish({ hands: ['Ah 8d 7c 2s'] }).follow(
      'preflop: C call, A call, B check',
      'flop: A check, B check, C check',
      'turn: A discards Ah -> wrong-draw, A discards Ah 8d 7c -> wrong-draw, A discards -> wrong-draw, A discards 7c 2s',
    );
  });

  it('P-ALLIN-1: all-in with side pots', () => {
    const hands = ['Ah Ad 2c 3c', 'Kh Kd 2d 3d', 'Qh Qd 2s 3s'];
    const hand = irish({ stacks: [20, 60, 100], hands, board: '7d 8h Js 5h 9c' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      'flop:',
      'turn: A discards 2c 3c, B discards 2d 3d, C discards 2s 3s',
      'river:',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: an odd pot for two equal straights', () => {
    const hands = ['', 'Ah Kd 2c 2d', 'As Kc 3d 3c'];
    const hand = irish({ hands, board: 'Qd Jh Ts 5h 4c' }).follow(
      'preflop: C raise 7, A fold, B call',
      'flop: B check, C check',
      'turn: B discards 2c 2d, C discards 3d 3c, B check, C check',
      'river: B check, C check',
    );
    expect(hand.awards).toEqual(['main B 8', 'main C 7']);
  });

  it('P-RANK-3: any five of seven cards play, unlike in Omaha', () => {
    const [oneHeart, trips] = ['Ah 8d on Kh 9h 2h 5h 3d', 'Kd Ks on Kh 9h 2h 5h 3d'];
    expect(compare('irish', oneHeart, trips)).toBe('>');
  });
});

it('P-SETUP-1: two to eleven players are possible', () => {
  expect(seating('irish', 2, 11, 12)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

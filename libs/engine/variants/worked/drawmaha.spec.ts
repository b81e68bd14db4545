import { compare, POT, seating, worked } from '../../testing/worked.js';

const drawmaha = worked('drawmaha', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: drawmaha', () => {
  it('five hole cards, a draw between flop and turn; one half for two and three, one for the five hole cards', () => {
    const hands = ['Ah Kd Qd Jd 8s 9s', '', '9c 9d 4s 4c 8d 4h'];
    const hand = drawmaha({ hands, board: '2h 3h Th 7s 5s' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C bet 16, A call',
      // Jack, nine and eight with the ten and seven would be three from the hand.
      'turn: A throws Qd, C throws 8d, A may fold / check / bet 2-48, A check, C bet 48, A call',
      'river: A check, C check',
    );
    // C draws a full house of his own, and two of it are a pair of nines on the board: A has ace high there.
    expect(hand.awards).toEqual(['main C 144']);
  });

  it('the halves may have two winners, whole ones', () => {
    const hands = ['Ah Kd 2c 3d 7s', '', '9c 9d 9h 4c 4d'];
    const hand = drawmaha({ hands, board: 'Qh Jd Tc 2s 8d' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C check',
      'turn: A throws, C throws, A check, C check',
      'river: A check, C check',
    );
    expect(hand.awards).toEqual(['main high A 8', 'main draw C 8']);
  });

  it('P-ALLIN-1: all-in players draw too, the pots are divided each on its own', () => {
    const hands = ['Ah As 7c 2d 2h Ac', 'Kh Ks 8c 3d 3s', 'Qh Qs 9c 4d 4h'];
    const hand = drawmaha({ stacks: [20, 60, 100], hands, board: 'Jd Tc 6h 5s 7d' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      'flop:',
      'turn: B throws 8c -> wrong-draw, A throws 7c, B throws, C throws',
      'river:',
    );
    // A drew aces full; B has two pairs of his own and the kings.
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-6, R-TIE-4: fifteen chips, equal straights for eight, the pair of fives for seven', () => {
    const hands = ['', 'Ah Kd 4c 3d 6h', 'As Kc 5c 5d 6s'];
    const hand = drawmaha({ hands, board: 'Qh Jd Tc 2s 3c' }).follow(
      'preflop: C raise 7, A fold, B call',
      'flop: B check, C check',
      'turn: B throws, C throws, B check, C check',
      'river: B check, C check',
    );
    expect(hand.awards).toEqual(['main high B 4', 'main high C 4', 'main draw C 7']);
  });

  it('P-VAR-OMAHA: the board gives three cards to the one half and none to the other', () => {
    const board = '2h 3h Th 9s 5s';
    expect(compare('drawmaha', `Ah Kh 7c 7d 4s on ${board}`, `9c 9d 8h 8d 4c on ${board}`)).toBe('> <');
  });

  it('P-SETUP-1: the thrown cards are shuffled when the others have run out', () => {
    // Eight players and the flop leave nine cards: A draws five, B four, C some of what they threw away.
    const hands = ['2c 2d 2h 2s 3c 6c 6d 6h 6s 7c', '3d 3h 3s 4c 4d 7d 7h 7s 8c', '4h 4s 5c 5d 5h 2c 3d'];
    const stacks = Array.from({ length: 8 }, () => 100);
    const hand = drawmaha({ stacks, hands, board: '8d 8h 8s 2d' }).follow(
      'preflop: C call, D call, E call, F call, G call, H call, A call, B check',
      `flop: ${[...'ABCDEFGH'].map((name) => `${name} check`).join(', ')}`,
      'turn: A throws 2c 2d 2h 2s 3c, B throws 3d 3h 3s 4c, C throws 4h 4s',
    );
    expect(hand.held[2]).toHaveLength(5);
    expect(hand.follow('D throws, E throws, F throws, G throws, H throws').actor).toBe('A');
  });
});

it('P-SETUP-1: two to eight play', () => {
  expect(seating('drawmaha', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

import { verifyBoard } from '../../board.js';
import { compare, POT, seating, worked } from '../../testing/worked.js';

const courchevel = worked('courchevel', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: Courchevel', () => {
  it('deals the first flop card before the first betting round, and two more on the flop', () => {
    const hands = ['Ah Kd Qd Jd 8s', '', '9c 9d 4s 4c 8d'];
    const hand = courchevel({ hands, board: '2h 3h Th 9h 5s' });
    const lying = (): number => hand.hand.boards[0].length;
    hand.follow('preflop: C may fold / call 2 / raise 4-7');
    expect(lying()).toBe(1);
    hand.follow('C raise 7, A call, B fold');
    expect(verifyBoard(hand.hand, 1, [1, 2, 3])).toMatchObject({
      code: 'wrong-board',
      detail: { about: 'count', expected: 2, actual: 3 },
    });
    hand.follow('flop: A check, C bet 16, A call');
    expect(lying()).toBe(3);
    hand.follow('turn: A check, C bet 48, A call', 'river: A check, C check');
    expect(lying()).toBe(5);
    expect(hand.awards).toEqual(['main C 144']);
  });

  it('P-DEAL-4: exactly one card is dealt before the first betting round, once', () => {
    const hand = courchevel({ board: '2h' }).follow('preflop:');
    expect(verifyBoard(hand.hand, 0, [1])).toMatchObject({ code: 'wrong-turn' });
    hand.follow('C call, A call, B check');
    expect(verifyBoard(hand.hand, 0, [1])).toMatchObject({ code: 'wrong-board' });
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['Ah As 7c 2d 2h', 'Kh Ks 8c 3d 3s', 'Qh Qs 9c 4d 4h'];
    const hand = courchevel({ stacks: [20, 60, 100], hands, board: 'Jd Tc 6h 5s 7d' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: an odd pot for two equal straights', () => {
    const hands = ['', 'Ah Kd 4c 4d 6h', 'As Kc 5c 5d 6s'];
    const hand = courchevel({ hands, board: 'Qh Jd Tc 2s 3d' }).follow(
      'preflop: C raise 7, A fold, B call',
      ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check`),
    );
    expect(hand.awards).toEqual(['main B 8', 'main C 7']);
  });

  it('P-VAR-OMAHA: two of five hole cards play', () => {
    const board = '2h 3c Td 9c 5s';
    expect(compare('courchevel', `2c 2d 7s 8s Js on ${board}`, `Ah Kh Qh Jh 9h on ${board}`)).toBe('>');
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('courchevel', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

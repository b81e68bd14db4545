import { ANTES, compare, seating, worked } from '../../testing/worked.js';

const highLow = worked('five-draw-hl', { ...ANTES, stacks: [100, 100, 100] });

describe('P-VAR-HLDRAW: high-low draw', () => {
  it('has one draw; high and low split the pot, and the odd chip goes to the high half (R-TIE-6)', () => {
    const hands = ['2h 3d 4c 7s Kd 6h', 'Kh Kc 9c 9s 2c 9d', 'Ah Qs Jd Tc 4d'];
    const hand = highLow({ hands }).follow(
      'predraw: A may fold / check / bet 5, A bet 5, B raise 10, C fold, A call',
      'first-draw: A discards Kd, B discards 2c, A may fold / check / bet 10, A bet 10, B call',
    );
    // A full house and 7-6-4-3-2 split 43 chips.
    expect(hand.awards).toEqual(['main high B 22', 'main low A 21']);
  });

  it('has no qualifier, and a wheel can win both halves', () => {
    const hands = ['Ah 2d 3c 4s 5h', 'Kh Kc 9c 9s 2c', 'Kd Qs Jd Tc 8d'];
    const line = 'predraw: A bet 5, B call, C call';
    const drawn = 'first-draw: A discards, B discards, C discards, A check, B check, C check';
    expect(highLow({ hands }).follow(line, drawn).awards).toEqual(['main A 18']);
    const second = ['', hands[1], hands[2]];
    const without = highLow({ hands: second }).follow(
      'predraw: A check, B bet 5, C call, A fold',
      'first-draw: B discards, C discards, B check, C check',
    );
    expect(without.awards).toEqual(['main high B 7', 'main low C 6']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot has a high and a low half', () => {
    const hands = ['Ah 2d 3c 4s 6h', 'Kh Kc 9c 9s 2c', 'Kd Qs Jd 9d 8d'];
    const hand = highLow({ stacks: [6, 16, 100], hands }).follow(
      'predraw: A bet 5, B call, C call',
      'first-draw: A discards, B discards, C discards, B bet 10, C call',
    );
    expect(hand.awards).toEqual(['main high B 9', 'main low A 9', 'side high B 10', 'side low C 10']);
  });

  it('R-TIE-4, R-TIE-6: equal hands split their half; the odd chip goes to the first left of the button', () => {
    const hands = ['7h 5d 4c 3s 2h', 'Kh Kc 9c 9s 2c', '7d 5c 4s 3h 2d'];
    const hand = highLow({ hands }).follow(
      'predraw: A bet 5, B call, C call',
      'first-draw: A discards, B discards, C discards, A check, B check, C check',
    );
    expect(hand.awards).toEqual(['main high B 9', 'main low A 5', 'main low C 4']);
  });

  it('P-VAR-5CD: the hand ends if all players pass', () => {
    expect(highLow({}).follow('predraw: A check, B check, C check').awards).toEqual(['passed out']);
  });

  it('P-LOW-1: the low is ace-to-five, without straights and flushes', () => {
    expect(compare('five-draw-hl', '6h 5h 4h 3h 2h', '7c 4d 3s 2d Ah')).toBe('> >');
  });
});

it('P-SETUP-1: two to nine players are possible', () => {
  expect(seating('five-draw-hl', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

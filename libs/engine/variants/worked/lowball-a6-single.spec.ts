import { ANTES, compare, seating, worked } from '../../testing/worked.js';

const lowball = worked('lowball-a6-single', { ...ANTES, stacks: [100, 100, 100] });

describe('P-VAR-LOW: ace-to-six single draw', () => {
  it('antes, opened left of the dealer, a draw, a round at twice the bet', () => {
    const hands = ['5h 4d 3c 2s Ah', '6h 4h 3d 2c Kd Ac'];
    const hand = lowball({ hands }).follow(
      'predraw: A may fold / check / bet 5, A bet 5, B call, C fold',
      'first-draw: A throws, B throws Kd, A may fold / check / bet 10, A bet 10, B raise 20, A call',
    );
    // The wheel is a straight here, and worse than any pair.
    expect(hand.awards).toEqual(['main B 53']);
  });

  it('P-VAR-5CD: all having passed the hand is thrown in', () => {
    expect(lowball({}).follow('predraw: A check, B check, C check').awards).toEqual(['passed out']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['6h 4d 3c 2s Ah', '8h 6d 4s 3d 2c', '9h 6s 4h 3h 2d'];
    const hand = lowball({ stacks: [6, 16, 100], hands }).follow(
      'predraw: A bet 5, B call, C call',
      'first-draw: A throws, B throws, C throws, B bet 10, C call',
    );
    expect(hand.awards).toEqual(['main A 18', 'side B 20']);
  });

  it('R-TIE-4: thirteen chips for two equal hands', () => {
    const hands = ['8h 6d 4d 3c 2s', '', '8c 6h 4s 3d 2c'];
    const hand = lowball({ hands }).follow(
      'predraw: A bet 5, B fold, C call',
      'first-draw: A throws, C throws, A check, C check',
    );
    expect(hand.awards).toEqual(['main A 7', 'main C 6']);
  });

  it.each([
    ['the best hand', '6h 4d 3c 2s Ah', '6h 5d 3c 2s Ah'],
    ['the ace is low: with king to ten it makes no straight', 'Ah Kd Qc Js Th', '2h 2d 3c 4s 6h'],
    ['5-4-3-2-A is a straight', 'Kh Kd Kc 2s 3h', '5h 4d 3c 2s Ah'],
    ['a flush counts against it', 'Kh Kd Kc 2s 3h', '7h 4h 3h 2h Ah'],
    ['and more than a straight', '5h 4d 3c 2s Ah', '7h 4h 3h 2h Ah'],
    ['a pair of aces is the lowest', 'Ah Ad Kc Qs Jh', '2h 2d 3c 4s 5h'],
  ])('P-LOW-1: %s: %s beats %s', (_, better, worse) => {
    expect(compare('lowball-a6-single', better, worse)).toBe('>');
  });
});

it('P-SETUP-1: two to nine play', () => {
  expect(seating('lowball-a6-single', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

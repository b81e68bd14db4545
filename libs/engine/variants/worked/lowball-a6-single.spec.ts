import { failingRows } from '#testing';
import { ANTES, compare, seating, worked } from '../../testing/worked.js';

const lowball = worked('lowball-a6-single', { ...ANTES, stacks: [100, 100, 100] });

describe('P-VAR-LOW: ace-to-six single draw', () => {
  it('has antes, a draw and two betting rounds; the first opens left of the button, and the bet doubles in the second', () => {
    const hands = ['5h 4d 3c 2s Ah', '6h 4h 3d 2c Kd Ac'];
    const hand = lowball({ hands }).follow(
      'predraw: A may fold / check / bet 5, A bet 5, B call, C fold',
      'first-draw: A discards, B discards Kd, A may fold / check / bet 10, A bet 10, B raise 20, A call',
    );
    // The wheel is a straight, which is worse than any pair.
    expect(hand.awards).toEqual(['main B 53']);
  });

  it('P-VAR-5CD: the hand ends if all players pass', () => {
    expect(lowball({}).follow('predraw: A check, B check, C check').awards).toEqual(['passed out']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['6h 4d 3c 2s Ah', '8h 6d 4s 3d 2c', '9h 6s 4h 3h 2d'];
    const hand = lowball({ stacks: [6, 16, 100], hands }).follow(
      'predraw: A bet 5, B call, C call',
      'first-draw: A discards, B discards, C discards, B bet 10, C call',
    );
    expect(hand.awards).toEqual(['main A 18', 'side B 20']);
  });

  it('R-TIE-4: an odd pot for two equal hands', () => {
    const hands = ['8h 6d 4d 3c 2s', '', '8c 6h 4s 3d 2c'];
    const hand = lowball({ hands }).follow(
      'predraw: A bet 5, B fold, C call',
      'first-draw: A discards, C discards, A check, C check',
    );
    expect(hand.awards).toEqual(['main A 7', 'main C 6']);
  });

  it('P-LOW-1: orders hands', () => {
    const rows = [
      ['6-4-3-2-A is the best hand', '6h 4d 3c 2s Ah', '6h 5d 3c 2s Ah'],
      ['A-K-Q-J-T is not a straight, because the ace is low', 'Ah Kd Qc Js Th', '2h 2d 3c 4s 6h'],
      ['5-4-3-2-A is a straight', 'Kh Kd Kc 2s 3h', '5h 4d 3c 2s Ah'],
      ['a flush counts against a hand', 'Kh Kd Kc 2s 3h', '7h 4h 3h 2h Ah'],
      ['a flush is worse than a straight', '5h 4d 3c 2s Ah', '7h 4h 3h 2h Ah'],
      ['a pair of aces beats other pairs', 'Ah Ad Kc Qs Jh', '2h 2d 3c 4s 5h'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect(compare('lowball-a6-single', better, worse)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to nine players are possible', () => {
  expect(seating('lowball-a6-single', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

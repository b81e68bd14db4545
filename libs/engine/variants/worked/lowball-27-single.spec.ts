import { failingRows } from '#testing';
import { compare, seating, worked } from '../../testing/worked.js';

/** Blinds of 1 and 2, no limit. */
const lowball = worked('lowball-27-single', { stacks: [100, 100, 100] });

describe('P-VAR-LOW: deuce-to-seven single draw', () => {
  it('has blinds, a draw and two betting rounds; the second opens left of the button', () => {
    const hands = ['7h 5d 4c 3s Kd 2h', '', '8h 6d 4d 3c 2c'];
    const hand = lowball({ hands }).follow(
      'predraw: C may fold / call 2 / raise 4-100, C raise 6, A call, B fold',
      'first-draw: A discards Kd, C discards, A may fold / check / bet 2-94, A bet 10, C call',
    );
    expect(hand.awards).toEqual(['main A 34']);
  });

  it('cannot be passed out, because the blinds are live bets', () => {
    const hand = lowball({}).follow('predraw: C call, A call, B check', 'first-draw: A discards');
    expect(hand.hand.passedOut).toBe(false);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in before the draw, with a side pot', () => {
    const hands = ['7h 5d 4c 3s 2h', '8h 6d 4d 3c 2c', '9h 6h 4s 3d 2d'];
    const hand = lowball({ stacks: [20, 60, 100], hands }).follow(
      'predraw: C raise 6, A raise 20, B raise 60, C call',
      'first-draw: A discards, B discards, C discards',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: the odd chip of two equal hands depends on the button, not on the cards', () => {
    const hands = ['', '8h 6d 4d 3c 2s', '8c 6h 4s 3d 2c'];
    const hand = lowball({ hands }).follow(
      'predraw: C raise 6, A fold, B call',
      'first-draw: B discards, C discards, B check, C check',
    );
    expect(hand.awards).toEqual(['main B 7', 'main C 6']);
  });
});

describe('P-LOW-1: straights and flushes count, the ace is high', () => {
  it('orders hands', () => {
    const rows = [
      ['7-5-4-3-2 is the best hand', '7h 5d 4c 3s 2h', '7h 6d 4c 3s 2h'],
      ['hands compare from the highest card down', '8h 6d 5c 4s 3h', '8c 7d 4d 3s 2h'],
      ['a flush is worse than a pair', 'Ah Ad Kc Qs Jh', '7h 5h 4h 3h 2h'],
      ['a flush is worse than a straight', '6h 5d 4c 3s 2h', '7h 5h 4h 3h 2h'],
      ['a straight is worse than three of a kind', 'Ah Ad Ac Ks Qh', '6h 5d 4c 3s 2h'],
      ['A-5-4-3-2 is not a straight', '5h 4d 3c 2s Ah', '2h 2d 3c 4s 5h'],
      ['A-5-4-3-2 beats other ace highs', '5h 4d 3c 2s Ah', 'Ah Kd Qc Js 9h'],
      ['any king high beats A-5-4-3-2', 'Kh Qd Jc Ts 8h', '5h 4d 3c 2s Ah'],
      ['A-K-Q-J-T is a straight', '2h 2d 3c 4s 5h', 'Ah Kd Qc Js Th'],
      ['A-5-4-3-2 of a suit is a flush, not a straight flush', '5h 4h 3h 2h Ah', 'Kh Kd Kc 2s 2d'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect([
        compare('lowball-27-single', better, worse),
        compare('lowball-27-single', worse, better),
      ]).toEqual(['>', '<']);
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to nine players are possible', () => {
  expect(seating('lowball-27-single', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

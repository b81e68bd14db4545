import { failingRows } from '#testing';
import { compare, seating, STUD, worked } from '../../testing/worked.js';

const razz27 = worked('razz-27', { ...STUD, stacks: [100, 100, 100] });

describe('P-VAR-RAZZ, P-LOW-1: deuce-to-seven razz', () => {
  it('the ace is the highest card: it owes the bring-in and opens last', () => {
    const hands = ['7h 5h Ad 4c 3s 2d Kh', '8h 6d Kd 4h 3c 2h Kc', '9s 9h 2c'];
    const hand = razz27({ hands }).follow(
      'third: A may bring-in 2 / bet 5, A bring-in, B raise 5, C fold, A call',
      // King-four is lower than ace-four.
      'fourth: B bet 5, A call',
      'fifth: B bet 10, A call',
      'sixth: B check, A bet 10, B call',
      'seventh: B check, A bet 10, B call',
    );
    expect(hand.awards).toEqual(['main A 83']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['7h 5h 2s 4c 3s Kh Qh', '8h 5c 7s 3c 2h Jc Qc', '9d 4h Ad 8d Js 9s Qs'];
    const hand = razz27({ stacks: [6, 16, 100], hands }).follow(
      'third: C bring-in, A raise 5, B call, C call',
      'fourth: B bet 5, C call',
      'fifth: B bet 5, C call',
      ...['sixth:', 'seventh:'],
    );
    expect(hand.awards).toEqual(['main A 18', 'side B 20']);
  });

  it('R-TIE-5: of equal lows the odd chip goes to the lowest card, the deuce of diamonds', () => {
    const hands = ['2h 3d Kc 4s 5h 7c Qd', '9h 9d 9c', '2d 3h Qs 4c 5d 7d Qc'];
    const hand = razz27({ hands }).follow(
      'third: A bring-in, B fold, C call',
      ...['fourth', 'fifth', 'sixth', 'seventh'].map((street) => `${street}: C check, A check`),
    );
    expect(hand.awards).toEqual(['main C 4', 'main A 3']);
  });

  it('P-LOW-1: orders hands', () => {
    const rows = [
      ['A-5-4-3-2 is ace high, which any king high beats', 'Kh Qd Jc Th 8d 8h 8c', '5h 4d 3c 2h Ad Ah As'],
      ['A-5-4-3-2 is not a straight, and beats any pair', '5h 4d 3c 2h Ad Ah As', '2h 2d 3c 3d 4h 4c 5c'],
      ['other cards may play instead of a straight', '6h 5d 4c 3h 2d 8c Kh', '9h 5c 4d 3d 2c Kd Ks'],
      ['other cards may play instead of a flush', '7h 5h 4h 3h 2h 8c Kd', '8h 7d 6c 5c 2d Kh Ks'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect(compare('razz-27', better, worse)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to eight players are possible', () => {
  expect(seating('razz-27', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

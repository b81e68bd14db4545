import { failingRows } from '#testing';
import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const badeucy = worked('badeucy', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: badeucy', () => {
  it('has five cards and three draws; the best badugi with high aces and the best deuce-to-seven low win one half each', () => {
    const hands = ['2h 3d 4c Ks Kd 5s 9h', '', '2d 3c 4d 5d Qc 7h'];
    const hand = badeucy({ hands }).follow(
      'predraw: C may fold / call 10 / raise 20, C raise 20, A call, B fold',
      'first-draw: A discards Ks Kd, C discards Qc, A may fold / check / bet 10, A bet 10, C call',
      'second-draw: A discards, C discards, A may fold / check / bet 20, A bet 20, C call',
      'third-draw: A discards, C discards, A bet 20, C call',
    );
    // A has 5-4-3-2 of four suits and C has 7-5-4-3-2: the best hands of both halves.
    expect(hand.awards).toEqual(['main badugi A 75', 'main low C 75']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot is split into both halves', () => {
    const hands = ['2h 3d 4c 5s 7h', '2d 3h 4s 6c Kh', '2c 3c 5h 7d 8d'];
    const hand = badeucy({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A discards, B discards, C discards, B bet 10, C call',
      'second-draw: A discards, B discards, C discards, B bet 10, C call',
      'third-draw: A discards, B discards, C discards',
    );
    expect(hand.awards).toEqual(['main A 60', 'side badugi B 20', 'side low C 20']);
  });

  it('R-TIE-6, R-TIE-4: the badugi half of 45 chips is 23; equal lows split the other 22', () => {
    const hands = ['', '2d 3c 4s 5h 7h', '2c 3d 4h 5d 7d'];
    const hand = badeucy({ hands }).follow(
      'predraw: C raise 20, A fold, B call',
      ...['first', 'second', 'third'].map((draw) => `${draw}-draw: B discards, C discards, B check, C check`),
    );
    expect(hand.awards).toEqual(['main badugi B 23', 'main low B 11', 'main low C 11']);
  });

  it('P-LOW-1: compares hands in both halves', () => {
    const rows = [
      ['the ace is high in both halves', 'Kh Qd Jc Ts 8h', 'Ah 2d 3c 4s 4h', '> >'],
      ['A-5-4-3-2 is ace high, not a straight', 'Ah 2d 3c 4s 5d', '2h 2c 3d 3s 4h', '> >'],
      [
        'a flush counts against the low, and is a badugi of one card',
        '7h 5h 4h 3h 2h',
        'Kh Qd Jc Ts 8c',
        '< <',
      ],
      [
        'a straight counts against the low, and makes the best badugi',
        '6h 5s 4c 3d 2h',
        'Kh Qd Jc Ts 8c',
        '> <',
      ],
    ] as const;
    const failures = failingRows(rows, ([, hand, other, signs]) => {
      expect(compare('badeucy', hand, other)).toBe(signs);
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to nine players are possible', () => {
  expect(seating('badeucy', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

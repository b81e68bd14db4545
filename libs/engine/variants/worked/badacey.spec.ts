import { failingRows } from '#testing';
import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const badacey = worked('badacey', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: badacey', () => {
  it('has five cards and three draws; the best badugi and the best ace-to-five low win one half each', () => {
    const hands = ['Ah 2d 3c Ks Kd 6s 8h 9h', '', '2h 3h 4h 5d Qc Ac'];
    const hand = badacey({ hands }).follow(
      'predraw: C may fold / call 10 / raise 20, C raise 20, A call, B fold',
      'first-draw: A discards Ks Kd, C discards Qc, A may fold / check / bet 10, A bet 10, C call',
      'second-draw: A discards 8h, C discards, A may fold / check / bet 20, A bet 20, C call',
      'third-draw: A discards, C discards, A bet 20, C call',
    );
    // A has 6-3-2-A of four suits. C has the wheel, but only three cards for a badugi.
    expect(hand.awards).toEqual(['main badugi A 75', 'main low C 75']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot is split into both halves', () => {
    const hands = ['Ah 2d 3c 4s 5h', '2h 3d 4c 6s Kh', 'Ac 2c 3h 7d 8d'];
    const hand = badacey({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A discards, B discards, C discards, B bet 10, C call',
      'second-draw: A discards, B discards, C discards, B bet 10, C call',
      'third-draw: A discards, B discards, C discards',
    );
    expect(hand.awards).toEqual(['main A 60', 'side badugi B 20', 'side low C 20']);
  });

  it('R-TIE-6, R-TIE-4: the badugi half of 45 chips is 23; equal lows split the other 22', () => {
    const hands = ['', 'Ah 2d 3c 4s 7h', 'Ac 2c 3d 4h 7d'];
    const hand = badacey({ hands }).follow(
      'predraw: C raise 20, A fold, B call',
      ...['first', 'second', 'third'].map((draw) => `${draw}-draw: B discards, C discards, B check, C check`),
    );
    expect(hand.awards).toEqual(['main badugi B 23', 'main low B 11', 'main low C 11']);
  });

  it('compares hands in both halves', () => {
    const rows = [
      ['the ace is low in both halves', 'Ah 2d 3c 4s 5h', '2h 3d 4c 5s 6h', '> >'],
      ['a flush is a bad badugi and a good low', '5h 4h 3h 2h Ah', '9h 8d 7c 6s Kh', '< >'],
      ['the best four of five cards make the badugi', 'Ah 2d 3c 4s 4h', 'Ac 2s 3h 5d 6c', '> <'],
    ] as const;
    const failures = failingRows(rows, ([, hand, other, signs]) => {
      expect(compare('badacey', hand, other)).toBe(signs);
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to nine players are possible', () => {
  expect(seating('badacey', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

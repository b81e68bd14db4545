import { failingRows } from '#testing';
import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const triple = worked('lowball-a5-triple', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-LOW: ace-to-five triple draw', () => {
  it('has three draws and four betting rounds; bets double after the second draw', () => {
    const hands = ['Ah 2h 3h Ks Kd 4h 9h 5h', '', '2d 3c 6s 4d Qh Ac'];
    const hand = triple({ hands }).follow(
      'predraw: C raise 20, A call, B fold',
      'first-draw: A discards Ks Kd, C discards Qh, A may fold / check / bet 10, A check, C bet 10, A call',
      'second-draw: A discards 9h, C discards, A may fold / check / bet 20, A check, C bet 20, A raise 40, C call',
      'third-draw: A discards, C discards, A bet 20, C call',
    );
    // The winner has the wheel in one suit.
    expect(hand.awards).toEqual(['main A 190']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['5h 4d 3c 2s Ah', '8h 6d 4s 3d 2c', '9h 6h 4h 3h 2d'];
    const hand = triple({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A discards, B discards, C discards, B bet 10, C call',
      'second-draw: A discards, B discards, C discards, B bet 10, C call',
      'third-draw: A discards, B discards, C discards',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 40']);
  });

  it('R-TIE-4: an odd pot for two equal hands', () => {
    const hands = ['', '8h 6d 4d 3c Ad', '8c 6h 4s 3d Ac'];
    const hand = triple({ hands }).follow(
      'predraw: C raise 20, A fold, B call',
      ...['first', 'second', 'third'].map((draw) => `${draw}-draw: B discards, C discards, B check, C check`),
    );
    expect(hand.awards).toEqual(['main B 23', 'main C 22']);
  });

  it('P-LOW-1: orders hands', () => {
    const rows = [
      ['straights are ignored', '6h 5d 4c 3s 2h', '7h 4d 3c 2s Ah'],
      ['flushes are ignored', '7h 5h 4h 3h 2h', '7d 6c 3s 2d Ac'],
      ['the ace is low', 'Ah Kd Qc Js 9h', '2h Kc Qd Jh 9d'],
      ['any five different ranks beat a pair', 'Kh Qd Jc Ts 9h', 'Ah Ad 2c 3s 4h'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect(compare('lowball-a5-triple', better, worse)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to nine players are possible', () => {
  expect(seating('lowball-a5-triple', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

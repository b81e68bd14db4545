import { failingRows } from '#testing';
import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const lowball = worked('lowball-a5-single', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-LOW: ace-to-five single draw', () => {
  it('has blinds, a draw and two betting rounds; the bet doubles in the second', () => {
    const hands = ['5h 4h 3h 2h Kd Ah', '', '6h 4d 3c 2c Ac'];
    const hand = lowball({ hands }).follow(
      'predraw: C may fold / call 10 / raise 20, C raise 20, A call, B fold',
      'first-draw: A discards Kd, C discards, A may fold / check / bet 20, A bet 20, C raise 40, A raise 60, C call',
    );
    // The winner has the wheel; straights and flushes do not count.
    expect(hand.awards).toEqual(['main A 170']);
  });

  it('R-BET-4: a game with two rounds allows a bet and four raises; the blind is the first bet', () => {
    lowball({ switches: { betsPerRound: 'by-rounds' } }).follow(
      'predraw: C raise 20, A raise 30, B raise 40, C raise 50, A raise 60 -> raise-cap',
    );
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['5h 4d 3c 2s Ah', '8h 6d 4s 3d 2c', '9h 6h 4h 3h 2d'];
    const hand = lowball({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A discards, B discards, C discards, B bet 20, C call',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 40']);
  });

  it('R-TIE-4: an odd pot for two equal hands', () => {
    const hands = ['', '8h 6d 4d 3c 2s', '8c 6h 4s 3d 2c'];
    const hand = lowball({ hands }).follow(
      'predraw: C raise 20, A fold, B call',
      'first-draw: B discards, C discards, B check, C check',
    );
    expect(hand.awards).toEqual(['main B 23', 'main C 22']);
  });

  it('P-LOW-1: orders hands', () => {
    const rows = [
      ['straights are ignored', '6h 5d 4c 3s 2h', '7h 4d 3c 2s Ah'],
      ['flushes are ignored', '7h 5h 4h 3h 2h', '7d 6c 3s 2d Ac'],
      ['the ace is low', '5h 4d 3c 2s Ah', '6h 4d 3c 2s Ah'],
      ['a pair of aces beats a pair of deuces', 'Ah Ad Kc Qs Jh', '2h 2d 3c 4s 5h'],
      ['any five different ranks beat a pair', 'Kh Qd Jc Ts 9h', 'Ah Ad 2c 3s 4h'],
      ['hands compare from the highest card down', '8h 6d 5c 4s 3h', '8c 7d 4d 3s 2h'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect(compare('lowball-a5-single', better, worse)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to nine players are possible', () => {
  expect(seating('lowball-a5-single', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

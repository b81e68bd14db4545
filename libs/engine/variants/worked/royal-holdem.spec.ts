import { failingRows } from '#testing';
import { compare, seating, worked } from '../../testing/worked.js';

const royal = worked('royal-holdem', { stacks: [100, 100, 100] });

describe('P-VAR-MORE: royal hold’em, twenty cards', () => {
  it('four aces beat four kings in a hand of four streets', () => {
    const hands = ['Ah Ad', 'Kh Kd', 'Qh Qd'];
    const hand = royal({ hands, board: 'As Ks Qs Ac Kc' }).follow(
      'preflop: C raise 6, A call, B call',
      'flop: A check, B bet 10, C call, A call',
      'turn: A may fold / check / bet 2-84, A bet 20, B call, C fold',
      'river: A bet 64, B call',
    );
    expect(hand.awards).toEqual(['main A 216']);
  });

  it('P-ALLIN-2: the short stack’s full house takes the main pot, the next best the side pot', () => {
    const hands = ['Ah Ad', 'Kh Kd', 'Jh Jd'];
    const hand = royal({ stacks: [20, 60, 100], hands, board: 'As Ks Qs Qc Tc' }).follow(
      'preflop: C raise 6, A raise 20, B raise 60, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('P-RANK-3, R-TIE-4: all players play the straight on the board, and split seven chips into 3, 2 and 2', () => {
    const hands = ['', 'Ah Ad', 'Kh Kd', 'Qh Qd'];
    const hand = royal({ stacks: [50, 50, 50, 50], hands, board: 'Th Jd Qc Ks As' }).follow(
      'preflop: C call, D call, A fold, B check',
      ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check, D check`),
    );
    expect(hand.awards).toEqual(['main B 3', 'main C 2', 'main D 2']);
  });
});

describe('the usual order of hands', () => {
  it('P-RANK-1: a higher category wins', () => {
    const rows = [
      ['P-RANK-1: the only flush is a royal flush', 'Ah Kh Qh Jh Th', 'Ah Ad Ac As Kh'],
      ['P-RANK-1: a full house beats a straight', 'Th Td Tc Jh Jd', 'Ah Kd Qc Jh Th'],
      ['P-RANK-1: a straight beats three of a kind', 'Ah Kd Qc Jh Th', 'Ah Ad Ac Kh Qd'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect(compare('royal-holdem', better, worse)).toBe('>');
    });
    expect(failures).toEqual([]);
  });

  it('P-DECK-1: the lowest card is a ten', () => {
    expect(() => royal({ hands: ['9h Ad'] }).follow('preflop:')).toThrow('9h is not in the deck');
  });
});

it('P-SETUP-1: two to six players are possible, because seven would leave no board', () => {
  expect(seating('royal-holdem', 2, 6, 7)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

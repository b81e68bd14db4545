import { failingRows } from '#testing';
import { compare, seating, worked } from '../../testing/worked.js';

const holdem = worked('holdem', { stacks: [100, 100, 100] });

describe('P-VAR-HOLDEM: a hand street by street', () => {
  it('has blinds, two hole cards, flop, turn and river; ace-king and king-three both play 5-5-5-K-K', () => {
    const hand = holdem({ hands: ['Kc 3d', 'Qh Jh', 'Ah Kd'], board: '5c 5d 5h Ks 7c' }).follow(
      'preflop: C may fold / call 2 / raise 4-100, C raise 6, A call 5, B fold',
      'flop: A may fold / check / bet 2-94, A check, C bet 10, A call',
      'turn: A check, C bet 20, A may fold / call 20 / raise 40-84, A raise 39 -> short-raise, A raise 50, C call 30',
      'river: A may fold / check / bet 2-34, A check, C check',
    );
    expect(hand.awards).toEqual(['main A 67', 'main C 67']);
  });

  it('P-BET-1, P-BLIND-1: heads-up, the button posts the small blind, acts first before the flop and last after it', () => {
    const hand = holdem({ stacks: [100, 100], hands: ['2h 2d', 'Ah Kd'], board: '9c 8d 5h Js 7c' }).follow(
      'preflop: B may fold / call 1 / raise 4-100, B call, A may fold / check / raise 4-100, A check',
      'flop: B check -> wrong-turn, A check, B bet 2, A call',
      'turn: A check, B check',
      'river: A check, B check',
    );
    expect(hand.awards).toEqual(['main A 8']);
  });

  it('P-BET-3, P-SHOW-1: the last player left wins without a showdown', () => {
    expect(holdem({}).follow('preflop: C fold, A raise 6, B fold').awards).toEqual(['main A 4']);
  });
});

describe('P-ALLIN-1, P-ALLIN-2: all-in', () => {
  const hands = ['Ah As', 'Kh Ks', 'Qh Qs', 'Jh Js'];
  const raises = 'preflop: C raise 6, D raise 20, A raise 40, B raise 80, C call, D call';
  const deal = { stacks: [40, 100, 80, 60], hands };
  const rest = ['flop:', 'turn:', 'river:'];

  it('all-ins of different sizes make side pots, and an unmatched bet is returned', () => {
    const hand = holdem({ ...deal, board: '2c 7d 9h 3c 4s' }).follow(raises, ...rest);
    expect(hand.awards).toEqual(['main A 160', 'side B 60', 'side-2 B 40']);
    expect(hand.hand.stack).toEqual([0, 20, 0, 0]);
  });

  it('R-TIE-7: a tie splits each pot separately', () => {
    const board = 'Ts Jd Qd Kc Ad';
    expect(holdem({ ...deal, board }).follow(raises, ...rest).awards).toEqual([
      ...['main A 40', 'main B 40', 'main C 40', 'main D 40'],
      ...['side B 20', 'side C 20', 'side D 20'],
      ...['side-2 B 20', 'side-2 C 20'],
    ]);
  });
});

describe('R-TIE-4: a pot of seven among three', () => {
  it('the odd chip goes to the first tied hand left of the button', () => {
    const hand = holdem({ stacks: [50, 50, 50, 50], board: 'Th Jd Qc Ks As' }).follow(
      'preflop: C call, D call, A fold, B check',
      ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check, D check`),
    );
    expect(hand.awards).toEqual(['main B 3', 'main C 2', 'main D 2']);
  });
});

describe('which hand wins', () => {
  it('P-RANK-1, P-RANK-2, P-DECK-2: the better hand wins', () => {
    const rows = [
      ['P-RANK-2', '4h 4d 4c 7h 7d', '2h 2d 2c Kh Kd'],
      ['P-RANK-2', '4h 4d 4c 3h 2d', '2h 2c 2s Ah Kd'],
      ['P-RANK-2', '5h 5d 5c 9h 9d', '5h 5d 5c 6h 6d'],
      ['P-RANK-2', 'Kh Kd 2c 2h Ad', '7h 7d 3c 3h Qd'],
      ['P-RANK-2', '7h 7d 3c 3h Qd', '7h 7d 2c 2h Ad'],
      ['P-RANK-2', 'Ah Kd 8c 3h 2d', 'Ah Kd 7c 6h 5d'],
      ['P-RANK-2', '6h 5d 4c 3h 2d', '5h 4d 3c 2h Ad'],
      ['P-DECK-2, a straight does not wrap around the ace', '2h 2d Kc Qh Jd', '2h Ad Kc Qh Jd'],
      ['P-DECK-2, the wheel is a straight', '5h 4d 3c 2h Ad', 'Ah Ad Ac Kh Qd'],
      ['P-RANK-1, a full house beats a flush', '2h 2d 2c 3h 3d', 'Ah Kh Qh Jh 9h'],
      ['P-RANK-1, a flush beats a straight', '7h 5h 4h 3h 2h', 'Ah Kd Qc Jh Td'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect([compare('holdem', better, worse), compare('holdem', worse, better)]).toEqual(['>', '<']);
    });
    expect(failures).toEqual([]);
  });

  it('P-RANK-3, P-DECK-3: equal hands tie', () => {
    const rows = [
      ['P-DECK-3, suits are equal', 'Ah Kh on Qh 9h 2h Ad Kd', 'Ah Kh on Qh 9h 2h As Ks'],
      ['P-RANK-3, a sixth card does not break a tie', 'Ah 3d on Ad Kc Qs Jh 2c', 'As 9d on Ad Kc Qs Jh 2c'],
      ['P-RANK-3, the board may play', '2h 3d on Ad Kc Qs Jh Tc', '9h 9d on Ad Kc Qs Jh Tc'],
    ] as const;
    const failures = failingRows(rows, ([, hand, other]) => {
      expect(compare('holdem', hand, other)).toBe('=');
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to twenty-two players are possible', () => {
  expect(seating('holdem', 1, 2, 22, 23)).toEqual(['too-few-players', 'dealt', 'dealt', 'too-many-players']);
});

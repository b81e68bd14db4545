import { failingRows } from '#testing';
import { compare, POT, seating, worked } from '../../testing/worked.js';

const omaha6 = worked('omaha-6', { ...POT, stacks: [200, 200, 200] });

describe('P-VAR-OMAHA: six-card Omaha', () => {
  it('plays the best two of six hole cards', () => {
    const hands = ['Ah Kd Qd Jd 8s 7c', '', '9c 9d 4s 4c 8d 6d'];
    const hand = omaha6({ hands, board: '2h 3h Th 9h 5s' }).follow(
      'preflop: C raise 7, A call, B fold',
      'flop: A check, C check',
      'turn: A check, C bet 16, A call',
      // Six and four with 5-3-2 make a straight, which beats three nines.
      'river: A check, C bet 48, A may fold / call 48 / raise 96-177, A call',
    );
    expect(hand.held.map((cards) => cards.length)).toEqual([6, 6, 6]);
    expect(hand.awards).toEqual(['main C 144']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['Ah As 7c 2d 2h 2c', 'Kh Ks 8c 3d 3s 3h', 'Qh Qs 9c 4d 4h 4s'];
    const hand = omaha6({ stacks: [20, 60, 100], hands, board: 'Jd Tc 6h 5s 7d' }).follow(
      'preflop: C raise 7, A raise 20, B raise 60, C call',
      ...['flop:', 'turn:', 'river:'],
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 80']);
  });

  it('R-TIE-4: an odd pot for two equal straights', () => {
    const hands = ['', 'Ah Kd 4c 4d 6h 6c', 'As Kc 5c 5d 6s 6d'];
    const hand = omaha6({ hands, board: 'Qh Jd Tc 2s 3d' }).follow(
      'preflop: C raise 7, A fold, B call',
      ...['flop', 'turn', 'river'].map((street) => `${street}: B check, C check`),
    );
    expect(hand.awards).toEqual(['main B 8', 'main C 7']);
  });

  it('P-VAR-OMAHA: exactly two of six hole cards play', () => {
    const rows = [
      [
        'a royal flush as hole cards plays ace-king only',
        '2c 3d 7s 8s Jc Tc',
        'Ah Kh Qh Jh Th 9h',
        '2h 3c 5d 6c 9s',
      ],
      ['any two of six hole cards play', '5h 4h As Ks Qs Js', 'Ac Ad Kc Kd Qc Qd', 'Ah 8h 7h 2s 3d'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse, board]) => {
      expect(compare('omaha-6', `${better} on ${board}`, `${worse} on ${board}`)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to seven players are possible, because eight would need 53 cards', () => {
  expect(seating('omaha-6', 2, 7, 8)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

import { failingRows } from '#testing';
import { compare, seating, STUD, worked } from '../../testing/worked.js';

const razz = worked('razz', { ...STUD, stacks: [100, 100, 100] });

describe('P-VAR-RAZZ: razz', () => {
  it('the highest upcard by rank and suit, aces low, owes the bring-in; the lowest exposed hand opens', () => {
    const hands = ['Qs Jd Kd', '6c 7c Ks 2d 3h 4h Kh', 'Jh Tc Qh', '2h 3s Ac 5d 5c 6h 8s'];
    const hand = razz({ stacks: [100, 100, 100, 100], hands }).follow(
      'third: B may bring-in 2 / bet 5, B bring-in, C fold, D raise 5, A fold, B call',
      'fourth: D may fold / check / bet 5, D bet 5, B call',
      // A pair is worse than king-three-deuce.
      'fifth: B may fold / check / bet 10, B bet 10, D call',
      'sixth: B bet 10, D call',
      'seventh: B check, D check',
    );
    expect(hand.awards).toEqual(['main D 64']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['As 4d 2c 3c 6h Kh Qh', 'Ad 5c 7s 8c Tc Jc Qc', '2d 4h Kd 9h Js 9s Qs'];
    const hand = razz({ stacks: [6, 16, 100], hands }).follow(
      'third: C bring-in, A raise 5, B call, C call',
      'fourth: B bet 5, C call',
      'fifth: B bet 5, C call',
      ...['sixth:', 'seventh:'],
    );
    expect(hand.awards).toEqual(['main A 18', 'side B 20']);
  });

  // Two equal seven lows split seven chips.
  it('R-TIE-5: the odd chip goes to the lowest card', () => {
    const rows = [
      ['the deuce of diamonds is lower than the deuce of hearts', '2h', '2d', ['main C 4', 'main A 3']],
      ['an ace is lower than a deuce', '2h', 'Ac', ['main C 7']],
      ['the suit decides between aces', 'Ah', 'Ad', ['main C 4', 'main A 3']],
    ] as const;
    const failures = failingRows(rows, ([, ofA, ofC, awards]) => {
      const hands = [`${ofA} 3d Kc 4s 5h 7c Qd`, '9h 9d 9c', `${ofC} 3h Qs 4c 5d 7d Qc`];
      const hand = razz({ hands }).follow(
        'third: A bring-in, B fold, C call',
        ...['fourth', 'fifth', 'sixth', 'seventh'].map((street) => `${street}: C check, A check`),
      );
      expect(hand.awards).toEqual(awards);
    });
    expect(failures).toEqual([]);
  });

  it('P-VAR-RAZZ, P-LOW-1: orders hands', () => {
    const rows = [
      ['the wheel is the best hand', '5h 4d 3c 2h Ad Kc Kh', '6h 4c 3d 2c As Kd Ks'],
      ['a flush does not count against a hand', '6h 4h 3h 2h Ah Kc Kd', '6d 5c 3d 2c As Kh Ks'],
      ['P-LOW-1: hands compare from the highest card down', '8h 6d 5c 4h 3d Kc Kh', '8c 7h 4c 3c 2d Kd Ks'],
      ['any five different ranks beat a pair', 'Kh Qd Jc Th 9d 9h 9c', 'Ah Ad 2c 2d 3h 3d 4c'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect(compare('razz', better, worse)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

describe('P-SETUP-1: eight players', () => {
  it('share one seventh card', () => {
    const stacks = Array.from({ length: 8 }, () => 6);
    const hands = ['Kc Qc Ks'];
    const calls = [...'CDEFGH'].map((name) => `${name} call`).join(', ');
    const hand = razz({ stacks, hands }).follow(
      `third: A bring-in, B raise 5, ${calls}, A call`,
      ...['fourth:', 'fifth:', 'sixth:', 'seventh:'],
    );
    expect([hand.hand.boards[0].length, hand.held[0].length]).toEqual([1, 6]);
  });

  it('are the maximum', () => {
    expect(seating('razz', 2, 8, 9)).toEqual(['dealt', 'dealt', 'too-many-players']);
  });
});

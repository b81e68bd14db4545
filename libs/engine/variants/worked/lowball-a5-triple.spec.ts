import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const triple = worked('lowball-a5-triple', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-LOW: ace-to-five triple draw', () => {
  it('three draws, four rounds, the bets double behind the second draw', () => {
    const hands = ['Ah 2h 3h Ks Kd 4h 9h 5h', '', '2d 3c 6s 4d Qh Ac'];
    const hand = triple({ hands }).follow(
      'predraw: C raise 20, A call, B fold',
      'first-draw: A throws Ks Kd, C throws Qh, A may fold / check / bet 10, A check, C bet 10, A call',
      'second-draw: A throws 9h, C throws, A may fold / check / bet 20, A check, C bet 20, A raise 40, C call',
      'third-draw: A throws, C throws, A bet 20, C call',
    );
    // A straight flush is the wheel.
    expect(hand.awards).toEqual(['main A 190']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['5h 4d 3c 2s Ah', '8h 6d 4s 3d 2c', '9h 6h 4h 3h 2d'];
    const hand = triple({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A throws, B throws, C throws, B bet 10, C call',
      'second-draw: A throws, B throws, C throws, B bet 10, C call',
      'third-draw: A throws, B throws, C throws',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 40']);
  });

  it('R-TIE-4: forty-five chips for two equal hands', () => {
    const hands = ['', '8h 6d 4d 3c Ad', '8c 6h 4s 3d Ac'];
    const hand = triple({ hands }).follow(
      'predraw: C raise 20, A fold, B call',
      ...['first', 'second', 'third'].map((draw) => `${draw}-draw: B throws, C throws, B check, C check`),
    );
    expect(hand.awards).toEqual(['main B 23', 'main C 22']);
  });

  it.each([
    ['straights are ignored', '6h 5d 4c 3s 2h', '7h 4d 3c 2s Ah'],
    ['flushes are ignored', '7h 5h 4h 3h 2h', '7d 6c 3s 2d Ac'],
    ['the ace is low', 'Ah Kd Qc Js 9h', '2h Kc Qd Jh 9d'],
    ['any five ranks before a pair', 'Kh Qd Jc Ts 9h', 'Ah Ad 2c 3s 4h'],
  ])('P-LOW-1: %s: %s beats %s', (_, better, worse) => {
    expect(compare('lowball-a5-triple', better, worse)).toBe('>');
  });
});

it('P-SETUP-1: two to nine play', () => {
  expect(seating('lowball-a5-triple', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

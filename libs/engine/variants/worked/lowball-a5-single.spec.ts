import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const lowball = worked('lowball-a5-single', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-LOW: ace-to-five single draw', () => {
  it('blinds, a round, a draw, a round at twice the bet', () => {
    const hands = ['5h 4h 3h 2h Kd Ah', '', '6h 4d 3c 2c Ac'];
    const hand = lowball({ hands }).follow(
      'predraw: C may fold / call 10 / raise 20, C raise 20, A call, B fold',
      'first-draw: A throws Kd, C throws, A may fold / check / bet 20, A bet 20, C raise 40, A raise 60, C call',
    );
    // A straight flush that is neither: the wheel.
    expect(hand.awards).toEqual(['main A 170']);
  });

  it('R-BET-4: with two rounds there are a bet and four raises, the blind the first of them', () => {
    lowball({ switches: { betsPerRound: 'by-rounds' } }).follow(
      'predraw: C raise 20, A raise 30, B raise 40, C raise 50, A raise 60 -> raise-cap',
    );
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const hands = ['5h 4d 3c 2s Ah', '8h 6d 4s 3d 2c', '9h 6h 4h 3h 2d'];
    const hand = lowball({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A throws, B throws, C throws, B bet 20, C call',
    );
    expect(hand.awards).toEqual(['main A 60', 'side B 40']);
  });

  it('R-TIE-4: forty-five chips for two equal hands', () => {
    const hands = ['', '8h 6d 4d 3c 2s', '8c 6h 4s 3d 2c'];
    const hand = lowball({ hands }).follow(
      'predraw: C raise 20, A fold, B call',
      'first-draw: B throws, C throws, B check, C check',
    );
    expect(hand.awards).toEqual(['main B 23', 'main C 22']);
  });

  it.each([
    ['straights are ignored', '6h 5d 4c 3s 2h', '7h 4d 3c 2s Ah'],
    ['flushes are ignored', '7h 5h 4h 3h 2h', '7d 6c 3s 2d Ac'],
    ['the ace is low', '5h 4d 3c 2s Ah', '6h 4d 3c 2s Ah'],
    ['and in a pair too: aces before deuces', 'Ah Ad Kc Qs Jh', '2h 2d 3c 4s 5h'],
    ['any five ranks before a pair', 'Kh Qd Jc Ts 9h', 'Ah Ad 2c 3s 4h'],
    ['from the highest card down', '8h 6d 5c 4s 3h', '8c 7d 4d 3s 2h'],
  ])('P-LOW-1: %s: %s beats %s', (_, better, worse) => {
    expect(compare('lowball-a5-single', better, worse)).toBe('>');
  });
});

it('P-SETUP-1: two to nine play', () => {
  expect(seating('lowball-a5-single', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

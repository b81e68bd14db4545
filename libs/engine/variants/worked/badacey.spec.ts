import { compare, LIMIT, seating, worked } from '../../testing/worked.js';

const badacey = worked('badacey', { ...LIMIT, stacks: [200, 200, 200] });

describe('P-VAR-MORE: badacey', () => {
  it('five cards, three draws; half for the best badugi of them, half for the ace-to-five low', () => {
    const hands = ['Ah 2d 3c Ks Kd 6s 8h 9h', '', '2h 3h 4h 5d Qc Ac'];
    const hand = badacey({ hands }).follow(
      'predraw: C may fold / call 10 / raise 20, C raise 20, A call, B fold',
      'first-draw: A throws Ks Kd, C throws Qc, A may fold / check / bet 10, A bet 10, C call',
      'second-draw: A throws 8h, C throws, A may fold / check / bet 20, A bet 20, C call',
      'third-draw: A throws, C throws, A bet 20, C call',
    );
    // A: 6-3-2-A of four suits; C: the wheel, and but three cards for a badugi.
    expect(hand.awards).toEqual(['main badugi A 75', 'main low C 75']);
  });

  it('P-ALLIN-1, R-TIE-7: each pot has both halves', () => {
    const hands = ['Ah 2d 3c 4s 5h', '2h 3d 4c 6s Kh', 'Ac 2c 3h 7d 8d'];
    const hand = badacey({ stacks: [20, 40, 200], hands }).follow(
      'predraw: C raise 20, A call, B call',
      'first-draw: A throws, B throws, C throws, B bet 10, C call',
      'second-draw: A throws, B throws, C throws, B bet 10, C call',
      'third-draw: A throws, B throws, C throws',
    );
    expect(hand.awards).toEqual(['main A 60', 'side badugi B 20', 'side low C 20']);
  });

  it('R-TIE-6, R-TIE-4: of forty-five the badugi has twenty-three; equal lows divide the rest', () => {
    const hands = ['', 'Ah 2d 3c 4s 7h', 'Ac 2c 3d 4h 7d'];
    const hand = badacey({ hands }).follow(
      'predraw: C raise 20, A fold, B call',
      ...['first', 'second', 'third'].map((draw) => `${draw}-draw: B throws, C throws, B check, C check`),
    );
    expect(hand.awards).toEqual(['main badugi B 23', 'main low B 11', 'main low C 11']);
  });

  it.each([
    ['the ace is low both ways', 'Ah 2d 3c 4s 5h', '2h 3d 4c 5s 6h', '> >'],
    ['a flush is no badugi and a fine low', '5h 4h 3h 2h Ah', '9h 8d 7c 6s Kh', '< >'],
    ['the best four of five', 'Ah 2d 3c 4s 4h', 'Ac 2s 3h 5d 6c', '> <'],
  ])('%s: %s and %s stand %s', (_, hand, other, signs) => {
    expect(compare('badacey', hand, other)).toBe(signs);
  });
});

it('P-SETUP-1: two to nine play', () => {
  expect(seating('badacey', 2, 9, 10)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

import { failingRows } from '#testing';
import { compare, seating, worked } from '../../testing/worked.js';

/** Antes of 5, bets of 10 and 20. */
const rhodeIsland = worked('rhode-island', {
  limit: 'fixed-limit',
  bigBlind: 0,
  ante: 5,
  smallBet: 10,
  bigBet: 20,
  stacks: [200, 200],
});

describe('P-VAR-MORE: Rhode Island hold’em', () => {
  it('has one hole card, two board cards and three betting rounds; bets double after the first', () => {
    const hand = rhodeIsland({ hands: ['9h', 'Kc'], board: '8d Ts' }).follow(
      'preflop: A may fold / check / bet 10, A bet 10, B call',
      'flop: A may fold / check / bet 20, A check, B bet 20, A call',
      'turn: A may fold / check / bet 20, A bet 20, B raise 40, A call',
    );
    expect(hand.awards).toEqual(['main A 150']);
  });

  it('P-ALLIN-1, P-ALLIN-2: all-in with a side pot', () => {
    const deal = { stacks: [15, 35, 200], hands: ['9h', 'Kc', 'Qc'], board: '8d Ts' };
    const hand = rhodeIsland(deal).follow(
      'preflop: A bet 10, B call, C call',
      'flop: B bet 20, C may fold / call 20, C call',
      'turn:',
    );
    expect(hand.awards).toEqual(['main A 45', 'side B 40']);
  });

  it('P-DECK-3, R-TIE-4: equal ranks split the pot; the odd chip goes left of the button', () => {
    const hand = rhodeIsland({ stacks: [200, 200, 200], hands: ['Ah', '2c', 'Ad'], board: '8d Ts' }).follow(
      'preflop: A bet 10, B fold, C call',
      'flop: A check, C check',
      'turn: A check, C check',
    );
    expect(hand.awards).toEqual(['main A 18', 'main C 17']);
  });

  it('P-DECK-2: orders hands of three cards', () => {
    const rows = [
      ['a straight beats a flush', '9h on 8d Ts', 'Ad on 8d Td'],
      ['three of a kind beats a straight', '8h on 8d 8s', 'Ah on Kd Qs'],
      ['a straight flush beats three of a kind', '3h on 2h Ah', 'Ah on Ad As'],
      ['a flush beats a pair', '4h on 2h 9h', 'Ah on Ad Ks'],
      ['P-DECK-2: 3-2-A is a straight', '3h on 2d As', 'Ah on Ad Ks'],
      ['P-DECK-2: 3-2-A is the lowest straight', '4h on 3d 2s', '3h on 2d As'],
      ['P-DECK-2: K-A-2 is not a straight', '2h on 2d 3s', 'Kh on Ad 2s'],
    ] as const;
    const failures = failingRows(rows, ([, better, worse]) => {
      expect(compare('rhode-island', better, worse)).toBe('>');
    });
    expect(failures).toEqual([]);
  });
});

it('P-SETUP-1: two to twenty-two players are possible', () => {
  expect(seating('rhode-island', 2, 22, 23)).toEqual(['dealt', 'dealt', 'too-many-players']);
});

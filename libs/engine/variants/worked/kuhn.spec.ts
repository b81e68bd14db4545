import { failingRows } from '#testing';
import { compare, seating, worked } from '../../testing/worked.js';

/** Antes and bets of one chip. */
const kuhn = worked('kuhn', {
  limit: 'fixed-limit',
  bigBlind: 0,
  ante: 1,
  smallBet: 1,
  bigBet: 1,
  stacks: [2, 2],
});

describe('P-VAR-MORE: Kuhn poker', () => {
  // All five courses of a hand, with the king against the queen.
  it('pays the winner in all five courses of a hand', () => {
    const rows = [
      ['check, check', 'A check, B check', ['main A 2']],
      ['bet, call', 'A bet 1, B may fold / call 1, B call', ['main A 4']],
      ['bet, fold', 'A bet 1, B fold', ['main A 2']],
      ['check, bet, call', 'A check, B may fold / check / bet 1, B bet 1, A call', ['main A 4']],
      ['check, bet, fold', 'A check, B bet 1, A fold', ['main B 2']],
    ] as const;
    const failures = failingRows(rows, ([, line, awards]) => {
      const hand = kuhn({ hands: ['Ks', 'Qs'] });
      expect(hand.follow(`deal: A may fold / check / bet 1, ${line}`).awards).toEqual(awards);
    });
    expect(failures).toEqual([]);
  });

  it('R-BET-4: a round has one bet and no raise, regardless of the stacks and the switches', () => {
    kuhn({ stacks: [100, 100], switches: { capHeadsUp: false, betsPerRound: null } }).follow(
      'deal: A bet 1, B may fold / call 1, B raise 2 -> raise-cap',
    );
  });

  it('P-DECK-1: the king beats the queen and the queen beats the jack', () => {
    expect([compare('kuhn', 'Ks', 'Qs'), compare('kuhn', 'Qs', 'Js'), compare('kuhn', 'Js', 'Ks')]).toEqual([
      '>',
      '>',
      '<',
    ]);
    expect(() => kuhn({ hands: ['As'] }).follow('deal:')).toThrow('As is not in the deck');
  });

  it('P-ALLIN-1: three players with a side pot', () => {
    const hand = kuhn({ stacks: [1, 2, 2], hands: ['Ks', 'Js', 'Qs'] }).follow(
      'deal: B may fold / check / bet 1, B bet 1, C call',
    );
    expect(hand.awards).toEqual(['main A 3', 'side C 2']);
  });
});

it('P-SETUP-1: two or three players are possible', () => {
  expect(seating('kuhn', 1, 2, 3, 4)).toEqual(['too-few-players', 'dealt', 'dealt', 'too-many-players']);
});

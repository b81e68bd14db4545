import { compare, seating, worked } from '../../testing/worked.js';

/** Everybody antes one chip, and one is bet. */
const kuhn = worked('kuhn', {
  limit: 'fixed-limit',
  bigBlind: 0,
  ante: 1,
  smallBet: 1,
  bigBet: 1,
  stacks: [2, 2],
});

describe('P-VAR-MORE: Kuhn poker', () => {
  // All five ways in which a hand can go, the king against the queen.
  it.each([
    ['checked through, one chip each', 'A check, B check', ['main A 2']],
    ['bet and called, two each', 'A bet 1, B may fold / call 1, B call', ['main A 4']],
    ['bet and folded', 'A bet 1, B fold', ['main A 2']],
    ['checked, bet and called', 'A check, B may fold / check / bet 1, B bet 1, A call', ['main A 4']],
    ['checked, bet and folded', 'A check, B bet 1, A fold', ['main B 2']],
  ])('%s', (_, line, awards) => {
    const hand = kuhn({ hands: ['Ks', 'Qs'] });
    expect(hand.follow(`deal: A may fold / check / bet 1, ${line}`).awards).toEqual(awards);
  });

  it('R-BET-4: there is one bet and no raise, however deep the stacks and whatever the house', () => {
    kuhn({ stacks: [100, 100], switches: { capHeadsUp: false, betsPerRound: null } }).follow(
      'deal: A bet 1, B may fold / call 1, B raise 2 -> raise-cap',
    );
  });

  it('P-DECK-1: three cards, of which the king is the highest: none equals another', () => {
    expect([compare('kuhn', 'Ks', 'Qs'), compare('kuhn', 'Qs', 'Js'), compare('kuhn', 'Js', 'Ks')]).toEqual([
      '>',
      '>',
      '<',
    ]);
    expect(() => kuhn({ hands: ['As'] }).follow('deal:')).toThrow('As is not in the deck');
  });

  it('P-ALLIN-1: three play with a side pot', () => {
    const hand = kuhn({ stacks: [1, 2, 2], hands: ['Ks', 'Js', 'Qs'] }).follow(
      'deal: B may fold / check / bet 1, B bet 1, C call',
    );
    expect(hand.awards).toEqual(['main A 3', 'side C 2']);
  });
});

it('P-SETUP-1: two or three play, a card each', () => {
  expect(seating('kuhn', 1, 2, 3, 4)).toEqual(['too-few-players', 'dealt', 'dealt', 'too-many-players']);
});

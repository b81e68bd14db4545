import type { SeatClaim } from '../hand.js';
import { HandDraft } from './hand-draft.js';

const makeDraft = (): HandDraft =>
  new HandDraft('', 0, 0, 2, { site: 'Toy', dialect: 'toy', section: 'body', dotsGroup: false }, 1);

describe('a draft of a hand', () => {
  it('keeps all parts of what a seat line states', () => {
    const stated: Required<SeatClaim> = {
      type: 'seat',
      seat: 3,
      button: true,
      blind: 'small',
      outcome: 'won',
      didNotBet: true,
      cashedOut: 20,
      foldedOn: 'flop',
      won: [100],
      cards: [1, 2],
      readings: [null],
      lows: [null],
      unread: 'a smile',
      line: 7,
    };
    const draft = makeDraft();
    draft.claimSeat(3, 'won', 7, stated);
    draft.claimSeat(4, 'lost', 8);
    const nothing = { button: false, blind: null, foldedOn: null, won: [], cards: null, readings: [] };
    expect(draft.claims).toEqual([stated, { type: 'seat', seat: 4, outcome: 'lost', ...nothing, line: 8 }]);
  });

  it('keeps the low of a shown hand, and what a line says about the pot of a street', () => {
    const draft = makeDraft();
    const low = { category: 'low', ranks: [1] } as const;
    draft.show(1, [5], 2, { text: 'a low', reading: null, low: { category: 'low', ranks: [1] } });
    draft.claimStreetPot('flop', 10, 3, 1, { players: 2, allIn: 0 });
    draft.collect(1, 10, 4, 0, 'low');
    expect(draft.events[0]).toEqual({
      type: 'show',
      seat: 1,
      run: 0,
      cards: [5],
      text: 'a low',
      reading: null,
      low,
      line: 2,
    });
    expect(draft.claims).toEqual([
      { type: 'street-pot', street: 'flop', amount: 10, rake: 1, players: 2, allIn: 0, line: 3 },
    ]);
    expect(draft.events[1]).toMatchObject({ half: 'low', pot: 0 });
  });
});

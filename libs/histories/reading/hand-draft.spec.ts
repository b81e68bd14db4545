import { HandDraft } from './hand-draft.js';

const makeDraft = (): HandDraft =>
  new HandDraft('', 0, 0, 2, { site: 'Toy', dialect: 'toy', section: 'body', dotsGroup: false }, 1);

describe('a draft of a hand', () => {
  it('P-ALLIN-1: takes an all-in below the big blind as a call, also of a short blind', () => {
    const draft = makeDraft();
    draft.stakes.bigBlind = 25;
    draft.post(1, 'big-blind', 12, 1, true);
    draft.allInAdding(2, 16, 2);
    draft.allInAdding(3, 40, 3);
    draft.board('flop', [1, 2, 3], 4);
    draft.allInAdding(4, 10, 5);
    draft.allInAdding(5, 20, 6);
    expect(draft.events.map(({ type }) => type)).toEqual(['post', 'call', 'raise', 'board', 'bet', 'raise']);
  });

  it('P-ALLIN-1: does so in fixed limit, where the small bet is the big blind', () => {
    const draft = makeDraft();
    Object.assign(draft.stakes, { smallBet: 100, bigBet: 200 });
    draft.post(1, 'small-blind', 50, 1);
    draft.post(2, 'big-blind', 40, 2, true);
    draft.allInAdding(3, 80, 3);
    draft.allInAdding(4, 120, 4);
    expect(draft.events.map(({ type }) => type)).toEqual(['post', 'post', 'call', 'raise']);
  });

  it('keeps what a seat line states, and adds what the reader sets', () => {
    const draft = makeDraft();
    draft.claimSeat(3, 'won', 7, { button: true, blind: 'small' }).won.push(100);
    draft.claimSeat(4, 'lost', 8);
    const nothing = { foldedOn: null, cards: null, readings: [] };
    expect(draft.claims).toEqual([
      {
        type: 'seat',
        seat: 3,
        button: true,
        blind: 'small',
        outcome: 'won',
        ...nothing,
        won: [100],
        line: 7,
      },
      { type: 'seat', seat: 4, button: false, blind: null, outcome: 'lost', ...nothing, won: [], line: 8 },
    ]);
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

  it.each([
    [[1, 4], null],
    [[0, 4], 0],
  ])('P-SETUP-1: takes a button on seat 0 for none unless a player sits there: %j', (seats, button) => {
    const draft = makeDraft();
    for (const seat of seats)
      draft.addPlayer({ seat, name: `P${String(seat)}`, stack: 100, sittingOut: false, line: 2 });
    draft.placeButton(0, 1);
    draft.checkSeats();
    expect(draft.buttonSeat).toBe(button);
    expect(draft.contradictions).toEqual([]);
  });
});

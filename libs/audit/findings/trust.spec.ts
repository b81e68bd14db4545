import { Trust } from './trust.js';

describe('trust in a log', () => {
  it('is complete at first', () => {
    const { order, chips, board, deck, allCards } = new Trust();
    expect({ order, chips, board, deck, allCards }).toEqual({
      order: true,
      chips: true,
      board: true,
      deck: true,
      allCards: true,
    });
  });

  it('in the order of play returns after a whole street without a violation', () => {
    const trust = new Trust();
    trust.loseOrder();
    trust.beginStreet();
    expect(trust.order).toBe(false);
    trust.beginStreet();
    expect(trust.order).toBe(true);
  });

  it('in the order of play does not return after a street with another violation', () => {
    const trust = new Trust();
    trust.loseOrder();
    trust.beginStreet();
    trust.loseOrder();
    trust.beginStreet();
    expect(trust.order).toBe(false);
  });

  it('in the order of play does not return after it is lost to the end', () => {
    const trust = new Trust();
    trust.loseOrderToTheEnd();
    for (let street = 0; street < 4; street++) trust.beginStreet();
    expect(trust.order).toBe(false);
  });

  it.each(['wrong-turn', 'short-call', 'impossible-setup'] as const)(
    'in order and chips is lost after %s, in the board is not',
    (code) => {
      const trust = new Trust();
      trust.loseAfter(code);
      expect([trust.order, trust.chips, trust.board]).toEqual([false, false, true]);
    },
  );

  it.each(['missing-street', 'wrong-board'] as const)('in the board is lost after %s', (code) => {
    const trust = new Trust();
    trust.loseAfter(code);
    expect(trust.board).toBe(false);
  });

  it('in chips, board, deck and cards does not return', () => {
    const trust = new Trust();
    trust.loseChips();
    trust.loseBoard();
    trust.loseDeck();
    trust.loseCardsOf(3);
    for (let street = 0; street < 4; street++) trust.beginStreet();
    expect([trust.chips, trust.board, trust.deck, trust.allCards]).toEqual([false, false, false, false]);
  });

  it('in cards is lost for one seat', () => {
    const trust = new Trust();
    trust.loseCardsOf(3);
    expect([trust.cardsOf(3), trust.cardsOf(4), trust.allCards]).toEqual([false, true, false]);
  });
});

describe('a violation that may be a consequence', () => {
  it('of order follows from another one while the order of play is lost', () => {
    const trust = new Trust();
    expect(trust.isConsequence('wrong-turn')).toBe(false);
    trust.loseOrder();
    expect(trust.isConsequence('wrong-turn')).toBe(true);
    expect(trust.isConsequence('short-call')).toBe(false);
  });

  it('of chips follows from another one while chips are lost', () => {
    const trust = new Trust();
    expect(trust.isConsequence('amount')).toBe(false);
    trust.loseChips();
    expect(trust.isConsequence('amount')).toBe(true);
    expect(trust.isConsequence('missing-street')).toBe(false);
  });

  it('is none of cards', () => {
    const trust = new Trust();
    trust.loseAfter('wrong-board');
    expect(trust.isConsequence('duplicate-card')).toBe(false);
  });
});

import { Trust } from './trust.js';

describe('Trust', () => {
  it('is complete at the start', () => {
    const { order, chips, board, deck, allCards } = new Trust();
    expect({ order, chips, board, deck, allCards }).toEqual({
      order: true,
      chips: true,
      board: true,
      deck: true,
      allCards: true,
    });
  });

  it('regains the order of play after a street without a violation', () => {
    const trust = new Trust();
    trust.loseOrder();
    trust.beginStreet();
    expect(trust.order).toBe(false);
    trust.beginStreet();
    expect(trust.order).toBe(true);
  });

  it('does not regain the order of play after a street with another violation', () => {
    const trust = new Trust();
    trust.loseOrder();
    trust.beginStreet();
    trust.loseOrder();
    trust.beginStreet();
    expect(trust.order).toBe(false);
  });

  it('does not regain the order of play if it is lost to the end', () => {
    const trust = new Trust();
    trust.loseOrderToTheEnd();
    for (let street = 0; street < 4; street++) trust.beginStreet();
    expect(trust.order).toBe(false);
  });

  it.each(['wrong-turn', 'short-call', 'impossible-setup'] as const)(
    'loses order and chips after %s, but not the board',
    (code) => {
      const trust = new Trust();
      trust.loseAfter(code);
      expect([trust.order, trust.chips, trust.board]).toEqual([false, false, true]);
    },
  );

  it.each(['missing-street', 'wrong-board'] as const)('loses the board after %s', (code) => {
    const trust = new Trust();
    trust.loseAfter(code);
    expect(trust.board).toBe(false);
  });

  it('does not regain chips, board, deck and cards', () => {
    const trust = new Trust();
    trust.loseChips();
    trust.loseBoard();
    trust.loseDeck();
    trust.loseCardsOf(3);
    for (let street = 0; street < 4; street++) trust.beginStreet();
    expect([trust.chips, trust.board, trust.deck, trust.allCards]).toEqual([false, false, false, false]);
  });

  it('loses the cards of one seat', () => {
    const trust = new Trust();
    trust.loseCardsOf(3);
    expect([trust.cardsOf(3), trust.cardsOf(4), trust.allCards]).toEqual([false, true, false]);
  });
});

describe('Trust.isConsequence', () => {
  it('is true for violations of order while the order of play is lost', () => {
    const trust = new Trust();
    expect(trust.isConsequence('wrong-turn')).toBe(false);
    trust.loseOrder();
    expect(trust.isConsequence('wrong-turn')).toBe(true);
    expect(trust.isConsequence('short-call')).toBe(false);
  });

  it('is true for violations of chips while chips are lost', () => {
    const trust = new Trust();
    expect(trust.isConsequence('amount')).toBe(false);
    trust.loseChips();
    expect(trust.isConsequence('amount')).toBe(true);
    expect(trust.isConsequence('missing-street')).toBe(false);
  });

  it('is false for violations of cards', () => {
    const trust = new Trust();
    trust.loseAfter('wrong-board');
    expect(trust.isConsequence('duplicate-card')).toBe(false);
  });
});

import { JOKER, rankOf, SIX, TEN, UNKNOWN } from './card.js';
import { deckCards, type DeckId, deckIds, deckOfSize, deckSpec, isDeckId, isInDeck } from './deck.js';
import { firstDuplicate } from './set.js';

describe('P-DECK-1: decks', () => {
  const sizes: [DeckId, number][] = [
    ['standard', 52],
    ['standard-joker', 53],
    ['short-48', 48],
    ['short-44', 44],
    ['short-40', 40],
    ['short-36', 36],
    ['short-32', 32],
    ['short-32-joker', 33],
    ['royal-20', 20],
    ['kuhn-3', 3],
  ];

  it.each(sizes)('%s has %d different cards', (id, size) => {
    expect(deckCards(id)).toHaveLength(size);
    expect(firstDuplicate(deckCards(id))).toBe(-1);
  });

  it('strips decks from the lowest rank up', () => {
    expect(Math.min(...deckCards('short-36').map(rankOf))).toBe(SIX);
    expect(Math.min(...deckCards('royal-20').map(rankOf))).toBe(TEN);
  });

  it('isInDeck accepts exactly the listed cards, and never an unknown card', () => {
    for (const id of deckIds()) {
      for (let card = 0; card <= UNKNOWN; card++)
        expect(isInDeck(id, card)).toBe(deckCards(id).includes(card));
    }
  });

  it('lists the joker last', () => {
    expect(deckCards('standard-joker').at(-1)).toBe(JOKER);
    expect(deckSpec('standard-joker').joker).toBe(true);
  });

  it('deckOfSize finds decks of four suits by their size', () => {
    expect(deckOfSize(52)).toBe('standard');
    expect(deckOfSize(53)).toBe('standard-joker');
    expect(deckOfSize(36)).toBe('short-36');
    expect(deckOfSize(3)).toBeUndefined();
    expect(deckOfSize(35)).toBeUndefined();
  });

  it('isDeckId accepts only the ids of decks', () => {
    expect(isDeckId('short-36')).toBe(true);
    expect(isDeckId('toString')).toBe(false);
  });

  it('returns frozen lists of cards', () => {
    expect(Object.isFrozen(deckCards('standard'))).toBe(true);
  });
});

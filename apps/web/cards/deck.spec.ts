import { deckCards, deckIds, formatCard } from '#cards';
import { cardsOf, deckOf, rankOf, suitOf } from './deck.js';

test.each(deckIds())('%s has the same cards as in the service', (id) => {
  const dealt = deckCards(id).map(formatCard);
  expect(cardsOf(deckOf(id)).sort()).toEqual(dealt.sort());
});

test('an unknown deck is the standard deck', () => {
  expect(cardsOf(deckOf('tarot'))).toHaveLength(52);
});

test('a card has a rank and a suit; the joker has no suit', () => {
  expect([rankOf('Th'), suitOf('Th'), suitOf('Jk')]).toEqual(['T', 'h', null]);
});

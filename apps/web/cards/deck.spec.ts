import { deckCards, deckIds, formatCard } from '#cards';
import { cardsOf, deckOf, rankOf, suitOf } from './deck.js';

test.each(deckIds())('%s has the cards that the service deals it from', (id) => {
  const dealt = deckCards(id).map(formatCard);
  expect(cardsOf(deckOf(id)).sort()).toEqual(dealt.sort());
});

test('a deck that is not known is a whole one', () => {
  expect(cardsOf(deckOf('tarot'))).toHaveLength(52);
});

test('a card has a rank and a suit, a joker no suit', () => {
  expect([rankOf('Th'), suitOf('Th'), suitOf('Jk')]).toEqual(['T', 'h', null]);
});

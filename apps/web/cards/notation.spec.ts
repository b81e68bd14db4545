import fc from 'fast-check';
import { cardsOf, deckOf } from './deck.js';
import { begun, readCards, writeCards } from './notation.js';

const all = cardsOf(deckOf('standard-joker'));

test('cards that are written are read again', () => {
  fc.assert(
    fc.property(fc.subarray(all), (cards) => {
      expect(readCards(writeCards(cards))).toEqual({ cards, faultAt: null });
      expect(readCards(cards.join(' , ').toLowerCase())).toEqual({ cards, faultAt: null });
    }),
  );
});

test.each([
  ['', [], null],
  ['10h 9♦', ['Th', '9d'], null],
  ['AhK', ['Ah'], 2],
  ['Ahx', ['Ah'], 2],
  ['1h', [], 0],
  ['A♥K♥', ['Ah', 'Kh'], null],
])('%j', (text, cards, faultAt) => {
  expect(readCards(text)).toEqual({ cards, faultAt });
});

test('a sign typed to a hand goes on with it, or begins another one where it is full', () => {
  expect([begun('', 'a', 2), begun('Ah', 'k', 2), begun('AhKh', 'q', 2)]).toEqual(['a', 'Ahk', 'q']);
});

import fc from 'fast-check';
import { cardsOf, deckOf } from './deck.js';
import { typeInto, parseCards, formatCards } from './notation.js';

const all = cardsOf(deckOf('standard-joker'));

test('formatted cards parse to the same cards', () => {
  fc.assert(
    fc.property(fc.subarray(all), (cards) => {
      expect(parseCards(formatCards(cards))).toEqual({ cards, errorAt: null });
      expect(parseCards(cards.join(' , ').toLowerCase())).toEqual({ cards, errorAt: null });
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
])('%j', (text, cards, errorAt) => {
  expect(parseCards(text)).toEqual({ cards, errorAt });
});

test('a typed character continues a hand, or starts a new one if the hand is complete', () => {
  expect([typeInto('', 'a', 2), typeInto('Ah', 'k', 2), typeInto('AhKh', 'q', 2)]).toEqual(['a', 'Ahk', 'q']);
});

import { type Card, makeCard } from '#cards';
import { attributeOf, numberOf, type XmlDraft, type XmlElement } from '../../xml/index.js';

/** Ranks by their value, in the order in which the site numbers them. */
const VALUES = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
/** Suits in the order in which the site numbers them: spades, clubs, diamonds, hearts. */
const SUITS: readonly (readonly [string, number])[] = [
  ['s', 3],
  ['c', 0],
  ['d', 1],
  ['h', 2],
];

const numberIn = ({ attributes }: XmlElement): number => {
  const value = VALUES.indexOf(attributes.value ?? '');
  const suit = SUITS.findIndex(([name]) => name === attributes.suit);
  return suit * VALUES.length + value;
};

/**
 * The number of a card is that of its value and suit. Where the numbers of no card of the hand are, the cards were replaced
 * and the numbers left (two hands of the corpus): they are not understood. O(actions).
 */
export const checkCardNumbers = (draft: XmlDraft, actions: readonly XmlElement[]): void => {
  const cards = actions.flatMap(({ children }) => children.filter(({ name }) => name === 'Card'));
  const wrong = cards.filter((card) => numberOf(attributeOf(card, 'id')) !== numberIn(card));
  for (const card of wrong)
    if (wrong.length === cards.length) draft.unread(card);
    else draft.contradict('figures', String(numberIn(card)), attributeOf(card, 'id'), card.line);
};

/** The cards of `<Card value="10" suit="s" id="9"/>` children; null if one of them is none. The value and the suit count. */
export const cardsOf = ({ children }: XmlElement): Card[] | null => {
  const cards: Card[] = [];
  for (const child of children) {
    const value = VALUES.indexOf(attributeOf(child, 'value'));
    const suit = SUITS.findIndex(([name]) => name === attributeOf(child, 'suit'));
    if (child.name !== 'Card' || value < 0 || suit < 0) return null;
    cards.push(makeCard((value + VALUES.length - 1) % VALUES.length, SUITS[suit][1]));
  }
  return cards;
};

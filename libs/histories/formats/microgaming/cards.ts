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

/**
 * The cards of `<Card value="10" suit="s" id="9"/>` children; null if one of them is none. The value and the suit count where
 * the number is that of another card: such an element is kept as unread too.
 */
export const cardsOf = (draft: XmlDraft, { children }: XmlElement): Card[] | null => {
  const cards: Card[] = [];
  for (const child of children) {
    const value = VALUES.indexOf(attributeOf(child, 'value'));
    const suit = SUITS.findIndex(([name]) => name === attributeOf(child, 'suit'));
    if (child.name !== 'Card' || value < 0 || suit < 0) return null;
    if (numberOf(attributeOf(child, 'id')) !== suit * VALUES.length + value) draft.unread(child);
    cards.push(makeCard((value + VALUES.length - 1) % VALUES.length, SUITS[suit][1]));
  }
  return cards;
};

import { type Card, makeCard, UNKNOWN } from '#cards';
import { attributeOf, numberOf, splitAtMost, type XmlElement } from '../../xml/index.js';

const RANKS = 13;
const DECK = 52;

/** The suits by their number: diamonds, clubs, hearts, spades. */
const SUITS = [1, 0, 2, 3];

/** A hidden card. */
const HIDDEN = 'b';
/** A card that is not there, in the list of the cards that make a hand. */
const NONE = '100';

/** Cards are numbers: suit after suit, each from the ace to the king. Null for any other text. */
const parseLink = (link: string): Card | null => {
  const number = numberOf(link);
  return number < 0 || number >= DECK
    ? null
    : makeCard((number + RANKS - 1) % RANKS, SUITS[Math.floor(number / RANKS)]);
};

/** The cards of `<CARD LINK="25">` children, hidden ones among them. Null if one of them is none. */
export const cardsOf = ({ children }: XmlElement): Card[] | null => {
  const cards: Card[] = [];
  for (const child of children) {
    const link = attributeOf(child, 'LINK');
    const card = link === HIDDEN ? UNKNOWN : parseLink(link);
    if (child.name !== 'CARD' || card === null) return null;
    cards.push(card);
  }
  return cards;
};

/** The five cards of a hand, and what is after the last blank. */
const MAX_WORDS = 6;

/** The list of the cards that make a hand: `38 25 12 26 44 `; empty for none, null for any other text or more cards. */
export const parseLinks = (text: string): Card[] | null => {
  const words = splitAtMost(text, ' ', MAX_WORDS);
  if (words === null) return null;
  const cards: Card[] = [];
  for (const word of words) {
    if (word === '' || word === NONE) continue;
    const card = parseLink(word);
    if (card === null) return null;
    cards.push(card);
  }
  return cards;
};

import { type Card, JOKER, RANKS, SUITS } from './deck.js';

/** The cards of a text, up to the first error. */
export interface ParsedCards {
  readonly cards: readonly Card[];
  /** The index of the first error; null if there is none. */
  readonly errorAt: number | null;
}

const SYMBOLS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };
const SEPARATORS = ' ,;\t';

/** Parses `AhKh` or `10h 9♦` in any case. A rank without a suit is an error at its index. */
export const parseCards = (text: string): ParsedCards => {
  const cards: Card[] = [];
  let at = 0;
  for (;;) {
    while (at < text.length && SEPARATORS.includes(text.charAt(at))) at++;
    if (at === text.length) return { cards, errorAt: null };
    const isTen = text.startsWith('10', at);
    const length = isTen ? 3 : 2;
    const rank = isTen ? 'T' : text.charAt(at).toUpperCase();
    const suit = text.charAt(at + length - 1);
    const card = cardOf(rank, suit);
    if (card === null) return { cards, errorAt: at };
    cards.push(card);
    at += length;
  }
};

const cardOf = (rank: string, suit: string): Card | null => {
  if (rank === 'J' && suit.toLowerCase() === 'k') return JOKER;
  const letter = SYMBOLS[suit] ?? suit.toLowerCase();
  const isCard = rank !== '' && letter !== '' && RANKS.includes(rank) && SUITS.includes(letter);
  return isCard ? rank + letter : null;
};

/** The text after a character is typed. If the text already has the maximum of cards, the character starts a new text. */
export const typeInto = (text: string, character: string, max: number): string =>
  parseCards(text).cards.length >= max ? character : text + character;

export const formatCards = (cards: readonly Card[]): string => cards.join('');

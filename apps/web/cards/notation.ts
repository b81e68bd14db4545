import { type Card, JOKER, RANKS, SUITS } from './deck.js';

/** What a text of cards says, as far as it can be read. */
export interface CardReading {
  readonly cards: readonly Card[];
  /** From where on it cannot be read; null where all of it can. */
  readonly faultAt: number | null;
}

const SYMBOLS: Readonly<Record<string, string>> = { '♠': 's', '♥': 'h', '♦': 'd', '♣': 'c' };
const BLANKS = ' ,;\t';

/** Reads `AhKh`, `10h 9♦`, in capitals or not. A rank whose suit is still to be typed is where the reading ends. */
export const readCards = (text: string): CardReading => {
  const cards: Card[] = [];
  let at = 0;
  for (;;) {
    while (at < text.length && BLANKS.includes(text.charAt(at))) at++;
    if (at === text.length) return { cards, faultAt: null };
    const isTen = text.startsWith('10', at);
    const length = isTen ? 3 : 2;
    const rank = isTen ? 'T' : text.charAt(at).toUpperCase();
    const suit = text.charAt(at + length - 1);
    const card = cardOf(rank, suit);
    if (card === null) return { cards, faultAt: at };
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

/** A text with a sign typed to it: where there are as many cards as may be, it is the first of new ones. */
export const begun = (text: string, sign: string, most: number): string =>
  readCards(text).cards.length >= most ? sign : text + sign;

export const writeCards = (cards: readonly Card[]): string => cards.join('');

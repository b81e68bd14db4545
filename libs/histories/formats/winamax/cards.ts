import { parseCards as parseUsual, UNKNOWN, type Card } from '#cards';

/** More than the cards of any line. */
const MAX_CARDS = 20;

/** Cards with blanks between them; `X` is a card face down. */
export const parseCards = (text: string): Card[] | null => {
  const words = text.split(' ', MAX_CARDS + 1);
  if (words.length > MAX_CARDS) return null;
  const cards: Card[] = [];
  for (const word of words) {
    if (word === 'X') cards.push(UNKNOWN);
    else {
      const parsed = parseUsual(word);
      if (!parsed.ok) return null;
      cards.push(...parsed.cards);
    }
  }
  return cards;
};

export const isKnown = (card: Card): boolean => card !== UNKNOWN;

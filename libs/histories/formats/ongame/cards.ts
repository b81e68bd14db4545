import { cardAt, UNKNOWN, type Card } from '#cards';

const MAX_CARDS = 60;

/** `6d, Kd, 8c`, and `-` for a card that is face down. */
export const parseCards = (text: string): Card[] | null => {
  const words = text.split(',', MAX_CARDS + 1);
  if (words.length > MAX_CARDS) return null;
  const cards: Card[] = [];
  for (const word of words) {
    const face = word.trim();
    const card = face === '-' ? UNKNOWN : face.length === 2 ? cardAt(face, 0) : -1;
    if (card < 0) return null;
    cards.push(card);
  }
  return cards;
};

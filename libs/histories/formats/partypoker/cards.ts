import { parseCards as parseUsual, type Card } from '#cards';

/** More than the cards of any line. */
const MAX_CARDS = 60;

/** Cards with blanks or commas between them, and blanks around them: ` 5c, 2d, Jh `, `  5h Td `. */
export const parseCards = (text: string): Card[] | null => {
  const words = text
    .replaceAll(',', ' ')
    .split(' ', MAX_CARDS)
    .filter((word) => word !== '');
  const cards: Card[] = [];
  for (const word of words) {
    const parsed = parseUsual(word);
    if (!parsed.ok) return null;
    cards.push(...parsed.cards);
  }
  return cards;
};

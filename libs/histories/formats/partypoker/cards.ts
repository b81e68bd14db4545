import { cardAt, parseCards as parseUsual, type Card } from '#cards';

/** More than the cards of any line. */
const MAX_CARDS = 60;
const SEPARATORS: ReadonlySet<string> = new Set([' ', ',']);

/** Cards with blanks or commas between them, and blanks around them: ` 5c, 2d, Jh `, `  5h Td `. */
export const parseCards = (text: string): Card[] | null => {
  const cards: Card[] = [];
  let at = 0;
  while (cards.length < MAX_CARDS) {
    while (SEPARATORS.has(text.charAt(at))) at++;
    if (at === text.length) break;
    const start = at;
    while (at < text.length && !SEPARATORS.has(text.charAt(at))) at++;
    const card = at - start === 2 ? cardAt(text, start) : -1;
    if (card >= 0) cards.push(card);
    else {
      const parsed = parseUsual(text.slice(start, at));
      if (!parsed.ok) return null;
      cards.push(...parsed.cards);
    }
  }
  return cards;
};

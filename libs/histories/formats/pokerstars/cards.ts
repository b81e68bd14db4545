import { indexWithin } from '../../bounded-search.js';
import { cardAt, parseCards, type Card } from '#cards';

const OPEN = 0x5b;
const CLOSE = 0x5d;
const SPACE = 0x20;

/** Cards in square brackets, and the offset after the closing bracket. */
export interface BracketedCards {
  readonly cards: Card[];
  readonly end: number;
}

/**
 * The cards in the bracket that opens at `at`; null if no bracket opens, if it does not close by `end`, or if it
 * holds anything but cards. O(length).
 */
export const bracketAt = (text: string, at: number, end: number): BracketedCards | null => {
  if (text.charCodeAt(at) !== OPEN) return null;
  const cards: Card[] = [];
  let next = at + 1;
  for (;;) {
    const card = cardAt(text, next);
    if (card < 0) break;
    cards.push(card);
    next += 2;
    if (text.charCodeAt(next) === SPACE) next++;
  }
  if (text.charCodeAt(next) === CLOSE) return { cards, end: next + 1 };
  return anyNotation(text, at, end);
};

/** Other notations, `10h`, `XX` or lower case: rare enough for the general parser. */
const anyNotation = (text: string, at: number, end: number): BracketedCards | null => {
  const close = indexWithin(text, ']', at, end);
  if (close < 0) return null;
  const parsed = parseCards(text.slice(at + 1, close));
  return parsed.ok ? { cards: parsed.cards, end: close + 1 } : null;
};

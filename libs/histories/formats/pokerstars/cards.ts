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

/** Longer texts in brackets are no cards. */
const MAX_MISPRINT = 64;

/**
 * Whether the bracket that opens at `at` holds cards of which one at least is none: `[Kx Qd]`, `[2c 7d 1h]`. Every word
 * has a rank or a suit, or one word is a card and the others are as long: `[2c 1x]`. O(length).
 */
export const isMisprintAt = (text: string, at: number, end: number): boolean => {
  if (text.charCodeAt(at) !== OPEN) return false;
  const close = indexWithin(text, ']', at, Math.min(end, at + MAX_MISPRINT));
  if (close < 0 || bracketAt(text, at, end) !== null) return false;
  const words = text.slice(at + 1, close).split(' ');
  return (
    words.every((word) => isLikeCard(word)) ||
    (words.some((word) => isCard(word)) && words.every((word) => word.length === 2))
  );
};

const isCard = (word: string): boolean =>
  word.length === 2 && RANKS.includes(word.charAt(0)) && SUITS.includes(word.charAt(1));

/** `Kx` and `1h`; `10x` too. */
const isLikeCard = (word: string): boolean =>
  (word.length === 2 && (RANKS.includes(word.charAt(0)) || SUITS.includes(word.charAt(1)))) ||
  (word.length === 3 && word.startsWith('10'));

const RANKS = '23456789TJQKA';
const SUITS = 'cdhs';

/** The offset of the first bracket in [at, end) with such cards; -1 for none. Eight brackets are searched. */
export const findMisprint = (text: string, at: number, end: number): number => {
  let open = indexWithin(text, '[', at, end);
  for (let tries = 0; open >= 0 && tries < MAX_BRACKETS; tries++) {
    if (isMisprintAt(text, open, end)) return open;
    open = indexWithin(text, '[', open + 1, end);
  }
  return -1;
};

const MAX_BRACKETS = 8;

/** Other notations, `10h`, `XX` or lower case: rare enough for the general parser. */
const anyNotation = (text: string, at: number, end: number): BracketedCards | null => {
  const close = indexWithin(text, ']', at, end);
  if (close < 0) return null;
  const parsed = parseCards(text.slice(at + 1, close));
  return parsed.ok ? { cards: parsed.cards, end: close + 1 } : null;
};

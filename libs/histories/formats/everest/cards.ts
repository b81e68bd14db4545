import { type Card, cardAt, UNKNOWN } from '#cards';
import { splitAtMost } from '../../xml/index.js';

const HIDDEN = '--';
const TEN = '10';
/** The cards of a whole board. */
const MAX_CARDS = 5;

/**
 * Cards with commas between them: `Kc, 10s, 8s`; `--` is a card that the log hides. Null for any other text or more
 * cards.
 */
export const parseCards = (text: string): Card[] | null => {
  const words = splitAtMost(text, ',', MAX_CARDS);
  if (words === null) return null;
  const cards: Card[] = [];
  for (const word of words) {
    const name = word.trim();
    const face = name.startsWith(TEN) ? `T${name.slice(TEN.length)}` : name;
    const card = face === HIDDEN ? UNKNOWN : face.length === 2 ? cardAt(face, 0) : -1;
    if (card < 0) return null;
    cards.push(card);
  }
  return cards;
};

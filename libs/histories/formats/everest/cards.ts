import { type Card, cardAt, UNKNOWN } from '#cards';

const HIDDEN = '--';
const TEN = '10';
/** More than the cards of any element. */
const MAX_CARDS = 16;

/** Cards with commas between them: `Kc, 10s, 8s`; `--` is a card that the log hides. Null for any other text. */
export const parseCards = (text: string): Card[] | null => {
  const cards: Card[] = [];
  for (const word of text.split(',', MAX_CARDS)) {
    const name = word.trim();
    const face = name.startsWith(TEN) ? `T${name.slice(TEN.length)}` : name;
    const card = face === HIDDEN ? UNKNOWN : face.length === 2 ? cardAt(face, 0) : -1;
    if (card < 0) return null;
    cards.push(card);
  }
  return cards;
};

import { type Card, cardAt, UNKNOWN } from '#cards';

/** More than the cards of any line. */
const MAX_CARDS = 60;

/** Cards that are not seen, and cards that another board of the hand has, too. */
const UNSEEN: ReadonlySet<string> = new Set(['X', '-']);

/** `X X Tc`, `- - - 5d`: unknown cards where the log prints no card. Null for any other text. */
export const parseCards = (text: string): Card[] | null => {
  const faces = text.split(' ', MAX_CARDS + 1);
  if (faces.length > MAX_CARDS) return null;
  const cards = faces.map((face) => (UNSEEN.has(face) ? UNKNOWN : face.length === 2 ? cardAt(face, 0) : -1));
  return cards.includes(-1) ? null : cards;
};

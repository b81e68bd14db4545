import { type Card, cardAt } from '#cards';

/** More than the cards of any line. */
const MAX_CARDS = 60;

/** `7d - 3d - Qd`; null for any other text. */
export const parseCards = (text: string): Card[] | null => {
  const faces = text.split('-', MAX_CARDS + 1).map((face) => face.trim());
  if (faces.length > MAX_CARDS) return null;
  const cards = faces.map((face) => (face.length === 2 ? cardAt(face, 0) : -1));
  return cards.includes(-1) ? null : cards;
};

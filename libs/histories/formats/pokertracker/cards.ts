import { type Card, parseCards as parseUsualCards } from '#cards';

const SUITS = 'CDHS';
/** More than the cards of any line. */
const MAX_CARDS = 60;

/** Cards with the suit first, as iPoker's exports have them (`[D10 CK]`), or in the usual notation; `X` is an unknown card. */
export const parseCards = (text: string): Card[] | null => {
  const faces = text.trim().split(' ', MAX_CARDS + 1);
  if (faces.length > MAX_CARDS) return null;
  const parsed = parseUsualCards(faces.map(rankFirst).join(' '));
  return parsed.ok ? parsed.cards : null;
};

const rankFirst = (face: string): string =>
  face.length > 1 && SUITS.includes(face.charAt(0)) ? face.slice(1) + face.charAt(0).toLowerCase() : face;

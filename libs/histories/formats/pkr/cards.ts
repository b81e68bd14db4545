import { type Card, parseCards as parseUsualCards } from '#cards';

/** More than the cards of any line. */
const MAX_CARDS = 60;

/** `[9 d][T h]`: a bracket a card, with a blank between rank and suit. Null for any other text. */
export const parseCards = (text: string): Card[] | null => {
  const faces = text
    .trim()
    .split(']', MAX_CARDS + 1)
    .map((face) => face.trim());
  if (faces.pop() !== '' || faces.length > MAX_CARDS) return null;
  if (!faces.every((face) => face.startsWith('['))) return null;
  const parsed = parseUsualCards(faces.map((face) => face.slice(1).replace(' ', '')).join(' '));
  return parsed.ok ? parsed.cards : null;
};

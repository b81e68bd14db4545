import { type Card, parseCards as parseUsualCards } from '#cards';
import { isBlankCode } from '../../source/lines.js';

/** More than the cards of any line. */
const MAX_CARDS = 60;

/** `[9 d][T h]`: a bracket a card, with a blank between rank and suit. Null for any other text. */
export const parseCards = (text: string): Card[] | null => {
  const faces = text.trim();
  let count = 0;
  for (let at = 0; at < faces.length; count++) {
    const close = faces.indexOf(']', at);
    if (faces.charAt(at) !== '[' || close < 0 || count === MAX_CARDS) return null;
    at = close + 1;
    while (isBlankCode(faces.charCodeAt(at))) at++;
  }
  const parsed = parseUsualCards(faces);
  return parsed.ok ? parsed.cards : null;
};

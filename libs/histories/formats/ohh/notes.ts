import { Decimal } from './json-text.js';

/**
 * Notes about what the format has actions and fields for, outside the pots: the reader makes them, and the writer reads
 * them back.
 */
export type OhhNote =
  | { readonly type: 'action'; readonly word: string; readonly amount?: Decimal }
  | { readonly type: 'bonus' | 'player-bounty'; readonly amount: Decimal }
  | { readonly type: 'bounty'; readonly amount: Decimal; readonly name: string };

export const BONUS = 'bonus';
export const BOUNTY = 'bounty';
export const PLAYER_BOUNTY = 'player bounty';

const ACTIONS = ['Added Chips', 'Sits Down', 'Stands Up', 'Player Adjustment'];
const AMOUNT = /^-?\d{1,16}(?:\.\d{1,8})?$/;

/** `Added Chips 5.00`, `Sits Down`, `bonus 0.50`, `bounty 2.50 for NAME`, `player bounty 5.00`; null for any other text. */
export const parseNote = (text: string): OhhNote | null => {
  for (const word of ACTIONS) {
    if (text === word) return { type: 'action', word };
    const amount = amountBehind(text, word);
    if (amount !== null) return { type: 'action', word, amount };
  }
  const bonus = amountBehind(text, BONUS);
  if (bonus !== null) return { type: 'bonus', amount: bonus };
  const own = amountBehind(text, PLAYER_BOUNTY);
  if (own !== null) return { type: 'player-bounty', amount: own };
  const divide = text.indexOf(' for ');
  const won = divide < 0 ? null : amountBehind(text.slice(0, divide), BOUNTY);
  return won === null ? null : { type: 'bounty', amount: won, name: text.slice(divide + ' for '.length) };
};

const amountBehind = (text: string, word: string): Decimal | null => {
  if (!text.startsWith(`${word} `)) return null;
  const amount = text.slice(word.length + 1);
  return AMOUNT.test(amount) ? new Decimal(amount) : null;
};

import type { HandDescription } from '../../hand.js';
import { englishRanks, makeHandReader } from '../../reading/index.js';

const readWords = makeHandReader({
  categories: [
    ['a Royal Flush', 'straight-flush'],
    ['a Straight Flush', 'straight-flush'],
    ['Four of a Kind', 'four-of-a-kind'],
    ['a Full House', 'full-house'],
    ['a Flush', 'flush'],
    ['a Straight', 'straight'],
    ['Three of a Kind', 'three-of-a-kind'],
    ['Two Pair', 'two-pair'],
    ['a Pair of', 'pair'],
    ['High Card', 'high-card'],
  ],
  ranks: englishRanks,
});

const SIGNS = '23456789TJQKA';
const KICKERS = ' +';
/** The ranks of a category itself, before the kickers. */
const MAX_RANKS = 5;

/** `a Pair of Deuces +QT6`: the hand, and its kickers as signs. Null for other texts. */
export const readDescription = (text: string): HandDescription | null => {
  const plus = text.indexOf(KICKERS);
  const reading = readWords(plus < 0 ? text : text.slice(0, plus));
  if (plus < 0 || reading === null || reading.ranks.length === 0) return reading;
  const kickers = [...text.slice(plus + KICKERS.length)].map((sign) => SIGNS.indexOf(sign));
  if (kickers.includes(-1) || kickers.length + reading.ranks.length > MAX_RANKS) return null;
  return { ...reading, ranks: [...reading.ranks, ...kickers] };
};

import type { HandDescription } from '../../hand.js';
import { englishRanks, makeHandReader, signRanks } from '../../reading/index.js';

const readNamed = makeHandReader({
  categories: [
    ['Straight Flush', 'straight-flush'],
    ['Royal Flush', 'straight-flush'],
    ['Four of a Kind', 'four-of-a-kind'],
    ['Full House', 'full-house'],
    ['Flush', 'flush'],
    ['Three of a Kind', 'three-of-a-kind'],
    ['Two Pair', 'two-pair'],
    ['Pair of', 'pair'],
  ],
  ranks: englishRanks,
});

/** Hands whose rank stands before their name. */
const byEnd: readonly (readonly [string, HandDescription['category']])[] = [
  [' High Straight Flush', 'straight-flush'],
  [' High Straight', 'straight'],
  [' High', 'high-card'],
];

/** What follows the high of a player in a high-low game. */
const LOW = ' - Lo (';
const CARDS_OF_LOW = 5;

/**
 * `Two Pair Queens and Eights`, `Jack High Straight`, `Ace High`; the high of `Ace High - Lo (7-6-5-4-A)`. Null for any
 * other text.
 */
export const readHigh = (text: string): HandDescription | null => {
  const at = text.indexOf(LOW);
  const high = at < 0 ? text : text.slice(0, at);
  const named = readNamed(high);
  if (named !== null) return named;
  const found = byEnd.find(([end]) => high.endsWith(end));
  if (found === undefined) return null;
  const [end, category] = found;
  const word = high.slice(0, -end.length).toLowerCase();
  return Object.hasOwn(englishRanks, word) ? { category, ranks: [englishRanks[word]] } : null;
};

/** A low of five cards by their signs: `8-6-3-2-A`. Null for any other text. */
export const readLow = (text: string): HandDescription | null => {
  const ranks: number[] = [];
  for (const sign of text.split('-', CARDS_OF_LOW + 1)) {
    if (!Object.hasOwn(signRanks, sign.toLowerCase())) return null;
    ranks.push(signRanks[sign.toLowerCase()]);
  }
  return ranks.length === CARDS_OF_LOW ? { category: 'low', ranks } : null;
};

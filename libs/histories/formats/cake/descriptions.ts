import type { HandDescription } from '../../hand.js';
import { englishRanks, makeHandReader } from '../../reading/index.js';

const readWords = makeHandReader({
  ranks: englishRanks,
  categories: [
    ['Royal Flush', 'straight-flush'],
    ['Straight Flush', 'straight-flush'],
    ['Four of a Kind', 'four-of-a-kind'],
    ['Full House', 'full-house'],
    ['Flush', 'flush'],
    ['Straight', 'straight'],
    ['Three of a Kind', 'three-of-a-kind'],
    ['Two Pair', 'two-pair'],
    ['Pair', 'pair'],
    ['High card', 'high-card'],
  ],
});

/** `Two Pairs Aces and Queens`; null for any other text, and where a rank cannot be read. */
export const readDescription = (text: string): HandDescription | null => {
  const found = readWords(text);
  return found === null || found.ranks.length === 0 ? null : found;
};

/** The categories of mucked hands, without ranks. */
const categories: ReadonlyMap<string, HandDescription['category']> = new Map([
  ['HighCard', 'high-card'],
  ['Pair', 'pair'],
  ['TwoPair', 'two-pair'],
  ['TwoPairs', 'two-pair'],
  ['ThreeOfAKind', 'three-of-a-kind'],
  ['Straight', 'straight'],
  ['Flush', 'flush'],
  ['FullHouse', 'full-house'],
  ['FourOfAKind', 'four-of-a-kind'],
  ['StraightFlush', 'straight-flush'],
  ['RoyalFlush', 'straight-flush'],
]);

/** The category of a mucked hand: `HighCard`; null for any other text. */
export const readCategory = (text: string): HandDescription | null => {
  const category = categories.get(text);
  return category === undefined ? null : { category, ranks: [] };
};

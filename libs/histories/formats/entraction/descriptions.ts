import type { HandDescription } from '../../hand.js';
import { englishRanks, makeHandReader } from '../../reading/index.js';

const readWords = makeHandReader({
  ranks: englishRanks,
  categories: [
    ['a royal flush', 'straight-flush'],
    ['a straight flush', 'straight-flush'],
    ['four of a kind', 'four-of-a-kind'],
    ['a full house', 'full-house'],
    ['a flush', 'flush'],
    ['a straight', 'straight'],
    ['three of a kind', 'three-of-a-kind'],
    ['two pairs', 'two-pair'],
    ['a pair of', 'pair'],
    ['high card', 'high-card'],
  ],
});

/** `two pairs, Aces and Sevens, with Queen as kicker`; null for any other text, and where a rank cannot be read. */
export const readDescription = (text: string): HandDescription | null => {
  const found = readWords(text);
  return found === null || found.ranks.length === 0 ? null : found;
};

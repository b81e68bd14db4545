import type { HandDescription } from '../../hand.js';
import { englishRanks, makeHandReader, signRanks } from '../../reading/index.js';

/** `two pairs, jacks and fours`, `a straight, ace high`, `high card king`. */
export const readHigh = makeHandReader({
  categories: [
    ['a royal flush', 'straight-flush'],
    ['royal flush', 'straight-flush'],
    ['a straight flush', 'straight-flush'],
    ['straight flush', 'straight-flush'],
    ['four of a kind', 'four-of-a-kind'],
    ['a full house', 'full-house'],
    ['full house', 'full-house'],
    ['a flush', 'flush'],
    ['a straight', 'straight'],
    ['three of a kind', 'three-of-a-kind'],
    ['two pairs', 'two-pair'],
    ['a pair of', 'pair'],
    ['high card', 'high-card'],
  ],
  ranks: englishRanks,
});

const LOW_RANKS = 5;

/** `7, 5, 4, 3, A`: the ranks of a low; null for any other text. */
export const readLow = (text: string): HandDescription | null => {
  const ranks = text.split(', ', LOW_RANKS + 1).map((sign) => signRanks[sign.toLowerCase()] ?? -1);
  return ranks.length === LOW_RANKS && ranks.every((rank) => rank >= 0) ? { category: 'low', ranks } : null;
};

/** The kicker behind a pair or two pairs: its rank is right, its suit is not, or is missing. Null for any other text. */
export const readKicker = (text: string): number | null => signRanks[text.charAt(0).toLowerCase()] ?? null;

/** A word for a rank; null for any other text. */
export const readRank = (text: string): number | null => englishRanks[text.toLowerCase()] ?? null;

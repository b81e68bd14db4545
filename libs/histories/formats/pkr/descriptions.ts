import type { HandDescription } from '../../hand.js';
import { englishRanks, makeHandReader, signRanks } from '../../reading/index.js';

const pluralFigures = Object.fromEntries([...'23456789', '10'].map((figure, rank) => [`${figure}s`, rank]));

/** `Two Pairs: 9s, 5s`, `Full House, Queens over 7s`, `Straight, Jack high`. */
export const readDescription = makeHandReader({
  categories: [
    ['royal flush', 'straight-flush'],
    ['straight flush', 'straight-flush'],
    ['four of a kind', 'four-of-a-kind'],
    ['full house', 'full-house'],
    ['flush', 'flush'],
    ['straight', 'straight'],
    ['three of a kind', 'three-of-a-kind'],
    ['two pairs', 'two-pair'],
    ['one pair', 'pair'],
    ['high card', 'high-card'],
  ],
  // Pairs are printed as `9s`, `10s` or `Tens`.
  ranks: { ...englishRanks, ...pluralFigures },
  links: ['high', 'over'],
});

const LOW_CARDS = 5;

/** `A2345`: the cards of a low, the lowest one first. Null for any other text. */
export const readLow = (text: string): HandDescription | null => {
  const ranks = [...text.slice(0, LOW_CARDS + 1)]
    .map((sign) => signRanks[sign.toLowerCase()] ?? -1)
    .reverse();
  return ranks.length === LOW_CARDS && !ranks.includes(-1) ? { category: 'low', ranks } : null;
};

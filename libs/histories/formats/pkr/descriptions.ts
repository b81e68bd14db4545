import { englishRanks, makeHandReader } from '../../reading/index.js';

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
});

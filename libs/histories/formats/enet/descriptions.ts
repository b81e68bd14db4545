import { englishRanks, makeHandReader } from '../../reading/index.js';

/** `Two Pairs, Aces and Twos`, `Straight, Fives high`. */
export const readDescription = makeHandReader({
  categories: [
    ['Royal flush', 'straight-flush'],
    ['Straight flush', 'straight-flush'],
    ['Four of a kind', 'four-of-a-kind'],
    ['Full house', 'full-house'],
    ['Flush', 'flush'],
    ['Straight', 'straight'],
    ['Three of a kind', 'three-of-a-kind'],
    ['Two Pairs', 'two-pair'],
    ['A Pair', 'pair'],
    ['High card', 'high-card'],
  ],
  ranks: englishRanks,
});

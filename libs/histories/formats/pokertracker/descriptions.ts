import { englishRanks, makeHandReader } from '../../reading/index.js';

/** `One Pair, Nines`, `Two Pair, Queens and Tens`, `Straight, Ace High`: the words of iPoker's version of 2019; null for others. */
export const readDescription = makeHandReader({
  categories: [
    ['Royal Flush', 'straight-flush'],
    ['Straight Flush', 'straight-flush'],
    ['Four of a Kind', 'four-of-a-kind'],
    ['Full House', 'full-house'],
    ['Flush', 'flush'],
    ['Straight', 'straight'],
    ['Three of a Kind', 'three-of-a-kind'],
    ['Two Pair', 'two-pair'],
    ['One Pair', 'pair'],
    ['High Card', 'high-card'],
  ],
  ranks: englishRanks,
  links: ['and', 'full', 'of', 'over', 'high', 'to'],
});

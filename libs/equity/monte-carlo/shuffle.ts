import type { Card } from '#cards';
import type { Random } from '#random';

const WORDS = 2 ** 32;

/** Cards that are drawn with one random word: five cards of 53 have fewer orders than there are words. */
const BATCH = 5;

/** Puts `count` cards from `from` on in random order, drawn from all cards from there on (Fisher and Yates). */
export const shuffle = (
  random: Random,
  cards: Uint8Array,
  size: number,
  from: number,
  count: number,
): void => {
  const end = from + count;
  for (let at = from; at < end; at += BATCH) shuffleBatch(random, cards, size, at, Math.min(BATCH, end - at));
};

/**
 * One word for several cards: its high part chooses a card, its low part is the word for the next (D. Lemire, N. Brackett-Rozinsky:
 * Batched Ranged Random Integer Generation, 2024). Words that would favour some orders are drawn again; cards that have already
 * moved do not change the probabilities.
 */
const shuffleBatch = (random: Random, cards: Uint8Array, size: number, from: number, count: number): void => {
  let word: number;
  let ways: number;
  do {
    word = random.next();
    ways = 1;
    for (let at = from; at < from + count; at++) {
      const left = size - at;
      const scaled = word * left;
      const part = Math.floor(scaled / WORDS);
      const card: Card = cards[at];
      cards[at] = cards[at + part];
      cards[at + part] = card;
      word = scaled - part * WORDS;
      ways *= left;
    }
  } while (word < ways && word < WORDS % ways);
};

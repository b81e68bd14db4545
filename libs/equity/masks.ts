import type { Card } from '#cards';

const WORD = 32;

/** A set of cards below 64 as a mask of 64 bits, in its lower and its upper word. */
export const maskOf = (cards: Iterable<Card>): [number, number] => {
  let [low, high] = [0, 0];
  for (const card of cards)
    if (card < WORD) low |= 1 << card;
    else high |= 1 << (card - WORD);
  return [low >>> 0, high >>> 0];
};

import type { Card } from '#cards';
import type { KnownHands } from './known-hands.js';

const WORD = 32;

/** A set of cards below 64, as a 64-bit mask: `[low word, high word]`. */
export const maskOf = (cards: Iterable<Card>): [number, number] => {
  let [low, high] = [0, 0];
  for (const card of cards)
    if (card < WORD) low |= 1 << card;
    else high |= 1 << (card - WORD);
  return [low >>> 0, high >>> 0];
};

/** The hands of a player as masks. */
export interface HandMasks {
  readonly low: Uint32Array;
  readonly high: Uint32Array;
  readonly weights: Float64Array;
}

/** The masks of all hands of a player. O(hands). */
export const masksOf = ({ size, count, cards, weights }: KnownHands): HandMasks => {
  const low = new Uint32Array(count);
  const high = new Uint32Array(count);
  for (let hand = 0; hand < count; hand++)
    [low[hand], high[hand]] = maskOf(cards.subarray(hand * size, (hand + 1) * size));
  return { low, high, weights };
};

/** A set of cards as one number, for lookups. It is a safe integer for all cards, because the joker, 52, is the highest. */
export const setNumber = (low: number, high: number): number => (high >>> 0) * 2 ** WORD + (low >>> 0);

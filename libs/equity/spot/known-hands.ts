import type { Card } from '#cards';
import type { Range } from '../ranges/range.js';

/**
 * The hands that a player may hold, all of the same number of cards, and the number of cards to come. For a player with unknown cards
 * all cards are to come.
 */
export interface KnownHands {
  /** Cards of each hand. */
  readonly size: number;
  readonly count: number;
  /** `count` times `size` cards. */
  readonly cards: Uint8Array;
  /** The integer weight of each hand. */
  readonly weights: Float64Array;
  /** Cards that the player is still dealt or draws. */
  readonly missing: number;
}

/** A single hand; some of its cards may be still to come. */
export const oneHand = (cards: readonly Card[], holeCards: number): KnownHands => ({
  size: cards.length,
  count: 1,
  cards: bytesOf(cards),
  weights: WEIGHT_OF_ONE,
  missing: holeCards - cards.length,
});

/** A loop, because the constructor takes several times as long for a few cards. */
const bytesOf = (cards: readonly Card[]): Uint8Array => {
  const bytes = new Uint8Array(cards.length);
  for (let at = 0; at < cards.length; at++) bytes[at] = cards[at];
  return bytes;
};

/** The weights of a single hand. No weights are changed after they are made, so all single hands share them. */
const WEIGHT_OF_ONE = Float64Array.of(1);

/** The hands of a range. Weights become the smallest integers of the same proportions: 1 and 0.5 become 2 and 1. */
export const knownHandsOf = (range: Range, holeCards: number): KnownHands => {
  const { cards, weights, size, count } = range;
  if (cards === null) return oneHand([], holeCards);
  return {
    size,
    count,
    cards,
    weights: weights === null ? new Float64Array(count).fill(1) : inLowestTerms(weights),
    missing: holeCards - size,
  };
};

/** The weight of all hands. A loop, because ranges of Omaha have many hands. */
export const totalWeight = ({ weights }: KnownHands): number => {
  let total = 0;
  for (const weight of weights) total += weight;
  return total;
};

/** The smallest integers of the same proportions. */
export const inLowestTerms = (weights: ArrayLike<number>): Float64Array => {
  const integers = Float64Array.from(weights);
  let divisor = 0;
  for (const weight of integers) {
    divisor = commonDivisor(divisor, weight);
    if (divisor === 1) return integers;
  }
  return integers.map((weight) => weight / divisor);
};

/** The greatest common divisor, by Euclid. */
const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other);

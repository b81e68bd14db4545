import type { Card } from '#cards';
import type { Range } from '../ranges/range.js';

/**
 * What is known of a player: one of some hands, each of so many cards, and how many come later. All cards come later to a
 * player of whom nothing is known.
 */
export interface KnownHands {
  /** Cards of each hand. */
  readonly size: number;
  readonly count: number;
  /** `count` times `size` cards. */
  readonly cards: Uint8Array;
  /** What each weighs, as integers. */
  readonly weights: Float64Array;
  /** Cards that are dealt to him later, or that he draws. */
  readonly missing: number;
}

/** The one hand that a player holds, some of its cards perhaps still to come. */
export const oneHand = (cards: readonly Card[], holeCards: number): KnownHands => ({
  size: cards.length,
  count: 1,
  cards: Uint8Array.from(cards),
  weights: Float64Array.of(1),
  missing: holeCards - cards.length,
});

const THOUSANDTHS = 1_000;

/**
 * The hands of a range, the weights as the smallest integers that a shift of the decimal point makes of them: 0.5 is 5 where
 * no weight of the range has more decimals.
 */
export const handsOf = (range: Range, holeCards: number): KnownHands => {
  const { cards, weights, size, count } = range;
  if (cards === null) return oneHand([], holeCards);
  return {
    size,
    count,
    cards,
    weights: weights === null ? new Float64Array(count).fill(1) : integers(weights),
    missing: holeCards - size,
  };
};

const integers = (thousandths: Uint16Array): Float64Array => {
  let step = THOUSANDTHS;
  while (step > 1 && thousandths.some((weight) => weight % step !== 0)) step /= 10;
  return Float64Array.from(thousandths, (weight) => weight / step);
};

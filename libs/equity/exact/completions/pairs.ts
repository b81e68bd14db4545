import type { CardWords, FinalHands } from './final-hands.js';

/**
 * Which of three hands is best: that of the first player of the pair, that of the second, or the best of all other players (the
 * bar). The flags are added up, from 0 (none has a hand) to 7 (all are equal).
 */
export const BAR = 1;
export const FIRST = 2;
export const SECOND = 4;
export const OUTCOMES = 8;

/** Counts pairs of hands of two players. One computation at a time: a result is valid until the next call. */
export interface PairCounter {
  /** Sets the hands of both players. `choose` and `count` refer to them by index. */
  place(first: FinalHands, second: FinalHands): void;
  /** Selects the hands to compare, ascending by strength for the half that `count` compares. */
  choose(first: Uint32Array, second: Uint32Array): void;
  /**
   * By outcome: the weight of the pairs that share no card with each other or with `taken`. Common cards of the two lists are not
   * compared; the caller checks them.
   */
  count(half: number, taken: CardWords, bar: number): ArrayLike<number>;
}

/** Compares every pair: O(n²). The reference implementation of `KernelPairs`. */
export class PlainPairs implements PairCounter {
  private hands: readonly FinalHands[] = [];
  private chosen: readonly Uint32Array[] = [];

  place(...hands: readonly [FinalHands, FinalHands]): void {
    this.hands = hands;
  }

  choose(...chosen: readonly [Uint32Array, Uint32Array]): void {
    this.chosen = chosen;
  }

  count(half: number, taken: CardWords, bar: number): Float64Array {
    const [first, second] = this.hands;
    const [left, right] = this.hands.map((hands, which) =>
      this.chosen[which].filter((hand) => isApart(hands, hand, taken.low, taken.high)),
    );
    const outcomes = new Float64Array(OUTCOMES);
    for (const a of left)
      for (const b of right)
        if (isApart(second, b, first.low[a], first.high[a])) {
          const outcome = outcomeOf(bar, first.strengths[half][a], second.strengths[half][b]);
          outcomes[outcome] += first.weights[a] * second.weights[b];
        }
    return outcomes;
  }
}

/** Whether a hand shares no card with a set of cards; common cards are not compared. */
export const isApart = (
  { low, high }: FinalHands,
  hand: number,
  takenLow: number,
  takenHigh: number,
): boolean => ((low[hand] & takenLow) | (high[hand] & takenHigh)) === 0;

/** Which hands are best. */
export const outcomeOf = (bar: number, first: number, second: number): number => {
  const best = Math.max(bar, first, second);
  if (best === 0) return 0;
  return (bar === best ? BAR : 0) | (first === best ? FIRST : 0) | (second === best ? SECOND : 0);
};

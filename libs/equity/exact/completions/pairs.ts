import type { CardWords, FinalHands } from './final-hands.js';

/**
 * Who has the best of three hands: that of a pair's first player, that of its second, or the best of all others, the bar. By
 * what is added up, from 0, where nobody has a hand, to 7, where all of them are equal.
 */
export const BAR = 1;
export const FIRST = 2;
export const SECOND = 4;
export const OUTCOMES = 8;

/** Counts pairs of hands of two players. One question at a time: what it gives is good until it is asked again. */
export interface PairCounter {
  /** The hands of two players; only the places of those of `first` and `second` are spoken of from here on. */
  place(first: FinalHands, second: FinalHands): void;
  /** Which of them are in question, ascending by their strength for the half that they are compared on. */
  choose(first: Uint32Array, second: Uint32Array): void;
  /**
   * By outcome, the weight of the pairs that share no card with each other or with `taken`. Beside what is said here of common
   * cards: those of the two hands are the caller's to see to.
   */
  count(half: number, taken: CardWords, bar: number): ArrayLike<number>;
}

/** Looks at every pair: O(n²). What `KernelPairs` is held against. */
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

/** Whether a hand shares no card with those of two words, its common cards aside. */
export const isApart = (
  { low, high }: FinalHands,
  hand: number,
  takenLow: number,
  takenHigh: number,
): boolean => ((low[hand] & takenLow) | (high[hand] & takenHigh)) === 0;

/** Who has the best hand. */
export const outcomeOf = (bar: number, first: number, second: number): number => {
  const best = Math.max(bar, first, second);
  if (best === 0) return 0;
  return (bar === best ? BAR : 0) | (first === best ? FIRST : 0) | (second === best ? SECOND : 0);
};

import { bitCount } from '#cards';
import type { KeptSets } from './kept-sets.js';
import { COLUMNS, rankColumn } from './rank-columns.js';
import type { Values } from './reference.js';

/** By class of hands: the subset that is kept, and the mean value of the hand with it. */
export interface BestDiscards {
  readonly keeps: Uint8Array;
  readonly values: Values;
  /** The mean gain of a hand over other discards, in units; infinite without others. */
  readonly gain: number;
}

/** The values of discards that differ by less are equal, in units: sums have rounding errors. */
const LEAST_GAIN = 1 / 2;

/** Finds the best discards of all hands for values of the hands that they become. */
export class BestDraws {
  /** The subsets that may be kept: the order decides between equal ones. */
  private readonly allowed: readonly number[];
  private readonly means: Float64Array;
  private readonly total: Float64Array;

  constructor(
    private readonly sets: KeptSets,
    fewest: number,
    most: number,
  ) {
    const isAllowed = (subset: number): boolean => {
      const discards = sets.size - bitCount(subset);
      return discards >= fewest && discards <= most;
    };
    this.allowed = Array.from({ length: sets.subsets }, (_, subset) => subset)
      .filter(isAllowed)
      .sort((a, b) => bitCount(b) - bitCount(a) || a - b);
    this.means = new Float64Array(sets.subsets);
    this.total = new Float64Array(sets.subsets);
  }

  /**
   * The best subset of each hand. Of equal ones it has the fewest discards, then the lowest mask.
   *
   * @param withChanges whether the changes of the values are needed after this draw
   * @param others by class of hands: discards to compare with
   */
  best({ values, changes }: Values, withChanges: boolean, others?: Uint8Array): BestDiscards {
    const { sets, allowed, total } = this;
    const sums = sets.sumsOf(values);
    const changed = changes === null ? null : sets.sumsByRank(changes);
    const count = sets.hands.length;
    const keeps = new Uint8Array(count);
    const best = new Float64Array(count);
    const after = changed === null || !withChanges ? null : new Float32Array(count * COLUMNS);
    const row = new Float64Array(COLUMNS);
    let gain = 0;
    let dealt = 0;
    for (let hand = 0; hand < count; hand++) {
      sets.meansAfter(hand, sums, total);
      if (changed !== null) this.addChanges(hand, changed);
      let highest = -Infinity;
      for (const subset of allowed) {
        if (total[subset] <= highest + LEAST_GAIN) continue;
        highest = total[subset];
        keeps[hand] = subset;
      }
      best[hand] = Math.round(highest);
      dealt += sets.hands[hand];
      if (others !== undefined) gain += sets.hands[hand] * (highest - total[others[hand]]);
      if (changed === null || after === null) continue;
      sets.meansByRank(hand, keeps[hand], changed, row);
      after.set(row, hand * COLUMNS);
    }
    return {
      keeps,
      values: { values: best, changes: after },
      gain: others === undefined ? Infinity : gain / dealt,
    };
  }

  /** Adds to the mean values of a hand the changes for each discard, which the opponent cannot have. */
  private addChanges(hand: number, changed: Float32Array): void {
    const { sets, means, total } = this;
    const cards = sets.cards[hand];
    let done = 0;
    for (let card = 0; card < cards.length; card++) {
      const rank = rankColumn(cards[card]);
      if ((done & (1 << rank)) !== 0) continue;
      done |= 1 << rank;
      sets.meansOfRank(hand, rank, changed, means);
      for (let other = card; other < cards.length; other++) {
        if (rankColumn(cards[other]) !== rank) continue;
        for (let subset = 0; subset < sets.subsets; subset++)
          if ((subset & (1 << other)) === 0) total[subset] += means[subset];
      }
    }
  }
}

import type { KeptSets } from './kept-sets.js';
import { CARD_RANKS, COLUMNS, rankColumn } from './rank-columns.js';

/** Hands in the order of a share of the pot. */
export interface Ranking {
  /** By class of hands: the place of its strength. */
  readonly places: Int32Array;
  /** The classes of hands by place, the lowest first. */
  readonly order: Int32Array;
}

/** Sums of the weights of hands. */
export interface Weights {
  /** Each hand counts once. */
  readonly hands: Float64Array;
  /** By rank, in rows of `COLUMNS`: a hand counts as often as it has cards of the rank. */
  readonly byRank: Float32Array | null;
}

/** Weights of 0 in so many rows. */
export const noWeights = (rows: number, withRanks: boolean): Weights => ({
  hands: new Float64Array(rows),
  byRank: withRanks ? new Float32Array(rows * COLUMNS) : null,
});

/**
 * Sums over the hands that have no card of a hand, for all classes of hands at once: by inclusion and exclusion over the sets of cards
 * that two hands share. A sweep from the lowest to the highest strength has the sums of the hands below each one on its way.
 */
export class DisjointHands {
  private readonly isOdd: Uint8Array;
  /** By class of hands and card: its rank. */
  private readonly ranks: Uint8Array;

  constructor(private readonly sets: KeptSets) {
    this.isOdd = Uint8Array.from({ length: sets.subsets }, (_, subset) => parityOf(subset));
    this.ranks = new Uint8Array(sets.hands.length * sets.size);
    sets.cards.forEach((cards, hand) => {
      cards.forEach((card, at) => {
        this.ranks[hand * sets.size + at] = rankColumn(card);
      });
    });
  }

  /**
   * The weights of the hands below each hand that have none of its cards, with half of those of equal ones; and the weights of all hands
   * that have none of its cards. O(classes times subsets times columns).
   *
   * @param weights by class of hands: the weight of all of its hands
   * @param withRanks whether the weights by rank are wanted too
   */
  sweep(
    { places, order }: Ranking,
    weights: Float64Array,
    withRanks: boolean,
  ): { readonly below: Weights; readonly all: Weights } {
    const below = noWeights(order.length, withRanks);
    const all = noWeights(order.length, withRanks);
    const sums = noWeights(this.sets.count, withRanks);
    for (let start = 0; start < order.length;) {
      let end = start;
      while (end < order.length && places[order[end]] === places[order[start]]) end++;
      for (let at = start; at < end; at++) this.add(sums, order[at], weights[order[at]] / 2);
      for (let at = start; at < end; at++) this.find(sums, order[at], below);
      for (let at = start; at < end; at++) this.add(sums, order[at], weights[order[at]] / 2);
      start = end;
    }
    for (let hand = 0; hand < order.length; hand++) this.find(sums, hand, all);
    return { below, all };
  }

  /** Adds the hands of a class to the sums of all sets that they contain. */
  private add({ hands, byRank }: Weights, hand: number, weight: number): void {
    if (weight === 0) return;
    const { sets, ranks } = this;
    const { subsets, size, sizes, numbers } = sets;
    for (let at = hand * subsets; at < (hand + 1) * subsets; at++) {
      const number = numbers[at];
      const each = weight / sizes[number];
      hands[number] += each;
      if (byRank === null) continue;
      for (let card = hand * size; card < (hand + 1) * size; card++)
        byRank[number * COLUMNS + ranks[card]] += each;
    }
  }

  /** Writes the sums of the hands that have no card of a hand: those of its subsets, with alternating signs. */
  private find({ hands, byRank }: Weights, hand: number, found: Weights): void {
    const { isOdd } = this;
    const { subsets, numbers } = this.sets;
    let sum = 0;
    for (let subset = 0; subset < subsets; subset++) {
      const each = hands[numbers[hand * subsets + subset]];
      sum += isOdd[subset] === 1 ? -each : each;
    }
    found.hands[hand] = sum;
    if (byRank === null || found.byRank === null) return;
    const { row } = this;
    row.fill(0);
    for (let subset = 0; subset < subsets; subset++) {
      const from = numbers[hand * subsets + subset] * COLUMNS;
      if (isOdd[subset] === 1) for (let rank = 0; rank < CARD_RANKS; rank++) row[rank] -= byRank[from + rank];
      else for (let rank = 0; rank < CARD_RANKS; rank++) row[rank] += byRank[from + rank];
    }
    found.byRank.set(row, hand * COLUMNS);
  }

  private readonly row = new Float64Array(COLUMNS);
}

const parityOf = (mask: number): number => {
  let parity = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) parity ^= 1;
  return parity;
};

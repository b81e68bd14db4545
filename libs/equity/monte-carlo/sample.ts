import { Tally, type TallyCounts } from '../tally.js';

/** A sample as JSON: numbers come back from it to the last bit. */
export interface SampleCounts {
  readonly tally: TallyCounts;
  readonly deals: number;
  readonly sums: readonly number[];
  readonly squares: readonly number[];
}

/**
 * What some trials gave. Trials that share a deal are not independent: of each deal the mean share of its boards counts as one
 * observation. Samples of chunks are merged in the order of the chunks, so that sums of squares do not depend on who computed
 * which.
 */
export class Sample {
  deals = 0;
  /** By player: sums over the deals of what he won, as parts of the pot, and of its square. */
  readonly sums: Float64Array;
  readonly squares: Float64Array;

  constructor(
    players: number,
    halves: number,
    readonly tally = new Tally(players, halves),
  ) {
    this.sums = new Float64Array(players);
    this.squares = new Float64Array(players);
  }

  /** A sample that was written as JSON. */
  static of({ tally, deals, sums, squares }: SampleCounts): Sample {
    const sample = new Sample(tally.players, tally.halves, Tally.of(tally));
    sample.deals = deals;
    sample.sums.set(sums);
    sample.squares.set(squares);
    return sample;
  }

  /** What was drawn, as JSON. */
  counts(): SampleCounts {
    const { tally, deals, sums, squares } = this;
    return { tally: tally.counts(), deals, sums: [...sums], squares: [...squares] };
  }

  merge(other: Sample): void {
    this.tally.merge(other.tally);
    this.deals += other.deals;
    for (let player = 0; player < this.sums.length; player++) {
      this.sums[player] += other.sums[player];
      this.squares[player] += other.squares[player];
    }
  }

  /** Mean and variance of what the player won of a deal. */
  private moments(player: number): { readonly mean: number; readonly variance: number } {
    const mean = this.sums[player] / this.deals;
    return { mean, variance: Math.max(0, this.squares[player] / this.deals - mean * mean) };
  }

  /** The standard error of the player's equity. */
  standardError(player: number): number {
    return Math.sqrt(this.moments(player).variance / this.deals);
  }

  /** The largest standard error of all players. */
  get largestError(): number {
    let largest = 0;
    for (let player = 0; player < this.sums.length; player++)
      largest = Math.max(largest, this.standardError(player));
    return largest;
  }

  /**
   * The interval that holds the player's equity in 95 of 100 samples. E. B. Wilson's for proportions (1927), with as many
   * trials as would scatter as much as the deals did: near 0 and 1, where the sample scatters hardly at all, an interval of so
   * and so many standard errors would be too narrow.
   */
  interval(player: number): readonly [number, number] {
    const { mean, variance } = this.moments(player);
    const trials = variance === 0 ? this.deals : (mean * (1 - mean) * this.deals) / variance;
    const spread = Z_95 ** 2 / trials;
    const middle = (mean + spread / 2) / (1 + spread);
    const half = (Z_95 * Math.sqrt((mean * (1 - mean)) / trials + spread / (4 * trials))) / (1 + spread);
    return [Math.max(0, middle - half), Math.min(1, middle + half)];
  }
}

/** Of the normal distribution 95 % lie within so many standard deviations. */
const Z_95 = 1.959963984540054;

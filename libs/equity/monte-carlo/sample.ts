import { fraction, quotient } from '../tally/fraction.js';
import { Tally, type TallyCounts } from '../tally/tally.js';
import { POT_UNITS } from '../tally/units.js';
import { errorOf, type Interval, intervalOf } from './spread.js';

/** A sample as plain data, to be stored or sent. */
export interface SampleCounts {
  readonly tally: TallyCounts;
  readonly deals: number;
  readonly sums: readonly number[];
  readonly squares: readonly number[];
}

/**
 * The counts of some trials. Trials that share a deal are not independent: the mean share of a deal counts as one observation. All
 * counts are integers below 2^53 (`units.ts`), so that samples merge in any grouping to the same one.
 */
export class Sample {
  readonly tally: Tally;
  deals = 0;
  /** By player: sums over the deals of the units won (`units.ts`) in all draws of a deal, and of their squares. */
  readonly sums: Float64Array;
  readonly squares: Float64Array;

  constructor(players: number, halves: number) {
    this.tally = new Tally(players, halves);
    this.sums = new Float64Array(players);
    this.squares = new Float64Array(players);
  }

  static of({ tally, deals, sums, squares }: SampleCounts): Sample {
    const sample = new Sample(tally.players, tally.halves);
    sample.tally.merge(Tally.of(tally));
    sample.deals = deals;
    sample.sums.set(sums);
    sample.squares.set(squares);
    return sample;
  }

  counts(): SampleCounts {
    const { tally, deals, sums, squares } = this;
    return { tally: tally.counts(), deals, sums: [...sums], squares: [...squares] };
  }

  /** Counts a deal by the units that each player won. */
  addDeal(won: Float64Array): void {
    this.deals++;
    for (let player = 0; player < won.length; player++) {
      this.sums[player] += won[player];
      this.squares[player] += won[player] * won[player];
    }
  }

  merge(other: Sample): void {
    this.tally.merge(other.tally);
    this.deals += other.deals;
    for (let player = 0; player < this.sums.length; player++) {
      this.sums[player] += other.sums[player];
      this.squares[player] += other.squares[player];
    }
  }

  /** The player's mean share of the pot. */
  mean(player: number): number {
    return quotient(this.tally.shares(player), fraction(BigInt(this.tally.total)));
  }

  /** The variance of the player's share of a deal. Units may be rounded; the mean is not computed from them. */
  private variance(player: number): number {
    // Units of one deal: each of its draws is a pot.
    const units = (POT_UNITS * this.tally.total) / this.deals;
    const mean = this.sums[player] / this.deals / units;
    return Math.max(0, this.squares[player] / this.deals / units ** 2 - mean * mean);
  }

  /** The standard error of the player's equity. */
  standardError(player: number): number {
    return errorOf(this.mean(player), this.variance(player), this.deals);
  }

  /** The largest standard error of all players. */
  get largestError(): number {
    let largest = 0;
    for (let player = 0; player < this.sums.length; player++)
      largest = Math.max(largest, this.standardError(player));
    return largest;
  }

  /** The 95 % confidence interval of the player's equity. */
  interval(player: number): Interval {
    return intervalOf(this.mean(player), this.variance(player), this.deals);
  }
}

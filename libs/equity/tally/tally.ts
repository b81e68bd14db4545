import { add, fraction, type Fraction, ZERO } from './fraction.js';

/** A tally as plain data, to be stored or sent. */
export interface TallyCounts {
  readonly players: number;
  readonly halves: number;
  readonly total: number;
  readonly wins: readonly number[];
  readonly ties: readonly number[];
  /** Non-zero entries as [player, half, parts, weight]. */
  readonly parts: readonly (readonly [number, number, number, number])[];
  /** The parts of counts above the split, where there are any. */
  readonly above?: TallyCounts;
}

/** Counts that exceed 2^53 are split at this power of two. */
const SPLIT = 40n;

/** The parts of a count below and above the split. */
const split = (count: bigint): readonly [number, number] => [
  Number(BigInt.asUintN(Number(SPLIT), count)),
  Number(count >> SPLIT),
];

/** What players won, over weighted cases. Tallies can be merged in any order: weights and counts are integers below 2^53. */
export class Tally {
  /** The parts above the split of counts that may exceed 2^53. `weight`, `winsOf`, `tiesOf` and the shares include them. */
  private above: Tally | null = null;
  /** The weight of all cases. */
  total = 0;
  /** By player: cases in which the player won the whole pot, and a part of it. */
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  /** By player, half and number of parts: the weight of the cases in which the player won that part of the pot for the half. */
  private parts: Float64Array;
  /** Above the largest number of parts. One pot has as many as players; with several boards or halves it grows. */
  private width: number;

  constructor(
    readonly players: number,
    readonly halves: number,
  ) {
    this.wins = new Float64Array(players);
    this.ties = new Float64Array(players);
    this.width = players + 1;
    this.parts = new Float64Array(players * halves * this.width);
  }

  static of({ players, halves, total, wins, ties, parts, above }: TallyCounts): Tally {
    const tally = new Tally(players, halves);
    tally.total = total;
    tally.wins.set(wins);
    tally.ties.set(ties);
    for (const [player, half, count, weight] of parts) tally.addPart(player, half, count, weight);
    if (above !== undefined) tally.above = Tally.of(above);
    return tally;
  }

  /** A pot of two players, whatever the size of the counts: the weights with which each wins it, and they divide it. */
  static ofTwo(wins: readonly [bigint, bigint], ties: bigint): Tally {
    const counts = [...wins, ties].map(split);
    const [tally, above] = [0, 1].map((part) => Tally.ofTwoCounts(counts.map((count) => count[part])));
    tally.above = above;
    return tally;
  }

  private static ofTwoCounts([first, second, ties]: readonly number[]): Tally {
    const tally = new Tally(2, 1);
    tally.total = first + second + ties;
    tally.wins.set([first, second]);
    tally.ties.fill(ties);
    [first, second].forEach((wins, player) => {
      tally.addPart(player, 0, 1, wins);
      tally.addPart(player, 0, 2, ties);
    });
    return tally;
  }

  /** The weight of all cases, exact. */
  get weight(): bigint {
    return this.whole(({ total }) => total);
  }

  /** The weight of the cases in which the player won the whole pot, exact. */
  winsOf(player: number): bigint {
    return this.whole(({ wins }) => wins[player]);
  }

  /** The weight of the cases in which the player won a part of the pot, exact. */
  tiesOf(player: number): bigint {
    return this.whole(({ ties }) => ties[player]);
  }

  private whole(count: (tally: Tally) => number): bigint {
    const { above } = this;
    return BigInt(count(this)) + (above === null ? 0n : BigInt(count(above)) << SPLIT);
  }

  counts(): TallyCounts {
    const { players, halves, total, wins, ties, width } = this;
    const parts: [number, number, number, number][] = [];
    this.parts.forEach((weight, at) => {
      const half = Math.floor(at / width);
      if (weight !== 0) parts.push([Math.floor(half / halves), half % halves, at % width, weight]);
    });
    const counts = { players, halves, total, wins: [...wins], ties: [...ties], parts };
    return this.above === null ? counts : { ...counts, above: this.above.counts() };
  }

  private at(player: number, half: number, parts: number): number {
    return (player * this.halves + half) * this.width + parts;
  }

  /** Makes room for this width. */
  private widen(width: number): void {
    const { players, halves, parts, width: narrow } = this;
    const wider = new Float64Array(players * halves * width);
    for (let half = 0; half < players * halves; half++)
      wider.set(parts.subarray(half * narrow, (half + 1) * narrow), half * width);
    this.parts = wider;
    this.width = width;
  }

  /** Adds 1/`parts` of the pot, won by the player in this half, in `weight` cases. */
  addPart(player: number, half: number, parts: number, weight: number): void {
    if (weight === 0) return;
    if (parts >= this.width) this.widen(Math.max(parts + 1, 2 * this.width));
    this.parts[this.at(player, half, parts)] += weight;
  }

  /** Adds another tally of the same players. */
  merge(other: Tally): void {
    if (other.above !== null) (this.above ??= new Tally(this.players, this.halves)).merge(other.above);
    this.total += other.total;
    for (let player = 0; player < this.players; player++) {
      this.wins[player] += other.wins[player];
      this.ties[player] += other.ties[player];
    }
    if (other.width > this.width) this.widen(other.width);
    for (let half = 0; half < this.players * this.halves; half++)
      for (let parts = 1; parts < other.width; parts++)
        this.parts[half * this.width + parts] += other.parts[half * other.width + parts];
  }

  /** Adds the counts of one player of another tally, times a weight, to the only player of this one. */
  take(other: Tally, player: number, times: number): void {
    if (other.above !== null) (this.above ??= new Tally(1, this.halves)).take(other.above, player, times);
    this.total += other.total * times;
    this.wins[0] += other.wins[player] * times;
    this.ties[0] += other.ties[player] * times;
    for (let half = 0; half < this.halves; half++)
      for (let parts = 1; parts < other.width; parts++)
        this.addPart(0, half, parts, other.parts[other.at(player, half, parts)] * times);
  }

  /** The player's share of a half, summed over all cases, in pots. */
  sharesFor(player: number, half: number): Fraction {
    let sum = ZERO;
    for (let parts = 1; parts < this.width; parts++) {
      const weight = this.parts[this.at(player, half, parts)];
      if (weight !== 0) sum = add(sum, fraction(BigInt(weight), BigInt(parts)));
    }
    if (this.above === null) return sum;
    const { numerator, denominator } = this.above.sharesFor(player, half);
    return add(sum, fraction(numerator << SPLIT, denominator));
  }

  /** The number of pots that the player won, over all cases. */
  shares(player: number): Fraction {
    let sum = ZERO;
    for (let half = 0; half < this.halves; half++) sum = add(sum, this.sharesFor(player, half));
    return sum;
  }
}

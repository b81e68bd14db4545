import { add, fraction, type Fraction, ZERO } from './fraction.js';

/** The largest number of equal parts of a pot: two boards, four halves of each, and every player's part of those. */
const MAX_PARTS = 256;

/** A tally as plain data, to be stored or sent. */
export interface TallyCounts {
  readonly players: number;
  readonly halves: number;
  readonly total: number;
  readonly wins: readonly number[];
  readonly ties: readonly number[];
  /** Non-zero entries as [player, half, parts, weight]. */
  readonly parts: readonly (readonly [number, number, number, number])[];
}

/** What players won, over weighted cases. Tallies can be merged in any order: weights and counts are integers below 2^53. */
export class Tally {
  /** The weight of all cases. */
  total = 0;
  /** By player: cases in which the player won the whole pot, and a part of it. */
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  /** By player, half and number of parts: the weight of the cases in which the player won that part of the pot for the half. */
  private readonly parts: Float64Array;

  constructor(
    readonly players: number,
    readonly halves: number,
  ) {
    this.wins = new Float64Array(players);
    this.ties = new Float64Array(players);
    this.parts = new Float64Array(players * halves * MAX_PARTS);
  }

  static of({ players, halves, total, wins, ties, parts }: TallyCounts): Tally {
    const tally = new Tally(players, halves);
    tally.total = total;
    tally.wins.set(wins);
    tally.ties.set(ties);
    for (const [player, half, count, weight] of parts) tally.addPart(player, half, count, weight);
    return tally;
  }

  counts(): TallyCounts {
    const { players, halves, total, wins, ties } = this;
    const parts: [number, number, number, number][] = [];
    this.parts.forEach((weight, at) => {
      const half = Math.floor(at / MAX_PARTS);
      if (weight !== 0) parts.push([Math.floor(half / halves), half % halves, at % MAX_PARTS, weight]);
    });
    return { players, halves, total, wins: [...wins], ties: [...ties], parts };
  }

  private at(player: number, half: number, parts: number): number {
    return (player * this.halves + half) * MAX_PARTS + parts;
  }

  /** Adds 1/`parts` of the pot, won by the player in this half, in `weight` cases. */
  addPart(player: number, half: number, parts: number, weight: number): void {
    this.parts[this.at(player, half, parts)] += weight;
  }

  /** Adds another tally of the same players. */
  merge(other: Tally): void {
    this.total += other.total;
    for (let player = 0; player < this.players; player++) {
      this.wins[player] += other.wins[player];
      this.ties[player] += other.ties[player];
    }
    for (let at = 0; at < this.parts.length; at++) this.parts[at] += other.parts[at];
  }

  /** Adds the counts of one player of another tally, times a weight, to the only player of this one. */
  take(other: Tally, player: number, times: number): void {
    this.total += other.total * times;
    this.wins[0] += other.wins[player] * times;
    this.ties[0] += other.ties[player] * times;
    for (let half = 0; half < this.halves; half++)
      for (let parts = 1; parts < MAX_PARTS; parts++)
        this.addPart(0, half, parts, other.parts[other.at(player, half, parts)] * times);
  }

  /** The player's share of a half, summed over all cases, in pots. */
  sharesFor(player: number, half: number): Fraction {
    let sum = ZERO;
    for (let parts = 1; parts < MAX_PARTS; parts++) {
      const weight = this.parts[this.at(player, half, parts)];
      if (weight !== 0) sum = add(sum, fraction(BigInt(weight), BigInt(parts)));
    }
    return sum;
  }

  /** The number of pots that the player won, over all cases. */
  shares(player: number): Fraction {
    let sum = ZERO;
    for (let half = 0; half < this.halves; half++) sum = add(sum, this.sharesFor(player, half));
    return sum;
  }
}

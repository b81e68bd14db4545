import { add, fraction, type Fraction, ZERO } from './fraction.js';

/** A pot is cut in at most so many equal parts: two boards, four halves of each, and every player's part of those. */
const MOST_PARTS = 256;

/** A tally as plain data, to be stored or sent. */
export interface TallyCounts {
  readonly players: number;
  readonly halves: number;
  readonly total: number;
  readonly wins: readonly number[];
  readonly ties: readonly number[];
  /** Those of the parts that are not zero: player, half, number of parts, weight. */
  readonly parts: readonly (readonly [number, number, number, number])[];
}

/**
 * What players won, over cases that may weigh differently: counts that merge in any order to the same sum. Weights are
 * integers; so are all counts, up to 2^53.
 */
export class Tally {
  /** The weight of all cases. */
  total = 0;
  /** By player: cases in which he won the whole pot, and in which he won a part of it. */
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  /** By player, half and number of parts: the weight of the cases in which he won a part of so many of the pot for that half. */
  private readonly parts: Float64Array;

  constructor(
    readonly players: number,
    readonly halves: number,
  ) {
    this.wins = new Float64Array(players);
    this.ties = new Float64Array(players);
    this.parts = new Float64Array(players * halves * MOST_PARTS);
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
      const half = Math.floor(at / MOST_PARTS);
      if (weight !== 0) parts.push([Math.floor(half / halves), half % halves, at % MOST_PARTS, weight]);
    });
    return { players, halves, total, wins: [...wins], ties: [...ties], parts };
  }

  private at(player: number, half: number, parts: number): number {
    return (player * this.halves + half) * MOST_PARTS + parts;
  }

  /** Adds one of so many equal parts of the pot to what the player won for a half. */
  addPart(player: number, half: number, parts: number, weight: number): void {
    this.parts[this.at(player, half, parts)] += weight;
  }

  /** Adds what another tally of the same players counted. */
  merge(other: Tally): void {
    this.total += other.total;
    for (let player = 0; player < this.players; player++) {
      this.wins[player] += other.wins[player];
      this.ties[player] += other.ties[player];
    }
    for (let at = 0; at < this.parts.length; at++) this.parts[at] += other.parts[at];
  }

  /** Adds, so many times, what another tally counted of one of its players to that of the only player here. */
  take(other: Tally, player: number, times: number): void {
    this.total += other.total * times;
    this.wins[0] += other.wins[player] * times;
    this.ties[0] += other.ties[player] * times;
    for (let half = 0; half < this.halves; half++)
      for (let parts = 1; parts < MOST_PARTS; parts++)
        this.addPart(0, half, parts, other.parts[other.at(player, half, parts)] * times);
  }

  /** How many pots the player won for a half, over all cases. */
  sharesFor(player: number, half: number): Fraction {
    let sum = ZERO;
    for (let parts = 1; parts < MOST_PARTS; parts++) {
      const weight = this.parts[this.at(player, half, parts)];
      if (weight !== 0) sum = add(sum, fraction(BigInt(weight), BigInt(parts)));
    }
    return sum;
  }

  /** How many pots the player won, over all cases. */
  shares(player: number): Fraction {
    let sum = ZERO;
    for (let half = 0; half < this.halves; half++) sum = add(sum, this.sharesFor(player, half));
    return sum;
  }
}

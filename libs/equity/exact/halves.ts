import { bitCount } from '#cards';
import type { Tally } from '../tally/tally.js';

/**
 * Counts the winners of pots with one or two halves, by masks: bit n stands for player n. A negative weight takes a count back.
 */
export class Halves {
  total = 0;
  /**
   * By player and number of winners: cases in which the player wins or shares a whole pot, because the game has one half or no
   * low qualifies.
   */
  readonly whole: Float64Array;
  /** The same for the halves of split pots. */
  readonly high: Float64Array;
  readonly low: Float64Array;
  /** By player: cases in which the player wins or shares both halves, and in which the player scoops. */
  readonly both: Float64Array;
  readonly scoops: Float64Array;

  constructor(readonly players: number) {
    this.whole = new Float64Array(players * (players + 1));
    this.high = new Float64Array(players * (players + 1));
    this.low = new Float64Array(players * (players + 1));
    this.both = new Float64Array(players);
    this.scoops = new Float64Array(players);
  }

  /** Counts a case. `low` is 0 where no low qualifies or the game has none. */
  add(high: number, low: number, weight: number): void {
    this.total += weight;
    if (low === 0) return this.share(this.whole, high, weight);
    this.share(this.high, high, weight);
    this.share(this.low, low, weight);
    const alone = bitCount(high | low) === 1;
    for (let both = high & low; both !== 0; both &= both - 1) {
      const player = lowestOf(both);
      this.both[player] += weight;
      if (alone) this.scoops[player] += weight;
    }
  }

  private share(counts: Float64Array, winners: number, weight: number): void {
    const among = bitCount(winners);
    for (let rest = winners; rest !== 0; rest &= rest - 1)
      counts[lowestOf(rest) * (this.players + 1) + among] += weight;
  }

  /** Adds the counts to a tally, multiplied by `times`. */
  addTo(tally: Tally, times = 1): void {
    const { players, whole, high, low, both, scoops } = this;
    tally.total += this.total * times;
    for (let player = 0; player < players; player++) {
      let some = -both[player];
      for (let winners = 1; winners <= players; winners++) {
        const at = player * (players + 1) + winners;
        some += whole[at] + high[at] + low[at];
        tally.addPart(player, 0, winners, whole[at] * times);
        tally.addPart(player, 0, 2 * winners, high[at] * times);
        if (tally.halves > 1) tally.addPart(player, 1, 2 * winners, low[at] * times);
      }
      const wins = whole[player * (players + 1) + 1] + scoops[player];
      tally.wins[player] += wins * times;
      tally.ties[player] += (some - wins) * times;
    }
  }
}

/** The index of the lowest set bit. */
const lowestOf = (mask: number): number => 31 - Math.clz32(mask & -mask);

import type { Tally } from '../tally/tally.js';

/** Counts the winners of one undivided pot by strengths. A negative weight takes a count back. */
export class Outcomes {
  private readonly wins: Float64Array;
  /** By player and number of winners: cases in which the player shares the pot. */
  private readonly shared: Float64Array;

  constructor(readonly players: number) {
    this.wins = new Float64Array(players);
    this.shared = new Float64Array(players * (players + 1));
  }

  /** The player wins alone. */
  addWins(player: number, weight: number): void {
    this.wins[player] += weight;
  }

  /** The player is one of several winners. */
  addTies(player: number, winners: number, weight: number): void {
    this.shared[player * (this.players + 1) + winners] += weight;
  }

  /** Counts a case by the strengths of the hands. */
  add(strengths: Float64Array, weight: number): void {
    const { players } = this;
    let best = strengths[0];
    let winner = 0;
    let winners = 1;
    for (let player = 1; player < players; player++) {
      const strength = strengths[player];
      if (strength > best) {
        best = strength;
        winner = player;
        winners = 1;
      } else if (strength === best) winners++;
    }
    if (winners === 1) {
      this.wins[winner] += weight;
      return;
    }
    for (let player = winner; player < players; player++)
      if (strengths[player] === best) this.addTies(player, winners, weight);
  }

  /** Adds the counts to a tally of one half, multiplied by `times`. */
  addTo(tally: Tally, times = 1): void {
    const { players } = this;
    for (let player = 0; player < players; player++) {
      const wins = this.wins[player] * times;
      tally.wins[player] += wins;
      tally.total += wins;
      tally.addPart(player, 0, 1, wins);
      for (let winners = 2; winners <= players; winners++) {
        const weight = this.shared[player * (players + 1) + winners] * times;
        tally.ties[player] += weight;
        tally.addPart(player, 0, winners, weight);
      }
    }
    tally.total += this.splitPots * times;
  }

  /** The weight of the split pots; each winner counts a case once. */
  private get splitPots(): number {
    const { players, shared } = this;
    let pots = 0;
    for (let winners = 2; winners <= players; winners++) {
      let counted = 0;
      for (let player = 0; player < players; player++) counted += shared[player * (players + 1) + winners];
      pots += counted / winners;
    }
    return pots;
  }
}

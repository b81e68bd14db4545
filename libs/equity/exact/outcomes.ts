import type { Tally } from '../tally.js';

/** Who wins one undivided pot, counted by strengths: what is counted may be taken back by a weight below zero. */
export class Outcomes {
  total = 0;
  private readonly wins: Float64Array;
  private readonly ties: Float64Array;
  /** By player and number of winners: cases in which he shares the pot with so many, himself included. */
  private readonly shared: Float64Array;

  constructor(readonly players: number) {
    this.wins = new Float64Array(players);
    this.ties = new Float64Array(players);
    this.shared = new Float64Array(players * (players + 1));
  }

  add(strengths: Float64Array, weight: number): void {
    const { players } = this;
    this.total += weight;
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
      if (strengths[player] === best) {
        this.ties[player] += weight;
        this.shared[player * (players + 1) + winners] += weight;
      }
  }

  /** Adds what was counted to a tally of one half. */
  addTo(tally: Tally): void {
    const { players } = this;
    tally.total += this.total;
    for (let player = 0; player < players; player++) {
      tally.wins[player] += this.wins[player];
      tally.ties[player] += this.ties[player];
      tally.addPart(player, 0, 1, this.wins[player]);
      for (let winners = 2; winners <= players; winners++)
        tally.addPart(player, 0, winners, this.shared[player * (players + 1) + winners]);
    }
  }
}

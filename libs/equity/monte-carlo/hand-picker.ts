import type { Card } from '#cards';
import type { Random } from '#random';
import type { KnownHands } from '../players.js';

/** How often hands are picked in vain before they are taken not to go together. */
export const MOST_TRIES = 1_000_000;

/**
 * Picks a hand for every player, each as likely as it weighs, until no two hold the same card. All are picked anew where two
 * do: to keep the first would make hands more likely that get in nobody's way.
 */
export class HandPicker {
  /** By player: sums of the weights up to each hand; null where all weigh the same. */
  private readonly sums: readonly (Float64Array | null)[];

  constructor(private readonly players: readonly KnownHands[]) {
    this.sums = players.map(({ weights }) =>
      weights.every((weight) => weight === weights[0]) ? null : sumsOf(weights),
    );
  }

  /** Writes the hands and marks their cards; false where none were found that go together. */
  pick(random: Random, holes: readonly Uint8Array[], used: Uint8Array): boolean {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      let player = 0;
      while (player < this.players.length && this.place(random, player, holes[player], used)) player++;
      if (player === this.players.length) return true;
      while (player-- > 0) unmark(holes[player], this.players[player].size, used);
    }
    return false;
  }

  /** Gives the player a hand, if all of its cards are to be had. */
  private place(random: Random, player: number, hole: Uint8Array, used: Uint8Array): boolean {
    const { size, count, cards } = this.players[player];
    const from = (count === 1 ? 0 : this.choose(random, player, count)) * size;
    for (let at = 0; at < size; at++) {
      const card: Card = cards[from + at];
      if (used[card] === 1) {
        unmark(hole, at, used);
        return false;
      }
      used[card] = 1;
      hole[at] = card;
    }
    return true;
  }

  private choose(random: Random, player: number, count: number): number {
    const sums = this.sums[player];
    if (sums === null) return random.below(count);
    const drawn = random.below(sums[count - 1]);
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sums[middle] > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}

const sumsOf = (weights: Float64Array): Float64Array => {
  let sum = 0;
  return weights.map((weight) => (sum += weight));
};

export const unmark = (hole: Uint8Array, size: number, used: Uint8Array): void => {
  for (let at = 0; at < size; at++) used[hole[at]] = 0;
};

import type { Random } from '#random';
import type { KnownHands } from '../players.js';
import type { Pick } from './picks.js';

/** How often hands are picked in vain before they are taken not to go together. */
const MOST_TRIES = 1_000_000;

/**
 * Picks hands for all players, each as likely as it weighs, until no two hold the same card. All are picked anew where two
 * do: to keep the first would make hands more likely that get in nobody's way.
 */
export class HandPicker {
  constructor(
    private readonly players: readonly KnownHands[],
    private readonly picks: readonly Pick[],
  ) {}

  /** Writes the hands and marks their cards; false where none were found that go together. */
  pick(random: Random, holes: readonly Uint8Array[], used: Uint8Array): boolean {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      used.fill(0);
      if (this.picks.every((pick) => this.place(random, pick, holes, used))) return true;
    }
    return false;
  }

  /** Gives the players of a pick their hands, if all cards are to be had. */
  private place(random: Random, pick: Pick, holes: readonly Uint8Array[], used: Uint8Array): boolean {
    const from = choose(random, pick) * pick.players.length;
    return pick.players.every((player, sharer) => {
      const { size, cards } = this.players[player];
      const first = pick.hands[from + sharer] * size;
      for (let at = 0; at < size; at++) {
        const card = cards[first + at];
        if (used[card] === 1) return false;
        used[card] = 1;
        holes[player][at] = card;
      }
      return true;
    });
  }
}

const choose = (random: Random, { columns }: Pick): number => {
  if (columns === null) return 0;
  const column = random.next() >>> columns.shift;
  return random.next() < columns.thresholds[column] ? column : columns.others[column];
};

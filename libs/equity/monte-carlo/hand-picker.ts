import type { Random } from '#random';
import type { KnownHands } from '../spot/known-hands.js';
import type { Pick } from './picks.js';

/** A bound that compatible hands never reach (`Picking.tries`). */
const MAX_TRIES = 1 << 24;

/**
 * Picks hands for all players by their weights until no two share a card. On a conflict all are picked again: keeping the first would
 * favour hands that conflict with few others.
 */
export class HandPicker {
  constructor(
    private readonly players: readonly KnownHands[],
    private readonly picks: readonly Pick[],
  ) {}

  /** Writes the hands and marks their cards in `used`. @throws Error if the hands are never compatible */
  pick(random: Random, holes: readonly Uint8Array[], used: Uint8Array): void {
    for (let tries = 0; tries < MAX_TRIES; tries++) if (this.pickOnce(random, holes, used)) return;
    throw new Error('the hands are never compatible');
  }

  /** Picks once; false where two players would hold the same card. */
  pickOnce(random: Random, holes: readonly Uint8Array[], used: Uint8Array): boolean {
    used.fill(0);
    return this.picks.every((pick) => this.walk(random, pick, holes, used));
  }

  /** Gives the players of a pick their hands; false where a card is taken. */
  private walk(random: Random, pick: Pick, holes: readonly Uint8Array[], used: Uint8Array): boolean {
    let node = 0;
    for (const player of pick.players) {
      const choice = pick.firstChoice[node] + chooseAt(random, pick, node);
      if (!this.place(player, pick.hands[choice], holes[player], used)) return false;
      node = pick.next[choice];
    }
    return true;
  }

  private place(player: number, hand: number, hole: Uint8Array, used: Uint8Array): boolean {
    const { size, cards } = this.players[player];
    for (let at = 0; at < size; at++) {
      const card = cards[hand * size + at];
      if (used[card] === 1) return false;
      used[card] = 1;
      hole[at] = card;
    }
    return true;
  }
}

const chooseAt = (random: Random, { shift, firstColumn, thresholds, others }: Pick, node: number): number => {
  if (shift[node] === 0) return 0;
  const column = random.next() >>> shift[node];
  const at = firstColumn[node] + column;
  return random.next() < thresholds[at] ? column : others[at];
};

import { type Card, rankOf, SUIT_COUNT, suitOf } from '#cards';
import type { Outcomes } from '../exact/outcomes.js';
import type { KnownHands } from '../players.js';
import type { KernelInstance } from './instance.js';

/** All hands of two cards. */
const MOST_HANDS = 1326;
const MOST_FREE = 64;
/** By the numbers of its two cards, the place of a hand in a table of all. */
const CARDS = 64;

/** `Sweep` in WebAssembly, over all boards at once: the same questions, the same answers. */
export class KernelSweep {
  constructor(private readonly kernel: KernelInstance) {}

  /** Counts all boards; `free` are the cards that may come, and no hand has a card that lies or is dead. */
  count(
    first: KnownHands,
    second: KnownHands,
    board: readonly Card[],
    free: readonly Card[],
    toCome: number,
    outcomes: Outcomes,
  ): void {
    const { exports } = this.kernel;
    const { buffer } = exports.memory;
    const boardIn = new Int32Array(buffer, exports.boardInAt(), SUIT_COUNT).fill(0);
    let boardKey = 0;
    for (const card of board) {
      boardIn[suitOf(card)] |= 1 << rankOf(card);
      boardKey += this.kernel.seven.rankKey[rankOf(card)];
    }
    new Uint8Array(buffer, exports.freeAt(), MOST_FREE).set(free);
    exports.sweepBoards(this.place(first, second), free.length, toCome, boardKey);
    const [wins, losses, ties] = new Float64Array(buffer, exports.resultsAt(), 3);
    outcomes.addWins(0, wins);
    outcomes.addWins(1, losses);
    outcomes.addTies(0, 2, ties);
    outcomes.addTies(1, 2, ties);
  }

  /** Puts the hands of both ranges into one list; how many there are. */
  private place(first: KnownHands, second: KnownHands): number {
    const { exports } = this.kernel;
    const { buffer } = exports.memory;
    const { rankKey } = this.kernel.seven;
    const keys = new Uint32Array(buffer, exports.handKeysAt(), MOST_HANDS);
    const cards = new Uint8Array(buffer, exports.handCardsAt(), MOST_HANDS * 2);
    const weights = new Float64Array(buffer, exports.weightsAt(), MOST_HANDS * 2).fill(0);
    const places = new Int16Array(CARDS * CARDS).fill(-1);
    let count = 0;
    [first, second].forEach((range, which) => {
      for (let hand = 0; hand < range.count; hand++) {
        const a = Math.min(range.cards[hand * 2], range.cards[hand * 2 + 1]);
        const b = Math.max(range.cards[hand * 2], range.cards[hand * 2 + 1]);
        let place = places[a * CARDS + b];
        if (place < 0) {
          place = places[a * CARDS + b] = count++;
          keys[place] = rankKey[rankOf(a)] + rankKey[rankOf(b)];
          cards[place * 2] = a;
          cards[place * 2 + 1] = b;
        }
        weights[place * 2 + which] += range.weights[hand];
      }
    });
    return count;
  }
}

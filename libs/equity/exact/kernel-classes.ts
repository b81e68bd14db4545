import { type Card, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';
import type { Outcomes } from './outcomes.js';
import type { KernelInstance } from '../kernel/instance.js';

/** The number of players that the kernel has memory for. */
const ROW = 24;

/** `SuitedClasses` in WebAssembly: the same input and results. */
export class KernelClasses {
  private readonly left: Uint8Array;
  private readonly leftIn: Int32Array;
  private readonly boardIn: Int32Array;
  private readonly keys: Int32Array;
  private readonly handIn: Int32Array;
  private readonly wins: Int32Array;
  private readonly shared: Int32Array;

  constructor(private readonly kernel: KernelInstance) {
    const { exports } = kernel;
    const { buffer } = exports.memory;
    this.left = new Uint8Array(buffer, exports.leftAt(), RANK_COUNT);
    this.leftIn = new Int32Array(buffer, exports.leftInAt(), SUIT_COUNT);
    this.boardIn = new Int32Array(buffer, exports.boardInAt(), SUIT_COUNT);
    this.keys = new Int32Array(buffer, exports.keysAt(), ROW);
    this.handIn = new Int32Array(buffer, exports.handInAt(), ROW * SUIT_COUNT);
    this.wins = new Int32Array(buffer, exports.winsAt(), ROW);
    this.shared = new Int32Array(buffer, exports.sharedAt(), ROW * ROW);
  }

  /** Counts all boards, as `SuitedClasses.count` does. */
  count(
    hands: readonly Iterable<Card>[],
    board: readonly Card[],
    free: readonly Card[],
    outcomes: Outcomes,
    weight: number,
  ): void {
    const { left, leftIn, boardIn, keys, handIn, wins, shared } = this;
    const { rankKey } = this.kernel.seven;
    left.fill(0);
    leftIn.fill(0);
    boardIn.fill(0);
    for (const card of free) {
      left[rankOf(card)]++;
      leftIn[suitOf(card)] |= 1 << rankOf(card);
    }
    let boardKey = 0;
    for (const card of board) {
      boardKey += rankKey[rankOf(card)];
      boardIn[suitOf(card)] |= 1 << rankOf(card);
    }
    handIn.fill(0, 0, hands.length * SUIT_COUNT);
    hands.forEach((hand, player) => {
      keys[player] = boardKey;
      for (const card of hand) {
        keys[player] += rankKey[rankOf(card)];
        handIn[player * SUIT_COUNT + suitOf(card)] |= 1 << rankOf(card);
      }
    });
    this.kernel.exports.countBoards(hands.length);
    for (let player = 0; player < hands.length; player++) {
      outcomes.addWins(player, wins[player] * weight);
      for (let winners = 2; winners <= hands.length; winners++)
        outcomes.addTies(player, winners, shared[player * ROW + winners] * weight);
    }
  }
}

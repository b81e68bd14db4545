import { type Card, rankOf, STANDARD_CARD_COUNT, SUIT_COUNT, suitOf } from '#cards';
import type { HandCounts } from './hand-counts.js';
import { sameHands } from './shared-cards.js';
import { choices } from '../spot/combinations.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { KernelInstance } from '../kernel/instance.js';

/** The number of places (`assembly/range-hands.ts`): a hand has one for each order of its cards. */
const PLACES = STANDARD_CARD_COUNT ** 2;
const MAX_FREE = 64;

/** The largest total weight of the second range: the kernel sums 32-bit integers. */
export const MAX_WEIGHT = 2 ** 31 - 1;

/** `countRunouts` in WebAssembly: the same input and results, for ranges without duplicate hands. */
export class KernelRunouts {
  constructor(private readonly kernel: KernelInstance) {}

  /** Counts all runouts. `free` are the cards that may come, ascending; all cards of the hands are among them. */
  count(
    first: KnownHands,
    second: KnownHands,
    board: readonly Card[],
    free: readonly Card[],
    toCome: number,
  ): HandCounts {
    const { exports } = this.kernel;
    const { buffer } = exports.memory;
    const boardIn = new Int32Array(buffer, exports.boardInAt(), SUIT_COUNT).fill(0);
    let boardKey = 0;
    for (const card of board) {
      boardIn[suitOf(card)] |= 1 << rankOf(card);
      boardKey += this.kernel.seven.rankKey[rankOf(card)];
    }
    this.place(0, first, new Float64Array(first.count).fill(1));
    this.place(1, second, second.weights);
    new Uint8Array(buffer, exports.freeAt(), MAX_FREE).set(free);
    exports.countRunouts(free.length, toCome, boardKey);
    const wins = countsOf(first, new Float64Array(buffer, exports.handWinsAt(), PLACES));
    const notLosses = countsOf(first, new Float64Array(buffer, exports.handNotLossesAt(), PLACES));
    // In each runout the kernel subtracts the identical hand, which ties, for both of its cards.
    const same = sameHands(first, second);
    const runouts = choices(free.length - 2, toCome);
    return { wins, ties: notLosses.map((weight, hand) => weight - wins[hand] + same[hand] * runouts) };
  }

  private place(range: number, { cards, count }: KnownHands, weights: Float64Array): void {
    const { exports } = this.kernel;
    const placed = new Int32Array(exports.memory.buffer, exports.rangeWeightsAt(range), PLACES).fill(0);
    for (let hand = 0; hand < count; hand++) {
      const [one, other] = [cards[hand * 2], cards[hand * 2 + 1]];
      placed[one * STANDARD_CARD_COUNT + other] = weights[hand];
      placed[other * STANDARD_CARD_COUNT + one] = weights[hand];
    }
  }
}

/** By hand: the sum of its two places. */
const countsOf = ({ cards, count }: KnownHands, counts: Float64Array): Float64Array => {
  const found = new Float64Array(count);
  for (let hand = 0; hand < count; hand++) {
    const [one, other] = [cards[hand * 2], cards[hand * 2 + 1]];
    found[hand] = counts[one * STANDARD_CARD_COUNT + other] + counts[other * STANDARD_CARD_COUNT + one];
  }
  return found;
};

import { type Card, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';
import type { HandCounts } from './hand-counts.js';
import { sameHands } from './shared-cards.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { KernelInstance } from '../kernel/instance.js';

/** The number of two-card hands. */
const MAX_HANDS = 1326;
/** The number of choices of two ranks. */
const RANKS_COUNT = (RANK_COUNT * (RANK_COUNT + 1)) / 2;
const MAX_FREE = 64;

/** The largest total weight of the second range: sums over 16 runouts are 32-bit integers. */
export const MAX_WEIGHT = 2 ** 27 - 1;

/** `countRunouts` in WebAssembly: the same input and results, for ranges without duplicate hands. */
export class KernelRunouts {
  constructor(private readonly kernel: KernelInstance) {}

  /** Counts all runouts. `free` are the cards that may come, ascending. No hand holds a board card or a dead card. */
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
    const same = sameHands(first, second);
    const places = this.place(0, first, same);
    this.place(1, second, second.weights);
    new Uint8Array(buffer, exports.freeAt(), MAX_FREE).set(free);
    exports.countRunouts(free.length, toCome, boardKey);
    const wins = new Float64Array(buffer, exports.handWinsAt(), MAX_HANDS);
    const ties = new Float64Array(buffer, exports.handTiesAt(), MAX_HANDS);
    return {
      wins: Float64Array.from(places, (place) => wins[place]),
      ties: Float64Array.from(places, (place) => ties[place]),
    };
  }

  /** Writes the hands of a range into the kernel's memory, ordered by ranks. Returns the position of each hand. */
  private place(which: number, range: KnownHands, weighing: Float64Array): Uint16Array {
    const { exports } = this.kernel;
    const { buffer } = exports.memory;
    const cards = new Uint8Array(buffer, exports.rangeCardsAt(which), MAX_HANDS * 2);
    const weights = new Int32Array(buffer, exports.rangeWeightsAt(which), MAX_HANDS);
    const starts = new Uint16Array(buffer, exports.rangeStartsAt(which), RANKS_COUNT + 1).fill(0);
    for (let hand = 0; hand < range.count; hand++) starts[ranksOf(range, hand) + 1]++;
    for (let ranks = 0; ranks < RANKS_COUNT; ranks++) starts[ranks + 1] += starts[ranks];
    const next = starts.slice();
    const places = new Uint16Array(range.count);
    for (let hand = 0; hand < range.count; hand++) {
      const place = next[ranksOf(range, hand)]++;
      places[hand] = place;
      cards[place * 2] = range.cards[hand * 2];
      cards[place * 2 + 1] = range.cards[hand * 2 + 1];
      weights[place] = weighing[hand];
    }
    return places;
  }
}

/** The number of a hand's ranks: 0 for the two lowest. A pair follows all hands with the same higher rank. */
const ranksOf = ({ cards }: KnownHands, hand: number): number => {
  const a = rankOf(cards[hand * 2]);
  const b = rankOf(cards[hand * 2 + 1]);
  const high = Math.max(a, b);
  return (high * (high + 1)) / 2 + Math.min(a, b);
};

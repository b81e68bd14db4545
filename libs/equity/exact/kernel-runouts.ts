import { type Card, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';
import type { HandCounts } from './runouts.js';
import { sameHands } from './shared-cards.js';
import type { KnownHands } from '../spot/known-hands.js';
import type { KernelInstance } from '../kernel/instance.js';

/** All hands of two cards. */
const MAX_HANDS = 1326;
/** Choices of two ranks. */
const RANKS_COUNT = (RANK_COUNT * (RANK_COUNT + 1)) / 2;
const MAX_FREE = 64;

/** What the hands of a second range may weigh together: sums over 16 runouts at once are 32-bit integers. */
export const MAX_WEIGHT = 2 ** 27 - 1;

/** `countRunouts` in WebAssembly: the same questions, the same answers, for ranges that hold no hand twice. */
export class KernelRunouts {
  constructor(private readonly kernel: KernelInstance) {}

  /** Counts all runouts; `free` are the cards that may come, ascending, and no hand has a card that lies or is dead. */
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

  /** Puts the hands of a range into the kernel's memory, by their ranks; by hand, its place there. */
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

/** The number of a hand's ranks: the lowest two are 0, and a pair comes behind what it is the higher rank of. */
const ranksOf = ({ cards }: KnownHands, hand: number): number => {
  const a = rankOf(cards[hand * 2]);
  const b = rankOf(cards[hand * 2 + 1]);
  const high = Math.max(a, b);
  return (high * (high + 1)) / 2 + Math.min(a, b);
};

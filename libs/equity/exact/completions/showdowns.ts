import type { EquityGame } from '../../spot/game.js';
import type { Tally } from '../../tally/tally.js';
import type { FinalHands } from './final-hands.js';
import { BAR, FIRST, isApart, OUTCOMES, type PairCounter, SECOND } from './pairs.js';
import {
  above,
  below,
  dividedAt,
  type HandIndices,
  inOrder,
  level,
  rangeOf,
  strongest,
} from './by-strength.js';
import { settle } from './settle.js';

/** The combined hands of some players: their cards, and for each half the best strength and its holders. */
interface Held {
  readonly low: number;
  readonly high: number;
  readonly best: readonly number[];
  readonly holders: readonly number[];
  readonly weight: number;
}

/**
 * Counts every compatible choice of one hand from each player's list. Enumerates the hands of all players but the two with the
 * longest lists; a pair counter counts those two. For pots with several halves, the hands of the pair are divided by strength for
 * one half after the other, until the winner of that half is known; the counter then compares them by the last half alone. One
 * computation at a time.
 */
export class Showdowns {
  private readonly halves: number;
  /** The players, shortest lists first. */
  private players: readonly number[] = [];
  private lists: readonly FinalHands[] = [];
  /** The halves in the order in which hands are divided by them: that with the most strengths is last. */
  private order: readonly number[] = [];
  private readonly orders = new Map<FinalHands, HandIndices>();
  private whole: readonly [HandIndices, HandIndices] = [new Uint32Array(), new Uint32Array()];
  /** By half: which hands are best, of the pair and of the other players. */
  private readonly outcomes: number[];
  private readonly winners: Int32Array;

  constructor(
    private readonly game: EquityGame,
    private readonly pairs: PairCounter,
    private readonly tally: Tally,
  ) {
    this.halves = game.shares.length * (game.boards ?? 1);
    this.outcomes = new Array<number>(this.halves).fill(0);
    this.winners = new Int32Array(this.halves);
  }

  /** Counts hands of all players, one list for each. Their common cards must be disjoint. */
  count(lists: readonly FinalHands[]): void {
    this.players = [...lists.keys()].sort((a, b) => lists[a].count - lists[b].count || a - b);
    this.lists = this.players.map((player) => lists[player]);
    const [first, second] = this.lists.slice(-2);
    if (this.order.length === 0) {
      const variety = Array.from({ length: this.halves }, (_, half) => strongest(second.strengths[half]));
      this.order = [...variety.keys()].sort((a, b) => variety[a] - variety[b]);
    }
    this.whole = [this.sorted(first), this.sorted(second)];
    this.pairs.place(first, second);
    this.pairs.choose(...this.whole);
    const nothing = Array.from(this.winners, () => 0);
    let low = 0;
    let high = 0;
    for (const { common } of lists) {
      low |= common.low;
      high |= common.high;
    }
    this.hold(0, { low, high, best: nothing, holders: nothing, weight: 1 });
  }

  /** The hands of a list by their strength for the last half. */
  private sorted(list: FinalHands): HandIndices {
    let sorted = this.orders.get(list);
    if (sorted === undefined) {
      sorted = inOrder(list.strengths[this.order[this.halves - 1]]);
      this.orders.set(list, sorted);
    }
    return sorted;
  }

  /** Enumerates the hands of the players before the last two. */
  private hold(at: number, held: Held): void {
    const list = this.lists[at];
    if (at === this.lists.length - 2) return this.divide(0, ...this.whole, held);
    const bit = 1 << this.players[at];
    for (let hand = 0; hand < list.count; hand++) {
      if (!isApart(list, hand, held.low, held.high)) continue;
      const strengths = list.strengths.map((ofHalf) => ofHalf[hand]);
      this.hold(at + 1, {
        low: held.low | list.low[hand],
        high: held.high | list.high[hand],
        best: held.best.map((best, half) => Math.max(best, strengths[half])),
        holders: held.holders.map((holders, half) =>
          strengths[half] > held.best[half]
            ? bit
            : strengths[half] === held.best[half]
              ? holders | bit
              : holders,
        ),
        weight: held.weight * list.weights[hand],
      });
    }
  }

  /** Counts pairs of hands of the last two players, once the winners of the earlier halves are known. */
  private divide(depth: number, first: HandIndices, second: HandIndices, held: Held): void {
    if (first.length === 0 || second.length === 0) return;
    const half = this.order[depth];
    if (depth === this.halves - 1) return this.countPairs(half, first, second, held);
    const bar = held.best[half];
    const [ofFirst, ofSecond] = this.lists.slice(-2).map(({ strengths }) => strengths[half]);
    const known = (outcome: number, some: HandIndices, others: HandIndices): void => {
      this.outcomes[half] = outcome;
      this.divide(depth + 1, some, others, held);
    };
    const weak = below(first, ofFirst, bar);
    const otherWeak = below(second, ofSecond, bar);
    const equal = level(first, ofFirst, bar);
    const otherEqual = level(second, ofSecond, bar);
    const strong = above(first, ofFirst, bar);
    const otherStrong = above(second, ofSecond, bar);
    known(BAR, weak, otherWeak);
    known(BAR | FIRST, equal, otherWeak);
    known(BAR | SECOND, weak, otherEqual);
    known(bar === 0 ? 0 : BAR | FIRST | SECOND, equal, otherEqual);
    known(FIRST, strong, below(second, ofSecond, bar + 1));
    known(SECOND, below(first, ofFirst, bar + 1), otherStrong);
    this.compare(strong, otherStrong, ofFirst, ofSecond, known);
  }

  /**
   * Divides hands at the middle of their strengths until all hands of one list are better than, or equal to, those of the other.
   */
  private compare(
    first: HandIndices,
    second: HandIndices,
    ofFirst: Uint16Array,
    ofSecond: Uint16Array,
    known: (outcome: number, first: HandIndices, second: HandIndices) => void,
  ): void {
    if (first.length === 0 || second.length === 0) return;
    const [least, most] = rangeOf([first, ofFirst], [second, ofSecond]);
    if (least === most) return known(FIRST | SECOND, first, second);
    const middle = (least + most + 1) >>> 1;
    const [weak, strong] = dividedAt(first, ofFirst, middle);
    const [otherWeak, otherStrong] = dividedAt(second, ofSecond, middle);
    known(FIRST, strong, otherWeak);
    known(SECOND, weak, otherStrong);
    this.compare(weak, otherWeak, ofFirst, ofSecond, known);
    this.compare(strong, otherStrong, ofFirst, ofSecond, known);
  }

  private countPairs(half: number, first: HandIndices, second: HandIndices, held: Held): void {
    if (this.halves > 1) this.pairs.choose(first, second);
    const weights = this.pairs.count(half, held, held.best[half]);
    for (let outcome = 0; outcome < OUTCOMES; outcome++) {
      const weight = weights[outcome] * held.weight;
      if (weight === 0) continue;
      this.outcomes[half] = outcome;
      this.settle(held, weight);
    }
  }

  private settle({ holders }: Held, weight: number): void {
    const [first, second] = this.players.slice(-2);
    for (let half = 0; half < this.halves; half++) {
      const outcome = this.outcomes[half];
      this.winners[half] =
        ((outcome & BAR) === 0 ? 0 : holders[half]) |
        ((outcome & FIRST) === 0 ? 0 : 1 << first) |
        ((outcome & SECOND) === 0 ? 0 : 1 << second);
    }
    settle(this.tally, this.game, this.winners, weight);
  }
}

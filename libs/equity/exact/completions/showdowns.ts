import type { EquityGame } from '../../game.js';
import type { Tally } from '../../tally.js';
import type { FinalHands } from './final-hands.js';
import { BAR, FIRST, isApart, OUTCOMES, type PairCounter, SECOND } from './pairs.js';
import { settle } from './settle.js';

/** What the hands of some players come to together: the cards that they hold, and by half the best strength and who has it. */
interface Held {
  readonly low: number;
  readonly high: number;
  readonly best: readonly number[];
  readonly holders: readonly number[];
  readonly weight: number;
}

/**
 * Counts every choice of hands that share no card, for players of whom each has a list of them. The two longest lists are left to
 * the counter of pairs; the hands of all others are gone through. Where a pot has several halves the hands of the two are divided
 * by their strength for one half after the other, weaker and stronger ones apart: it is known then who has the better hand for it,
 * and the pairs are counted by the last half alone. One question at a time.
 */
export class Showdowns {
  private readonly halves: number;
  /** The players, those with the shortest lists first. */
  private players: readonly number[] = [];
  private lists: readonly FinalHands[] = [];
  /** Halves in the order in which hands are divided by them: that with most strengths comes last. All questions have the same. */
  private order: readonly number[] = [];
  private readonly orders = new Map<FinalHands, Uint32Array>();
  private whole: readonly [Uint32Array, Uint32Array] = [new Uint32Array(), new Uint32Array()];
  /** By half: which of the others, the first and the second of the pair have the best hand. */
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

  /** Counts hands of all players, one list for each. What they have in common must not be the same cards. */
  count(lists: readonly FinalHands[]): void {
    this.players = [...lists.keys()].sort((a, b) => lists[a].count - lists[b].count || a - b);
    this.lists = this.players.map((player) => lists[player]);
    const [first, second] = this.lists.slice(-2);
    if (this.order.length === 0) {
      const variety = Array.from({ length: this.halves }, (_, half) => mostOf(second, half));
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
  private sorted(list: FinalHands): Uint32Array {
    let sorted = this.orders.get(list);
    if (sorted === undefined) {
      sorted = inOrder(list, this.order[this.halves - 1]);
      this.orders.set(list, sorted);
    }
    return sorted;
  }

  /** Goes through the hands of the players before the last two. */
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

  /** Counts pairs of some hands of the last two players, as far as it is not known who has the best hand. */
  private divide(depth: number, first: Uint32Array, second: Uint32Array, held: Held): void {
    if (first.length === 0 || second.length === 0) return;
    const half = this.order[depth];
    if (depth === this.halves - 1) return this.countPairs(half, first, second, held);
    const bar = held.best[half];
    const [ofFirst, ofSecond] = this.lists.slice(-2).map(({ strengths }) => strengths[half]);
    const [below, level, above] = byBar(first, ofFirst, bar);
    const [otherBelow, otherLevel, otherAbove] = byBar(second, ofSecond, bar);
    const known = (outcome: number, some: Uint32Array, others: Uint32Array): void => {
      this.outcomes[half] = outcome;
      this.divide(depth + 1, some, others, held);
    };
    known(BAR, below, otherBelow);
    known(BAR | FIRST, level, otherBelow);
    known(BAR | SECOND, below, otherLevel);
    known(bar === 0 ? 0 : BAR | FIRST | SECOND, level, otherLevel);
    known(
      FIRST,
      above,
      second.filter((hand) => ofSecond[hand] <= bar),
    );
    known(
      SECOND,
      first.filter((hand) => ofFirst[hand] <= bar),
      otherAbove,
    );
    const apart = (some: Uint32Array, others: Uint32Array): void => {
      if (some.length === 0 || others.length === 0) return;
      const [least, most] = rangeOf([some, ofFirst], [others, ofSecond]);
      if (least === most) return known(FIRST | SECOND, some, others);
      const middle = (least + most + 1) >>> 1;
      const [weak, strong] = byMiddle(some, ofFirst, middle);
      const [otherWeak, otherStrong] = byMiddle(others, ofSecond, middle);
      known(FIRST, strong, otherWeak);
      known(SECOND, weak, otherStrong);
      apart(weak, otherWeak);
      apart(strong, otherStrong);
    };
    apart(above, otherAbove);
  }

  private countPairs(half: number, first: Uint32Array, second: Uint32Array, held: Held): void {
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

/** All hands, ascending by strength. */
const inOrder = ({ strengths, count }: FinalHands, half: number): Uint32Array => {
  const ofHalf = strengths[half];
  const ends = new Uint32Array(mostOf({ strengths }, half) + 1);
  for (let hand = 0; hand < count; hand++) ends[ofHalf[hand]]++;
  for (let strength = 1; strength < ends.length; strength++) ends[strength] += ends[strength - 1];
  const sorted = new Uint32Array(count);
  for (let hand = count - 1; hand >= 0; hand--) sorted[--ends[ofHalf[hand]]] = hand;
  return sorted;
};

/** The greatest strength of some hands: about as many there are. */
const mostOf = ({ strengths }: Pick<FinalHands, 'strengths'>, half: number): number => {
  let most = 0;
  for (const strength of strengths[half]) most = Math.max(most, strength);
  return most;
};

type Hands = Uint32Array;

/** The hands below, at and above a strength. */
const byBar = (hands: Hands, strengths: Uint16Array, bar: number): [Hands, Hands, Hands] => [
  hands.filter((hand) => strengths[hand] < bar),
  hands.filter((hand) => strengths[hand] === bar),
  hands.filter((hand) => strengths[hand] > bar),
];

const byMiddle = (hands: Hands, strengths: Uint16Array, middle: number): [Hands, Hands] => [
  hands.filter((hand) => strengths[hand] < middle),
  hands.filter((hand) => strengths[hand] >= middle),
];

/** The least and the greatest strength of some hands. */
const rangeOf = (...lists: readonly (readonly [Hands, Uint16Array])[]): [number, number] => {
  let least = Infinity;
  let most = 0;
  for (const [hands, strengths] of lists)
    for (const hand of hands) {
      least = Math.min(least, strengths[hand]);
      most = Math.max(most, strengths[hand]);
    }
  return [least, most];
};

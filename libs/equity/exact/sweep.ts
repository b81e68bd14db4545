import { type Card, STANDARD_CARD_COUNT } from '#cards';
import { bestHand } from '#ranking';
import type { Share } from '../game.js';
import type { KnownHands } from '../players.js';
import { type Outcomes } from './outcomes.js';

/** Hands of at most so many cards: their places are packed beside their strength. */
const PLACE_BITS = 16;
const PLACE_MASK = (1 << PLACE_BITS) - 1;
export const MOST_SWEPT = 1 << PLACE_BITS;

/** The hands of one range, those that a board leaves in the order of their strength. */
class Ordered {
  /** Strength and place of each hand that is left, ascending. */
  private readonly packed: Uint32Array;
  count = 0;

  constructor(readonly hands: KnownHands) {
    this.packed = new Uint32Array(hands.count);
  }

  /** Ranks the hands that hold none of the cards of the board. */
  rank({ scale, composition }: Share, board: Uint8Array, lies: Uint8Array): void {
    const { cards, count, size } = this.hands;
    const hole = new Uint8Array(size);
    let left = 0;
    for (let place = 0; place < count; place++) {
      let free = true;
      for (let at = 0; at < size; at++) {
        hole[at] = cards[place * size + at];
        if (lies[hole[at]] === 1) free = false;
      }
      if (!free) continue;
      const strength = bestHand(scale, composition, hole, board, size, board.length);
      this.packed[left++] = (strength << PLACE_BITS) | place;
    }
    this.count = left;
    this.packed.subarray(0, left).sort();
  }

  strength(index: number): number {
    return this.packed[index] >>> PLACE_BITS;
  }

  place(index: number): number {
    return this.packed[index] & PLACE_MASK;
  }
}

/** Weights of hands, in all and by the cards that they hold. */
class Sums {
  all = 0;
  readonly by = new Float64Array(STANDARD_CARD_COUNT);

  clear(): void {
    this.all = 0;
    this.by.fill(0);
  }

  add({ cards, weights, size }: KnownHands, place: number): void {
    const weight = weights[place];
    this.all += weight;
    for (let at = place * size; at < (place + 1) * size; at++) this.by[cards[at]] += weight;
  }

  merge(other: Sums): void {
    this.all += other.all;
    for (let card = 0; card < STANDARD_CARD_COUNT; card++) this.by[card] += other.by[card];
  }

  /** Of hands of two cards, the weight of those that share none with this one; the same hand was taken off twice. */
  without(first: Card, second: Card, same: number): number {
    return this.all - this.by[first] - this.by[second] + same;
  }
}

/**
 * Two ranges of two-card hands against each other on one full board after the other. Both are put in the order of their
 * strength, and one pass finds for every hand what of the other range it beats: the weight of all that is weaker, less what
 * holds one of its cards. O(n log n) a board, for n hands, where trying each against each would take n².
 */
export class Sweep {
  private readonly first: Ordered;
  private readonly second: Ordered;
  /** By place in the first range: weight of the same hand in the second. */
  private readonly same: Float64Array;
  private readonly weaker = new Sums();
  private readonly equal = new Sums();
  private readonly stronger = new Sums();

  constructor(
    first: KnownHands,
    second: KnownHands,
    private readonly share: Share,
  ) {
    this.first = new Ordered(first);
    this.second = new Ordered(second);
    const places = new Map<number, number>();
    for (let place = 0; place < second.count; place++)
      places.set(pairOf(second, place), second.weights[place]);
    this.same = Float64Array.from(
      { length: first.count },
      (_, place) => places.get(pairOf(first, place)) ?? 0,
    );
  }

  /** Counts a full board; `lies` has 1 for each of its cards. */
  count(board: Uint8Array, lies: Uint8Array, outcomes: Outcomes): void {
    const { weights } = this.first.hands;
    this.eachHand(board, lies, (place, beaten, tied, lost) => {
      const weight = weights[place];
      outcomes.addWins(0, weight * beaten);
      outcomes.addTies(0, 2, weight * tied);
      outcomes.addTies(1, 2, weight * tied);
      outcomes.addWins(1, weight * lost);
    });
  }

  /** Tells for every hand of the first range how much of the second it beats, ties and loses to on a full board. */
  eachHand(
    board: Uint8Array,
    lies: Uint8Array,
    see: (place: number, beaten: number, tied: number, lost: number) => void,
  ): void {
    const { first, second, weaker, equal, stronger, share } = this;
    first.rank(share, board, lies);
    second.rank(share, board, lies);
    weaker.clear();
    stronger.clear();
    for (let index = 0; index < second.count; index++) stronger.add(second.hands, second.place(index));
    const { cards } = first.hands;
    let next = 0;
    for (let index = 0; index < first.count;) {
      const strength = first.strength(index);
      while (next < second.count && second.strength(next) < strength)
        weaker.add(second.hands, second.place(next++));
      equal.clear();
      while (next < second.count && second.strength(next) === strength)
        equal.add(second.hands, second.place(next++));
      for (; index < first.count && first.strength(index) === strength; index++) {
        const place = first.place(index);
        const [a, b] = [cards[place * 2], cards[place * 2 + 1]];
        const same = this.same[place];
        const beaten = weaker.without(a, b, 0);
        const tied = equal.without(a, b, same);
        see(place, beaten, tied, stronger.without(a, b, same) - beaten - tied);
      }
      weaker.merge(equal);
    }
  }
}

const pairOf = ({ cards }: KnownHands, place: number): number => {
  const [a, b] = [cards[place * 2], cards[place * 2 + 1]];
  return Math.max(a, b) * STANDARD_CARD_COUNT + Math.min(a, b);
};

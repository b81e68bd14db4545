import { bitCount, type Card, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';
import type { FiveCards } from '#ranking';
import type { Halves } from './halves.js';

/** Ways to take some cards of those that are left of a rank: `WAYS[left][taken]`. */
const WAYS = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const;

const BOARD_CARDS = 5;
const FLUSH_IN_HAND = 2;
const FLUSH_ON_BOARD = 3;
const UNKNOWN = -1;

/**
 * Hands of which two cards play, against each other, over all boards, of which three do: Omaha and its relatives. As in
 * `SuitedClasses` all boards of the same ranks are counted at once, suits aside, and where three cards of a suit or more lie the
 * hands with two of it are counted anew. What a hand is worth on a class of boards is the best of its pairs with three of the
 * five ranks; it is worked out once, and is the hand's slice of the table of all pairs and classes. Lows have slices alone: no
 * suit makes them better. A flush does not win for sure here: a pair on the board may make another hand's full house.
 */
export class TwoAndThree {
  private readonly left = new Uint8Array(RANK_COUNT);
  private readonly leftOutside = new Uint8Array(RANK_COUNT);
  private readonly leftIn = new Int32Array(SUIT_COUNT);
  private readonly boardIn = new Int32Array(SUIT_COUNT);
  private boardCounts = new Uint8Array(RANK_COUNT);
  private hands: HeldSlices[] = [];
  private flushes: number[] = [];

  /** The scale of the whole pot or its high half, and that of the low half where there is one. */
  constructor(
    private readonly high: FiveCards,
    private readonly low: FiveCards | null,
  ) {}

  /** Counts all boards. `free` are the cards that may come: neither in a hand nor on the board nor dead. */
  count(
    hands: readonly Iterable<Card>[],
    board: readonly Card[],
    free: readonly Card[],
    halves: Halves,
    weight: number,
  ): void {
    this.prepare(hands, board, free);
    const toCome = BOARD_CARDS - board.length;
    this.byRanks(this.left, RANK_COUNT - 1, toCome, weight, (counts, ways) => {
      halves.add(this.highWinners(counts, false), this.lowWinners(counts), ways);
    });
    for (let suit = 0; suit < SUIT_COUNT; suit++) this.bySuit(suit, toCome, weight, halves);
  }

  private prepare(hands: readonly Iterable<Card>[], board: readonly Card[], free: readonly Card[]): void {
    this.left.fill(0);
    this.leftIn.fill(0);
    this.boardIn.fill(0);
    this.boardCounts.fill(0);
    for (const card of free) {
      this.left[rankOf(card)]++;
      this.leftIn[suitOf(card)] |= 1 << rankOf(card);
    }
    for (const card of board) {
      this.boardCounts[rankOf(card)]++;
      this.boardIn[suitOf(card)] |= 1 << rankOf(card);
    }
    this.hands = hands.map((hand) => new HeldSlices([...hand], this.high, this.low));
    this.flushes = hands.map(() => 0);
  }

  /** Takes the ranks from `rank` down, so many cards in all; they lie in `boardCounts` when `visit` is called. */
  private byRanks(
    left: Uint8Array,
    rank: number,
    cards: number,
    weight: number,
    visit: (counts: Uint8Array, weight: number) => void,
  ): void {
    const counts = this.boardCounts;
    if (cards === 0) return visit(counts, weight);
    if (rank < 0) return;
    const ways = WAYS[left[rank]];
    const lie = counts[rank];
    for (let taken = 0; taken <= left[rank] && taken <= cards; taken++) {
      counts[rank] = lie + taken;
      this.byRanks(left, rank - 1, cards - taken, weight * ways[taken], visit);
    }
    counts[rank] = lie;
  }

  private highWinners(counts: Uint8Array, suited: boolean): number {
    return winners(this.hands, (hand, player) => {
      const strength = hand.high.strength(counts);
      return suited ? Math.max(strength, this.flushes[player]) : strength;
    });
  }

  private lowWinners(counts: Uint8Array): number {
    return this.low === null ? 0 : winners(this.hands, ({ low }) => low?.strength(counts) ?? 0);
  }

  /** Corrects the boards on which somebody has a flush of the suit. */
  private bySuit(suit: number, toCome: number, weight: number, halves: Halves): void {
    if (this.hands.every(({ suits }) => bitCount(suits[suit]) < FLUSH_IN_HAND)) return;
    for (let rank = 0; rank < RANK_COUNT; rank++)
      this.leftOutside[rank] = this.left[rank] - ((this.leftIn[suit] >> rank) & 1);
    const fewest = Math.max(0, FLUSH_ON_BOARD - bitCount(this.boardIn[suit]));
    for (let suited = fewest; suited <= toCome; suited++)
      this.bySuited(suit, RANK_COUNT - 1, suited, this.boardIn[suit], () => {
        this.byRanks(this.leftOutside, RANK_COUNT - 1, toCome - suited, weight, (counts, ways) => {
          const low = this.lowWinners(counts);
          halves.add(this.highWinners(counts, false), low, -ways);
          halves.add(this.highWinners(counts, true), low, ways);
        });
      });
  }

  /** Takes so many ranks of the suit from `rank` down, and notes the flushes with what lies then. */
  private bySuited(suit: number, rank: number, cards: number, lie: number, then: () => void): void {
    if (cards === 0) {
      this.flushes = this.hands.map((hand) => hand.flush(hand.suits[suit], lie));
      return then();
    }
    for (let next = rank; next >= cards - 1; next--)
      if ((this.leftIn[suit] >> next) & 1) {
        this.boardCounts[next]++;
        this.bySuited(suit, next - 1, cards - 1, lie | (1 << next), then);
        this.boardCounts[next]--;
      }
  }
}

/** A hand: its ranks in each suit, what it is worth on each class of boards. */
class HeldSlices {
  readonly suits = new Int32Array(SUIT_COUNT);
  readonly high: Slice;
  readonly low: Slice | null;

  constructor(
    cards: readonly Card[],
    private readonly scale: FiveCards,
    low: FiveCards | null,
  ) {
    for (const card of cards) this.suits[suitOf(card)] |= 1 << rankOf(card);
    const pairs = chosen(cards.map(rankOf), 2);
    this.high = new Slice(pairs, scale);
    this.low = low === null ? null : new Slice(pairs, low);
  }

  /** The best flush of two ranks of a mask and three of another, 0 if there is none. */
  flush(hand: number, board: number): number {
    const { flushes } = this.scale;
    let best = 0;
    for (const two of chosen(ranksOf(hand), 2))
      for (const three of chosen(ranksOf(board), 3))
        best = Math.max(best, flushes?.[maskOf(two) | maskOf(three)] ?? 0);
    return best;
  }
}

/** What the pairs of a hand are worth on a scale, by the class of the board and suits aside; found when first asked for. */
class Slice {
  private readonly strengths: Int32Array;

  constructor(
    private readonly pairs: readonly (readonly number[])[],
    private readonly scale: FiveCards,
  ) {
    this.strengths = new Int32Array(scale.strengths.length).fill(UNKNOWN);
  }

  strength(counts: Uint8Array): number {
    let key = 0;
    for (let rank = 0; rank < RANK_COUNT; rank++) key += counts[rank] * this.scale.rankKey[rank];
    const place = this.placeOf(key);
    if (this.strengths[place] === UNKNOWN) this.strengths[place] = this.best(counts);
    return this.strengths[place];
  }

  private best(counts: Uint8Array): number {
    const ranks = Array.from(counts).flatMap((count, rank) => Array.from({ length: count }, () => rank));
    let best = 0;
    for (const three of chosen(ranks, 3))
      for (const two of this.pairs) {
        const five = [...two, ...three];
        // Five of a rank: the hand cannot lie beside such a board, and it does not matter what is said of it.
        if (five.every((rank) => rank === five[0])) continue;
        const key = five.reduce((sum, rank) => sum + this.scale.rankKey[rank], 0);
        best = Math.max(best, this.scale.strengths[this.placeOf(key)]);
      }
    return best;
  }

  private placeOf(key: number): number {
    const { rows, columns, shift, mask } = this.scale;
    return rows[key >>> shift] + columns[key & mask];
  }
}

/** Who has the greatest strength, as a mask of players; nobody where no strength is above 0. */
const winners = (
  hands: readonly HeldSlices[],
  strengthOf: (hand: HeldSlices, player: number) => number,
): number => {
  let best = 0;
  let mask = 0;
  hands.forEach((hand, player) => {
    const strength = strengthOf(hand, player);
    if (strength > best) {
      best = strength;
      mask = 0;
    }
    if (strength > 0 && strength === best) mask |= 1 << player;
  });
  return mask;
};

/** All choices of some items. */
const chosen = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => chosen(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));

const ranksOf = (mask: number): number[] =>
  Array.from({ length: RANK_COUNT }, (_, rank) => rank).filter((rank) => (mask >> rank) & 1);

const maskOf = (ranks: readonly number[]): number => ranks.reduce((mask, rank) => mask | (1 << rank), 0);

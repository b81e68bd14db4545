import { bitCount, type Card, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';
import type { FiveCardTables } from '#ranking';
import type { Halves } from './halves.js';

/** The number of ways to take cards of those that are left of a rank: `WAYS[left][taken]`. */
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
 * Counts hands of which two cards play with three of the board, over all boards: Omaha and related games. As in `SuitedClasses`,
 * all boards of the same ranks are counted at once, suits aside; where three board cards share a suit, hands with two cards of it
 * are counted again. The strength of a hand on a class of boards is that of its best pair with three of the five ranks. It is
 * computed once and stored as the slice of the hand in the table of all pairs and classes. Lows depend on slices alone, because
 * suits do not improve them. A flush may lose, because a paired board may give another hand a full house.
 */
export class TwoAndThree {
  private readonly left = new Uint8Array(RANK_COUNT);
  private readonly leftOutside = new Uint8Array(RANK_COUNT);
  /** By suit: masks of the ranks that are left, and on the board. */
  private readonly leftIn = new Int32Array(SUIT_COUNT);
  private readonly boardIn = new Int32Array(SUIT_COUNT);
  private readonly classes: readonly (readonly number[])[];
  private boardKey = 0;
  private players: Player[] = [];
  private strengths = new Int32Array(0);

  /** The scale of the whole pot or the high half, and that of the low half, if any. */
  constructor(
    private readonly high: FiveCardTables,
    private readonly low: FiveCardTables | null,
  ) {
    this.classes = boardClasses(high);
  }

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
    this.byRanks(this.left, RANK_COUNT - 1, toCome, this.boardKey, weight, (boardClass, ways) => {
      halves.add(this.highWinners(boardClass), this.lowWinners(boardClass), ways);
    });
    for (let suit = 0; suit < SUIT_COUNT; suit++) this.bySuit(suit, toCome, weight, halves);
  }

  private prepare(hands: readonly Iterable<Card>[], board: readonly Card[], free: readonly Card[]): void {
    const { high, low, classes } = this;
    this.left.fill(0);
    this.leftIn.fill(0);
    this.boardIn.fill(0);
    this.boardKey = 0;
    for (const card of free) {
      this.left[rankOf(card)]++;
      this.leftIn[suitOf(card)] |= 1 << rankOf(card);
    }
    for (const card of board) {
      this.boardKey += high.rankKey[rankOf(card)];
      this.boardIn[suitOf(card)] |= 1 << rankOf(card);
    }
    this.players = hands.map((hand) => {
      const cards = [...hand];
      const suits = new Int32Array(SUIT_COUNT);
      for (const card of cards) suits[suitOf(card)] |= 1 << rankOf(card);
      const ranks = cards.map(rankOf);
      const lows = low === null ? null : new Slice(ranks, low, classes);
      return { suits, high: new Slice(ranks, high, classes), low: lows, flush: 0 };
    });
    this.strengths = new Int32Array(hands.length);
  }

  /** Chooses `cards` ranks from `rank` down and calls `visit` with each class of boards. */
  private byRanks(
    left: Uint8Array,
    rank: number,
    cards: number,
    key: number,
    weight: number,
    visit: (boardClass: number, weight: number) => void,
  ): void {
    if (cards === 0) return visit(placeOf(key, this.high), weight);
    if (rank < 0) return;
    const have = left[rank];
    const ways = WAYS[have];
    const rankKey = this.high.rankKey[rank];
    for (let taken = 0; taken <= have && taken <= cards; taken++)
      this.byRanks(left, rank - 1, cards - taken, key + taken * rankKey, weight * ways[taken], visit);
  }

  /** Corrects the boards on which a player has a flush of the suit. */
  private bySuit(suit: number, toCome: number, weight: number, halves: Halves): void {
    if (this.players.every(({ suits }) => bitCount(suits[suit]) < FLUSH_IN_HAND)) return;
    for (let rank = 0; rank < RANK_COUNT; rank++)
      this.leftOutside[rank] = this.left[rank] - ((this.leftIn[suit] >> rank) & 1);
    const onBoard = this.boardIn[suit];
    for (let suited = Math.max(0, FLUSH_ON_BOARD - bitCount(onBoard)); suited <= toCome; suited++)
      this.bySuited(suit, RANK_COUNT - 1, suited, onBoard, this.boardKey, (key) => {
        this.byRanks(this.leftOutside, RANK_COUNT - 1, toCome - suited, key, weight, (boardClass, ways) => {
          const low = this.lowWinners(boardClass);
          halves.add(this.highWinners(boardClass), low, -ways);
          halves.add(this.suitedWinners(boardClass), low, ways);
        });
      });
  }

  /** Chooses ranks of the suit from `rank` down and records the flushes that they make possible. */
  private bySuited(
    suit: number,
    rank: number,
    cards: number,
    onBoard: number,
    key: number,
    visit: (key: number) => void,
  ): void {
    if (cards === 0) {
      for (const player of this.players) player.flush = bestFlush(player.suits[suit], onBoard, this.high);
      return visit(key);
    }
    for (let next = rank; next >= cards - 1; next--)
      if ((this.leftIn[suit] >> next) & 1)
        this.bySuited(suit, next - 1, cards - 1, onBoard | (1 << next), key + this.high.rankKey[next], visit);
  }

  /** The masks of the winners of a class of boards: the high half with and without the recorded flushes, and the low half. */
  private highWinners(boardClass: number): number {
    this.players.forEach(({ high }, player) => (this.strengths[player] = high.strength(boardClass)));
    return winners(this.strengths);
  }

  private suitedWinners(boardClass: number): number {
    this.players.forEach(({ high, flush }, player) => {
      this.strengths[player] = Math.max(high.strength(boardClass), flush);
    });
    return winners(this.strengths);
  }

  private lowWinners(boardClass: number): number {
    if (this.low === null) return 0;
    this.players.forEach(({ low }, player) => (this.strengths[player] = low?.strength(boardClass) ?? 0));
    return winners(this.strengths);
  }
}

interface Player {
  /** By suit: the ranks in the hand. */
  readonly suits: Int32Array;
  readonly high: Slice;
  readonly low: Slice | null;
  /** The strength of a flush with the current suited cards, or 0. */
  flush: number;
}

/** The strengths of the pairs of a hand on a scale, suits aside, by class of boards. Each is computed at its first use. */
class Slice {
  private readonly strengths: Int32Array;
  private readonly pairKeys: Int32Array;

  constructor(
    ranks: readonly number[],
    private readonly scale: FiveCardTables,
    private readonly classes: readonly (readonly number[])[],
  ) {
    this.strengths = new Int32Array(classes.length).fill(UNKNOWN);
    this.pairKeys = Int32Array.from(chosen(ranks, 2), (pair) => keyOf(pair, scale));
  }

  strength(boardClass: number): number {
    if (this.strengths[boardClass] === UNKNOWN) this.strengths[boardClass] = this.best(boardClass);
    return this.strengths[boardClass];
  }

  private best(boardClass: number): number {
    const { scale, pairKeys } = this;
    const { rankKey, strengths } = scale;
    const ranks = this.classes[boardClass];
    let best = 0;
    for (const [a, b, c] of THREES) {
      const three = rankKey[ranks[a]] + rankKey[ranks[b]] + rankKey[ranks[c]];
      // Five cards of one rank: the hand is impossible with this board, so the strength does not matter.
      const impossible = 5 * rankKey[ranks[a]];
      for (const pair of pairKeys)
        if (three + pair !== impossible) best = Math.max(best, strengths[placeOf(three + pair, scale)]);
    }
    return best;
  }
}

/** By class: the ranks of the five board cards. */
const boardClasses = (scale: FiveCardTables): number[][] => {
  const classes: number[][] = [];
  const take = (ranks: readonly number[]): void => {
    if (ranks.length === BOARD_CARDS) classes[placeOf(keyOf(ranks, scale), scale)] = [...ranks];
    else
      for (let rank = ranks.at(-1) ?? 0; rank < RANK_COUNT; rank++)
        if (ranks.at(-SUIT_COUNT) !== rank) take([...ranks, rank]);
  };
  take([]);
  return classes;
};

const keyOf = (ranks: readonly number[], { rankKey }: FiveCardTables): number =>
  ranks.reduce((sum, rank) => sum + rankKey[rank], 0);

const placeOf = (key: number, { rows, columns, shift, mask }: FiveCardTables): number =>
  rows[key >>> shift] + columns[key & mask];

/** The best flush of two ranks of one mask and three of another, or 0. */
const bestFlush = (held: number, onBoard: number, { flushes }: FiveCardTables): number => {
  let best = 0;
  if (flushes !== null && bitCount(held) >= FLUSH_IN_HAND)
    for (const two of chosen(ranksOf(held), 2))
      for (const three of chosen(ranksOf(onBoard), 3))
        best = Math.max(best, flushes[maskOf(two) | maskOf(three)]);
  return best;
};

/** The players with the greatest strength, as a mask; empty where all strengths are 0. */
const winners = (strengths: Int32Array): number => {
  let best = 0;
  let mask = 0;
  strengths.forEach((strength, player) => {
    if (strength > best) {
      best = strength;
      mask = 0;
    }
    if (strength > 0 && strength === best) mask |= 1 << player;
  });
  return mask;
};

/** All choices of `count` items. */
const chosen = <T>(items: readonly T[], count: number): T[][] =>
  count === 0
    ? [[]]
    : items.flatMap((item, at) => chosen(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));

/** The indices of any three of the five board cards. */
const THREES = chosen([0, 1, 2, 3, 4], 3);

const ranksOf = (mask: number): number[] =>
  Array.from({ length: RANK_COUNT }, (_, rank) => rank).filter((rank) => (mask >> rank) & 1);

const maskOf = (ranks: readonly number[]): number => ranks.reduce((mask, rank) => mask | (1 << rank), 0);

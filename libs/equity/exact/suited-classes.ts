import { type Card, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from '#cards';
import { type SevenCardTables } from '#ranking';
import { Outcomes } from './outcomes.js';

/** The number of ways to take cards of those that are left of a rank: `WAYS[left][taken]`. */
const WAYS = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const;

/** The number of suited cards that make a flush, and that the board needs for one. */
const FLUSH = 5;
const FLUSH_ON_BOARD = 3;

const BOARD_CARDS = 5;

/**
 * Counts hands of two cards against each other over all boards, without enumerating the boards. Without
 * flushes, strengths depend on the ranks of the board alone, so all boards of the same ranks are counted at once. At most one suit
 * has enough board cards for a flush. For boards with a flush, the count by ranks is subtracted, and the result with flushes added.
 * Before the flop, 6,175 classes of ranks and some 30,000 of suits stand for 1.7 million boards. An instance is scratch memory
 * for one computation at a time.
 */
export class SuitedClasses {
  /** The number of cards left of each rank, in all suits and outside the current suit. */
  private readonly left = new Uint8Array(RANK_COUNT);
  private readonly leftOutside = new Uint8Array(RANK_COUNT);
  /** By suit: masks of the ranks that are left, on the board, and in each hand. */
  private readonly leftIn = new Int32Array(SUIT_COUNT);
  private readonly boardIn = new Int32Array(SUIT_COUNT);
  private handIn: Int32Array[] = [];
  private keys: Int32Array = new Int32Array(0);
  private strengths = new Float64Array(0);
  private players = 0;
  private outcomes: Outcomes = new Outcomes(0);
  /** By player: the strength of a flush with the current suited cards, or 0. */
  private flushes = new Float64Array(0);

  constructor(private readonly seven: SevenCardTables) {}

  /** Counts all boards. `free` are the cards that may come: neither in a hand nor on the board nor dead. */
  count(
    hands: readonly Iterable<Card>[],
    board: readonly Card[],
    free: readonly Card[],
    outcomes: Outcomes,
    weight: number,
  ): void {
    this.prepare(hands, board, free);
    this.outcomes = outcomes;
    const toCome = BOARD_CARDS - board.length;
    this.byRanks(RANK_COUNT - 1, toCome, 0, weight);
    for (let suit = 0; suit < SUIT_COUNT; suit++) this.bySuit(suit, toCome, weight);
  }

  private prepare(hands: readonly Iterable<Card>[], board: readonly Card[], free: readonly Card[]): void {
    const { rankKey } = this.seven;
    this.players = hands.length;
    this.left.fill(0);
    this.leftIn.fill(0);
    this.boardIn.fill(0);
    for (const card of free) {
      this.left[rankOf(card)]++;
      this.leftIn[suitOf(card)] |= 1 << rankOf(card);
    }
    let boardKey = 0;
    for (const card of board) {
      boardKey += rankKey[rankOf(card)];
      this.boardIn[suitOf(card)] |= 1 << rankOf(card);
    }
    this.keys = new Int32Array(hands.length).fill(boardKey);
    this.strengths = new Float64Array(hands.length);
    this.flushes = new Float64Array(hands.length);
    this.handIn = hands.map((hand, player) => {
      const masks = new Int32Array(SUIT_COUNT);
      for (const card of hand) {
        this.keys[player] += rankKey[rankOf(card)];
        masks[suitOf(card)] |= 1 << rankOf(card);
      }
      return masks;
    });
  }

  /** Chooses `cards` ranks from `rank` down. */
  private byRanks(rank: number, cards: number, key: number, weight: number): void {
    if (cards === 0) return this.add(key, weight);
    if (rank < 0) return;
    const left = this.left[rank];
    const ways = WAYS[left];
    for (let taken = 0; taken <= left && taken <= cards; taken++)
      this.byRanks(rank - 1, cards - taken, key + taken * this.seven.rankKey[rank], weight * ways[taken]);
  }

  private strengthOf(key: number): number {
    const { strengths, rows, columns, shift, mask } = this.seven;
    return strengths[rows[key >>> shift] + columns[key & mask]];
  }

  private add(key: number, weight: number): void {
    const { strengths, keys } = this;
    for (let player = 0; player < this.players; player++)
      strengths[player] = this.strengthOf(keys[player] + key);
    this.outcomes.add(strengths, weight);
  }

  /** Corrects the boards on which a player has a flush of the suit. */
  private bySuit(suit: number, toCome: number, weight: number): void {
    const onBoard = bits(this.boardIn[suit]);
    for (let rank = 0; rank < RANK_COUNT; rank++)
      this.leftOutside[rank] = this.left[rank] - ((this.leftIn[suit] >> rank) & 1);
    let most = 0;
    for (const masks of this.handIn) most = Math.max(most, bits(masks[suit]));
    const fewest = Math.max(0, FLUSH_ON_BOARD - onBoard, FLUSH - onBoard - most);
    for (let suited = fewest; suited <= toCome; suited++)
      this.bySuited(suit, RANK_COUNT - 1, suited, toCome - suited, 0, 0, weight);
  }

  /** Chooses ranks of the suit from `rank` down, then the other cards to come. */
  private bySuited(
    suit: number,
    rank: number,
    suited: number,
    others: number,
    mask: number,
    key: number,
    weight: number,
  ): void {
    if (suited === 0) {
      this.noteFlushes(suit, mask);
      return this.byOthers(RANK_COUNT - 1, others, key, weight);
    }
    for (let next = rank; next >= suited - 1; next--)
      if ((this.leftIn[suit] >> next) & 1)
        this.bySuited(
          suit,
          next - 1,
          suited - 1,
          others,
          mask | (1 << next),
          key + this.seven.rankKey[next],
          weight,
        );
  }

  private noteFlushes(suit: number, mask: number): void {
    const board = this.boardIn[suit] | mask;
    for (let player = 0; player < this.players; player++) {
      const ranks = board | this.handIn[player][suit];
      this.flushes[player] = this.seven.flushes[ranks];
    }
  }

  private byOthers(rank: number, cards: number, key: number, weight: number): void {
    if (cards === 0) return this.correct(key, weight);
    if (rank < 0) return;
    const left = this.leftOutside[rank];
    const ways = WAYS[left];
    for (let taken = 0; taken <= left && taken <= cards; taken++)
      this.byOthers(rank - 1, cards - taken, key + taken * this.seven.rankKey[rank], weight * ways[taken]);
  }

  private correct(key: number, weight: number): void {
    const { strengths, flushes, players, outcomes } = this;
    for (let player = 0; player < players; player++)
      strengths[player] = this.strengthOf(this.keys[player] + key);
    outcomes.add(strengths, -weight);
    for (let player = 0; player < players; player++)
      if (flushes[player] > 0) strengths[player] = flushes[player];
    outcomes.add(strengths, weight);
  }
}

const bits = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
};

import type { Card } from '#cards';
import type { DealtHand } from '../dealt-hand.js';
import type { DeckShape } from '../deck-shape.js';
import { RANKS } from '../inference/starting-hands.js';
import { addEvent, AT } from './layout.js';

/** Ranks of which three can be in one straight. */
const SPAN = 5;
const SUITS = 4;
const FLOP_CARDS = 3;
const ACE = RANKS - 1;

/**
 * Counts boards against what was to be expected of each flop, turn and river when it was dealt, given the known cards that were out by
 * then. Whether a street is dealt depends on those cards and on the players; which cards it then brings depends on neither.
 */
export class BoardCounter {
  /** Unseen cards by rank and by suit, and the sums of their squares and cubes. */
  private readonly ranks = new Int32Array(RANKS);
  private readonly suits = new Int32Array(SUITS);
  private rankSquares = 0;
  private rankCubes = 0;
  private suitSquares = 0;
  private unseen = 0;

  constructor(
    private readonly values: Float64Array,
    private readonly deck: DeckShape,
  ) {}

  /** Counts a board of at least a flop. O(cards). */
  count({ hole, board }: DealtHand, known: readonly number[]): void {
    const { values } = this;
    this.begin();
    for (const player of known) for (const card of hole[player]) this.see(card);
    values[AT.flops]++;
    this.countFlop(board);
    for (let from = 0; from < board.length;) {
      const dealt = from === 0 ? FLOP_CARDS : 1;
      this.expectCards(dealt, hole, known, board, from);
      for (const end = from + dealt; from < end; from++) {
        values[AT.boardCards + board[from]]++;
        this.see(board[from]);
      }
    }
  }

  private begin(): void {
    const { first, ranks, cards } = this.deck;
    const lowest = first / SUITS;
    this.ranks.fill(0);
    this.ranks.fill(SUITS, lowest, lowest + ranks);
    this.suits.fill(ranks);
    this.rankSquares = ranks * SUITS ** 2;
    this.rankCubes = ranks * SUITS ** 3;
    this.suitSquares = SUITS * ranks ** 2;
    this.unseen = cards;
  }

  private see(card: Card): void {
    const ofRank = this.ranks[card >> 2]--;
    const ofSuit = this.suits[card & 3]--;
    this.rankSquares += 1 - 2 * ofRank;
    this.rankCubes += 3 * ofRank * (1 - ofRank) - 1;
    this.suitSquares += 1 - 2 * ofSuit;
    this.unseen--;
  }

  private expectCards(
    dealt: number,
    hole: DealtHand['hole'],
    known: readonly number[],
    board: readonly Card[],
    from: number,
  ): void {
    const { values, unseen } = this;
    const { cards, ranks } = this.deck;
    const share = dealt / unseen;
    values[AT.boardShare] += share;
    for (const player of known) for (const card of hole[player]) values[AT.boardLess + card] += share;
    for (let at = 0; at < from; at++) values[AT.boardLess + board[at]] += share;
    values[AT.cardSpread] += (dealt * (1 - share)) / cards;
    const grouped = (dealt * (unseen - dealt)) / (unseen - 1);
    values[AT.rankSpread] += (grouped * (1 - this.rankSquares / (unseen * unseen))) / ranks;
    values[AT.suitSpread] += (grouped * (1 - this.suitSquares / (unseen * unseen))) / SUITS;
  }

  private countFlop(board: readonly Card[]): void {
    const { values, unseen, suits } = this;
    const all = (unseen * (unseen - 1) * (unseen - 2)) / 6;
    const [a, b, c] = [board[0] >> 2, board[1] >> 2, board[2] >> 2];
    const unpaired =
      (unseen * unseen * unseen - 3 * unseen * this.rankSquares + 2 * this.rankCubes) / 6 / all;
    const isPaired = a === b || a === c || b === c;
    addEvent(values, 'pairedFlops', isPaired ? 1 : 0, 1 - unpaired, unpaired * (1 - unpaired));
    const straight = this.straightFlops() / all;
    const isStraight = !isPaired && this.isStraight(a, b, c);
    addEvent(values, 'straightFlops', isStraight ? 1 : 0, straight, straight * (1 - straight));
    let ofOne = 0;
    for (let suit = 0; suit < SUITS; suit++) ofOne += suits[suit] * (suits[suit] - 1) * (suits[suit] - 2);
    const [w, x, y, z] = suits;
    const ofThree = w * x * (y + z) + (w + x) * y * z;
    const one = ofOne / 6 / all;
    const two = 1 - one - ofThree / all;
    const [d, e, f] = [board[0] & 3, board[1] & 3, board[2] & 3];
    const at = AT.suitedFlops;
    if (d === e && e === f) values[at]++;
    else if (d === e || d === f || e === f) values[at + 1]++;
    values[at + 2] += one;
    values[at + 3] += two;
    values[at + 4] += one * (1 - one);
    values[at + 5] += two * (1 - two);
    values[at + 6] -= one * two;
  }

  /** The flops of unseen cards with three ranks of one straight. */
  private straightFlops(): number {
    const { ranks } = this;
    let flops = this.hasLowAce ? ranks[ACE] * this.pairsOf(this.deck.first / SUITS) : 0;
    for (let lowest = 0; lowest < RANKS; lowest++) flops += ranks[lowest] * this.pairsOf(lowest + 1);
    return flops;
  }

  /** Pairs of cards of two different ranks, among the four ranks from the lowest one on. */
  private pairsOf(lowest: number): number {
    let sum = 0;
    let squares = 0;
    for (let rank = lowest; rank < lowest + SPAN - 1 && rank < RANKS; rank++) {
      const left = this.ranks[rank];
      sum += left;
      squares += left * left;
    }
    return (sum * sum - squares) / 2;
  }

  /** P-DECK-1: the ace is below the lowest card, also below the six of a deck of 36 cards; in smaller decks it does not matter. */
  private get hasLowAce(): boolean {
    return this.deck.ranks > 2 * SPAN - 2;
  }

  private isStraight(a: number, b: number, c: number): boolean {
    const high = a > b ? (a > c ? a : c) : b > c ? b : c;
    const low = a < b ? (a < c ? a : c) : b < c ? b : c;
    if (high - low < SPAN) return true;
    return high === ACE && this.hasLowAce && a + b + c - high - low - this.deck.first / SUITS < SPAN - 1;
  }
}

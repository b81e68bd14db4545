import type { AllInOutcome, DealtHand } from '../dealt-hand.js';
import type { DeckShape } from '../deck-shape.js';
import { BoardCounter } from './board-counts.js';
import { countHoleCards } from './hole-counts.js';
import type { LastDeal } from './last-deal.js';
import { AT, DECILES, SIZE } from './layout.js';
import { MoveCounter } from './move-counts.js';
import { RepeatCounter } from './repeat-counts.js';

/** The counts of deals with one deck and number of hole cards: sums, which add up. */
export class DealCounts {
  readonly values = new Float64Array(SIZE);
  private readonly boards: BoardCounter;
  private readonly repeats: RepeatCounter;
  private readonly moves: readonly MoveCounter[];

  constructor(
    readonly deck: DeckShape,
    readonly holeCards: number,
  ) {
    this.boards = new BoardCounter(this.values, deck);
    this.repeats = new RepeatCounter(this.values, deck);
    this.moves = [new MoveCounter(this.values, deck, 'seat'), new MoveCounter(this.values, deck, 'place')];
  }

  /**
   * Counts a deal. O(cards + players²).
   *
   * @param known the players whose cards are known for a reason that does not depend on them
   * @param last the hand before at the table; null if there is none with this deck
   */
  add(hand: DealtHand, known: readonly number[], last: LastDeal | null): void {
    if (known.length > 0) countHoleCards(this.values, this.deck, hand, known);
    if (hand.board.length > 0) this.boards.count(hand, known);
    if (last !== null) {
      this.repeats.count(hand, known, last);
      for (const counter of this.moves) counter.count(hand, known, last);
    }
    if (hand.allIn !== null) this.addAllIn(hand.allIn);
  }

  addAllIn({ known }: AllInOutcome): void {
    const { values } = this;
    if (known === null) {
      values[AT.unknownAllIns]++;
      return;
    }
    const decile = Math.min(DECILES - 1, Math.floor(known.equity * DECILES));
    const at = AT.allIns + 4 * decile;
    values[at]++;
    values[at + 1] += known.outcome;
    values[at + 2] += known.equity;
    values[at + 3] += known.variance;
  }

  /** Adds the counts of other deals. */
  merge(values: ArrayLike<number>): void {
    for (let at = 0; at < values.length; at++) this.values[at] += values[at];
  }
}

import type { DealtHand } from '../dealt-hand.js';
import type { DeckShape } from '../deck-shape.js';
import { drawVariance } from './hypergeometric.js';
import { boardPlace, type LastDeal } from './last-deal.js';
import { AT, MOVES, MOVE_FROM, MOVE_TO, PLACES, SLOTS, type MoveField } from './layout.js';

/** What a player's slot is: his seat, or his place in the order of the deal. */
export type SlotKind = 'seat' | 'place';

const FIELDS = { seat: 'seatMoves', place: 'placeMoves' } as const satisfies Record<SlotKind, MoveField>;

const FLOP_CARDS = 3;

/**
 * Counts where the cards of the last hand come again: from each slot to each slot, from each slot to any, and from any to each. Slots
 * are seats, or places in the order of the deal, and the flop, turn and river. Whatever the last hand was, every new deal is as likely
 * as any other, and the streets are counted given the cards that are out, so each count over hands has the sum of its variances.
 * O(slots²).
 */
export class MoveCounter {
  private readonly base: number;
  /** By slot: cards of the last hand that are unseen. */
  private readonly left = new Uint8Array(SLOTS + 1);
  /** By slot: cards of the last hand that come again in what is dealt next. */
  private readonly again = new Uint8Array(SLOTS + 1);

  constructor(
    private readonly values: Float64Array,
    private readonly deck: DeckShape,
    private readonly kind: SlotKind,
  ) {
    this.base = AT[FIELDS[kind]];
  }

  count({ seats, hole, board, holeCards }: DealtHand, known: readonly number[], last: LastDeal): void {
    const { left, kind } = this;
    const { cards } = this.deck;
    const byPlayer = kind === 'seat' ? last.heldBy : last.takenBy;
    for (let slot = 0; slot <= SLOTS; slot++)
      left[slot] = slot <= PLACES ? byPlayer[slot] : last.takenBy[slot];
    let leftOfAll = last.total;
    for (const player of known) {
      const slot = kind === 'seat' ? seats[player] + 1 : player + 1;
      const isAgain = this.look(hole[player], last);
      if (slot <= PLACES) this.addTo(slot, cards, leftOfAll, holeCards, isAgain);
    }
    // The hole cards of all players are one draw, so cards from a slot to any of them are counted together.
    const dealt = known.length * holeCards;
    this.again.fill(0);
    let isAgain = 0;
    for (const player of known) isAgain += this.note(hole[player], last);
    this.addFrom(cards, dealt);
    leftOfAll -= isAgain;
    let unseen = cards - dealt;
    for (let from = 0; from < board.length;) {
      const count = from === 0 ? FLOP_CARDS : 1;
      const street = board.slice(from, from + count);
      const onStreet = this.look(street, last);
      this.addTo(boardPlace(from), unseen, leftOfAll, count, onStreet);
      this.addFrom(unseen, count);
      leftOfAll -= onStreet;
      unseen -= count;
      from += count;
    }
  }

  /** Finds the slots from which these cards come; says how many are cards of the last hand. */
  private look(cards: readonly number[], last: LastDeal): number {
    this.again.fill(0);
    return this.note(cards, last);
  }

  private note(cards: readonly number[], last: LastDeal): number {
    const { again, kind } = this;
    const byPlayer = kind === 'seat' ? last.seatOf : last.placeOf;
    let seen = 0;
    for (const card of cards) {
      if (last.seen[card] === 0) continue;
      seen++;
      const place = last.placeOf[card];
      again[place > PLACES ? place : byPlayer[card]]++;
    }
    return seen;
  }

  /** Adds a draw of cards to a slot, from each slot and from any. */
  private addTo(to: number, total: number, marked: number, drawn: number, isAgain: number): void {
    const { base, left, again } = this;
    for (let from = 1; from <= SLOTS; from++)
      if (left[from] > 0)
        this.add(base + MOVES + 3 * ((from - 1) * SLOTS + to - 1), total, left[from], drawn, again[from]);
    if (marked > 0) this.add(base + MOVE_TO + 3 * (to - 1), total, marked, drawn, isAgain);
  }

  /** Adds a draw of cards from each slot to any, after which the cards that came are no longer unseen. */
  private addFrom(total: number, drawn: number): void {
    if (drawn === 0) return;
    const { base, left, again } = this;
    for (let from = 1; from <= SLOTS; from++) {
      if (left[from] === 0) continue;
      this.add(base + MOVE_FROM + 3 * (from - 1), total, left[from], drawn, again[from]);
      left[from] -= again[from];
    }
  }

  private add(at: number, total: number, marked: number, drawn: number, happened: number): void {
    const { values } = this;
    values[at] += happened;
    values[at + 1] += (marked * drawn) / total;
    values[at + 2] += drawVariance(total, marked, drawn);
  }
}

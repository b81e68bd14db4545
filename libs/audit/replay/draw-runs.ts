import type { Card } from '#cards';
import type { HandEvent } from '#histories';
import type { CardLedger } from './card-ledger.js';
import { LateMap } from './late-collections.js';

type Show = Extract<HandEvent, { type: 'show' }>;

/**
 * The hands of the further runs of a game without a board: players who are all-in draw once for each run, and show a hand
 * for each.
 */
export class DrawRuns {
  private readonly hands = new LateMap<number, Map<number, readonly Card[]>>();

  /**
   * Notes the hand that a player shows for a further run. Returns the first card that is elsewhere or listed twice, else null:
   * the drawn cards of a run are in no other hand.
   */
  takeShow({ run, seat, cards }: Show, ledger: CardLedger): Card | null {
    const hands = this.hands.get(run) ?? new Map<number, readonly Card[]>();
    this.hands.set(run, hands);
    hands.set(seat, cards);
    const held = ledger.hole.get(seat) ?? [];
    const repeated = cards.find((card, index) => cards.indexOf(card) !== index);
    return repeated ?? ledger.addBoard(cards.filter((card) => !held.includes(card)));
  }

  /** The hand that a player shows for a further run. */
  cardsOf(run: number, seat: number): readonly Card[] | undefined {
    return this.hands.get(run)?.get(seat);
  }
}

import type { FindingCode } from './codes.js';

/** What a violation is about. After the first violation of a topic, further ones may be its consequences. */
type Topic = 'order' | 'chips';

/** The topics of violations: who acts or draws and when a street is dealt; and the size of bets. */
const topics: Readonly<Partial<Record<FindingCode, Topic>>> = {
  'wrong-turn': 'order',
  'action-after-fold': 'order',
  'missing-street': 'order',
  'wrong-board': 'order',
  'wrong-draw': 'order',
  'bet-too-small': 'chips',
  'short-raise': 'chips',
  'bet-too-big': 'chips',
  'over-stack': 'chips',
  'short-call': 'chips',
  'wrong-forced-bet': 'chips',
  amount: 'chips',
  'action-not-allowed': 'chips',
  'raise-cap': 'chips',
};

/** Violations after which the dealt streets do not make up the board. */
const brokenStreets: ReadonlySet<FindingCode> = new Set<FindingCode>(['missing-street', 'wrong-board']);

/**
 * What a replay can still compare with the log after a fault. One fault is reported once: a comparison that depends on
 * something untrusted is left out.
 *
 * | trusted           | is lost                                                                                  | without it, the audit does not            |
 * | ----------------- | ---------------------------------------------------------------------------------------- | ----------------------------------------- |
 * | order of play     | after a violation that is a fault, until a whole street passes without one               | check whose turn it is and when to deal   |
 * | chips             | after a violation that is a fault, or when the stated totals contradict the bets         | check bets, pots and awards               |
 * | board             | after a street out of place, or contradicting prints of a card                           | compare boards and the hands made on them |
 * | deck              | after a card that the deck of the game does not have                                     | rank hands                                |
 * | cards of a seat   | after contradicting prints of them                                                       | compare the cards and the hand of a seat  |
 *
 * Only the order of play can be regained.
 */
export class Trust {
  private hasOrder = true;
  private hasChips = true;
  private hasBoard = true;
  private hasDeck = true;
  /** A violation occurred on the current street. */
  private isStreetBroken = false;
  private canRegainOrder = true;
  private seatsLost: Set<number> | null = null;

  /** The replay and the log agree on who acts next. */
  get order(): boolean {
    return this.hasOrder;
  }

  /** Amounts of the replay can be compared with those of the log. */
  get chips(): boolean {
    return this.hasChips;
  }

  /** The dealt streets make up the board; without this trust, the majority of its prints decides. */
  get board(): boolean {
    return this.hasBoard;
  }

  /** All cards belong to the deck of the game. */
  get deck(): boolean {
    return this.hasDeck;
  }

  /** The cards of every seat can be compared. */
  get allCards(): boolean {
    return this.seatsLost === null;
  }

  /** The cards of this seat can be compared. */
  cardsOf(seat: number): boolean {
    return this.seatsLost?.has(seat) !== true;
  }

  /** The replay and the log are out of step, until a whole street passes without a violation. */
  loseOrder(): void {
    this.isStreetBroken = true;
    this.hasOrder = false;
  }

  /** The replay and the log stay out of step until the hand ends. */
  loseOrderToTheEnd(): void {
    this.loseOrder();
    this.canRegainOrder = false;
  }

  loseChips(): void {
    this.hasChips = false;
  }

  loseBoard(): void {
    this.hasBoard = false;
  }

  loseDeck(): void {
    this.hasDeck = false;
  }

  loseCardsOf(seat: number): void {
    (this.seatsLost ??= new Set()).add(seat);
  }

  /** Loses what cannot be compared after a violation with this code. */
  loseAfter(code: FindingCode): void {
    this.loseOrder();
    this.loseChips();
    if (brokenStreets.has(code)) this.loseBoard();
  }

  /** Whether a violation with this code may be a consequence of an earlier one. */
  isConsequence(code: FindingCode): boolean {
    const topic = topics[code];
    return topic === 'order' ? !this.hasOrder : topic === 'chips' && !this.hasChips;
  }

  /** A street begins. A street without a violation before it restores the order of play. */
  beginStreet(): void {
    this.hasOrder ||= this.canRegainOrder && !this.isStreetBroken;
    this.isStreetBroken = false;
  }
}

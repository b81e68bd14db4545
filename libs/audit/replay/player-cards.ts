import { formatCards, isInDeck, UNKNOWN, type Card } from '#cards';
import type { Hand } from '#engine';
import type { CanonicalHand, Conventions, HandEvent } from '#histories';
import type { FindingCollector } from '../findings/collector.js';
import { CardLedger } from './card-ledger.js';
import { DrawRuns } from './draw-runs.js';
import { LateMap, LateSet } from './late-collections.js';
import { findRepeatLine } from './repeated-cards.js';
import { checkNamedHand } from './shown-hands.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

const NO_CARDS: readonly Card[] = [];

/** The cards that players hold, as far as they are known, and those that they show (L-CARD-1). */
export class PlayerCards {
  readonly ledger: CardLedger;
  /** Shown cards by seat, from the last line that shows them. */
  readonly shown = new LateMap<number, readonly Card[]>();
  readonly drawRuns = new DrawRuns();
  /** Seats that discarded unknown cards: what they hold is unknown from then on. */
  private readonly hiddenDiscards = new LateSet<number>();

  constructor(
    private readonly hand: CanonicalHand,
    private readonly state: Hand,
    private readonly collector: FindingCollector,
    private readonly conventions: Conventions,
  ) {
    this.ledger = new CardLedger(this.variant.deck);
  }

  private get variant() {
    return this.state.setup.variant;
  }

  /** The largest number of known cards that a player can hold. */
  maxHeldBy(seat: number): number {
    return this.hiddenDiscards.has(seat) ? Number.POSITIVE_INFINITY : this.variant.maxHoleCards;
  }

  /** Notes what a player throws away, or passes to another player; null for unknown cards. */
  discard(seat: number, cards: readonly Card[] | null, line: number, isPassed = false): void {
    if (cards === null) {
      this.hiddenDiscards.add(seat);
      return;
    }
    this.note(seat, cards, line);
    this.ledger.discard(seat, cards, isPassed);
  }

  /** L-CARD-1: a line that repeats the cards of a player repeats all of them, and no others. */
  checkHeld(seat: number, seen: readonly Card[], line: number): void {
    const held = this.ledger.hole.get(seat) ?? NO_CARDS;
    const { trust } = this.collector;
    const twice = seen.find((card, index) => card !== UNKNOWN && seen.indexOf(card) < index);
    if (twice !== undefined) {
      this.reportDuplicate(twice, line, seat);
      trust.loseCardsOf(seat);
      return;
    }
    if (!trust.cardsOf(seat) || this.hiddenDiscards.has(seat)) return;
    if (seen.length === held.length && seen.every((card) => held.includes(card))) return;
    trust.loseCardsOf(seat);
    const rules = ['L-CARD-1', 'L-CLAIM-1'];
    this.collector.add('wrong-card-count', rules, line, seat, formatCards(held), formatCards(seen));
  }

  /** Notes known cards of a player, and checks that nobody else has them and that they are not too many. */
  note(seat: number, cards: readonly Card[], line: number): void {
    const duplicate = this.ledger.addHole(seat, cards);
    const held = this.ledger.held(seat);
    const max = this.maxHeldBy(seat);
    const { trust } = this.collector;
    if (duplicate !== null) this.reportDuplicate(duplicate, line, seat);
    else if (held > max && cards.length <= max && trust.cardsOf(seat))
      this.reportCount(line, seat, max, held);
    else return;
    trust.loseCardsOf(seat);
  }

  /** Replays shown cards. */
  takeShow(event: EventOf<'show'>): void {
    const { variant } = this;
    if (event.run > 0 && variant.boardCards === 0) return this.takeFurtherShow(event);
    const before = this.shown.get(event.seat);
    const isAdded = before !== undefined && this.addsToShown(event, before);
    this.shown.set(event.seat, isAdded ? [...before, ...event.cards] : event.cards);
    if (before !== undefined && !isAdded && this.collector.trust.cardsOf(event.seat))
      this.checkShownAgain(event, before);
    if (event.cards.length > variant.maxHoleCards) {
      this.reportCount(event.line, event.seat, variant.maxHoleCards, event.cards.length);
      this.collector.trust.loseCardsOf(event.seat);
    }
    this.note(event.seat, event.cards, event.line);
    checkNamedHand(
      this.hand,
      this.state,
      event,
      this.conventions,
      this.collector,
      this.ledger.held(event.seat),
    );
  }

  /** Replays a hand that is shown for a further run of a draw. */
  private takeFurtherShow(event: EventOf<'show'>): void {
    const { boards } = this.state;
    while (boards.length <= event.run) boards.push([]);
    const { holeCards } = this.variant;
    const duplicate = this.drawRuns.takeShow(event, this.ledger);
    if (duplicate !== null) this.reportDuplicate(duplicate, event.line, event.seat);
    else if (event.cards.length > holeCards)
      this.reportCount(event.line, event.seat, holeCards, event.cards.length);
    else return;
    this.collector.trust.loseCardsOf(event.seat);
  }

  /** Whether a player shows further cards of his hand: some sites let players show card by card. */
  private addsToShown({ cards }: EventOf<'show'>, before: readonly Card[]): boolean {
    return (
      before.length + cards.length <= this.variant.maxHoleCards &&
      !cards.some((card) => before.includes(card))
    );
  }

  /** L-CARD-1: a player who shows twice shows the same cards. */
  private checkShownAgain({ seat, cards, line }: EventOf<'show'>, before: readonly Card[]): void {
    const isSame = before.length !== cards.length || before.includes(UNKNOWN) || cards.includes(UNKNOWN);
    if (isSame || cards.every((card) => before.includes(card))) return;
    const rules = ['L-CARD-1', 'L-CLAIM-1'];
    this.collector.add('wrong-card-count', rules, line, seat, formatCards(before), formatCards(cards));
    this.collector.trust.loseCardsOf(seat);
  }

  /** Reports a card that is elsewhere too, or that the deck does not have. */
  reportDuplicate(card: Card, line: number, seat: number | null): void {
    const { collector } = this;
    if (!isInDeck(this.variant.deck, card)) collector.addForeignCard(card, line, seat);
    else {
      const repeat = findRepeatLine(this.hand, card, collector.event, line);
      collector.add('duplicate-card', ['L-CARD-1', 'R-IRR-4'], repeat, seat, null, formatCards([card]));
    }
  }

  /** P-IRR-2, R-DEAD-1: reports a wrong number of cards, with which a hand cannot win. */
  reportCount(line: number, seat: number, expected: number, actual: number): void {
    const isOfRotation = this.hand.game.rotation !== null;
    const rules = ['P-IRR-2', 'R-DEAD-1', 'L-CARD-1', ...(isOfRotation ? ['P-VAR-HORSE'] : [])];
    this.collector.add('wrong-card-count', rules, line, seat, String(expected), String(actual));
  }
}

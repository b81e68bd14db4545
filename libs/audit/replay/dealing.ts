import { deckCards, formatCards, isInDeck, UNKNOWN, type Card } from '#cards';
import {
  beginStreet,
  boardCardsOf,
  boardCardsUpTo,
  dealUp,
  exchange,
  exposedLeaders,
  holeCardsOf,
  missingBoardCards,
  NO_PLAYER,
  openNextRound,
  openRound,
  upCardsOf,
  verifyBettingOver,
  verifyBoard,
  verifyEachBoard,
  verifyExchange,
  verifyRun,
  verifyStreet,
  type Violation,
  type Hand,
} from '#engine';
import type { CanonicalHand, HandEvent, HandDescription } from '#histories';
import type { Findings } from '../findings/collector.js';
import { CardLedger } from './card-ledger.js';
import { printsDisagree } from './printed-boards.js';
import { agrees, isWhole, readingOn } from './hand-readings.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

const NO_CARDS: readonly Card[] = [];

/** Cards that a street deals, in all, those that replace thrown ones not counted. */
const cardsOf = ({ setup, liveCount }: Hand, street: number): number => {
  const dealt = setup.variant.streets[street];
  return liveCount * holeCardsOf(dealt) + boardCardsOf(dealt);
};

/** Watches the cards of a hand: what is dealt, what lies on the board, what is shown (L-CARD-1, P-DEAL-1, P-DEAL-4). */
export class Dealing {
  readonly ledger: CardLedger;
  /** Cards shown, by seat, as the last line told them. */
  readonly shown = new Map<number, readonly Card[]>();
  /** The street that was opened because somebody acted on it before its cards were dealt. */
  private openedEarly: number | null = null;
  /** Seats that were dealt cards on the street, and how many cards each threw away before it. */
  private readonly dealtOn = new Set<number>();
  private readonly thrown = new Map<number, number>();
  /** Who threw away cards that the log does not show: what he holds cannot be told any more. */
  private readonly threwUnseen = new Set<number>();
  /** Cards that have left the stub: dealt to players and board, and burnt before each street but the first. */
  private used = 0;

  constructor(
    private readonly hand: CanonicalHand,
    private readonly state: Hand,
    private readonly findings: Findings,
    /** Called where a street begins that no line announces. */
    private readonly onUnannounced: (line: number, street: string) => void,
  ) {
    this.ledger = new CardLedger(this.variant.deck);
    this.use(cardsOf(state, 0));
  }

  private get variant() {
    return this.state.setup.variant;
  }

  /**
   * P-SETUP-1: where the deck has no more cards, those that were thrown away and folded go back into it. Stud does so as well
   * before it comes to share a card.
   */
  private use(count: number): void {
    const { stub, deck } = this.variant;
    this.used += count;
    this.ledger.reshuffled ||= stub !== 'never' && this.used > deckCards(deck).length;
  }

  /** Somebody folded. */
  takeFold(seat: number): void {
    this.ledger.fold(seat);
  }

  /** The most cards that a player can be known to hold. */
  mostHeldBy(seat: number): number {
    return this.threwUnseen.has(seat) ? Number.POSITIVE_INFINITY : this.variant.maxHoleCards;
  }

  takeDeal(event: EventOf<'deal'>): void {
    const { state, findings } = this;
    const { seat, cards, line } = event;
    if (this.dealtOn.has(seat)) this.beginUnannounced(line);
    const street = state.currentStreet;
    if (street === undefined) return;
    if (state.street > 0 && !state.dealing) this.report(verifyBettingOver(state), line);
    this.dealtOn.add(seat);
    this.reportFolded(seat, line);
    if (event.seen !== undefined) this.checkHeld(seat, event.seen, line);
    const up = upCardsOf(street);
    const whole = street.exchange?.replaced === true ? this.thrown.get(seat) : holeCardsOf(street);
    const isUpOnly = up > 0 && cards.length === up;
    if (whole !== undefined && cards.length !== whole && !isUpOnly) {
      this.reportCount(line, seat, whole, cards.length);
      findings.cardFaults.add(seat);
    }
    // A line that stands there twice deals nothing twice.
    const shown = state.up[state.playerAt(seat)] ?? NO_CARDS;
    if (up > 0)
      for (const card of cards.slice(-up))
        if (card === UNKNOWN || !shown.includes(card)) dealUp(state, seat, card);
    this.noteHole(seat, cards, line);
  }

  /** A street that deals no board cards is announced. */
  takeMarker(event: EventOf<'street'>): void {
    const { state, findings } = this;
    const street = this.variant.streets.findIndex(({ id }) => id === event.street);
    if (street < 0) {
      findings.add('wrong-board', ['P-DEAL-1'], event.line, null, null, event.street);
      return;
    }
    if (street === 0 && state.street === 0 && this.dealtOn.size === 0) return;
    if (state.dealing) this.expectServed(event.line);
    if (street === state.street && this.openedEarly === street) state.street--;
    this.report(verifyStreet(state, street), event.line);
    this.beginUpTo(street);
    this.openUnlessSeen(event.line);
  }

  takeDiscard(event: EventOf<'discard'>): void {
    const { state } = this;
    const { seat, count, cards, line } = event;
    const next = this.variant.streets[state.street + 1];
    if (state.drawer === NO_PLAYER && next?.exchange !== undefined) this.beginUnannounced(line);
    this.report(verifyExchange(state, seat, count), line);
    exchange(state, seat);
    this.thrown.set(seat, count);
    if (state.currentStreet?.exchange?.replaced === true) this.use(count);
    if (cards === null) this.threwUnseen.add(seat);
    else {
      if (cards.length !== count) this.reportCount(line, seat, count, cards.length);
      this.noteHole(seat, cards, line);
      this.ledger.discard(seat, cards);
    }
    if (event.seen !== undefined) this.checkHeld(seat, event.seen, line);
  }

  /** L-CARD-1: a line that repeats what a player holds repeats all of it, and nothing else. */
  private checkHeld(seat: number, seen: readonly Card[], line: number): void {
    const held = this.ledger.hole.get(seat) ?? NO_CARDS;
    const { cardFaults } = this.findings;
    if (cardFaults.has(seat) || this.threwUnseen.has(seat)) return;
    if (seen.length === held.length && seen.every((card) => held.includes(card))) return;
    cardFaults.add(seat);
    const rules = ['L-CARD-1', 'L-CLAIM-1'];
    this.findings.add('wrong-card-count', rules, line, seat, formatCards(held), formatCards(seen));
  }

  /** Formats that say nothing of streets without a board begin them with the first card or draw. */
  private beginUnannounced(line: number): void {
    const { state } = this;
    if (state.actor !== NO_PLAYER || state.liveCount < 2 || (state.dealing && !this.isRunOut())) return;
    const next = this.variant.streets[state.street + 1];
    if (next === undefined) return;
    this.beginUpTo(state.street + 1);
    // Where board cards follow what is thrown away, their line announces the street.
    if (boardCardsOf(next) === 0) this.onUnannounced(line, next.id);
  }

  /** Whether the cards are dealt to the end without betting. */
  private isRunOut(): boolean {
    const { state } = this;
    return state.seats.filter((_, player) => state.canAct(player)).length < 2;
  }

  private beginUpTo(street: number): void {
    const { state } = this;
    this.findings.nextStreet();
    if (street <= state.street) return;
    state.actor = NO_PLAYER;
    // Emptying a set makes a new table for it, be it empty.
    if (this.dealtOn.size > 0) this.dealtOn.clear();
    if (this.thrown.size > 0) this.thrown.clear();
    while (state.street < street) {
      beginStreet(state);
      this.use(1 + cardsOf(state, state.street));
    }
  }

  /** Opens the betting at once, where it does not depend on cards that are still to be seen or thrown away. */
  openUnlessSeen(line: number): void {
    if (this.variant.exposed === undefined && this.state.drawer === NO_PLAYER) this.open(line, null);
  }

  /**
   * Opens the betting of the street. Where a log does not say who deals, or
   * not all that is exposed, the player who acts first is taken for the one of several who may.
   */
  open(line: number, seat: number | null): void {
    const { state } = this;
    if (!state.dealing) return;
    this.expectServed(line);
    openRound(state);
    if (seat === null || state.actor === NO_PLAYER || this.variant.exposed === undefined) return;
    const player = state.playerAt(seat);
    if (player === NO_PLAYER || !state.canAct(player)) return;
    const leaders = exposedLeaders(state);
    const tied = state.street > 0 && state.setup.buttonSeat === null && leaders.includes(player);
    if (tied || leaders.length === 0) state.actor = player;
  }

  /** Who has folded is dealt no more cards (P-BET-7). */
  private reportFolded(seat: number, line: number): void {
    const player = this.state.playerAt(seat);
    if (player === NO_PLAYER || this.state.live[player] === 1) return;
    this.report({ code: 'action-after-fold', rules: ['P-BET-7'], seat }, line);
  }

  /** Where anybody is dealt a card face up, everybody is who is still in; and so it is with drawing. */
  expectServed(line: number): void {
    this.expectDrawn(line);
    const { state, dealtOn } = this;
    const up = state.currentStreet === undefined ? 0 : upCardsOf(state.currentStreet);
    if (up === 0 || dealtOn.size === 0) return;
    const missed = state.seats.find((seat, player) => state.live[player] === 1 && !dealtOn.has(seat));
    if (missed !== undefined && !this.findings.outOfStep) this.reportCount(line, missed, up, 0);
  }

  private expectDrawn(line: number): void {
    const { drawer, seats } = this.state;
    if (drawer === NO_PLAYER || this.thrown.size === 0) return;
    const seat = seats[drawer];
    this.report(
      { code: 'wrong-draw', rules: ['P-VAR-5CD'], seat, detail: { about: 'seat-to-act', seat } },
      line,
    );
    this.thrown.clear();
  }

  private report(fault: Violation | null, line: number): void {
    if (fault !== null) this.findings.addFault(fault, line);
  }

  /** Cards that a player is seen to hold. */
  noteHole(seat: number, cards: readonly Card[], line: number): void {
    const duplicate = this.ledger.addHole(seat, cards);
    const held = this.ledger.held(seat);
    const most = this.mostHeldBy(seat);
    const { cardFaults } = this.findings;
    if (duplicate !== null) this.reportDuplicate(duplicate, line, seat);
    else if (held > most && cards.length <= most && !cardFaults.has(seat))
      this.reportCount(line, seat, most, held);
    else return;
    cardFaults.add(seat);
  }

  /** Somebody acts on a street whose cards were not dealt: its betting is opened all the same. */
  openEarly(): void {
    openNextRound(this.state);
    this.openedEarly = this.state.street;
  }

  /** The cards that lie before the first betting round, and those of each of several boards, are there (P-DEAL-4). */
  expectBoards(line: number): void {
    const { state } = this;
    if (this.findings.boardFault) return;
    const lie = state.boards[0].length;
    if (state.street === 0 && lie < boardCardsOf(this.variant.streets[0])) this.reportMissing(line, lie);
    else this.report(verifyEachBoard(state), line);
  }

  takeBoard(event: EventOf<'board'>): void {
    const { streets } = this.variant;
    const street = streets.findIndex(({ id }) => id === event.street);
    const { boards } = this.state;
    const before = boardCardsUpTo(streets, street - 1);
    if (street < 0) {
      this.findings.add('wrong-board', ['P-DEAL-1'], event.line, null, null, event.street);
      return;
    }
    // A further run goes on from what lies; a board of its own does not.
    const own = this.variant.boards ?? 1;
    while (boards.length <= event.run) boards.push(boards.length < own ? [] : boards[0].slice(0, before));
    if (event.run > 0) this.takeFurtherRun(event, street, boards[event.run].length, before);
    else this.takeStreet(event, street);
    this.checkSeen(event, boards[event.run], before);
    const duplicate = this.ledger.addBoard(event.cards);
    if (duplicate !== null && !this.findings.boardFault) {
      this.reportDuplicate(duplicate, event.line, null);
      this.findings.boardFault = true;
    }
    const board = boards[event.run];
    board.length = Math.min(board.length, before);
    if (event.seen !== null)
      for (let at = board.length; at < event.seen.length; at++) board.push(event.seen[at]);
    board.push(...event.cards);
  }

  /** A street that is out of place is not judged by its cards too: which ones lay there, the majority of prints says. */
  private takeStreet(event: EventOf<'board'>, street: number): void {
    const { state, findings } = this;
    this.report(verifyBoard(state, street, event.cards), event.line);
    if (street === state.street && state.dealing) {
      findings.nextStreet();
      return this.openUnlessSeen(event.line);
    }
    if (street === 0) return;
    if (street === state.street && this.openedEarly === street) state.street--;
    this.beginUpTo(street);
    this.openUnlessSeen(event.line);
  }

  /** A further run deals again the streets that the first run dealt when all betting was over; so does a second board. */
  private takeFurtherRun(event: EventOf<'board'>, street: number, lie: number, before: number): void {
    const { streets } = this.variant;
    if (!this.findings.moneyFault) this.report(verifyRun(this.state, event.run), event.line);
    if (lie < before && !this.findings.boardFault) this.reportMissing(event.line, lie);
    const expected = boardCardsUpTo(streets, street);
    const actual = boardCardsUpTo(streets, street - 1) + event.cards.length;
    if (actual === expected || this.findings.boardFault) return;
    const rules = ['R-DEAD-1', 'L-CARD-1'];
    this.findings.add('wrong-board', rules, event.line, null, String(expected), String(actual));
    this.findings.boardFault = true;
  }

  /** L-CARD-1: boards grow in order; a street's line repeats the cards before it. */
  private checkSeen(event: EventOf<'board'>, board: readonly Card[], before: number): void {
    const { seen } = event;
    if (seen === null || board.length < before || this.findings.boardFault) return;
    const known = board.slice(0, before);
    if (seen.length === known.length && seen.every((card, at) => card === known[at])) return;
    this.findings.boardFault = true;
    this.findings.add('wrong-board', ['L-CARD-1'], event.line, null, formatCards(known), formatCards(seen));
  }

  takeShow(event: EventOf<'show'>): void {
    const { variant, findings } = this;
    this.shown.set(event.seat, event.cards);
    if (event.cards.length > variant.maxHoleCards)
      this.reportCount(event.line, event.seat, variant.maxHoleCards, event.cards.length);
    this.noteHole(event.seat, event.cards, event.line);
    if (findings.cardFaults.has(event.seat) || findings.boardFault) return;
    if (event.reading !== null) this.checkReading(event, event.reading, 0);
    if (event.low !== undefined) this.checkReading(event, event.low, 1);
  }

  /** Where the words are wrong and the cards are printed in two ways, it is the cards that are in doubt from here on. */
  private checkReading(event: EventOf<'show'>, reading: HandDescription, share: number): void {
    const { variant, findings } = this;
    const board = this.state.boards[event.run] ?? this.state.boards[0];
    if (!isWhole(variant, event.cards, board)) return;
    const real = readingOn(variant, variant.shares[share] ?? variant.shares[0], event.cards, board);
    if (real === null || agrees(reading, real)) return;
    findings.add('hand-description', ['P-SHOW-6', 'L-CLAIM-1'], event.line, event.seat, real, event.text);
    findings.boardFault ||= printsDisagree(this.hand);
    if (this.isToldOtherwise(event)) findings.cardFaults.add(event.seat);
  }

  /** Whether the summary has other cards for the player than this line. */
  private isToldOtherwise({ seat, cards }: EventOf<'show'>): boolean {
    return this.hand.claims.some(
      (claim) =>
        claim.type === 'seat' &&
        claim.seat === seat &&
        claim.cards !== null &&
        claim.cards.length === cards.length &&
        !claim.cards.every((card) => cards.includes(card)),
    );
  }

  /** P-SHOW-2: a run of the board is dealt to its end before it is shown down. */
  expectWhole(run: number, line: number): void {
    const { boardCards } = this.variant;
    const lie = this.state.boards[run]?.length ?? boardCards;
    if (lie < boardCards && !this.findings.boardFault) this.reportMissing(line, lie);
  }

  /** `lie`: the cards that lie on the board, after which a street was left out. */
  private reportMissing(line: number, lie: number): void {
    this.report(missingBoardCards(this.variant.streets, lie), line);
  }

  private reportDuplicate(card: Card, line: number, seat: number | null): void {
    if (!isInDeck(this.variant.deck, card)) this.findings.addForeign(card, line, seat);
    else this.findings.add('duplicate-card', ['L-CARD-1', 'R-IRR-4'], line, seat, null, formatCards([card]));
  }

  private reportCount(line: number, seat: number, expected: number, actual: number): void {
    const rules = ['R-DEAD-1', 'L-CARD-1'];
    this.findings.add('wrong-card-count', rules, line, seat, String(expected), String(actual));
  }
}

import { deckCards, formatCards, UNKNOWN, type Card } from '#cards';
import {
  beginStreet,
  boardCardsOf,
  boardCardsUpTo,
  cardsBurnedBefore,
  dealUp,
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
  verifyRun,
  verifyStreet,
  type Violation,
  type Hand,
} from '#engine';
import type { CanonicalHand, Conventions, HandEvent } from '#histories';
import type { FindingCollector } from '../findings/collector.js';
import { Burns, findBehindBurn } from './burns.js';
import { Discards } from './discards.js';
import type { PlayerCards } from './player-cards.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

const NO_CARDS: readonly Card[] = [];

/** The number of cards that a street deals to all players and the boards, without cards that replace discards. */
const countCards = ({ setup, liveCount }: Hand, street: number): number => {
  const dealt = setup.variant.streets[street];
  return liveCount * holeCardsOf(dealt) + boardCardsOf(dealt) * (setup.variant.boards ?? 1);
};

/** Whether no player has acted. */
const isUntouched = (state: Hand): boolean =>
  state.liveCount === state.size && state.seats.every((_, player) => !state.hasActed(player));

/** Replays deals, discards and boards, street by street, and checks them (L-CARD-1, P-DEAL-1, P-DEAL-4). */
export class Dealing {
  /** The street whose betting was opened by an action before its cards were dealt. */
  private openedEarly: number | null = null;
  /** Whether a line has announced the first street. */
  private isFirstAnnounced = false;
  /** Seats that were dealt cards on the current street. */
  private readonly dealtOn = new Set<number>();
  private readonly discards: Discards;
  /** Cards that left the stub: dealt cards, and the burn cards of the house. */
  private used = 0;
  /** The burn cards; null in a log without them. */
  private burns: Burns | null = null;
  /** The place of the cards behind the last burn card. */
  private behindBurn = 0;

  constructor(
    private readonly state: Hand,
    private readonly cards: PlayerCards,
    private readonly collector: FindingCollector,
    private readonly conventions: Conventions,
    /** Called when a street begins without a line that announces it. */
    private readonly onUnannounced: (line: number, street: string) => void,
  ) {
    this.discards = new Discards(state, cards, collector);
    this.use(cardsBurnedBefore(state, 0) + countCards(state, 0));
  }

  private get variant() {
    return this.state.setup.variant;
  }

  /**
   * P-SETUP-1: counts cards that leave the stub. When the deck runs out, discards and folded cards are shuffled into it;
   * in stud too, before the players share a card.
   */
  private use(count: number): void {
    const { stub, deck } = this.variant;
    this.used += count;
    this.cards.ledger.reshuffled ||= stub !== 'never' && this.used > deckCards(deck).length;
  }

  /** Replays burn cards. The first ones show that the log has them, so that those of earlier deals are missing. */
  takeBurn(event: EventOf<'burn'>, hand: CanonicalHand): void {
    const { state, dealtOn } = this;
    const { cards, line } = event;
    const isUndealt = dealtOn.size === 0 && state.street <= 0 && isUntouched(state);
    // Without betting before it, the deal of a later street may be the first one that the log shows.
    const isLater = isUndealt && this.isBeforeLaterBoard(hand);
    const isHidden = isLater && this.isOfHiddenDeal(hand);
    const isFirst = isUndealt && (!isLater || isHidden);
    if (!isFirst) this.report(verifyBettingOver(state), line);
    const isWaiting = state.dealing && dealtOn.size === 0;
    const street = isFirst ? 0 : state.street + (isWaiting ? 0 : 1);
    if (this.burns === null) {
      this.burns = new Burns(hand, state, street);
      this.report(
        this.burns.findUnburned((before) => this.isDealtOn(before)),
        line,
      );
    }
    this.burns.take(street, cards.length);
    if (isHidden) this.report(this.burns.verifyDeal(street), line);
    const duplicate = this.cards.ledger.addBoard(cards);
    if (duplicate !== null) this.cards.reportDuplicate(duplicate, line, null);
  }

  /** Whether a street dealt any card: all players may stand pat. */
  private isDealtOn(street: number): boolean {
    return this.variant.streets[street].deals.length > 0 || this.discards.areDrawnOn(street);
  }

  /** Whether the cards behind the burn card are those of a board after the first street. */
  private isBeforeLaterBoard(hand: CanonicalHand): boolean {
    const { event } = this.collector;
    // Several burn cards in a row look for the same cards once.
    if (event >= this.behindBurn) this.behindBurn = findBehindBurn(hand, event);
    const next = hand.events.at(this.behindBurn);
    return next?.type === 'board' && next.street !== this.variant.streets[0].id;
  }

  /** Whether the first of several burn cards before a board is that of the first deal, of which the log shows no card. */
  private isOfHiddenDeal({ events }: CanonicalHand): boolean {
    if (this.burns !== null || cardsBurnedBefore(this.state, 0) === 0) return false;
    return events.slice(this.collector.event + 1, this.behindBurn).some(({ type }) => type === 'burn');
  }

  // Hole cards and draws

  /** Replays a deal to one player. */
  takeDeal(event: EventOf<'deal'>): void {
    const { state, collector } = this;
    const { seat, cards, line } = event;
    if (this.dealtOn.has(seat)) this.beginUnannounced(line);
    const street = state.currentStreet;
    if (street === undefined) return;
    if (state.street > 0 && !state.dealing) this.report(verifyBettingOver(state), line);
    if (this.burns !== null) this.report(this.burns.verifyDeal(state.street), line);
    this.dealtOn.add(seat);
    this.reportFolded(seat, line);
    if (event.seen !== undefined) this.cards.checkHeld(seat, event.seen, line);
    const up = upCardsOf(street);
    const due = street.exchange?.replaced === true ? this.discards.countOf(seat) : holeCardsOf(street);
    const isUpOnly = up > 0 && cards.length === up;
    if (due !== undefined && cards.length !== due && !isUpOnly) {
      this.cards.reportCount(line, seat, due, cards.length);
      collector.trust.loseCardsOf(seat);
    }
    // A repeated line deals no card twice.
    const shown = state.up[state.playerAt(seat)] ?? NO_CARDS;
    if (up > 0)
      for (const card of cards.slice(-up))
        if (card === UNKNOWN || !shown.includes(card)) dealUp(state, seat, card);
    this.discards.checkDrawn(seat, cards, line);
    this.cards.note(seat, cards, line);
  }

  /** Replays discards, or a player who stands pat. */
  takeDiscard(event: EventOf<'discard'>): void {
    const { state } = this;
    const next = this.variant.streets[state.street + 1];
    if (state.drawer === NO_PLAYER && next?.exchange !== undefined) this.beginUnannounced(event.line);
    this.use(this.discards.take(event));
  }

  /** P-BET-7: reports cards for a player who has folded. */
  private reportFolded(seat: number, line: number): void {
    const player = this.state.playerAt(seat);
    if (player === NO_PLAYER || this.state.live[player] === 1) return;
    this.report({ code: 'action-after-fold', rules: ['P-BET-7'], seat }, line);
  }

  /** If one live player is dealt an up card, every live player is; and if one draws, every one does. */
  expectServed(line: number): void {
    this.expectDrawn(line);
    const { state, dealtOn } = this;
    const up = state.currentStreet === undefined ? 0 : upCardsOf(state.currentStreet);
    if (up === 0 || dealtOn.size === 0) return;
    // Some logs show the cards of one player only.
    if (this.conventions.leavesOut === 'some' && dealtOn.size === 1) return;
    const missed = state.seats.find((seat, player) => state.live[player] === 1 && !dealtOn.has(seat));
    if (missed !== undefined && this.collector.trust.order) this.cards.reportCount(line, missed, up, 0);
  }

  /** Some logs leave out a draw in which all players stand pat. */
  private expectDrawn(line: number): void {
    const { discards, openedEarly, conventions, state } = this;
    if (discards.areStated || (conventions.leavesOut === 'nothing' && openedEarly !== state.street))
      discards.expectAll(line);
  }

  // Streets

  /** Replays the line that announces a street without board cards. */
  takeMarker(event: EventOf<'street'>): void {
    const { state, collector } = this;
    const street = this.variant.streets.findIndex(({ id }) => id === event.street);
    if (street < 0) {
      collector.add('wrong-board', ['P-DEAL-1'], event.line, null, null, event.street);
      return;
    }
    if (street === 0 && state.street === 0 && this.dealtOn.size === 0 && !this.isFirstAnnounced) {
      this.isFirstAnnounced = true;
      return;
    }
    // A line that is printed twice is not the end of its own street.
    if (state.dealing && street !== state.street) this.expectServed(event.line);
    if (street === state.street && this.openedEarly === street) state.street--;
    this.report(verifyStreet(state, street), event.line);
    this.beginUpTo(street);
    this.openUnlessWaiting(event.line);
  }

  /** Begins the next street with its first card or draw: some formats announce only streets with board cards. */
  private beginUnannounced(line: number): void {
    const { state } = this;
    if (state.actor !== NO_PLAYER || state.liveCount < 2 || (state.dealing && !this.isRunout())) return;
    const next = this.variant.streets[state.street + 1];
    if (next === undefined) return;
    this.beginUpTo(state.street + 1);
    // If board cards follow the discards, their line announces the street.
    if (boardCardsOf(next) === 0) this.onUnannounced(line, next.id);
  }

  /** Whether the remaining cards are dealt without betting. */
  private isRunout(): boolean {
    const { state } = this;
    return state.seats.filter((_, player) => state.canAct(player)).length < 2;
  }

  private beginUpTo(street: number): void {
    const { state } = this;
    this.collector.trust.beginStreet();
    if (street <= state.street) return;
    state.actor = NO_PLAYER;
    // Clearing an empty collection still allocates its table anew.
    if (this.dealtOn.size > 0) this.dealtOn.clear();
    this.discards.clear();
    while (state.street < street) {
      beginStreet(state);
      this.use(cardsBurnedBefore(state, state.street) + countCards(state, state.street));
    }
  }

  /** Opens the betting, unless it depends on exposed cards or draws that are still to come. */
  openUnlessWaiting(line: number): void {
    if (this.variant.exposed === undefined && this.state.drawer === NO_PLAYER) this.open(line, null);
  }

  /**
   * Opens the betting of the street. Where several players could be first, because the log does not name the dealer or
   * has unknown up cards, the player who acts first is taken.
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

  /** Opens the betting of a street for an action that comes before its cards. */
  openEarly(): void {
    openNextRound(this.state);
    this.openedEarly = this.state.street;
  }

  // Boards

  /** P-DEAL-4: the cards of every board are dealt when betting begins. */
  expectBoards(line: number): void {
    const { state } = this;
    if (!this.collector.trust.board) return;
    const dealt = state.boards[0].length;
    if (state.street === 0 && dealt < boardCardsOf(this.variant.streets[0])) this.reportMissing(line, dealt);
    else this.report(verifyEachBoard(state), line);
  }

  /** P-SHOW-2: a run of the board is complete when it is shown down. */
  expectComplete(run: number, line: number): void {
    const { boardCards } = this.variant;
    const dealt = this.state.boards[run]?.length ?? boardCards;
    if (dealt < boardCards && this.collector.trust.board) this.reportMissing(line, dealt);
  }

  /** Replays board cards. */
  takeBoard(event: EventOf<'board'>): void {
    const { streets } = this.variant;
    const { collector } = this;
    const street = streets.findIndex(({ id }) => id === event.street);
    const { boards } = this.state;
    const before = boardCardsUpTo(streets, street - 1);
    const isShared = street >= 0 && boardCardsOf(streets[street]) === 0;
    if (street < 0) {
      collector.add('wrong-board', ['P-DEAL-1'], event.line, null, null, event.street);
      return;
    }
    // A further run shares the cards before it; a board of its own begins empty.
    const separate = this.variant.boards ?? 1;
    while (boards.length <= event.run)
      boards.push(boards.length < separate ? [] : boards[0].slice(0, before));
    if (event.run > 0) this.takeFurtherRun(event, street, boards[event.run].length, before);
    else this.takeStreet(event, street);
    if (this.burns !== null && event.run === 0) this.report(this.burns.verifyDeal(street), event.line);
    if (isShared) this.expectStubTooSmall(event.line);
    this.checkSeen(event, boards[event.run], before);
    const duplicate = this.cards.ledger.addBoard(event.cards);
    if (duplicate !== null && collector.trust.board) {
      this.cards.reportDuplicate(duplicate, event.line, null);
      collector.trust.loseBoard();
    }
    const board = boards[event.run];
    // To set a length leaves compiled code, even if it is the same length.
    if (board.length > before) board.length = before;
    if (event.seen !== null)
      for (let at = board.length; at < event.seen.length; at++) board.push(event.seen[at]);
    board.push(...event.cards);
  }

  private takeStreet(event: EventOf<'board'>, street: number): void {
    const { state, collector } = this;
    this.report(verifyBoard(state, street, event.cards), event.line);
    if (street === state.street && state.dealing) {
      collector.trust.beginStreet();
      return this.openUnlessWaiting(event.line);
    }
    if (street === 0) return;
    if (street === state.street && this.openedEarly === street) state.street--;
    this.beginUpTo(street);
    this.openUnlessWaiting(event.line);
  }

  /** P-SETUP-1: players share a last card only if the deck has too few for all of them, after a burn card for each deal. */
  private expectStubTooSmall(line: number): void {
    const { state, variant, used } = this;
    const left = deckCards(variant.deck).length - used;
    if (variant.stub !== 'shared-card' || left < 1 || state.boards[0].length > 0) return;
    const detail = { about: 'stub-left', cards: left + countCards(state, state.street) } as const;
    this.report({ code: 'wrong-board', rules: ['P-SETUP-1', 'P-VAR-7CS'], detail }, line);
  }

  /** A further run repeats the streets that the first run dealt after all betting; so does a second board. */
  private takeFurtherRun(event: EventOf<'board'>, street: number, dealt: number, before: number): void {
    const { streets } = this.variant;
    const { collector } = this;
    const { trust } = collector;
    if (trust.chips) this.report(verifyRun(this.state, event.run), event.line);
    if (dealt < before && trust.board) this.reportMissing(event.line, dealt);
    const expected = boardCardsUpTo(streets, street);
    const actual = boardCardsUpTo(streets, street - 1) + event.cards.length;
    if (actual === expected || !trust.board) return;
    const rules = ['R-DEAD-1', 'L-CARD-1'];
    collector.add('wrong-board', rules, event.line, null, String(expected), String(actual));
    trust.loseBoard();
  }

  /** L-CARD-1: boards grow in order; the line of a street repeats the cards before it. */
  private checkSeen(event: EventOf<'board'>, board: readonly Card[], before: number): void {
    const { seen } = event;
    const { collector } = this;
    if (seen === null || board.length < before || !collector.trust.board) return;
    const expected = board.slice(0, before);
    const isFree = this.conventions.boardOrder === 'free';
    const isRepeated = (card: Card, at: number): boolean =>
      isFree ? expected.includes(card) : card === expected[at];
    if (seen.length === expected.length && seen.every(isRepeated)) return;
    collector.trust.loseBoard();
    collector.add('wrong-board', ['L-CARD-1'], event.line, null, formatCards(expected), formatCards(seen));
  }

  // Reports

  private report(violation: Violation | null, line: number): void {
    if (violation !== null) this.collector.addViolation(violation, line);
  }

  /** Reports the street that is missing after this number of board cards. */
  private reportMissing(line: number, dealt: number): void {
    this.report(missingBoardCards(this.variant, dealt), line);
  }
}

import type { Card } from '#cards';
import {
  apply,
  closePosting,
  returnChips,
  Hand,
  isMissedBlind,
  NO_PLAYER,
  noPosts,
  post,
  recordPost,
  UNKNOWN_STACK,
  verify,
  verifyBettingOver,
  verifyPost,
  verifyPosting,
  verifyShowdown,
  type Violation,
} from '#engine';
import {
  isBettingEvent,
  type BettingEvent,
  type CanonicalHand,
  type Conventions,
  type HandEvent,
} from '#histories';
import type { Finding } from '../findings/finding.js';
import { Dealing } from './dealing.js';
import { Findings } from '../findings/collector.js';
import type { CardLedger } from './card-ledger.js';
import { judgeSetup } from './check-setup.js';
import { Returns, type UncalledChips } from './uncalled-bets.js';
import type { Situation } from './situation.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

/** An observer of the replay: is told the state before each event. */
export type StepObserver = (state: Hand, event: HandEvent, index: number) => void;

/**
 * Leads the engine through the events of a log. Every event is verified, reported if it breaks a rule, and applied as
 * logged, so that the rest of the hand is judged too. One fault is reported once: what follows from it is not.
 */
export class Replay {
  readonly state: Hand;
  readonly collector = new Findings();
  readonly mucked = new Set<number>();
  readonly collects: { readonly event: EventOf<'collect'>; readonly index: number }[] = [];
  readonly cashOuts = new Map<number, number>();
  private readonly dealing: Dealing;
  private opened = false;
  /** Which of the lines that divide a log have been seen. */
  private readonly markers = { dealt: false, shownDown: false };
  private ended = false;
  private readonly posting = noPosts();
  private readonly returns: Returns;

  constructor(
    readonly hand: CanonicalHand,
    private readonly situation: Situation,
    readonly conventions: Conventions,
    private readonly observe?: StepObserver,
  ) {
    this.state = new Hand(situation.setup);
    this.dealing = new Dealing(hand, this.state, this.collector, (line, street) => {
      this.missMarker(line, street);
    });
    this.returns = new Returns(this.state, this.collector, conventions);
  }

  get findings(): readonly Finding[] {
    return this.collector.list;
  }

  /** Which cards the log has told, and where each one is. */
  get ledger(): CardLedger {
    return this.dealing.ledger;
  }

  /** Cards shown, by seat, as the last line told them. */
  get shown(): ReadonlyMap<number, readonly Card[]> {
    return this.dealing.shown;
  }

  /** Uncalled chips as the log gives them back. */
  get uncalled(): readonly UncalledChips[] {
    return this.returns.logged;
  }

  /** The most cards that a player can be known to hold. */
  mostHeldBy(seat: number): number {
    return this.dealing.mostHeldBy(seat);
  }

  /** Replays the whole hand. */
  run(): void {
    judgeSetup(this.hand, this.situation.setup, this.conventions, this.collector);
    const { events } = this.hand;
    for (let index = 0; index < events.length; index++) {
      const event = events[index];
      this.collector.event = index;
      if (this.conventions.impliedFolds) this.supplyFolds(event, index);
      if (this.observe !== undefined && !isBettingEvent(event)) this.observe(this.state, event, index);
      this.take(event);
    }
    if (!this.opened && events.length > 0) this.closePosting(this.hand.lines[1]);
  }

  private take(event: HandEvent): void {
    switch (event.type) {
      case 'fold':
      case 'check':
      case 'call':
      case 'bet':
      case 'raise':
      case 'bring-in':
        return this.takeBetting(event);
      case 'post':
        return this.takePost(event);
      case 'hole-cards':
        this.markers.dealt = true;
        return this.closePosting(event.line);
      case 'deal':
        this.closePosting(event.line);
        return this.dealing.takeDeal(event);
      case 'street':
        this.markers.dealt = true;
        this.closePosting(event.line);
        this.dealing.takeMarker(event);
        return this.returns.expect(event.line);
      case 'discard':
        this.closePosting(event.line);
        return this.dealing.takeDiscard(event);
      case 'board':
        this.closePosting(event.line);
        this.dealing.takeBoard(event);
        // A card that lies before the first round is dealt before anything can come back.
        return this.state.street > 0 ? this.returns.expect(event.line) : undefined;
      case 'uncalled':
        return this.takeUncalled(event);
      case 'showdown':
        return this.takeShowdown(event);
      case 'show':
        this.expectLast(event);
        return this.dealing.takeShow(event);
      case 'muck':
        this.expectLast(event);
        this.mucked.add(event.seat);
        return;
      case 'collect':
        this.endHand(event.line);
        this.collects.push({ event, index: this.collector.event });
        return;
      case 'cash-out':
        this.cashOuts.set(event.seat, event.amount);
        return;
      case 'house-money':
        this.state.houseMoney += event.amount;
        return;
      case 'unread':
        this.collector.add('unread-line', [], event.line, null, null, event.text);
        return;
      case 'note':
        return;
    }
  }

  // Forced bets

  private takePost(event: EventOf<'post'>): void {
    const forced = this.asPosted(event);
    if (!this.collector.moneyFault && this.conventions.forcedBets === 'logged') {
      const fault = this.contradictsButton(event) ?? verifyPost(this.state, this.posting, event);
      if (fault !== null) this.collector.addFault(fault, event.line);
      else this.checkAllIn(event, this.state.playerAt(event.seat), event.amount);
    }
    recordPost(this.state, this.posting, forced);
    post(this.state, forced);
  }

  /** A small blind that is paid by who missed it is dead. */
  private asPosted(event: EventOf<'post'>): EventOf<'post'> {
    const missed = isMissedBlind(event.kind, this.posting.bigBlind !== NO_PLAYER);
    return missed ? { ...event, kind: 'dead-blind', dead: event.amount } : event;
  }

  /** The button of the header does not fit the blinds: said at the first blind. */
  private contradictsButton(event: EventOf<'post'>): Violation | null {
    const { buttonSeat } = this.hand;
    return this.situation.buttonContradicted && event.kind === 'small-blind' && buttonSeat !== null
      ? {
          code: 'wrong-forced-bet',
          rules: ['P-BLIND-1', 'P-DEAL-1'],
          seat: event.seat,
          detail: { about: 'button', seat: buttonSeat },
        }
      : null;
  }

  private closePosting(line: number): void {
    if (this.opened) return;
    this.opened = true;
    const derived = this.conventions.forcedBets === 'derived';
    const fault = this.collector.moneyFault || derived ? null : verifyPosting(this.state, this.posting);
    if (fault !== null) this.collector.addFault(fault, line);
    closePosting(this.state, this.openingBlind());
    this.dealing.openUnlessSeen(line);
    if (!this.markers.dealt) this.missMarker(line, this.state.setup.variant.streets[0].id);
  }

  /** Betting opens left of the last blind; where none was posted, as if the big blind had been. */
  private openingBlind(): number {
    if (this.posting.lastBlind !== NO_PLAYER) return this.posting.lastBlind;
    if (this.posting.smallBlind !== NO_PLAYER) return (this.posting.smallBlind + 1) % this.state.size;
    return this.situation.setup.stakes.bigBlind > 0 ? Math.min(1, this.state.size - 1) : this.state.size - 1;
  }

  // Betting

  /** Whoever acts, the cards are out and the betting is open. */
  private openRound(event: BettingEvent): void {
    this.closePosting(event.line);
    this.dealing.open(event.line, event.seat);
    this.dealing.expectBoards(event.line);
  }

  private takeBetting(event: BettingEvent): void {
    this.openRound(event);
    this.observe?.(this.state, event, this.collector.event);
    let fault = this.faultOf(event);
    if (fault?.code === 'missing-street') {
      this.collector.addFault(fault, event.line);
      this.dealing.openEarly();
      fault = this.faultOf(event);
    }
    if (fault !== null && this.conventions.idleChecks && isIdle(this.state, event)) return;
    if (fault !== null) this.collector.addFault(fault, event.line);
    if (event.type === 'raise') this.checkRaiseBy(event);
    const player = this.state.playerAt(event.seat);
    const unfaced = event.type === 'fold' && player !== NO_PLAYER && this.state.toCall(player) === 0;
    if (unfaced && fault === null)
      this.collector.add('fold-unfaced', ['P-BET-2', 'R-DEAD-1'], event.line, event.seat);
    if (event.type === 'fold') this.takeFold(event);
    else if (event.type !== 'check' && fault === null && player !== NO_PLAYER)
      this.checkAllIn(event, player, 'amount' in event ? event.amount : event.to - this.state.bet[player]);
    apply(this.state, event);
  }

  private takeFold(event: EventOf<'fold'>): void {
    if (event.cards !== null) this.dealing.noteHole(event.seat, event.cards, event.line);
    this.dealing.takeFold(event.seat);
  }

  /** Folds that the log leaves out are made good, and said. */
  private supplyFolds(event: HandEvent, index: number): void {
    const { state } = this;
    if (event.type === 'note' || event.type === 'unread') return;
    while (state.actor !== NO_PLAYER && state.toCall(state.actor) > 0) {
      const seat = state.seats[state.actor];
      if (('seat' in event && event.seat === seat) || this.lastLineOf(seat) > index) return;
      this.collector.add('implied-fold', ['P-BET-2', 'L-CLAIM-1'], event.line, seat);
      apply(state, { type: 'fold', seat });
    }
  }

  /** The last event of the hand that is about a seat; -1 for none. */
  private lastLineOf(seat: number): number {
    return this.hand.events.findLastIndex((event) => 'seat' in event && event.seat === seat);
  }

  private faultOf(event: BettingEvent): Violation | null {
    return verify(this.state, event)[0] ?? null;
  }

  /** L-LINE-1: `raises A to B` says twice how much; the difference is to the largest bet that was really made. */
  private checkRaiseBy(event: EventOf<'raise'>): void {
    if (event.by === null || this.collector.moneyFault) return;
    const by = event.to - this.state.largestBet;
    if (event.by === by) return;
    if (this.conventions.raiseBy === 'unreliable')
      this.collector.add('site-figure', ['L-LINE-1'], event.line, event.seat, by, event.by);
    else
      this.collector.addFault(
        { code: 'amount', rules: ['L-LINE-1'], seat: event.seat, expected: by, actual: event.by },
        event.line,
      );
  }

  /** L-LINE-1: `and is all-in` stands where the stack is gone, and only there. */
  private checkAllIn(
    event: { seat: number; line: number; allIn: boolean },
    player: number,
    putIn: number,
  ): void {
    const left = player === NO_PLAYER ? 0 : this.state.stack[player] - putIn;
    if (left === UNKNOWN_STACK || this.collector.moneyFault) return;
    if (event.allIn ? left === 0 : left !== 0 || this.conventions.allInMarked === 'sometimes') return;
    this.collector.addFault(
      { code: 'amount', rules: ['L-LINE-1'], seat: event.seat, expected: putIn + left, actual: putIn },
      event.line,
    );
  }

  // Showdown

  private takeShowdown(event: EventOf<'showdown'>): void {
    this.markers.shownDown = true;
    if (event.run === 0) this.endHand(event.line);
    else this.dealing.expectWhole(event.run, event.line);
  }

  /** The hand is shown down or won: all streets have been played, or one player is left (P-BET-3, P-SHOW-2). */
  private endHand(line: number): void {
    if (this.ended) return;
    this.ended = true;
    this.closePosting(line);
    if (this.state.dealing) this.dealing.expectServed(line);
    this.endBetting(verifyShowdown(this.state), line);
    this.returns.expect(line);
  }

  /** Whether nothing is left to be played: one player is in, or all streets have been. */
  get isOver(): boolean {
    const { state } = this;
    if (state.liveCount === 1) return true;
    const able = state.seats.filter((_, player) => state.canAct(player)).length;
    return verifyShowdown(state) === null && !(state.dealing && able > 1);
  }

  private endBetting(fault: Violation | null, line: number): void {
    if (fault !== null) this.collector.addFault(fault, line);
    this.state.actor = NO_PLAYER;
  }

  /** Cards are shown and thrown away when all betting is over (P-DEAL-4), and not by who has none left (P-BET-7). */
  private expectLast(event: EventOf<'show' | 'muck'>): void {
    this.endBetting(verifyBettingOver(this.state), event.line);
    if (!this.markers.shownDown && this.state.liveCount > 1) this.missMarker(event.line, 'showdown');
    const player = this.state.playerAt(event.seat);
    if (player === NO_PLAYER || this.state.live[player] === 1) return;
    this.collector.addFault({ code: 'action-after-fold', rules: ['P-BET-7'], seat: event.seat }, event.line);
  }

  /** P-DEAL-4: a log that leaves nothing out says when the cards are dealt, and when they are shown. */
  private missMarker(line: number, expected: string): void {
    if (this.conventions.leavesOut === 'nothing' && !this.collector.outOfStep)
      this.collector.add('missing-street', ['P-DEAL-4'], line, null, expected);
  }

  private takeUncalled(event: EventOf<'uncalled'>): void {
    if (!this.opened && this.conventions.forcedBets === 'derived') {
      returnChips(this.state, event);
      return;
    }
    this.endBetting(verifyBettingOver(this.state), event.line);
    this.returns.take(event);
  }
}

/** A check of a player who has nothing to decide: all-in, or alone with chips against others who are. */
const isIdle = (state: Hand, event: BettingEvent): boolean => {
  const player = state.playerAt(event.seat);
  if (event.type !== 'check' || player === NO_PLAYER || state.actor !== NO_PLAYER || state.liveCount < 2)
    return false;
  return state.live[player] === 1 && (!state.canAct(player) || !state.othersCanAct(player));
};

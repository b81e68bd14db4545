import type { Card } from '#cards';
import {
  apply,
  closePosting,
  disconnect,
  returnChips,
  Hand,
  NO_PLAYER,
  noPosts,
  post,
  recordPost,
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
import { FindingCollector } from '../findings/collector.js';
import type { Finding } from '../findings/finding.js';
import type { Trust } from '../findings/trust.js';
import type { CardLedger } from './card-ledger.js';
import { reportSetupViolations } from './check-setup.js';
import { checkAllIn, checkRaiseBy, isIdleCheck } from './bet-figures.js';
import { Refunds } from './refunds.js';
import { applyEffect, type Effects } from './ruling-effects.js';
import { Dealing } from './dealing.js';
import type { DrawRuns } from './draw-runs.js';
import { insertImpliedFolds } from './implied-folds.js';
import type { InferredSetup } from './inferred-setup.js';
import { LateMap, LateSet, type LateMapView } from './late-collections.js';
import { MarkerLines } from './marker-lines.js';
import { isBigBlindAllIn, openingBlindOf } from './opening-blind.js';
import { PlayerCards } from './player-cards.js';
import { findPostViolation } from './post-checks.js';
import { Remarks } from './remarks.js';
import { StreetPots } from './street-pots.js';
import { classifyPost } from './unusual-posts.js';
import { UncalledBets, type UncalledBet } from './uncalled-bets.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;

type Declared = Pick<EventOf<'declare'>, 'half' | 'reading' | 'low'>;

/** Observes a replay: called before each event with the state and the known cards at that point. */
export type StepObserver = (state: Hand, event: HandEvent, index: number, ledger: CardLedger) => void;

/** The replay of one hand: the state of the engine after its last event, and the violations on the way. */
export class Replay {
  readonly state: Hand;
  readonly collector = new FindingCollector();
  /** Seats that mucked. */
  readonly mucked = new LateSet<number>();
  /** By seat: the half that a player declared (P-SHOW-8), and the hand (P-SHOW-6). */
  readonly declared = new LateMap<number, Declared>();
  readonly collects: { readonly event: EventOf<'collect'>; readonly index: number }[] = [];
  /** By seat: what cash-outs and insurance paid, less what the player paid for them. */
  readonly cashOuts = new LateMap<number, number>();
  /** What a void hand gives back to its players; null for other hands. */
  refunds: Refunds | null = null;
  /** Seats whose hands are dead by a ruling: its rules, and the index of its incident. */
  readonly killed = new LateMap<number, { readonly rules: readonly string[]; readonly event: number }>();
  /** The index of the street of the last betting action; 0 if nobody acted. */
  lastBetting = 0;
  private readonly cards: PlayerCards;
  private readonly dealing: Dealing;
  private isPostingClosed = false;
  /** Whether a player has acted. */
  private hasAction = false;
  private readonly markers: MarkerLines;
  private isEnded = false;
  private readonly remarks: Remarks;
  private readonly posting = noPosts();
  private readonly uncalledBets: UncalledBets;
  private readonly streetPots: StreetPots;

  constructor(
    readonly hand: CanonicalHand,
    private readonly inferred: InferredSetup,
    readonly conventions: Conventions,
    private readonly observe?: StepObserver,
    private readonly effects?: Effects,
  ) {
    this.state = new Hand(inferred.setup);
    this.cards = new PlayerCards(hand, this.state, this.collector, conventions);
    this.markers = new MarkerLines(hand, this.state, this.collector, conventions);
    this.dealing = new Dealing(this.state, this.cards, this.collector, conventions, (line, street) => {
      this.markers.reportMissing(line, street);
    });
    this.remarks = new Remarks(hand, this.state, this.collector, conventions);
    this.uncalledBets = new UncalledBets(this.state, this.collector, conventions);
    this.streetPots = new StreetPots(hand, this.state, this.collector, conventions);
  }

  get findings(): readonly Finding[] {
    return this.collector.list;
  }

  /** What can still be compared with the log. */
  get trust(): Trust {
    return this.collector.trust;
  }

  /** The known cards and their places. */
  get ledger(): CardLedger {
    return this.cards.ledger;
  }

  /** Shown cards by seat, from the last line that shows them. */
  get shown(): LateMapView<number, readonly Card[]> {
    return this.cards.shown;
  }

  /** The hands of further runs of a draw. */
  get drawRuns(): DrawRuns {
    return this.cards.drawRuns;
  }

  /** The uncalled bets that the log returns. */
  get uncalled(): readonly UncalledBet[] {
    return this.uncalledBets.logged;
  }

  /** The largest number of known cards that a player can hold. */
  maxHeldBy(seat: number): number {
    return this.cards.maxHeldBy(seat);
  }

  /** Whether nothing is left to be played: one player is left, or all streets were played. */
  get isOver(): boolean {
    const { state } = this;
    if (state.liveCount === 1) return true;
    const able = state.seats.filter((_, player) => state.canAct(player)).length;
    return verifyShowdown(state) === null && !(state.dealing && able > 1);
  }

  /** Replays the whole hand, or the events before an index. */
  run(end = this.hand.events.length): void {
    reportSetupViolations(this.hand, this.inferred.setup, this.conventions, this.collector);
    const { events } = this.hand;
    for (let index = 0; index < end; index++) {
      const event = events[index];
      this.collector.event = index;
      if (this.conventions.impliedFolds)
        insertImpliedFolds(this.hand, this.state, this.collector, event, index);
      if (this.observe !== undefined && !isBettingEvent(event))
        this.observe(this.state, event, index, this.ledger);
      this.take(event);
    }
    if (!this.isPostingClosed && events.length > 0 && end === events.length)
      this.closePosting(this.hand.lines[1]);
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
        this.markers.takeDeal(event.line, this.hasAction);
        return this.closePosting(event.line);
      case 'deal':
        this.closePosting(event.line);
        return this.dealing.takeDeal(event);
      case 'street':
        this.markers.deal = true;
        this.closePosting(event.line);
        this.dealing.takeMarker(event);
        this.streetPots.compare(event.street);
        return this.uncalledBets.expect(event.line);
      case 'burn':
        return this.dealing.takeBurn(event, this.hand);
      case 'discard':
        this.closePosting(event.line);
        return this.dealing.takeDiscard(event);
      case 'board':
        this.closePosting(event.line);
        this.dealing.takeBoard(event);
        if (event.run === 0) this.streetPots.compare(event.street);
        // Board cards before the first round are dealt before any bet can go back.
        return this.state.street > 0 ? this.uncalledBets.expect(event.line) : undefined;
      case 'uncalled':
        return this.takeUncalled(event);
      case 'showdown':
        return this.takeShowdown(event);
      case 'declare':
        return this.takeDeclaration(event);
      case 'show':
        this.expectShowdown(event);
        return this.cards.takeShow(event);
      case 'muck':
        this.expectShowdown(event);
        this.mucked.add(event.seat);
        return;
      case 'collect':
        if (this.refunds?.takesAward(event) === true) return;
        this.endHand(event.line);
        this.collects.push({ event, index: this.collector.event });
        return;
      case 'cash-out':
        return this.takeCashOut(event);
      case 'house-money':
        this.state.houseMoney += event.amount;
        return;
      case 'incident':
        return this.takeIncident(event);
      case 'unread':
        this.collector.add('unread-line', [], event.line, null, null, event.text);
        return;
      case 'note':
        if (event.about === 'disconnected' && event.seat !== null)
          disconnect(this.state, this.state.playerAt(event.seat));
        return this.remarks.take(event);
    }
  }

  private takeIncident(event: EventOf<'incident'>): void {
    const effect = this.effects?.get(event);
    if (effect === undefined) return;
    const isReturned = this.uncalledBets.logged.length > 0;
    const refund = applyEffect(this.state, effect, isReturned);
    if (refund !== null) this.refunds = new Refunds(refund, this.collector);
    const asked = effect.asked.filter((seat) => this.isGivenUp(seat));
    for (const seat of [...effect.dead, ...asked])
      this.killed.set(seat, { rules: effect.rules, event: this.collector.event });
  }

  /** R-SHOW-5: whether a hand was folded or mucked. To see another one changes nothing. */
  private isGivenUp(seat: number): boolean {
    const player = this.state.playerAt(seat);
    return this.mucked.has(seat) || (player !== NO_PLAYER && this.state.live[player] === 0);
  }

  /** A side account. A hand is paid once, so a second line with a fee for one player is wrong. */
  private takeCashOut({ seat, amount, fee, premium = 0, line }: EventOf<'cash-out'>): void {
    if (fee > 0 && this.cashOuts.has(seat))
      this.collector.add('wrong-award', ['L-CLAIM-1'], line, seat, null, amount);
    this.cashOuts.set(seat, (this.cashOuts.get(seat) ?? 0) + amount - premium);
  }

  // Forced bets

  private takePost(event: EventOf<'post'>): void {
    const { hand, state, posting, conventions } = this;
    const forced = classifyPost(event, { hand, state, posting, index: this.collector.event });
    if (this.trust.chips && conventions.forcedBets === 'logged') {
      const { isButtonContradicted } = this.inferred;
      const isDealt = this.markers.deal;
      const replayed = { hand, state, posting, conventions, isButtonContradicted, isDealt };
      const violation = findPostViolation(replayed, event, forced);
      if (violation !== null) this.collector.addViolation(violation, event.line);
      else checkAllIn(this, event, this.state.playerAt(event.seat), event.amount);
    } else if (this.trust.chips && forced.kind === 'straddle') {
      const violation = verifyPost(this.state, this.posting, forced);
      // Derived amounts are those of the fields of the hand; the seat is that of the house.
      if (violation?.detail?.about === 'blind-seat' || violation?.expected === 0)
        this.collector.addViolation(violation, event.line);
    }
    recordPost(this.state, this.posting, forced);
    post(this.state, forced);
  }

  private closePosting(line: number): void {
    if (this.isPostingClosed) return;
    this.isPostingClosed = true;
    const derived = this.conventions.forcedBets === 'derived';
    const owing = isBigBlindAllIn(this.posting, this.state, this.hand) ? 0 : undefined;
    const violation = !this.trust.chips || derived ? null : verifyPosting(this.state, this.posting, owing);
    if (violation !== null) this.collector.addViolation(violation, line);
    closePosting(this.state, owing ?? openingBlindOf(this.posting, this.state));
    this.dealing.openUnlessWaiting(line);
    if (this.conventions.dealLine !== 'after-cards') this.markers.expectDeal(line);
  }

  // Betting

  /** An action implies that the cards are dealt and the betting is open. */
  private openRound(event: BettingEvent): void {
    this.closePosting(event.line);
    this.dealing.open(event.line, event.seat);
    this.dealing.expectBoards(event.line);
  }

  private takeBetting(event: BettingEvent): void {
    this.openRound(event);
    if (!this.hasAction && this.conventions.dealLine === 'after-cards') this.markers.expectDeal(event.line);
    this.hasAction = true;
    this.observe?.(this.state, event, this.collector.event, this.ledger);
    let violation = this.findViolation(event);
    if (violation?.code === 'missing-street') {
      this.collector.addViolation(violation, event.line);
      this.dealing.openEarly();
      violation = this.findViolation(event);
    }
    violation ??= this.remarks.findAbsentBettor(event);
    if (violation !== null && this.conventions.idleChecks && isIdleCheck(this.state, event)) return;
    this.lastBetting = this.state.street;
    if (violation !== null) this.collector.addViolation(violation, event.line);
    if (event.type === 'raise') checkRaiseBy(this, event);
    const player = this.state.playerAt(event.seat);
    const unfaced = event.type === 'fold' && player !== NO_PLAYER && this.state.toCall(player) === 0;
    if (unfaced && violation === null && this.state.setup.switches.foldUnfaced === 'noted')
      this.collector.add('fold-unfaced', ['P-BET-2', 'R-DEAD-1'], event.line, event.seat);
    if (event.type === 'fold') this.takeFold(event);
    else if (event.type !== 'check' && player !== NO_PLAYER) {
      const putIn = 'amount' in event ? event.amount : event.to - this.state.bet[player];
      if (violation === null) checkAllIn(this, event, player, putIn);
      this.refunds?.putIn(event.seat, putIn);
    }
    apply(this.state, event);
  }

  private takeFold(event: EventOf<'fold'>): void {
    if (event.cards !== null) this.cards.note(event.seat, event.cards, event.line);
    this.cards.ledger.fold(event.seat);
  }

  private findViolation(event: BettingEvent): Violation | null {
    return verify(this.state, event)[0] ?? null;
  }

  // Showdown

  private takeShowdown(event: EventOf<'showdown'>): void {
    this.markers.takeShowdown();
    if (event.run === 0) this.endHand(event.line);
    else this.dealing.expectComplete(event.run, event.line);
  }

  /** The hand ends when all streets are played or one player is left (P-BET-3, P-SHOW-2). */
  private endHand(line: number): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.closePosting(line);
    if (this.state.dealing) this.dealing.expectServed(line);
    this.endBetting(verifyShowdown(this.state), line);
    this.streetPots.compare('showdown');
    this.uncalledBets.expect(line);
  }

  private endBetting(violation: Violation | null, line: number): void {
    if (violation !== null) this.collector.addViolation(violation, line);
    this.state.actor = NO_PLAYER;
  }

  /**
   * Players declare after all betting. P-SHOW-8: a half once, before the hands are shown; where cards speak for the halves it means
   * nothing. P-SHOW-6: the first hand that a player declares binds him, in a house with declared hands.
   */
  private takeDeclaration(event: EventOf<'declare'>): void {
    const { seat, half, reading, line } = event;
    const isHalf = half !== undefined && this.state.setup.variant.declared === true;
    if (!isHalf && reading === undefined) return;
    this.expectShowdown(event);
    const before = this.declared.get(seat);
    if (isHalf && (before?.half !== undefined || this.shown.size > 0))
      this.collector.addViolation({ code: 'wrong-turn', rules: ['P-SHOW-8'], seat }, line);
    else this.declared.set(seat, { ...event, ...before });
  }

  /** Cards are shown and mucked after all betting (P-DEAL-4), by players who have not folded (P-BET-7). */
  private expectShowdown(event: EventOf<'show' | 'muck' | 'declare'>): void {
    this.endBetting(verifyBettingOver(this.state), event.line);
    this.markers.expectShowdown(event.line);
    const player = this.state.playerAt(event.seat);
    if (player === NO_PLAYER)
      return this.collector.addViolation(
        { code: 'wrong-turn', rules: ['P-BET-7'], seat: event.seat },
        event.line,
      );
    if (this.state.live[player] === 1) return;
    if (this.conventions.foldedShows && event.type === 'show' && verifyBettingOver(this.state) === null)
      return;
    this.collector.addViolation(
      { code: 'action-after-fold', rules: ['P-BET-7'], seat: event.seat },
      event.line,
    );
  }

  private takeUncalled(event: EventOf<'uncalled'>): void {
    if (!this.isPostingClosed && this.conventions.forcedBets === 'derived') {
      returnChips(this.state, event);
      return;
    }
    this.closePosting(event.line);
    if (this.refunds !== null) return this.refunds.take(event);
    this.endBetting(verifyBettingOver(this.state), event.line);
    this.uncalledBets.take(event);
  }
}

import type { AuditedHand, HandAnalysis } from '#audit';
import { bitOf, mayBet, NO_PLAYER, type Hand } from '#engine';
import { isBettingEvent, type BettingEvent, type CanonicalHand, type HandEvent } from '#histories';
import { CHANCE_BITS, DONE_BITS, type Position, type StatisticId } from './definitions.js';
import type { Aggression, HandStatistics } from './hand-statistics.js';
import { moneyOf, type AllInAdjustment, type PlayerMoney } from './money.js';
import { blindsOf, positionsOf } from './positions.js';
import { describeStakes } from './stakes.js';

/** The index of the second round, which is the flop in games with a board, and of the third. */
const FLOP = 1;
const TURN = 2;

/** The positions from which the first raise is a steal. */
const STEALING: readonly (Position | null)[] = ['CO', 'BTN', 'SB'];

interface MutableAggression {
  raises: number;
  calls: number;
  folds: number;
}

/** Of the many players who do nothing after the first round. */
const NO_AGGRESSION: Aggression = { raises: 0, calls: 0, folds: 0 };

/** Counts what the players of a hand do, as docs/statistics.md defines it. O(events). */
export class StatisticsAnalysis implements HandAnalysis<HandStatistics> {
  private counts: HandCounts | null = null;
  private hand: CanonicalHand | null = null;

  constructor(private readonly adjust: AllInAdjustment = () => null) {}

  private readonly observe = (state: Hand, event: HandEvent): void => {
    const counts = this.countsOf(state);
    counts.noteFlop();
    if (isBettingEvent(event)) counts.take(event);
  };

  begin(hand: CanonicalHand): (state: Hand, event: HandEvent) => void {
    this.hand = hand;
    this.counts = null;
    return this.observe;
  }

  end(audited: AuditedHand): HandStatistics | null {
    const { hand, replay } = audited;
    const { state } = replay;
    // R-IRR-3: a void hand was not played.
    if (state.isVoid) return null;
    const counts = this.countsOf(state);
    const adjusted = this.adjust(audited);
    const hasLeftOutAllIn = adjusted === 'left-out';
    const money = moneyOf(audited, hasLeftOutAllIn ? null : adjusted);
    counts.finish(money, replay.isOver);
    const { stakes, variant } = state.setup;
    const names: string[] = [];
    for (const { seat, name } of hand.players) names[seat] = name;
    return {
      site: hand.site,
      variant: variant.id,
      currency: hand.currency,
      scale: hand.scale,
      stakes: describeStakes(hand, state.setup),
      bigBlind: stakes.bigBlind,
      totalPot: state.pot,
      hasLeftOutAllIn,
      playedAt: hand.playedAt,
      players: state.seats.map((seat, player) => ({
        seat,
        name: names[seat] ?? '',
        isHero: seat === hand.heroSeat,
        position: counts.positions[player],
        bits: counts.bits[player],
        aggression: counts.aggression[player] ?? NO_AGGRESSION,
        money: money[player],
      })),
    };
  }

  private countsOf(state: Hand): HandCounts {
    if (this.hand === null) throw new Error('no hand was begun');
    return (this.counts ??= new HandCounts(this.hand, state));
  }
}

/** The counts of one hand while it is replayed. Players are numbered in the order of the deal. */
class HandCounts {
  readonly bits: number[];
  /** By player, from the first action after the first round on. */
  readonly aggression: (MutableAggression | undefined)[] = [];
  /** Games without a board have the statistics of the first round, of showdowns and of money only. */
  private readonly hasBoard: boolean;
  readonly positions: readonly (Position | null)[];
  private readonly bigBlind: number;
  /** Players who posted a blind, as bits. */
  private readonly posted: number;
  /** Players who bet or raised in the first round, in order. */
  private readonly raisers: number[] = [];
  /** The number of calls in the first round. */
  private callers = 0;
  /** Players who did more than fold in the first round, as bits; and how many did. */
  private entrants = 0;
  private entered = 0;
  private stealer = NO_PLAYER;
  /** The street of the last action, and its bets and raises. */
  private street = 0;
  private bets = 0;
  private cbettor = NO_PLAYER;
  private flop: readonly number[] | null = null;

  constructor(
    hand: CanonicalHand,
    private readonly state: Hand,
  ) {
    const blinds = blindsOf(hand, state);
    this.positions = positionsOf(hand, state, blinds);
    this.bigBlind = blinds.big;
    this.posted = blinds.posted;
    this.bits = state.seats.map(() => 0);
    this.hasBoard = state.setup.variant.boardCards > 0;
  }

  /** Notes who is in the hand when the second round is dealt: also those who are all-in. */
  noteFlop(): void {
    if (this.flop !== null || this.state.street < FLOP) return;
    this.flop = [...this.state.live];
  }

  take(event: BettingEvent): void {
    const { state } = this;
    const player = state.playerAt(event.seat);
    if (player === NO_PLAYER || event.type === 'bring-in') return;
    if (state.street !== this.street) {
      this.street = state.street;
      this.bets = 0;
    }
    if (state.street < FLOP) this.takeFirstRound(player, event);
    else if (this.hasBoard) this.takeLaterRound(player, event);
  }

  // The first round

  private takeFirstRound(player: number, event: BettingEvent): void {
    const isRaise = event.type === 'bet' || event.type === 'raise';
    if (isRaise || event.type === 'call') this.mark(player, 'vpip', true);
    if (isRaise) this.mark(player, 'pfr', true);
    if (this.hasBoard) {
      this.noteReraise(player, event, isRaise);
      this.noteSteal(player, event, isRaise);
    }
    if (isRaise) this.raisers.push(player);
    if (event.type === 'call') this.callers++;
    if (event.type === 'fold' || this.hasEntered(player)) return;
    this.entrants |= bitOf(player);
    this.entered++;
  }

  private noteReraise(player: number, event: BettingEvent, isRaise: boolean): void {
    const { raisers } = this;
    const count = raisers.length;
    if (raisers.at(-1) === player) return;
    if (count === 2 && raisers[0] === player) this.mark(player, 'foldToThreeBet', event.type === 'fold');
    if (count !== 1 && count !== 2) return;
    if (isRaise || mayBet(this.state, player))
      this.mark(player, count === 1 ? 'threeBet' : 'fourBet', isRaise);
  }

  private noteSteal(player: number, event: BettingEvent, isRaise: boolean): void {
    const { raisers, callers, stealer, positions } = this;
    if (this.entered === 0 && STEALING.includes(positions[player])) {
      // A player out of turn is not first in: others have not acted yet.
      if (this.state.actor !== player) return;
      this.mark(player, 'steal', isRaise);
      if (isRaise) this.stealer = player;
    } else if (player === this.bigBlind && raisers.length === 1 && raisers[0] === stealer && callers === 0)
      this.mark(player, 'foldBigBlindToSteal', event.type === 'fold');
  }

  // Later rounds

  private takeLaterRound(player: number, event: BettingEvent): void {
    const aggression = (this.aggression[player] ??= { raises: 0, calls: 0, folds: 0 });
    const isRaise = event.type === 'bet' || event.type === 'raise';
    if (isRaise) aggression.raises++;
    else if (event.type === 'call') aggression.calls++;
    else if (event.type === 'fold') aggression.folds++;
    if (this.street === FLOP) this.noteContinuation(player, event, isRaise);
    else if (this.street === TURN && this.bets === 0 && player === this.cbettor)
      this.noteContinued(player, 'cbetTurn', isRaise);
    if (isRaise) this.bets++;
  }

  private noteContinuation(player: number, event: BettingEvent, isRaise: boolean): void {
    if (this.bets === 0 && player === this.raisers.at(-1)) {
      this.noteContinued(player, 'cbetFlop', isRaise);
      if (isRaise) this.cbettor = player;
    } else if (this.bets === 1 && this.cbettor !== NO_PLAYER && player !== this.cbettor)
      this.mark(player, 'foldToCbetFlop', event.type === 'fold');
  }

  /** Some logs have checks of players who can bet no more. */
  private noteContinued(player: number, name: 'cbetFlop' | 'cbetTurn', isRaise: boolean): void {
    if (isRaise || mayBet(this.state, player)) this.mark(player, name, isRaise);
  }

  // The end

  finish(money: readonly PlayerMoney[], isOver: boolean): void {
    this.noteFlop();
    const { state } = this;
    const isShowdown = state.liveCount > 1 && isOver && !state.passedOut;
    for (let player = 0; player < state.size; player++) {
      const isLive = state.live[player] === 1;
      this.noteFirstRound(player, isLive);
      if (this.flop?.[player] !== 1) continue;
      const hasWon = (money[player].collected ?? 0) > 0;
      this.mark(player, 'wentToShowdown', isShowdown && isLive);
      this.mark(player, 'wonWhenSawFlop', hasWon);
      if (isShowdown && isLive) this.mark(player, 'wonAtShowdown', hasWon);
    }
  }

  /** The hands of `vpip` and `pfr`: all but walks. */
  private noteFirstRound(player: number, isLive: boolean): void {
    const { liveCount } = this.state;
    const isWalk =
      isLive && liveCount === 1 && this.isUnopposed(player) && (this.posted & bitOf(player)) !== 0;
    if (isWalk) return;
    this.mark(player, 'vpip', false);
    this.mark(player, 'pfr', false);
  }

  /** Whether nobody acted against a player before the flop, who did not act either, or checked. */
  private isUnopposed(player: number): boolean {
    const { entered, raisers, callers } = this;
    return (
      raisers.length === 0 && callers === 0 && (entered === 0 || (entered === 1 && this.hasEntered(player)))
    );
  }

  private hasEntered(player: number): boolean {
    return (this.entrants & bitOf(player)) !== 0;
  }

  private mark(player: number, id: StatisticId, isDone: boolean): void {
    this.bits[player] |= CHANCE_BITS[id] | (isDone ? DONE_BITS[id] : 0);
  }
}

import { formatCards, type Card } from '#cards';
import {
  apply,
  boardCardsUpTo,
  checkSetup,
  Hand,
  NOBODY,
  noPosts,
  openFirstRound,
  openNextRound,
  post,
  recordPost,
  UNKNOWN_STACK,
  verify,
  verifyBoard,
  verifyPost,
  verifyPosting,
  verifyShowdown,
  type Fault,
} from '#engine';
import type { CanonicalHand, Conventions, HandEvent } from '#histories';
import type { FindingCode } from './codes.js';
import type { Figure, Finding } from './finding.js';
import { CardLedger } from './ledger.js';
import { agrees, isWhole, readingOn } from './shown.js';
import type { Situation } from './situation.js';

type EventOf<Type extends HandEvent['type']> = Extract<HandEvent, { type: Type }>;
type Betting = EventOf<'fold' | 'check' | 'call' | 'bet' | 'raise'>;

/** Faults that concern chips: after one, the log's later figures cannot be told from its consequences. */
const aboutMoney: ReadonlySet<string> = new Set([
  'bet-too-small',
  'short-raise',
  'bet-too-big',
  'over-stack',
  'short-call',
  'wrong-forced-bet',
  'amount',
  'action-not-allowed',
  'raise-cap',
]);

/** Faults that concern the order of play: after one, later turns of the same street are not judged. */
const aboutTurns: ReadonlySet<string> = new Set(['wrong-turn', 'action-after-fold', 'missing-street']);

/** An observer of the replay: is told the state before each event. */
export type StepObserver = (state: Hand, event: HandEvent, index: number) => void;

/**
 * Leads the engine through the events of a log. Every event is verified, reported if it breaks a rule, and applied as
 * logged, so that the rest of the hand is judged too. One fault is reported once: what follows from it is not.
 */
export class Walk {
  readonly state: Hand;
  readonly findings: Finding[] = [];
  readonly ledger = new CardLedger();
  /** Cards shown, by seat, as the last line told them. */
  readonly shown = new Map<number, readonly Card[]>();
  readonly mucked = new Set<number>();
  /** The street on which each seat folded. */
  readonly foldedOn = new Map<number, number>();
  readonly collects: { readonly event: EventOf<'collect'>; readonly index: number }[] = [];
  readonly cashOuts = new Map<number, number>();
  /** A fault about chips was found: figures that depend on them are not compared any more. */
  moneyFault = false;
  /** Prints of a board card contradict each other: the majority decides. */
  boardFault = false;
  /** Seats whose cards were told in contradicting ways. */
  readonly cardFaults = new Set<number>();
  private turnFault = false;
  private opened = false;
  private readonly posting = noPosts();
  /** Uncalled chips as the log gives them back. */
  readonly uncalled: { readonly seat: number; readonly amount: number }[] = [];
  private uncalledMissed = false;
  private index = 0;

  constructor(
    readonly hand: CanonicalHand,
    private readonly situation: Situation,
    readonly conventions: Conventions,
    private readonly observe?: StepObserver,
  ) {
    this.state = new Hand(situation.setup);
  }

  /** Replays the whole hand. */
  run(): void {
    for (const fault of checkSetup(this.situation.setup)) this.reportSetup(fault);
    const { events } = this.hand;
    for (this.index = 0; this.index < events.length; this.index++) {
      const event = events[this.index]!;
      this.observe?.(this.state, event, this.index);
      this.take(event);
    }
    if (!this.opened && events.length > 0) this.closePosting(this.hand.lines[1]);
  }

  private take(event: HandEvent): void {
    switch (event.type) {
      case 'post':
        return this.takePost(event);
      case 'hole-cards':
        return this.closePosting(event.line);
      case 'deal':
        return this.takeDeal(event);
      case 'fold':
      case 'check':
      case 'call':
      case 'bet':
      case 'raise':
        return this.takeBetting(event);
      case 'board':
        return this.takeBoard(event);
      case 'uncalled':
        return this.takeUncalled(event);
      case 'showdown':
        return this.takeShowdown(event);
      case 'show':
        return this.takeShow(event);
      case 'muck':
        this.mucked.add(event.seat);
        return;
      case 'collect':
        this.expectUncalled(event.line);
        this.collects.push({ event, index: this.index });
        return;
      case 'cash-out':
        this.cashOuts.set(event.seat, event.amount);
        return;
      case 'house-money':
        this.state.houseMoney += event.amount;
        return;
      case 'unread':
        this.report('unread-line', [], event.line, null, null, event.text);
        return;
      case 'note':
        return;
    }
  }

  // Forced bets

  private takePost(event: EventOf<'post'>): void {
    const forced = this.asPosted(event);
    if (!this.moneyFault) {
      const fault = this.contradictsButton(event) ?? verifyPost(this.state, this.posting, forced);
      if (fault !== null) this.reportFault(fault, event.line);
      else this.checkAllIn(event, event.amount);
    }
    recordPost(this.state, this.posting, forced);
    post(this.state, forced);
  }

  /** A second small blind is paid by who missed it, and is dead; one ante for the whole table is dead too. */
  private asPosted(event: EventOf<'post'>): EventOf<'post'> {
    const missed = event.kind === 'small-blind' && this.posting.bigBlind !== NOBODY;
    if (missed) return { ...event, kind: 'dead-blind', dead: event.amount };
    return event.kind === 'ante' && this.situation.tableAnte ? { ...event, dead: event.amount } : event;
  }

  /** The button of the header does not fit the blinds: said at the first blind. */
  private contradictsButton(event: EventOf<'post'>): Fault | null {
    return this.situation.buttonContradicted && event.kind === 'small-blind'
      ? {
          code: 'wrong-forced-bet',
          rules: ['P-BLIND-1', 'P-DEAL-1'],
          seat: event.seat,
          detail: { about: 'seat-to-act', seat: this.hand.buttonSeat },
        }
      : null;
  }

  private closePosting(line: number): void {
    if (this.opened) return;
    this.opened = true;
    const fault = this.moneyFault ? null : verifyPosting(this.state, this.posting);
    if (fault !== null) this.reportFault(fault, line);
    openFirstRound(this.state, this.openingBlind());
  }

  /** Betting opens left of the last blind; where none was posted, as if the big blind had been. */
  private openingBlind(): number {
    if (this.posting.lastBlind !== NOBODY) return this.posting.lastBlind;
    if (this.posting.smallBlind !== NOBODY) return (this.posting.smallBlind + 1) % this.state.size;
    return this.situation.setup.stakes.bigBlind > 0 ? Math.min(1, this.state.size - 1) : this.state.size - 1;
  }

  // Betting

  private takeBetting(event: Betting): void {
    this.closePosting(event.line);
    let fault = this.faultOf(event);
    if (fault?.code === 'missing-street') {
      this.reportFault(fault, event.line);
      openNextRound(this.state);
      fault = this.faultOf(event);
    }
    if (fault !== null && this.conventions.idleChecks && isIdle(this.state, event)) return;
    if (fault !== null) this.reportFault(fault, event.line);
    if (event.type === 'raise') this.checkRaiseBy(event);
    const player = this.state.playerAt(event.seat);
    const unfaced = event.type === 'fold' && player !== NOBODY && this.state.toCall(player) === 0;
    if (unfaced && fault === null)
      this.report('fold-unfaced', ['P-BET-2', 'R-DEAD-1'], event.line, event.seat);
    if (event.type === 'fold') this.takeFold(event);
    else if (event.type !== 'check' && fault === null && player !== NOBODY)
      this.checkAllIn(event, event.type === 'call' ? event.amount : event.to - this.state.bet[player]!);
    apply(this.state, event);
  }

  private takeFold(event: EventOf<'fold'>): void {
    if (!this.foldedOn.has(event.seat)) this.foldedOn.set(event.seat, this.state.street);
    if (event.cards !== null) this.noteHole(event.seat, event.cards, event.line);
  }

  private faultOf(event: Betting): Fault | null {
    return verify(this.state, event)[0] ?? null;
  }

  /** L-LINE-1: `raises A to B` says twice how much; the difference is to the largest bet that was really made. */
  private checkRaiseBy(event: EventOf<'raise'>): void {
    if (event.by === null || this.moneyFault) return;
    const by = event.to - this.state.largestBet;
    if (event.by === by) return;
    if (this.conventions.raiseBy === 'unreliable')
      this.report('site-figure', ['L-LINE-1'], event.line, event.seat, by, event.by);
    else
      this.reportFault(
        { code: 'amount', rules: ['L-LINE-1'], seat: event.seat, expected: by, actual: event.by },
        event.line,
      );
  }

  /** The stack that putting in so much leaves. */
  private left(seat: number, amount: number): number {
    const player = this.state.playerAt(seat);
    return player === NOBODY ? 0 : this.state.stack[player]! - amount;
  }

  /** L-LINE-1: `and is all-in` stands where the stack is gone, and only there. */
  private checkAllIn(event: { seat: number; line: number; allIn: boolean }, putIn: number): void {
    const left = this.left(event.seat, putIn);
    if (left === UNKNOWN_STACK || this.moneyFault) return;
    if (event.allIn ? left === 0 : left !== 0 || this.conventions.allInSaid === 'sometimes') return;
    this.reportFault(
      { code: 'amount', rules: ['L-LINE-1'], seat: event.seat, expected: putIn + left, actual: putIn },
      event.line,
    );
  }

  // Cards

  private takeDeal(event: EventOf<'deal'>): void {
    this.closePosting(event.line);
    const { holeCards } = this.situation.setup.variant;
    if (event.cards.length !== holeCards)
      this.reportCount(event.line, event.seat, holeCards, event.cards.length);
    this.noteHole(event.seat, event.cards, event.line);
  }

  private noteHole(seat: number, cards: readonly Card[], line: number): void {
    const duplicate = this.ledger.addHole(seat, cards);
    const held = this.ledger.hole.get(seat)!.length;
    const { holeCards } = this.situation.setup.variant;
    if (duplicate !== null) this.reportDuplicate(duplicate, line, seat);
    else if (held > holeCards && cards.length <= holeCards && !this.cardFaults.has(seat))
      this.reportCount(line, seat, holeCards, held);
    else return;
    this.cardFaults.add(seat);
  }

  private takeBoard(event: EventOf<'board'>): void {
    this.closePosting(event.line);
    this.expectUncalled(event.line);
    const { streets } = this.situation.setup.variant;
    const street = streets.findIndex(({ id }) => id === event.street);
    const { boards } = this.state;
    const before = boardCardsUpTo(streets, street - 1);
    if (street < 0) {
      this.report('wrong-board', ['P-DEAL-1'], event.line, null, null, event.street);
      return;
    }
    while (boards.length <= event.run) boards.push(boards[0]!.slice(0, before));
    if (event.run > 0) this.takeFurtherRun(event, street);
    else this.takeStreet(event, street);
    this.checkSeen(event, boards[event.run]!, before);
    const duplicate = this.ledger.addBoard(event.cards);
    if (duplicate !== null) {
      this.reportDuplicate(duplicate, event.line, null);
      this.boardFault = true;
    }
    const board = boards[event.run]!;
    board.length = Math.min(board.length, before);
    if (event.seen !== null)
      for (let at = board.length; at < event.seen.length; at++) board.push(event.seen[at]!);
    board.push(...event.cards);
  }

  private takeStreet(event: EventOf<'board'>, street: number): void {
    const fault = verifyBoard(this.state, street, event.cards);
    if (fault !== null) this.reportFault(fault, event.line);
    this.state.actor = NOBODY;
    while (this.state.street < street) openNextRound(this.state);
    this.turnFault = false;
  }

  /** A further run deals again the streets that the first run dealt when all betting was over. */
  private takeFurtherRun(event: EventOf<'board'>, street: number): void {
    const expected = boardCardsUpTo(this.situation.setup.variant.streets, street);
    const actual = boardCardsUpTo(this.situation.setup.variant.streets, street - 1) + event.cards.length;
    if (actual !== expected) this.reportCount(event.line, null, expected, actual, 'wrong-board');
  }

  /** L-CARD-1: boards grow in order; a street's line repeats the cards before it. */
  private checkSeen(event: EventOf<'board'>, board: readonly Card[], before: number): void {
    const { seen } = event;
    if (seen === null || board.length < before || this.boardFault) return;
    const known = board.slice(0, before);
    if (seen.length === known.length && seen.every((card, at) => card === known[at])) return;
    this.boardFault = true;
    this.report('wrong-board', ['L-CARD-1'], event.line, null, formatCards(known), formatCards(seen));
  }

  // Showdown

  private takeShowdown(event: EventOf<'showdown'>): void {
    this.expectUncalled(event.line);
    if (event.run > 0) return;
    const fault = verifyShowdown(this.state);
    if (fault !== null && !this.turnFault) this.reportFault(fault, event.line);
    this.state.actor = NOBODY;
  }

  private takeShow(event: EventOf<'show'>): void {
    const { variant } = this.situation.setup;
    this.shown.set(event.seat, event.cards);
    if (event.cards.length > variant.holeCards)
      this.reportCount(event.line, event.seat, variant.holeCards, event.cards.length);
    this.noteHole(event.seat, event.cards, event.line);
    if (event.reading === null || this.cardFaults.has(event.seat) || this.boardFault) return;
    if (!isWhole(variant, event.cards)) return;
    const board = this.state.boards[event.run] ?? this.state.boards[0]!;
    const real = readingOn(variant, event.cards, board);
    if (real !== null && !agrees(event.reading, real)) {
      const { category, ranks } = real;
      this.report(
        'hand-description',
        ['P-SHOW-6', 'L-CLAIM-1'],
        event.line,
        event.seat,
        `${category} ${ranks.join(' ')}`,
        event.text,
      );
    }
  }

  // Uncalled chips

  private takeUncalled(event: EventOf<'uncalled'>): void {
    const { returned } = this.state;
    const due = returned !== null && this.uncalled.length === 0 ? returned.amount : 0;
    const owner = returned === null ? null : this.state.seats[returned.player]!;
    this.uncalled.push({ seat: event.seat, amount: event.amount });
    if (this.moneyFault || (owner === event.seat && due === event.amount)) return;
    const strict = this.conventions.uncalledLine !== 'optional' && this.conventions.figures === 'exact';
    this.report(
      strict ? 'uncalled' : 'site-figure',
      ['L-SUM-2', 'P-ALLIN-2'],
      event.line,
      event.seat,
      due,
      event.amount,
    );
  }

  /** L-SUM-2: uncalled chips have their line as soon as the betting is over. */
  private expectUncalled(line: number): void {
    const { returned } = this.state;
    if (returned === null || this.uncalled.length > 0 || this.conventions.uncalledLine !== 'at-once') return;
    if (this.uncalledMissed) return;
    this.uncalledMissed = true;
    if (this.moneyFault || this.turnFault) return;
    this.report(
      'uncalled',
      ['L-SUM-2', 'P-ALLIN-2'],
      line,
      this.state.seats[returned.player]!,
      returned.amount,
      0,
    );
  }

  // Findings

  private reportSetup(fault: Fault): void {
    const player = this.hand.players.find(({ seat }) => seat === fault.seat);
    this.reportFault(fault, player?.line ?? this.hand.lines[0]);
    this.moneyFault = true;
  }

  private reportFault(fault: Fault, line: number): void {
    if (aboutTurns.has(fault.code)) {
      if (this.turnFault) return;
      this.turnFault = true;
      if (fault.code !== 'action-after-fold') this.moneyFault = true;
    } else if (aboutMoney.has(fault.code)) {
      if (this.moneyFault && this.lastLine() !== line) return;
      this.moneyFault = true;
    }
    const { code, rules, seat = null, expected = null, actual = null, detail = null } = fault;
    this.findings.push({ code, rules, line, event: this.index, seat, expected, actual, detail });
  }

  private lastLine(): number | null {
    return this.findings.at(-1)?.line ?? null;
  }

  private reportDuplicate(card: Card, line: number, seat: number | null): void {
    this.report('duplicate-card', ['L-CARD-1', 'R-IRR-4'], line, seat, null, formatCards([card]));
  }

  private reportCount(
    line: number,
    seat: number | null,
    expected: number,
    actual: number,
    code: 'wrong-card-count' | 'wrong-board' = 'wrong-card-count',
  ): void {
    this.report(code, ['R-DEAD-1', 'L-CARD-1'], line, seat, String(expected), String(actual));
  }

  report(
    code: FindingCode,
    rules: readonly string[],
    line: number,
    seat: number | null,
    expected: Figure = null,
    actual: Figure = null,
    event: number | null = this.index,
  ): void {
    this.findings.push({ code, rules, line, event, seat, expected, actual, detail: null });
  }
}

/** A check of a player who has nothing to decide: all-in, or alone with chips. */
const isIdle = (state: Hand, event: Betting): boolean => event.type === 'check' && state.actor === NOBODY;

import { UNKNOWN, type Card } from '#cards';
import {
  exchange,
  NO_PLAYER,
  passerTo,
  rulesOfVariant,
  verifyExchange,
  type Hand,
  type Violation,
} from '#engine';
import type { HandEvent } from '#histories';
import type { FindingCollector } from '../findings/collector.js';
import { LateMap, LateSet } from './late-collections.js';
import type { PlayerCards } from './player-cards.js';

type DiscardEvent = Extract<HandEvent, { type: 'discard' }>;

/** Replays the discards of a draw, and checks the cards that replace them (P-VAR-5CD, P-VAR-DC). */
export class Discards {
  /** By seat: the number of cards discarded on the current street. */
  private readonly counts = new LateMap<number, number>();
  /** By seat: the known cards among them. */
  private readonly thrown = new LateMap<number, readonly Card[]>();
  /** Streets on which a player drew a card. */
  private readonly drawnOn = new LateSet<number>();

  constructor(
    private readonly state: Hand,
    private readonly cards: PlayerCards,
    private readonly collector: FindingCollector,
  ) {}

  private get exchange() {
    return this.state.currentStreet?.exchange;
  }

  /** Whether the log has a discard, or a player who stands pat, on the current street. */
  get areStated(): boolean {
    return this.counts.size > 0;
  }

  /** Whether a player drew a card on a street: all players may stand pat. */
  areDrawnOn(street: number): boolean {
    return this.drawnOn.has(street);
  }

  /** The number of cards that a player discarded on the current street. */
  countOf(seat: number): number | undefined {
    return this.counts.get(seat);
  }

  /** Replays discards, or a player who stands pat. Returns the number of cards of the stub that replace them. */
  take({ seat, count, cards, seen, line }: DiscardEvent): number {
    const { state } = this;
    this.report(verifyExchange(state, seat, count), line);
    exchange(state, seat, count);
    this.counts.set(seat, count);
    if (cards !== null)
      this.thrown.set(
        seat,
        cards.filter((card) => card !== UNKNOWN),
      );
    const isPassed = this.exchange?.passed !== undefined;
    const drawn = this.exchange?.replaced === true && !isPassed ? count : 0;
    if (drawn > 0) this.drawnOn.add(state.street);
    if (cards !== null && cards.length !== count) this.cards.reportCount(line, seat, count, cards.length);
    this.cards.discard(seat, cards, line, isPassed);
    if (seen !== undefined) this.cards.checkHeld(seat, seen, line);
    return drawn;
  }

  /** Checks cards that a player is dealt for discards. */
  checkDrawn(seat: number, cards: readonly Card[], line: number): void {
    this.reportOwnDiscard(seat, cards, line);
    if (this.exchange?.passed !== undefined) this.reportNotPassed(seat, cards, line);
  }

  /** P-VAR-5CD: if one player draws, every live player does. Reports the first who did not. */
  expectAll(line: number): void {
    const { drawer, seats, setup } = this.state;
    if (drawer === NO_PLAYER) return;
    const seat = seats[drawer];
    const detail = { about: 'no-draw', seat } as const;
    this.report({ code: 'wrong-draw', rules: rulesOfVariant(setup.variant), seat, detail }, line);
    this.counts.clear();
  }

  /** Forgets the discards of a street. */
  clear(): void {
    // Clearing an empty map allocates its table anew.
    if (this.counts.size > 0) this.counts.clear();
    if (this.thrown.size > 0) this.thrown.clear();
  }

  /** P-VAR-5CD: discards that are shuffled into the stub go to other players, not back to the player who draws. */
  private reportOwnDiscard(seat: number, cards: readonly Card[], line: number): void {
    const thrown = this.thrown.get(seat);
    const card = thrown === undefined ? undefined : cards.find((drawn) => thrown.includes(drawn));
    if (this.state.setup.switches.ownDiscard === 'may-return') return;
    // Without a reshuffle the card is reported as one that occurs twice.
    if (card === undefined || !this.cards.ledger.reshuffled) return;
    const detail = { about: 'own-discard', card } as const;
    this.report({ code: 'wrong-draw', rules: ['P-VAR-5CD', 'P-SETUP-1'], seat, detail }, line);
  }

  /** P-VAR-DC: where cards are passed, a player receives those of his neighbour, as far as they are known. */
  private reportNotPassed(seat: number, cards: readonly Card[], line: number): void {
    const { state } = this;
    const from = state.seats[passerTo(state, state.playerAt(seat))];
    const passed = this.thrown.get(from);
    if (passed === undefined || passed.length !== this.counts.get(from)) return;
    const card = cards.find((received) => received !== UNKNOWN && !passed.includes(received));
    if (card === undefined) return;
    const detail = { about: 'not-passed', card } as const;
    this.report({ code: 'wrong-draw', rules: rulesOfVariant(state.setup.variant), seat, detail }, line);
  }

  private report(violation: Violation | null, line: number): void {
    if (violation !== null) this.collector.addViolation(violation, line);
  }
}

import type { Card } from '#cards';
import type { Violation } from '#engine';
import { isFault, type FindingCode } from './codes.js';
import type { Figure, Finding } from './finding.js';

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

/** Faults that concern the order of play: who acts or draws, and when a street is dealt. */
const aboutOrder: ReadonlySet<string> = new Set([
  'wrong-turn',
  'action-after-fold',
  'missing-street',
  'wrong-board',
  'wrong-draw',
]);

/** Faults after which the streets that were dealt cannot make the board. */
const aboutStreets: ReadonlySet<string> = new Set(['missing-street', 'wrong-board']);

/** What is told of every line that it is true of. */
const perLine: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'unread-line',
  'fold-unfaced',
  'implied-fold',
  'site-figure',
]);

/** Of one hand; a log that is made to offend has no bound of its own. */
const MOST_FINDINGS = 100;

/**
 * Collects the findings of a hand, and knows which of them only follow from one before: a fault is reported once. After
 * a fault of play the replay and the log are out of step, and what the rules say of the order of play is not worth
 * saying until a whole street has been played without a word; figures that depend on chips are not compared any more.
 */
export class Findings {
  readonly list: Finding[] = [];
  /** Index of the event that is being looked at. */
  event = 0;
  /** A fault was found that changes what the figures of chips should be. */
  moneyFault = false;
  /** The order of play is not judged. */
  outOfStep = false;
  /** Prints of a board contradict each other, or its streets came in a wrong way: the majority decides what it was. */
  boardFault = false;
  /** A card was told that the game's deck does not have. */
  foulDeck = false;
  /** Seats whose cards were told in contradicting ways. */
  readonly cardFaults = new Set<number>();
  /** Something was out of place in the street that is being played. */
  private stumbled = false;
  /** The replay cannot get into step again. */
  private lost = false;

  /** A rule that an action or a deal breaks; left out where it may be a consequence. */
  addFault(fault: Violation, line: number): void {
    // What is odd but may be done puts nothing out of step.
    if (!isFault(fault.code)) {
      this.note(fault, line);
      return;
    }
    const known = aboutOrder.has(fault.code) ? this.outOfStep : aboutMoney.has(fault.code) && this.moneyFault;
    this.stumble();
    this.boardFault ||= aboutStreets.has(fault.code);
    if (!known) this.note(fault, line);
  }

  /** A setup that no hand can be dealt from. Who sits in a seat that is taken twice, cannot be told to the end. */
  addSetupFault(fault: Violation, line: number): void {
    this.stumble();
    this.note(fault, line);
    if (fault.detail?.about !== 'setup' || fault.detail.reason !== 'seat-taken-twice') return;
    this.lost = true;
    this.boardFault = true;
    if (fault.seat !== undefined) this.cardFaults.add(fault.seat);
  }

  /** A broken rule that puts nothing out of step. */
  note(fault: Violation, line: number, event: number | null = this.event): void {
    const { code, rules, seat = null, expected = null, actual = null, detail = null } = fault;
    this.tell({ code, rules, line, event, seat, expected, actual, detail });
  }

  /** P-DECK-1: a card that is not in the deck is said once; what hands are worth cannot be told any more. */
  addForeign(card: Card, line: number, seat: number | null, event: number | null = this.event): void {
    if (this.foulDeck) return;
    this.foulDeck = true;
    const detail = { about: 'not-in-deck', card } as const;
    const fault: Violation = { code: 'duplicate-card', rules: ['P-DECK-1'], detail };
    this.note(seat === null ? fault : { ...fault, seat }, line, event);
  }

  /**
   * Of one seat a code is told once, and that a deal has the wrong number of cards once a hand: more of the same follows
   * from it (a log may repeat a line without end, or be headed by the wrong game).
   */
  private tell(finding: Finding): void {
    const { code, seat } = finding;
    const isMore = (told: Finding): boolean =>
      told.code === code && (told.seat === seat || code === 'wrong-card-count');
    if (!perLine.has(code) && this.list.some(isMore)) return;
    if (this.list.length < MOST_FINDINGS) this.list.push(finding);
  }

  private stumble(): void {
    this.stumbled = true;
    this.outOfStep = true;
    this.moneyFault = true;
  }

  add(
    code: FindingCode,
    rules: readonly string[],
    line: number,
    seat: number | null,
    expected: Figure = null,
    actual: Figure = null,
    event: number | null = this.event,
  ): void {
    this.tell({ code, rules, line, event, seat, expected, actual, detail: null });
  }

  /** Another street begins: one that went by without a fault puts the replay into step again. */
  nextStreet(): void {
    this.outOfStep = this.lost || (this.outOfStep && this.stumbled);
    this.stumbled = false;
  }
}

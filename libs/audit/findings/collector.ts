import type { Card } from '#cards';
import type { Violation } from '#engine';
import { isFault, type FindingCode } from './codes.js';
import type { FindingDetail, FindingValue, Finding } from './finding.js';
import { Trust } from './trust.js';

/** Codes that are reported for every line; others are reported once a seat. */
const perLine: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'unread-line',
  'fold-unfaced',
  'implied-fold',
  'site-figure',
]);

/** Findings of one hand. Bounds the output for logs that repeat a fault on every line. */
const MAX_FINDINGS = 100;

/**
 * Collects the findings of a hand. A fault is reported once: violations that may follow from an earlier one are left
 * out, and each violation costs trust, so that comparisons that depend on it are skipped.
 */
export class FindingCollector {
  readonly list: Finding[] = [];
  readonly trust = new Trust();
  /** Index of the event that is being replayed. */
  event = 0;

  /** Whether a finding is a fault of the hand or its log. */
  get hasFault(): boolean {
    for (const { code } of this.list) if (isFault(code)) return true;
    return false;
  }

  /** Adds a violation, unless it may be a consequence of an earlier one. A violation that is only a notice costs no trust. */
  addViolation(violation: Violation, line: number): void {
    const { code } = violation;
    if (isFault(code)) {
      const isConsequence = this.trust.isConsequence(code);
      this.trust.loseAfter(code);
      if (isConsequence) return;
    }
    this.addIsolated(violation, line);
  }

  /** Adds a violation of a setup. The log does not distinguish two players in one seat until the hand ends. */
  addSetupViolation(violation: Violation, line: number): void {
    const { trust } = this;
    trust.loseOrder();
    trust.loseChips();
    this.addIsolated(violation, line);
    const { detail, seat } = violation;
    if (detail?.about !== 'setup' || detail.reason !== 'seat-taken-twice') return;
    trust.loseOrderToTheEnd();
    trust.loseBoard();
    if (seat !== undefined) trust.loseCardsOf(seat);
  }

  /** Adds a violation that costs no trust. */
  addIsolated(violation: Violation, line: number, event: number | null = this.event): void {
    const { code, rules, seat = null, expected = null, actual = null, detail = null } = violation;
    this.collect({ code, rules, line, event, seat, expected, actual, detail });
  }

  /** P-DECK-1: adds a card that is not in the deck, once a hand. Hands cannot be ranked after it. */
  addForeignCard(card: Card, line: number, seat: number | null, event: number | null = this.event): void {
    if (!this.trust.deck) return;
    this.trust.loseDeck();
    const detail = { about: 'not-in-deck', card } as const;
    const violation: Violation = { code: 'duplicate-card', rules: ['P-DECK-1'], detail };
    this.addIsolated(seat === null ? violation : { ...violation, seat }, line, event);
  }

  /** Adds a finding that costs no trust. */
  add(
    code: FindingCode,
    rules: readonly string[],
    line: number,
    seat: number | null,
    expected: FindingValue = null,
    actual: FindingValue = null,
    event: number | null = this.event,
    detail: FindingDetail | null = null,
  ): void {
    this.collect({ code, rules, line, event, seat, expected, actual, detail });
  }

  /** Adds a finding of the summary that costs no trust, with what its message has to say besides the amounts. */
  addDetailed(
    code: FindingCode,
    rules: readonly string[],
    line: number,
    expected: FindingValue,
    actual: FindingValue,
    detail: FindingDetail,
  ): void {
    this.collect({ code, rules, line, event: null, seat: null, expected, actual, detail });
  }

  /**
   * Keeps the first finding with a code for each seat, and the first wrong card count of the hand. Further ones are
   * consequences: a log may repeat a line many times, or name the wrong game in its header.
   */
  private collect(finding: Finding): void {
    const { code, seat } = finding;
    const repeats = (earlier: Finding): boolean =>
      earlier.code === code && (earlier.seat === seat || code === 'wrong-card-count');
    if (!perLine.has(code) && this.list.some(repeats)) return;
    if (this.list.length < MAX_FINDINGS) this.list.push(finding);
  }
}

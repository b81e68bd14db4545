import type { Finding } from '../findings/finding.js';
import type { TableDigest } from '../tables/digest-layout.js';
import { HELD_HANDS, TableChecker } from '../tables/table-checker.js';

/** Receives a hand with its findings across hands. */
export type TakeHeld<T> = (hand: T, findings: readonly Finding[]) => void;

const NO_FINDINGS: readonly Finding[] = [];

interface Held<T> {
  readonly hand: T;
  findings: readonly Finding[];
}

/**
 * Holds the last hands of a log back, in their order, until no finding across hands can be about them. A member of a zip is a
 * log of its own.
 */
export class HeldHands<T> {
  private readonly held: (Held<T> | null)[] = Array<Held<T> | null>(HELD_HANDS).fill(null);
  private member: string | number | null = null;
  private count = 0;
  private released = 0;

  private readonly checker = new TableChecker((hand, finding) => {
    const held = this.held[hand % HELD_HANDS];
    if (held !== null) held.findings = [...held.findings, finding];
  });

  constructor(private readonly take: TakeHeld<T>) {}

  /**
   * Adds the next hand.
   *
   * @param digest null for a hand that is not to be compared
   * @param member the name or the number of the member
   */
  add(hand: T, digest: TableDigest | null, member: string | number | null): void {
    if (member !== this.member) this.end();
    this.member = member;
    if (this.count - this.released === HELD_HANDS) this.release();
    this.held[this.count++ % HELD_HANDS] = { hand, findings: NO_FINDINGS };
    this.checker.next(digest);
  }

  /** Ends the log, and releases all hands. */
  end(): void {
    this.checker.end();
    while (this.released < this.count) this.release();
    this.count = this.released = 0;
  }

  private release(): void {
    const at = this.released++ % HELD_HANDS;
    const held = this.held[at];
    this.held[at] = null;
    if (held !== null) this.take(held.hand, held.findings);
  }
}

import type { Hand } from '#engine';
import type { Conventions } from '#histories';
import type { Findings } from '../findings/collector.js';

/** Chips that go back to a player because nobody called them. */
export interface UncalledChips {
  readonly seat: number;
  readonly amount: number;
}

/** Holds the uncalled chips that a log gives back against those that nobody called (L-SUM-2, P-ALLIN-2). */
export class Returns {
  /** What the log has given back so far. */
  readonly logged: UncalledChips[] = [];
  private missed = false;

  constructor(
    private readonly state: Hand,
    private readonly findings: Findings,
    private readonly conventions: Conventions,
  ) {}

  /** Takes a line that gives chips back. */
  take({ seat, amount, line }: UncalledChips & { readonly line: number }): void {
    const { returned } = this.state;
    const due = returned !== null && this.logged.length === 0 ? returned.amount : 0;
    const owner = returned === null ? null : this.state.seats[returned.player];
    this.logged.push({ seat, amount });
    if (this.findings.moneyFault || (owner === seat && due === amount)) return;
    const strict = this.conventions.uncalledAmount === 'exact';
    this.findings.add(strict ? 'uncalled' : 'site-figure', ['L-SUM-2', 'P-ALLIN-2'], line, seat, due, amount);
  }

  /** L-SUM-2: uncalled chips have their line as soon as the betting is over. */
  expect(line: number): void {
    const { returned, seats } = this.state;
    if (returned === null || this.logged.length > 0 || this.missed) return;
    if (this.conventions.uncalledLine !== 'at-once') return;
    this.missed = true;
    if (this.findings.moneyFault || this.findings.outOfStep) return;
    const seat = seats[returned.player];
    this.findings.add('uncalled', ['L-SUM-2', 'P-ALLIN-2'], line, seat, returned.amount, 0);
  }
}

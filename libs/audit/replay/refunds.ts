import type { FindingCollector } from '../findings/collector.js';
import type { UncalledBet } from './uncalled-bets.js';
import type { Refund } from './ruling-effects.js';

/** What a log has given back to a player, and its last line that does. */
interface Given {
  readonly amount: number;
  readonly line: number;
  readonly event: number;
}

/** R-IRR-3, R-IRR-4: compares the lines that give back the chips of a void hand. A log may leave them out. */
export class Refunds {
  /** By seat. */
  private readonly given = new Map<number, Given>();
  /** By seat: the chips that a player has put in since the hand was void, and that have not come back. */
  private readonly since = new Map<number, number>();

  constructor(
    readonly due: Refund,
    private readonly collector: FindingCollector,
  ) {}

  /** What a player has still to receive. */
  left(seat: number): number {
    return (this.due.chips.get(seat) ?? 0) - (this.given.get(seat)?.amount ?? 0);
  }

  /** The log has a bet in the void hand. */
  putIn(seat: number, amount: number): void {
    this.since.set(seat, (this.since.get(seat) ?? 0) + Math.max(0, amount));
  }

  /** Takes a line that returns chips. More than a player put in, before the ruling and since, is a fault of that line. */
  take({ seat, amount, line }: UncalledBet & { readonly line: number }): void {
    const left = this.left(seat);
    const since = this.since.get(seat) ?? 0;
    // A line of more than the refund gives back the later bet first: it is the uncalled bet of a hand that is played on.
    const late = amount > left ? Math.min(amount, since) : 0;
    if (late > 0) this.since.set(seat, since - late);
    if (amount > late) this.note(seat, Math.min(amount - late, left), line);
    if (amount > left + since)
      this.collector.add('uncalled', this.due.rules, line, seat, left + since, amount);
  }

  /** Whether a line that pays a player gives him his own chips; it is then no award. */
  takesAward({ seat, amount, line }: UncalledBet & { readonly line: number }): boolean {
    if (amount > this.left(seat)) return false;
    this.note(seat, amount, line);
    return true;
  }

  /** The first player whose chips the log does not give back, if it gives back any. */
  reportMissing(endLine: number): void {
    if (this.given.size === 0 || this.collector.hasFault) return;
    for (const [seat, chips] of this.due.chips) {
      if (this.left(seat) <= (this.due.mayStay.get(seat) ?? 0)) continue;
      const { amount, line, event } = this.given.get(seat) ?? { amount: 0, line: endLine, event: null };
      this.collector.add('uncalled', this.due.rules, line, seat, chips, amount, event);
      return;
    }
  }

  private note(seat: number, amount: number, line: number): void {
    const before = this.given.get(seat)?.amount ?? 0;
    this.given.set(seat, { amount: before + amount, line, event: this.collector.event });
  }
}

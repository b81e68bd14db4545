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
  private isPlayedOn = false;

  constructor(
    readonly due: Refund,
    private readonly collector: FindingCollector,
  ) {}

  /** What a player has still to receive. */
  left(seat: number): number {
    return (this.due.chips.get(seat) ?? 0) - (this.given.get(seat)?.amount ?? 0);
  }

  /** The log has an action of the void hand. */
  playOn(): void {
    this.isPlayedOn = true;
  }

  /** Takes a line that returns chips. More than a player put in is a fault of that line, but if he has put in more since. */
  take({ seat, amount, line }: UncalledBet & { readonly line: number }): void {
    const left = this.left(seat);
    if (amount > left && this.isPlayedOn) return;
    this.note(seat, Math.min(amount, left), line);
    if (amount > left) this.collector.add('uncalled', this.due.rules, line, seat, left, amount);
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

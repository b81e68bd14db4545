/**
 * Knows for how long the rounds of a task have succeeded without a gap. After a gap a silent client may be one that did
 * not reach the database either.
 */
export class SteadyRounds {
  private since = 0;
  private last = -Infinity;

  /**
   * @param longestGap milliseconds between two rounds that are still without a gap
   * @param now a clock in milliseconds
   */
  constructor(
    private readonly longestGap: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Notes a round that succeeds now; returns the milliseconds since the first one after the last gap. */
  succeeded(): number {
    const now = this.now();
    if (now - this.last > this.longestGap) this.since = now;
    this.last = now;
    return now - this.since;
  }
}

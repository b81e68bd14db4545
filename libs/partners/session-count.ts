/** The sessions that are remembered: a player sits at fewer tables at once. */
const REMEMBERED = 64;

/**
 * Counts different sessions in bounded memory. The hands of a session come together, or in turn with those of other tables at which the
 * player sits. A session counts again if it comes back after more than 64 others, as in a log whose hands are shuffled.
 */
export class SessionCount {
  private seen = 0;
  /** The last ones, in the order of their first hand; the oldest gives way. */
  private readonly recent: number[] = [];
  private last = -1;

  /** Notes a session by its number. O(1) for that of the last hand. */
  add(session: number): void {
    if (session === this.last) return;
    this.last = session;
    const { recent } = this;
    if (recent.includes(session)) return;
    recent[this.seen % REMEMBERED] = session;
    this.seen++;
  }

  /** At most so many as there are. */
  upTo(most: number): number {
    return Math.min(this.seen, most);
  }
}

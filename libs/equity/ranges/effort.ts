/**
 * The steps that the working out of one range takes, counted and not timed: a range is refused by what it is, never by
 * the machine it was asked of.
 */
export class Effort {
  private left: number;

  constructor(most: number) {
    this.left = most;
  }

  spend(steps: number): void {
    this.left -= steps;
  }

  get isSpent(): boolean {
    return this.left < 0;
  }
}

/** Some seconds' work at the most. Every pattern of five cards takes a fraction of it. */
export const MAX_EFFORT = 250_000_000;

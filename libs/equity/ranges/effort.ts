/** A budget of steps for listing the hands of one range. Steps are counted, not timed: the result does not depend on the machine. */
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

/** A few seconds of work. Nearly every pattern of up to five cards takes a fraction of it. */
export const MAX_EFFORT = 250_000_000;

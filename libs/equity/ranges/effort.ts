/** A budget of steps for listing the hands of ranges. Steps are counted, not timed: the result does not depend on the machine. */
export class Effort {
  /** The steps that are spent. */
  spent = 0;

  constructor(private readonly most: number) {}

  spend(steps: number): void {
    this.spent += steps;
  }

  get isSpent(): boolean {
    return this.spent > this.most;
  }
}

/** A few seconds of work. Nearly every pattern of up to five cards takes a fraction of it. */
export const MAX_EFFORT = 250_000_000;

import type { Random } from '../support/random.js';

/** Random choices of a hand. */
export class Chance {
  constructor(private readonly random: Random) {}

  /** An integer from 0 to `max`, both included. */
  upTo(max: number): number {
    return this.random.below(max + 1);
  }

  /** A shuffled copy of a list. */
  shuffle<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let at = mixed.length - 1; at > 0; at--) {
      const other = this.upTo(at);
      [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
    }
    return mixed;
  }
}

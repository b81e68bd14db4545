/** A seeded pseudo-random source (a mixed linear congruential generator): the same seed gives the same mutants. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** An integer from 0 to `bound` - 1. */
  below(bound: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    const mixed = Math.imul(this.state ^ (this.state >>> 15), 0x2c1b3c6d) >>> 0;
    return ((mixed ^ (mixed >>> 13)) >>> 0) % bound;
  }

  /** A random item; undefined for an empty list. */
  pick<T>(items: readonly T[]): T | undefined {
    return items.length === 0 ? undefined : items[this.below(items.length)];
  }
}

/** A number that depends on the text alone; it seeds the mutants of a hand. */
export const hashOf = (text: string): number => {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619) >>> 0;
  return hash;
};

import type { Observation } from './observation.js';

/** An observation, and how many hands have it. */
export interface Entry extends Observation {
  readonly total: number;
  count: number;
}

/** A bound on the entries of all histograms together. */
export interface Room {
  left: number;
}

/** The largest number of different observations of hands of one kind. */
export const MAX_ENTRIES = 8_192;

/**
 * How often hands of one kind have the same players, pots and rake. Memory is bounded: above `MAX_ENTRIES` different
 * observations, or without room, only hands that are equal to earlier ones are counted.
 */
export class Histogram {
  private readonly byKey = new Map<string, Entry>();
  /** Hands that are not in the histogram. */
  uncounted = 0;

  constructor(
    private readonly room: Room,
    private readonly most = MAX_ENTRIES,
  ) {}

  get entries(): readonly Entry[] {
    return [...this.byKey.values()];
  }

  /** O(pots + winners). */
  add(observation: Observation): void {
    const { players, hasFlop, pots, parts, rake } = observation;
    const key = `${String(players)} ${hasFlop ? 'f' : '-'} ${pots.join(',')} ${parts.join(',')} ${String(rake)}`;
    const entry = this.byKey.get(key);
    if (entry !== undefined) entry.count++;
    else if (this.byKey.size >= this.most || this.room.left === 0) this.uncounted++;
    else {
      this.room.left--;
      const total = pots.reduce((sum, amount) => sum + amount, 0);
      this.byKey.set(key, { ...observation, total, count: 1 });
    }
  }
}

/** The hands of entries. */
export const countHands = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

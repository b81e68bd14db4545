import type { HandDigest } from './digest.js';

/** What is known of a hand's identity: not seen before, told in the same words, another view of it, or a contradiction. */
export type Sighting = 'new' | 'duplicate' | 'other-view' | 'conflicting-copy';

const FIELDS = 4;
const FIRST_CAPACITY = 1000;
const GROWTH = 1.5;
/** Slots taken at most; beyond it searches grow long. */
const MOST_FULL = 0.8;

/**
 * The hands seen so far: a hash table with open addressing in one typed array, 16 bytes a slot and 20 to 30 bytes a
 * hand. `see` is O(1) on average.
 */
export class HandRegistry {
  private capacity = FIRST_CAPACITY;
  private slots = new Uint32Array(FIRST_CAPACITY * FIELDS);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** Says what the hand is to those before it, and notes it if it is new. */
  see(digest: HandDigest): Sighting {
    const at = this.find(digest.idHigh, digest.idLow);
    if (this.isTaken(at)) {
      if (this.slots[at + 2] === digest.content) return 'duplicate';
      return this.slots[at + 3] === digest.events ? 'other-view' : 'conflicting-copy';
    }
    this.put(at, digest.idHigh, digest.idLow, digest.content, digest.events);
    if (++this.count > this.capacity * MOST_FULL) this.grow();
    return 'new';
  }

  /** The slot of that id, or the free one where it belongs. */
  private find(high: number, low: number): number {
    for (let slot = low % this.capacity; ; slot = slot + 1 === this.capacity ? 0 : slot + 1) {
      const at = slot * FIELDS;
      if (!this.isTaken(at) || (this.slots[at] === high && this.slots[at + 1] === low)) return at;
    }
  }

  /** A free slot is all noughts; a digest of all noughts is stored with its last bit set. */
  private isTaken(at: number): boolean {
    return (this.slots[at] | this.slots[at + 1] | this.slots[at + 2] | this.slots[at + 3]) !== 0;
  }

  private put(at: number, high: number, low: number, content: number, events: number): void {
    this.slots[at] = high;
    this.slots[at + 1] = low;
    this.slots[at + 2] = content;
    this.slots[at + 3] = (high | low | content | events) === 0 ? 1 : events;
  }

  private grow(): void {
    const old = this.slots;
    this.capacity = Math.ceil(this.capacity * GROWTH);
    this.slots = new Uint32Array(this.capacity * FIELDS);
    for (let at = 0; at < old.length; at += FIELDS) {
      if ((old[at] | old[at + 1] | old[at + 2] | old[at + 3]) === 0) continue;
      this.put(this.find(old[at], old[at + 1]), old[at], old[at + 1], old[at + 2], old[at + 3]);
    }
  }
}

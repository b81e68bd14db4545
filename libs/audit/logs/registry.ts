import { areViews, type HandDigest } from '../record/digest.js';
import type { CopyStatus } from '../record/placing.js';

/** The digests of all hands so far: 20 to 30 bytes for each hand, and for each copy with another text. */
export class HandRegistry {
  private readonly firsts = new DigestTable('hand');
  /** Copies whose text differs from all hands before; few hands have any. */
  private readonly versions = new DigestTable('text');

  /** Registers a hand, and returns its copy status. O(1) on average. */
  see(digest: HandDigest): CopyStatus {
    const first = this.firsts.note(digest);
    if (first === null) return 'new';
    if (first.content === digest.content || this.versions.note(digest) !== null) return 'duplicate';
    return areViews(first.events, digest.events) ? 'other-view' : 'conflicting-copy';
  }
}

const FIELDS = 4;
const FIRST_CAPACITY = 1000;
const GROWTH = 1.5;
/** The largest part of the slots in use; searches take long beyond it. */
const MAX_LOAD = 0.8;

/** A hash table of digests by hand or by text: open addressing in one typed array, 16 bytes a slot. */
class DigestTable {
  private capacity = FIRST_CAPACITY;
  private slots = new Uint32Array(FIRST_CAPACITY * FIELDS);
  private count = 0;

  constructor(private readonly keyedBy: 'hand' | 'text') {}

  /** Returns the earlier digest of the same hand or text; if there is none, adds this digest and returns null. */
  note({ idHigh, idLow, content, events }: HandDigest): Pick<HandDigest, 'content' | 'events'> | null {
    const at = this.find(idHigh, idLow, content);
    if (this.isTaken(at)) return { content: this.slots[at + 2], events: this.slots[at + 3] };
    this.put(at, idHigh, idLow, content, events);
    if (++this.count > this.capacity * MAX_LOAD) this.grow();
    return null;
  }

  /** The slot of a hand or text, or the free slot where it belongs. */
  private find(high: number, low: number, content: number): number {
    const home = this.keyedBy === 'hand' ? low : (low ^ content) >>> 0;
    for (let slot = home % this.capacity; ; slot = slot + 1 === this.capacity ? 0 : slot + 1) {
      const at = slot * FIELDS;
      if (!this.isTaken(at)) return at;
      if (this.slots[at] !== high || this.slots[at + 1] !== low) continue;
      if (this.keyedBy === 'hand' || this.slots[at + 2] === content) return at;
    }
  }

  /** A free slot is all zeros; a digest of all zeros is stored with its last bit set. */
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
      const to = this.find(old[at], old[at + 1], old[at + 2]);
      this.put(to, old[at], old[at + 1], old[at + 2], old[at + 3]);
    }
  }
}

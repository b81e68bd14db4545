import type { HandDigest } from '../record/digest.js';

/** What is known of a hand's identity: not seen before, told in the same words, another view of it, or a contradiction. */
export type CopyStatus = 'new' | 'duplicate' | 'other-view' | 'conflicting-copy';

/** The hands seen so far: 20 to 30 bytes a hand, and as many for each copy in other words. `see` is O(1) on average. */
export class HandRegistry {
  private readonly firsts = new DigestTable('hand');
  /** What copies told that was not told before; few hands have any. */
  private readonly versions = new DigestTable('text');

  /** Says what the hand is to those before it, and notes what is new of it. */
  see(digest: HandDigest): CopyStatus {
    const first = this.firsts.note(digest);
    if (first === null) return 'new';
    if (first.content === digest.content || this.versions.note(digest) !== null) return 'duplicate';
    return first.events === digest.events ? 'other-view' : 'conflicting-copy';
  }
}

const FIELDS = 4;
const FIRST_CAPACITY = 1000;
const GROWTH = 1.5;
/** Slots taken at most; beyond it searches grow long. */
const MOST_FULL = 0.8;

/** A hash table of digests with open addressing in one typed array, 16 bytes a slot: one of each hand, or of each text. */
class DigestTable {
  private capacity = FIRST_CAPACITY;
  private slots = new Uint32Array(FIRST_CAPACITY * FIELDS);
  private count = 0;

  constructor(private readonly oneOfEach: 'hand' | 'text') {}

  /** The digest that was noted before of this hand or text; notes this one, and is null, where there was none. */
  note({ idHigh, idLow, content, events }: HandDigest): Pick<HandDigest, 'content' | 'events'> | null {
    const at = this.find(idHigh, idLow, content);
    if (this.isTaken(at)) return { content: this.slots[at + 2], events: this.slots[at + 3] };
    this.put(at, idHigh, idLow, content, events);
    if (++this.count > this.capacity * MOST_FULL) this.grow();
    return null;
  }

  /** The slot of that hand or text, or the free one where it belongs. */
  private find(high: number, low: number, content: number): number {
    const home = this.oneOfEach === 'hand' ? low : (low ^ content) >>> 0;
    for (let slot = home % this.capacity; ; slot = slot + 1 === this.capacity ? 0 : slot + 1) {
      const at = slot * FIELDS;
      if (!this.isTaken(at)) return at;
      if (this.slots[at] !== high || this.slots[at + 1] !== low) continue;
      if (this.oneOfEach === 'hand' || this.slots[at + 2] === content) return at;
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
      const to = this.find(old[at], old[at + 1], old[at + 2]);
      this.put(to, old[at], old[at + 1], old[at + 2], old[at + 3]);
    }
  }
}

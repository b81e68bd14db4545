import type { SuitClass } from './suit-classes.js';

const EMPTY = -1;

/** Numbers suit classes in the order in which they are added. A hash table with open addressing; look-ups are O(1). */
export class ClassNumbers {
  private readonly slots: Int32Array;
  private readonly highs: Int32Array;
  private readonly lows: Int32Array;
  count = 0;

  constructor(capacity: number) {
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * capacity + 2))).fill(EMPTY);
    this.highs = new Int32Array(capacity);
    this.lows = new Int32Array(capacity);
  }

  /** Adds a class that has no number yet. */
  add({ high, low }: SuitClass): number {
    const number = this.count++;
    this.slots[this.slotOf(high, low)] = number;
    this.highs[number] = high;
    this.lows[number] = low;
    return number;
  }

  /** The number of a class. @throws Error for a class that was not added */
  of({ high, low }: SuitClass): number {
    const number = this.slots[this.slotOf(high, low)];
    if (number === EMPTY) throw new Error('this class of cards has no number');
    return number;
  }

  /** The slot of a class, or the empty slot where it belongs. */
  private slotOf(high: number, low: number): number {
    const { slots, highs, lows } = this;
    const last = slots.length - 1;
    let hash = Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b);
    hash ^= hash >>> 15;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const number = slots[slot];
      if (number === EMPTY || (highs[number] === high && lows[number] === low)) return slot;
    }
  }
}

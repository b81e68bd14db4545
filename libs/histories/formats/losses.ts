import type { WriteResult } from './format.js';

/** What a format cannot hold of a hand that is written in it: JSON pointers into the hand, as they were met. */
export class Losses {
  private readonly missing: string[] = [];
  private readonly blocking: string[] = [];

  /** Leaves out what has no place. */
  omit(pointer: string): void {
    this.missing.push(pointer);
  }

  /** Cannot do without what has no place, or is not told: there is no hand to write. */
  block(pointer: string): void {
    this.omit(pointer);
    this.blocking.push(pointer);
  }

  /** Whether there is a hand to write, should nobody mind what is left out of it. */
  get canWrite(): boolean {
    return this.blocking.length === 0;
  }

  /** The text, unless something stands in its way: what is lacking, and, where nothing may be lost, all that would be. */
  writing(text: string, lossy: boolean): WriteResult {
    const missing = lossy ? this.blocking : this.missing;
    return missing.length === 0 ? { ok: true, text } : { ok: false, missing };
  }
}

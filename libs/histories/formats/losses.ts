import type { WriteResult } from './format.js';

/**
 * Collects what a format cannot hold of a hand: JSON pointers into the hand, in the order in which a writer meets them.
 * Writers rely on it for the choice between a lossy text and a rejection.
 */
export class Losses {
  private readonly missing: string[] = [];
  private readonly blocking: string[] = [];

  /** Records a part that the text leaves out. */
  omit(pointer: string): void {
    this.missing.push(pointer);
  }

  /** Records a part without which the text would be another hand: not even a lossy text can be written. */
  block(pointer: string): void {
    this.omit(pointer);
    this.blocking.push(pointer);
  }

  /** Whether a lossy text can be written. */
  get canWrite(): boolean {
    return this.blocking.length === 0;
  }

  /** The text, or the pointers that prevent it: the blocking ones of a lossy text, else all. */
  resultFor(text: string, lossy: boolean): WriteResult {
    const missing = lossy ? this.blocking : this.missing;
    return missing.length === 0 ? { ok: true, text } : { ok: false, missing };
  }
}

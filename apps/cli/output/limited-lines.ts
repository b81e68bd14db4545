import type { Language } from '#cards';
import { formatMessage, sanitize } from '#text';
import { LEFT_OUT_MESSAGES } from '../messages/convert.js';

/** The number of lines that are printed without `--verbose`. */
const LIMIT = 10;

/** Lines about single hands and files on standard error: the first ones, then the number of the others. */
export class LimitedLines {
  private count = 0;

  constructor(private readonly isVerbose: boolean) {}

  print(text: string): void {
    if (this.isVerbose || this.count < LIMIT) printNote(text);
    this.count++;
  }

  /** Says how many lines were left out. */
  finish(language: Language): void {
    const left = this.isVerbose ? 0 : this.count - LIMIT;
    if (left > 0) printNote(formatMessage(LEFT_OUT_MESSAGES.more, language, { count: String(left) }));
  }
}

/** Prints a line on standard error. */
export const printNote = (text: string): void => {
  process.stderr.write(`floorman: ${sanitize(text)}\n`);
};

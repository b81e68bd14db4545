import type { Switches } from '#engine';
import { found } from './found.js';

/** What is found in the text of a hand, as words: `wrong-summary 31`, the code and the line. */
export const told = (text: string, switches: Partial<Switches> = {}): string[] =>
  found(text.split('\n'), switches).map(([code, line]) => `${code} ${String(line)}`);

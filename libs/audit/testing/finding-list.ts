import type { Switches } from '#engine';
import { found } from './found.js';

/** The findings in the text of a hand as code and line: `wrong-summary 31`. */
export const listFindings = (text: string, switches: Partial<Switches> = {}): string[] =>
  found(text.split('\n'), switches).map(([code, line]) => `${code} ${String(line)}`);

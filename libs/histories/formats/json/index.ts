import { strictConventions, type Conventions } from '../../conventions.js';
import { handSchema } from '../../hand.js';
import { isBlankCode } from '../../source/lines.js';
import type { HistoryFormat } from '../format.js';
import { readLine } from './reader.js';

/** A key that no other layout of JSON has; the canonical hand always has it. */
const TELLTALE = '"dialect":';

/** Whoever wrote a hand as JSON need not have written its hands in the order in which they were shown. */
const conventions: Conventions = { ...strictConventions, showOrder: 'free' };

/**
 * Canonical hands as text, a line each. It holds whatever a canonical hand holds. Every line that is not blank is taken
 * for a hand, so that a damaged one is rejected by itself.
 */
export const json: HistoryFormat = {
  id: 'json',
  name: 'Canonical hands, a line of JSON each',
  boundary: {
    startsHand: (text, lineStart, lineEnd) => inkFrom(text, lineStart, lineEnd) < lineEnd,
  },
  support: [{ variant: '*', reads: true, writes: true, lossless: true }],
  recognises: (head) => {
    const start = inkFrom(head, 0, head.length);
    if (head[start] !== '{') return false;
    const key = head.indexOf(TELLTALE, start);
    const lineEnd = head.indexOf('\n', start);
    return key !== -1 && (lineEnd === -1 || key < lineEnd);
  },
  read: readLine,
  write: (hand) => ({ ok: true, text: JSON.stringify(handSchema.encode(hand)) }),
  separator: '\n',
  mediaType: 'application/json',
  isRemainder: () => false,
  conventions: () => conventions,
};

/** Offset of the first character in [start, end) that is not blank; `end` where there is none. */
function inkFrom(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && isBlankCode(text.charCodeAt(at))) at++;
  return at;
}

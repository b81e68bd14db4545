import { isDigit } from '../../characters.js';
import { prefixBoundary } from '../../source/index.js';
import type { HistoryFormat } from '../format.js';
import { conventionsOf, dialects } from './dialects.js';
import { games } from './games.js';
import { readHand, SUMMARY } from './reader.js';
import { printTimes } from './writer-times.js';
import { writePokerstars } from './writer.js';

/** The layout of PokerStars, also printed by Full Tilt in its last years, Run It Once and several converters. */
export const pokerstars: HistoryFormat = {
  id: 'pokerstars',
  name: 'PokerStars',
  boundary: prefixBoundary(
    dialects.flatMap(({ prefixes }) => prefixes),
    { numbered: true, quotable: true },
  ),
  support: games.map(({ variant }) => ({ variant, reads: true, writes: true, lossless: true })),
  recognises: (head) => {
    for (const { prefixes } of dialects)
      for (const prefix of prefixes) {
        const at = head.indexOf(prefix);
        if (at >= 0 && isDigit(head.charCodeAt(at + prefix.length))) return true;
      }
    return false;
  },
  read: readHand,
  write: writePokerstars,
  separator: '\n\n',
  mediaType: 'text/plain',
  native: { site: 'PokerStars', dialect: 'pokerstars', printTime: printTimes },
  isRemainder: (text) => text.includes(SUMMARY),
  conventions: conventionsOf,
};

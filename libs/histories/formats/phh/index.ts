import { strictConventions, type Conventions } from '../../conventions.js';
import type { FormatSupport, WritableFormat } from '../format.js';
import { layoutOf, tables, wholeFile } from './boundary.js';
import { games } from './games.js';
import { readHand } from './reader.js';
import { writePhh, writePhhTable } from './writer.js';

/** Forced bets, uncalled chips and awards have no lines of their own; whoever has nothing to decide checks. */
const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  leavesOut: 'some',
  idleChecks: true,
  forcedBets: 'derived',
  impliedFolds: true,
  showOrder: 'free',
};

const support: readonly FormatSupport[] = games.map(({ variant }) => ({
  variant,
  reads: true,
  writes: true,
  lossless: true,
}));

const notation = {
  support,
  read: readHand,
  mediaType: 'text/plain',
  conventions: () => conventions,
} as const;

/** The poker hand history notation that PokerKit reads and writes: a TOML document, in a file of its own. */
export const phh: WritableFormat = {
  ...notation,
  id: 'phh',
  name: 'Poker Hand History notation, one hand',
  boundary: wholeFile,
  recognises: (head) => layoutOf(head) === 'file',
  write: writePhh,
  multiHandFormat: 'phhs',
  separator: '',
  isRemainder: () => false,
};

/** The same for many hands: a table each. */
export const phhs: WritableFormat = {
  ...notation,
  id: 'phhs',
  name: 'Poker Hand History notation, many hands',
  boundary: tables,
  write: writePhhTable,
  separator: '\n',
  recognises: (head) => layoutOf(head) === 'tables',
  isRemainder: (text) => layoutOf(text) !== null,
};

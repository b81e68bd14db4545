import type { FormatSupport, WritableFormat } from '../format.js';
import { conventions } from './conventions.js';
import { detectLayout, tableBoundary, wholeFileBoundary } from './boundary.js';
import { games } from './games.js';
import { readHand } from './reader.js';
import { writePhh, writePhhTable } from './writer.js';

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

/** The Poker Hand History notation of PokerKit, one hand a file: a TOML document. */
export const phh: WritableFormat = {
  ...notation,
  id: 'phh',
  name: 'Poker Hand History notation, one hand',
  boundary: wholeFileBoundary,
  recognises: (head) => detectLayout(head) === 'file',
  write: writePhh,
  multiHandFormat: 'phhs',
  separator: '',
  isRemainder: () => false,
};

/** The same notation for many hands: a TOML table for each. */
export const phhs: WritableFormat = {
  ...notation,
  id: 'phhs',
  name: 'Poker Hand History notation, many hands',
  boundary: tableBoundary,
  write: writePhhTable,
  separator: '\n',
  recognises: (head) => detectLayout(head) === 'tables',
  isRemainder: (text) => detectLayout(text) !== null,
};

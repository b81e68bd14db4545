import type { HistoryFormat } from '../format.js';
import { lineBoundary, looksCanonical } from './boundary.js';
import { conventions } from './conventions.js';
import { readLine } from './reader.js';
import { writeLine } from './writer.js';

/** The format of canonical hands as text, one line each. It holds everything that a canonical hand holds. */
export const json: HistoryFormat = {
  id: 'json',
  name: 'Canonical hands, a line of JSON each',
  boundary: lineBoundary,
  support: [{ variant: '*', reads: true, writes: true, lossless: true }],
  recognises: looksCanonical,
  read: readLine,
  write: writeLine,
  separator: '\n',
  mediaType: 'application/json',
  isRemainder: () => false,
  conventions: () => conventions,
};

import type { HistoryFormat } from '../format.js';
import { endsRecord, looksLikeRecords, recordBoundary } from './boundary.js';
import { conventions } from './conventions.js';
import { readRecord } from './reader.js';
import { games } from './vocabulary.js';

/** The Open Hand History format of handhistory.org: records as JSON, with a blank line between them. */
export const ohh: HistoryFormat = {
  id: 'ohh',
  name: 'Open Hand History',
  boundary: recordBoundary,
  support: games.flatMap(({ variants }) =>
    variants.map(({ variant }) => ({ variant, reads: true, writes: false, lossless: false })),
  ),
  recognises: looksLikeRecords,
  read: readRecord,
  isRemainder: endsRecord,
  conventions: () => conventions,
};

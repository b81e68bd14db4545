import type { WritableFormat } from '../format.js';
import { endsRecord, looksLikeRecords, recordBoundary } from './boundary.js';
import { conventions } from './conventions.js';
import { readRecord } from './reader.js';
import { games } from './vocabulary.js';
import { writeRecord } from './writer.js';

/** The Open Hand History format of handhistory.org: records as JSON, with a blank line between them. */
export const ohh: WritableFormat = {
  id: 'ohh',
  name: 'Open Hand History',
  boundary: recordBoundary,
  support: games.flatMap(({ variants }) =>
    // Omaha of five and six cards has no word of its own: without cards it would be read as Omaha.
    variants.map(({ variant }, index) => ({ variant, reads: true, writes: true, lossless: index === 0 })),
  ),
  recognises: looksLikeRecords,
  read: readRecord,
  write: writeRecord,
  separator: '\n',
  mediaType: 'application/json',
  isRemainder: endsRecord,
  conventions: () => conventions,
};

import { indexWithin } from '../../bounded-search.js';
import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, postPhrases } from './body.js';
import { conventions } from './conventions.js';
import { headerPhrases, supported } from './header.js';
import { summaryPhrases } from './summary.js';

const STAGE = 'Stage #';
const HEADER_LENGTH = 100;
const CENTS = 2;

const layout: SiteLayout = {
  format: 'absolute',
  site: 'Absolute Poker',
  dialect: 'absolute',
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...postPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable([...bodyPhrases, ...postPhrases]), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  scaleOf: (text, start, end) =>
    indexWithin(text, ' Tourney ID ', start, Math.min(end, start + HEADER_LENGTH)) < 0 ? CENTS : 0,
};

/** Absolute Poker and UltimateBet. */
export const absolute: HistoryFormat = {
  id: 'absolute',
  name: 'Absolute Poker and UltimateBet',
  boundary: joinedBoundary([STAGE]),
  closed: true,
  support: readOnlySupport(supported),
  recognises: (head) => head.includes(STAGE) && head.includes(' is the dealer'),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('*** SUMMARY ***'),
  conventions: () => conventions,
};

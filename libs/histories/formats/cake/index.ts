import { indexWithin } from '../../bounded-search.js';
import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, finishHand, summaryPhrases } from './body.js';
import { conventionsOf } from './conventions.js';
import { headerPhrases, PREFIX, supported } from './header.js';

const FORMAT = 'cake';
const HEADER_LENGTH = 400;
const CENTS = 2;

const layout: SiteLayout = {
  format: FORMAT,
  site: 'Cake',
  dialect: FORMAT,
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  scaleOf: (text, start, end) =>
    indexWithin(text, ' -- Table ', start, Math.min(end, start + HEADER_LENGTH)) < 0 ? CENTS : 0,
  finish: finishHand,
};

/** The Cake network, later PokerJuice. */
export const cake: HistoryFormat = {
  id: FORMAT,
  name: 'Cake',
  boundary: joinedBoundary([PREFIX]),
  closed: true,
  support: readOnlySupport(supported),
  recognises: (head) => head.includes(PREFIX) && head.includes(' -- '),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('***SHOW DOWN***'),
  conventions: conventionsOf,
};

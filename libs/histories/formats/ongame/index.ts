import { indexWithin } from '../../bounded-search.js';
import { checkStatedPlayers, makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, postPhrases } from './body.js';
import { parseCards } from './cards.js';
import { conventions } from './conventions.js';
import { headerPhrases, supported } from './header.js';
import { summaryPhrases } from './summary.js';

const HAND = '***** History for hand ';
const HEADER_LENGTH = 200;
const CENTS = 2;

const layout: SiteLayout = {
  format: 'ongame',
  site: 'OnGame',
  dialect: 'ongame',
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...postPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable([...bodyPhrases, ...postPhrases]), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  parseCards,
  scaleOf: (text, start, end) =>
    indexWithin(text, '(TOURNAMENT: ', start, Math.min(end, start + HEADER_LENGTH)) < 0 ? CENTS : 0,
  finish: checkStatedPlayers,
};

/** The OnGame network: bwin, Betfair until 2011, and others. */
export const ongame: HistoryFormat = {
  id: 'ongame',
  name: 'OnGame',
  boundary: joinedBoundary([HAND], { behind: 'any' }),
  closed: true,
  support: readOnlySupport(supported),
  recognises: (head) => head.includes(HAND) && head.includes('Start hand: '),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('***** End of hand '),
  conventions: () => conventions,
};

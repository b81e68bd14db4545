import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, openingPhrases } from './body.js';
import { conventionsOf } from './conventions.js';
import { supported } from './games.js';
import { headerPhrases, prefixes, seatPhrases } from './header.js';
import { summaryPhrases } from './summary.js';

const HEADER_LENGTH = 200;
const CENTS = 2;
/** Words of the headers of tournaments. */
const TOURNAMENT_TABLES = ['), Table ', '), Match '];
const SIGNS = ['$', '€', '£'];

const layout: SiteLayout = {
  format: 'fulltilt',
  site: 'Full Tilt',
  dialect: 'fulltilt',
  first: 'header',
  seatNumbers: 'of-table',
  sections: {
    header: { table: new PhraseTable(headerPhrases), otherLines: 'reject' },
    seats: { table: new PhraseTable([...seatPhrases, ...openingPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: false,
  // Tables with a cap had the line of the deal twice in February 2011.
  mayRepeat: ({ stakes, events }) => stakes.cap !== null && events.at(-1)?.type === 'hole-cards',
  scaleOf: (text, start, end) => {
    const header = text.slice(start, Math.min(end, start + HEADER_LENGTH));
    const has = (words: string): boolean => header.includes(words);
    return !TOURNAMENT_TABLES.some(has) && SIGNS.some(has) ? CENTS : 0;
  },
};

/** Full Tilt Poker, up to 2015; its last logs have the layout of PokerStars. */
export const fulltilt: HistoryFormat = {
  id: 'fulltilt',
  name: 'Full Tilt Poker',
  boundary: joinedBoundary(prefixes, { hasChat: true }),
  closed: true,
  support: readOnlySupport(supported),
  recognises: (head) => prefixes.some((prefix) => head.includes(prefix)),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('*** SUMMARY ***'),
  conventions: conventionsOf,
};

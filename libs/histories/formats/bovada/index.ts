import { indexWithin } from '../../bounded-search.js';
import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { prefixBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, remarkPhrases, unmarkedPhrases } from './body.js';
import { conventions } from './conventions.js';
import { games } from './games.js';
import { headerPhrases } from './header.js';
import { OWNER_MARK, withOwnerMark } from './owner-mark.js';
import { postPhrases } from './posts.js';
import { summaryPhrases } from './summary.js';

/** The skins of the network. Bodog had other names at times and in some countries. */
const skins = [
  'Bovada',
  'Ignition',
  'Bodog',
  'Bodog.eu',
  'Bodog.com',
  'Bodog UK',
  'Bodog Canada',
  'Bodog 88',
  'Bodog88',
];
const prefixes = skins.map((skin) => `${skin} Hand #`);
const HEADER_LENGTH = 200;
const CENTS = 2;

const layout: SiteLayout = {
  format: 'bovada',
  site: 'Bovada',
  dialect: 'bovada',
  first: 'header',
  sections: {
    header: {
      table: new PhraseTable([...headerPhrases, ...withOwnerMark([...postPhrases, ...bodyPhrases])]),
      otherLines: 'reject',
    },
    body: { table: new PhraseTable(withOwnerMark([...bodyPhrases, ...postPhrases])), otherLines: 'unread' },
    unmarked: {
      table: new PhraseTable(withOwnerMark([...unmarkedPhrases, ...postPhrases])),
      otherLines: 'unread',
    },
    summary: { table: new PhraseTable([...summaryPhrases, ...remarkPhrases]), otherLines: 'unread' },
  },
  dotsGroup: true,
  nameMark: OWNER_MARK,
  scaleOf: (text, start, end) =>
    indexWithin(text, ' Tournament #', start, Math.min(end, start + HEADER_LENGTH)) < 0 ? CENTS : 0,
};

/** Bovada, Bodog and Ignition: all hole cards are known, and players are named by their positions. */
export const bovada: HistoryFormat = {
  id: 'bovada',
  name: 'Bovada',
  boundary: prefixBoundary(prefixes, { numbered: true, quotable: false }),
  support: readOnlySupport(games.map(({ variant }) => variant)),
  recognises: (head) => prefixes.some((prefix) => head.includes(prefix)),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('*** SUMMARY ***'),
  conventions: () => conventions,
  anonymousSites: skins,
};

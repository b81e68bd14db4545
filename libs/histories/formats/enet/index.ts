import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases } from './body.js';
import { conventions } from './conventions.js';
import { headerPhrases, supported } from './header.js';
import { checkRate } from './rake-rate.js';
import { summaryPhrases } from './summary.js';

const GAME = 'Game #';
const HOLE_CARDS = '*** HOLECARDS ***';
const CENTS = 2;

const layout: SiteLayout = {
  format: 'enet',
  site: 'Enet',
  dialect: 'enet',
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  scaleOf: () => CENTS,
  finish: checkRate,
};

/** Enet, a network of 2012. */
export const enet: HistoryFormat = {
  id: 'enet',
  name: 'Enet',
  boundary: joinedBoundary([GAME]),
  closed: true,
  support: readOnlySupport(supported),
  recognises: (head) =>
    head.includes(GAME) && head.includes(HOLE_CARDS) && head.includes('-max Seat #') && head.includes(' - %'),
  read: makeReader(layout),
  isRemainder: (text) => text.includes(HOLE_CARDS) || text.includes('*** SUMMARY ***'),
  conventions: () => conventions,
};

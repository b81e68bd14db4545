import { strictConventions, type Conventions } from '../../conventions.js';
import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, summaryPhrases } from './body.js';
import { headerPhrases, supported } from './header.js';

/**
 * A bet that nobody called stays in the pot that the winner collects. The first figure of a raise is what it adds. Evidence:
 * a hand of 2021.
 */
const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'kept',
  raiseBy: 'added',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};

const HAND = 'Game #';
const SEATS = '*** Seated players ***';
const CENTS = 2;

const layout: SiteLayout = {
  format: 'unibet',
  site: 'Unibet',
  dialect: 'unibet',
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  scaleOf: () => CENTS,
};

/** Unibet's own program. */
export const unibet: HistoryFormat = {
  id: 'unibet',
  name: 'Unibet',
  boundary: joinedBoundary([HAND]),
  support: readOnlySupport(supported),
  recognises: (head) => head.includes(HAND) && head.includes(SEATS),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('*** Summary ***'),
  conventions: () => conventions,
};

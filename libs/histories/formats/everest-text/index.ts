import { indexWithin } from '../../bounded-search.js';
import { strictConventions, type Conventions } from '../../conventions.js';
import { type HandDraft, makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { prefixBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, summaryPhrases } from './body.js';
import { headerPhrases, PREFIX } from './header.js';

const FORMAT = 'everest-text';
const HEADER_LENGTH = 400;

/** The log has no total and no rake. Hands are shown in no order. */
const conventions: Conventions = {
  ...strictConventions,
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};

const layout: SiteLayout = {
  format: FORMAT,
  site: 'Everest',
  dialect: FORMAT,
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  // Tournament chips are printed with two decimals, too.
  scaleOf: (text, start, end) =>
    indexWithin(text, 'Tourney ID', start, Math.min(end, start + HEADER_LENGTH)) < 0 ? 2 : 0,
  // Players who are away are listed like the others.
  finish: (draft: HandDraft) => draft.leaveOutSilentPlayers(),
};

/** Everest Poker's hands in the text of its exports. */
export const everestText: HistoryFormat = {
  id: FORMAT,
  name: 'Everest (text)',
  boundary: prefixBoundary([PREFIX]),
  closed: true,
  support: readOnlySupport(['holdem', 'omaha', 'omaha-8']),
  recognises: (head) => head.includes(PREFIX),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('*** SUMMARY ***'),
  conventions: () => conventions,
};

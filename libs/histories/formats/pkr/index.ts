import { strictConventions, type Conventions } from '../../conventions.js';
import { isDigit } from '../../characters.js';
import { indexWithin } from '../../bounded-search.js';
import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases } from './body.js';
import { parseCards } from './cards.js';
import { headerPhrases } from './header.js';
import { checkUnusedStacks } from './final-seats.js';
import { finishPots } from './pots.js';

const FORMAT = 'pkr';
const TABLE = 'Table #';
const HEADER_LENGTH = 600;

/**
 * The log has no total. Players show all-in hands before the board is complete, and in no order. Of two players who split
 * an odd cent, the one in the last seat behind the button got it in one hand, and the first one in another.
 */
const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'always',
  leavesOut: 'some',
  showOrder: 'free',
  // In 60 hands, 29 of them with a showdown.
  handLines: 'always',
  oddChips: 'any',
};

const layout: SiteLayout = {
  format: FORMAT,
  site: 'PKR',
  dialect: FORMAT,
  first: 'header',
  sections: {
    header: { table: new PhraseTable(headerPhrases), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    // Chat and arrivals before the next hand.
    after: { table: new PhraseTable([]), otherLines: 'note' },
  },
  dotsGroup: true,
  parseCards,
  scaleOf: (text, start, end) =>
    indexWithin(text, 'REAL MONEY', start, Math.min(end, start + HEADER_LENGTH)) < 0 ? 0 : 2,
  finish: (draft) => {
    draft.leaveOutSilentPlayers();
    finishPots(draft);
    checkUnusedStacks(draft);
  },
};

/** PKR, a site that closed in 2017. */
export const pkr: HistoryFormat = {
  id: FORMAT,
  name: 'PKR',
  boundary: joinedBoundary([TABLE], { hasChat: true }),
  closed: true,
  support: readOnlySupport(['holdem', 'omaha', 'omaha-8']),
  recognises: (head) => {
    const at = head.indexOf('Starting Hand #');
    return at >= 0 && isDigit(head.charCodeAt(at + 'Starting Hand #'.length)) && head.includes('Last Hand ');
  },
  read: makeReader(layout),
  isRemainder: (text) => text.includes('End of Hand #'),
  conventions: () => conventions,
};

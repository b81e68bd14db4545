import { strictConventions, type Conventions } from '../../conventions.js';
import { checkSidePotNumbers, makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, forcedPhrases } from './body.js';
import { checkPlayerCount, HAND, headerPhrases, supported } from './header.js';

/**
 * Bets that nobody called have no line, nor have the total and the rake. A line before the action marks an all-in. Evidence:
 * a hand of 2009.
 */
const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
};

const CENTS = 2;

const layout: SiteLayout = {
  format: 'betfair',
  site: 'Betfair',
  dialect: 'betfair',
  first: 'header',
  sections: {
    header: {
      table: new PhraseTable([...headerPhrases, ...forcedPhrases, ...bodyPhrases]),
      otherLines: 'reject',
    },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  scaleOf: () => CENTS,
  finish: (draft) => {
    checkPlayerCount(draft);
    checkSidePotNumbers(draft);
    // Players who are away may be listed like the others.
    draft.leaveOutSilentPlayers();
  },
};

/** Betfair Poker before it joined OnGame's and iPoker's networks. */
export const betfair: HistoryFormat = {
  id: 'betfair',
  name: 'Betfair',
  boundary: joinedBoundary([HAND]),
  closed: true,
  support: readOnlySupport(supported),
  recognises: (head) => head.includes(HAND),
  read: makeReader(layout),
  isRemainder: (text) => text.includes(' ends  *****'),
  conventions: () => conventions,
};

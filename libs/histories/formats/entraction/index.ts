import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, nameSidePots } from './body.js';
import { parseCards } from './cards.js';
import { conventionsOf } from './conventions.js';
import { headerPhrases, PREFIX, supported } from './header.js';

const FORMAT = 'entraction';

const layout: SiteLayout = {
  format: FORMAT,
  site: 'Entraction',
  dialect: FORMAT,
  first: 'header',
  seatNumbers: 'of-table',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...bodyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    after: { table: new PhraseTable([]), otherLines: 'unread' },
  },
  dotsGroup: false,
  parseCards,
  // Tournament chips have two decimals, too.
  scaleOf: () => 2,
  finish: (draft) => {
    nameSidePots(draft);
    // Players who are away are listed like the others.
    draft.leaveOutSilentPlayers();
  },
};

/** The Entraction network, which closed in 2012. */
export const entraction: HistoryFormat = {
  id: FORMAT,
  name: 'Entraction',
  boundary: joinedBoundary([PREFIX]),
  closed: true,
  support: readOnlySupport(supported),
  recognises: (head) => head.includes(PREFIX) && head.includes('Players(max '),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('Game ended '),
  conventions: conventionsOf,
};

import { indexWithin } from '../../bounded-search.js';
import {
  checkAndForgetSidePots,
  type HandDraft,
  makeReader,
  PhraseTable,
  type SiteLayout,
} from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, houseMoneyPhrases } from './body.js';
import { parseCards } from './cards.js';
import { conventionsOf, dialects } from './conventions.js';
import { variants } from './games.js';
import { headerPhrases } from './header.js';
import { summaryPhrases } from './summary.js';

const HEADER = 'Winamax Poker - ';
const TOURNAMENT = 'Winamax Poker - Tournament ';

/** A summary without a line for each player of the hand is a short one. */
const finish = (draft: HandDraft): void => {
  checkAndForgetSidePots(draft);
  const seats = new Set<number>();
  for (const event of draft.events)
    if (event.type !== 'note' && 'seat' in event && event.seat !== null) seats.add(event.seat);
  let listed = 0;
  for (const { type } of draft.claims) if (type === 'seat' || type === 'stranger') listed++;
  if (listed >= seats.size) return;
  draft.dialect = dialects.short;
  for (const claim of draft.claims)
    if (claim.type === 'seat' && claim.unread !== undefined)
      draft.events.push({ type: 'unread', text: claim.unread, line: claim.line });
};

const layout: SiteLayout = {
  format: 'winamax',
  site: 'Winamax',
  dialect: dialects.complete,
  first: 'header',
  seatNumbers: 'of-table',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...houseMoneyPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: false,
  parseCards,
  scaleOf: (text, start, end) =>
    indexWithin(text, TOURNAMENT, start, Math.min(end, start + 100)) < 0 ? 2 : 0,
  finish,
};

/** Winamax: cash games, pools and tournaments. */
export const winamax: HistoryFormat = {
  id: 'winamax',
  name: 'Winamax',
  boundary: joinedBoundary([HEADER], { behind: 'any' }),
  support: readOnlySupport([...variants.values(), 'omaha-5-8']),
  recognises: (head) => head.includes(HEADER) && head.includes('HandId: #'),
  read: makeReader(layout),
  isRemainder: (text) => text.includes('*** SUMMARY ***'),
  conventions: conventionsOf,
};

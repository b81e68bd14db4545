import { indexOfLine } from '../../bounded-search.js';
import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { LineCursor, prefixBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases, postPhrases } from './body.js';
import { parseCards } from './cards.js';
import { conventionsOf, UNRAKED } from './conventions.js';
import { supported } from './games.js';
import { headerPhrases } from './header.js';
import { checkPlayerLines, nameMainPot, summaryPhrases } from './summary.js';
import { addUnlistedChips } from './unlisted-chips.js';

const FORMAT = 'kingsclub';
const CENTS = 2;

const boundary = prefixBoundary([...'0123456789'].map((digit) => `#${digit}`));

const layout: SiteLayout = {
  format: FORMAT,
  site: 'KingsClub',
  dialect: FORMAT,
  first: 'header',
  sections: {
    header: { table: new PhraseTable([...headerPhrases, ...postPhrases]), otherLines: 'reject' },
    body: { table: new PhraseTable(bodyPhrases), otherLines: 'unread' },
    summary: { table: new PhraseTable(summaryPhrases), otherLines: 'unread' },
  },
  dotsGroup: true,
  parseCards,
  scaleOf: () => CENTS,
  finish: (draft) => {
    draft.leaveOutSilentPlayers();
    checkPlayerLines(draft);
    addUnlistedChips(draft);
    nameMainPot(draft);
    if (!draft.claims.some(({ type }) => type === 'rake')) draft.dialect = UNRAKED;
  },
};

/** Whether a line such as `#37732805: Limit Badugi - 30/60` is followed by the line of a table. */
/** `#37581152: Limit Seven Card Stud - 44/88`. */
const HEADER = /^\s*#\d{1,20}: [^/\n]{1,100} - [\d,.]{1,20}\/[\d,.]{1,20}/;
const MAX_HEADER = 200;

const recognises = (head: string): boolean => {
  const lines = new LineCursor();
  lines.reset(head);
  while (lines.next())
    if (HEADER.test(head.slice(lines.start, Math.min(lines.end, lines.start + MAX_HEADER))))
      return indexOfLine(head, "Table '", lines.end, head.length) >= 0;
  return false;
};

/** KingsClub, a club for mixed games. */
export const kingsclub: HistoryFormat = {
  id: FORMAT,
  name: 'KingsClub',
  boundary,
  support: readOnlySupport(supported),
  recognises,
  read: makeReader(layout),
  isRemainder: (text) => text.includes('*** SUMMARY ***'),
  conventions: conventionsOf,
};

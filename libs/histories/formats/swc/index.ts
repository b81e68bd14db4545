import { indexOfLine } from '../../bounded-search.js';
import { makeReader, PhraseTable, type SiteLayout } from '../../reading/index.js';
import { joinedBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { bodyPhrases } from './body.js';
import { conventions } from './conventions.js';
import { headerPhrases, supported } from './header.js';

const HAND = 'Hand #';
/** With these words each hand has a line below its first one. */
const MARKS = ['Game: ', 'Site: ', 'Table: '];
const DECIMALS = 2;

const layout: SiteLayout = {
  format: 'swc',
  site: 'SwC Poker',
  dialect: 'swc',
  first: 'header',
  sections: {
    header: { table: new PhraseTable(headerPhrases), otherLines: 'reject' },
    body: { table: new PhraseTable([...bodyPhrases, ...headerPhrases.slice(-1)]), otherLines: 'unread' },
  },
  dotsGroup: false,
  scaleOf: () => DECIMALS,
};

/** SwC Poker, a Bitcoin site. Its program prints the same for other rooms; the log names the room. */
export const swc: HistoryFormat = {
  id: 'swc',
  name: 'SwC Poker',
  boundary: joinedBoundary([HAND]),
  support: readOnlySupport(supported),
  recognises: (head) =>
    head.includes(HAND) && MARKS.every((mark) => indexOfLine(head, mark, 0, head.length) > 0),
  read: makeReader(layout),
  isRemainder: (text) => text.includes(' has the dealer button') || text.includes('** Hole Cards **'),
  conventions: () => conventions,
};

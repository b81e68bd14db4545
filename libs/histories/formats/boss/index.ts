import { makeXmlReader, xmlBoundary } from '../../xml/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { conventions } from './conventions.js';
import { readHand } from './hand.js';
import { isTournament, variants } from './header.js';

const HAND = '<HISTORY ';

/** Boss Media (International Poker Network): hands in XML. */
export const boss: HistoryFormat = {
  id: 'boss',
  name: 'Boss Media',
  boundary: xmlBoundary(HAND),
  closed: true,
  support: readOnlySupport(variants.values()),
  recognises: (head) => {
    const at = head.indexOf(HAND);
    return at >= 0 && head.slice(at, head.indexOf('>', at)).includes('GAMEKIND=');
  },
  read: makeXmlReader({
    format: 'boss',
    site: 'Boss Media',
    dialect: 'boss',
    hand: 'HISTORY',
    following: new Set(['ROOT']),
    dotsGroup: false,
    scaleOf: (hand) => (isTournament(hand) ? 0 : 2),
    read: readHand,
  }),
  isRemainder: (text) => text.includes('<SHOWDOWN') || text.includes('</HISTORY>'),
  conventions: () => conventions,
};

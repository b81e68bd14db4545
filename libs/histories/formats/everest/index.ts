import { makeXmlReader, xmlBoundary } from '../../xml/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { conventions } from './conventions.js';
import { readHand } from './hand.js';
import { variants } from './header.js';

const HAND = '<HAND ';
const SESSION = '<SESSION ';

/** Everest Poker: hands in XML, with a session before them. */
export const everest: HistoryFormat = {
  id: 'everest',
  name: 'Everest (XML)',
  boundary: xmlBoundary(HAND, SESSION),
  closed: true,
  support: readOnlySupport(variants.values()),
  recognises: (head) => {
    const at = head.indexOf(HAND);
    return at >= 0 && head.slice(at, head.indexOf('>', at)).includes('blinds=');
  },
  read: makeXmlReader({
    format: 'everest',
    site: 'Everest',
    dialect: 'everest',
    hand: 'HAND',
    following: new Set(['SESSION']),
    dotsGroup: false,
    scaleOf: () => 2,
    read: readHand,
  }),
  isRemainder: (text) => text.includes('<SWEEP') || text.includes('</HAND>'),
  conventions: () => conventions,
};

import { makeXmlReader, xmlBoundary } from '../../xml/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { conventions } from './conventions.js';
import { readHand } from './hand.js';
import { isTournament } from './session.js';

const HAND = '<game ';
const SESSION = '<session';

/** iPoker (Playtech): sessions in XML. */
export const ipoker: HistoryFormat = {
  id: 'ipoker',
  name: 'iPoker',
  boundary: xmlBoundary(HAND, SESSION),
  support: readOnlySupport([
    'holdem',
    'omaha',
    'omaha-8',
    'omaha-5',
    'omaha-6',
    'five-stud',
    'stud',
    'stud-8',
  ]),
  recognises: (head) => {
    const at = head.indexOf(HAND);
    return at >= 0 && head.slice(at, head.indexOf('>', at)).includes('gamecode=');
  },
  read: makeXmlReader({
    format: 'ipoker',
    site: 'iPoker',
    dialect: 'ipoker',
    hand: 'game',
    following: new Set(['session']),
    dotsGroup: false,
    scaleOf: (_, session) => (isTournament(session) ? 0 : 2),
    read: readHand,
  }),
  isRemainder: (text) => text.includes('<round') || text.includes('</game>'),
  conventions: () => conventions,
};

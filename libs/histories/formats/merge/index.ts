import { makeXmlReader, xmlBoundary } from '../../xml/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { conventions } from './conventions.js';
import { readHand } from './hand.js';
import { decimalsOf, isTournament } from './header.js';

const HAND = '<game ';
const DESCRIPTION = '<description';

const VARIANTS = [
  'holdem',
  'omaha',
  'omaha-8',
  'stud',
  'stud-8',
  'razz',
  'lowball-27-triple',
  'lowball-a5-triple',
  'badugi',
];

/** The Merge network (Carbon, RPM): hands in XML, with a description before them. */
export const merge: HistoryFormat = {
  id: 'merge',
  name: 'Merge',
  boundary: xmlBoundary(HAND, DESCRIPTION),
  closed: true,
  support: readOnlySupport(VARIANTS),
  recognises: (head) => {
    const at = head.indexOf(HAND);
    return at >= 0 && head.slice(at, head.indexOf('>', at)).includes('numholecards=');
  },
  read: makeXmlReader({
    format: 'merge',
    site: 'Merge',
    dialect: 'merge',
    hand: 'game',
    following: new Set(['description']),
    dotsGroup: false,
    scaleOf: (hand, session) => (isTournament(session) ? decimalsOf(hand) : 2),
    read: readHand,
  }),
  isRemainder: (text) => text.includes('<round') || text.includes('</game>'),
  conventions: () => conventions,
};

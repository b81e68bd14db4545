import { makeXmlReader, xmlBoundary } from '../../xml/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { conventions } from './conventions.js';
import { readHand } from './hand.js';
import { variants } from './header.js';

const HAND = '<Game ';

/** The Microgaming network (Prima): hands in XML. */
export const microgaming: HistoryFormat = {
  id: 'microgaming',
  name: 'Microgaming',
  boundary: xmlBoundary(HAND),
  closed: true,
  support: readOnlySupport(variants.values()),
  recognises: (head) => {
    const at = head.indexOf(HAND);
    return at >= 0 && head.slice(at, head.indexOf('>', at)).includes('betlimit=');
  },
  read: makeXmlReader({
    format: 'microgaming',
    site: 'Microgaming',
    dialect: 'microgaming',
    hand: 'Game',
    following: new Set(),
    dotsGroup: false,
    scaleOf: () => 2,
    read: readHand,
  }),
  isRemainder: (text) => text.includes('<Gameplay') || text.includes('</Game>'),
  conventions: () => conventions,
};

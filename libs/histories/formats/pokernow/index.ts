import { type HistoryFormat, readOnlySupport } from '../format.js';
import { boundary, hasMarker } from './boundary.js';
import { conventions } from './conventions.js';
import { readHand } from './reader.js';

/** PokerNow, a site for home games: logs of a whole game in CSV, the newest row first. */
export const pokernow: HistoryFormat = {
  id: 'pokernow',
  name: 'PokerNow',
  boundary,
  support: readOnlySupport(['holdem', 'omaha', 'omaha-8']),
  recognises: (head) => hasMarker(head),
  read: readHand,
  isRemainder: hasMarker,
  conventions: () => conventions,
};

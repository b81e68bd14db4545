import { strictConventions, type Conventions } from '../../conventions.js';
import { isDigit } from '../../characters.js';
import { prefixBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { FORMAT, PREFIX, readHand } from './reader.js';

/**
 * The log has actions, cards and results; posts, uncalled bets and awards follow from the protocol. There is no rake, and an
 * odd chip is split.
 */
const conventions: Conventions = {
  ...strictConventions,
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  forcedBets: 'derived',
  showOrder: 'free',
  oddChips: 'any',
};

/** `STATE:0:betting:cards:results:names`. */
const FIELDS = 6;
const MAX_LINE = 4096;

/** Logs of the Annual Computer Poker Competition, and of programs that print the same. */
export const acpc: HistoryFormat = {
  id: FORMAT,
  name: 'Annual Computer Poker Competition',
  boundary: prefixBoundary([PREFIX]),
  support: readOnlySupport(['holdem']),
  recognises: (head) => {
    const at = head.indexOf(PREFIX);
    if (at < 0 || !isDigit(head.charCodeAt(at + PREFIX.length))) return false;
    const [line = ''] = head.slice(at, at + MAX_LINE).split(/[\r\n]/, 1);
    return line.split(':', FIELDS).length === FIELDS && line.includes('|');
  },
  read: readHand,
  isRemainder: (text) => text.includes('|'),
  conventions: () => conventions,
};

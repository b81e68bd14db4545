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

/** Logs of the Annual Computer Poker Competition, and of programs that print the same. */
export const acpc: HistoryFormat = {
  id: FORMAT,
  name: 'Annual Computer Poker Competition',
  boundary: prefixBoundary([PREFIX]),
  support: readOnlySupport(['holdem']),
  recognises: (head) => {
    const at = head.indexOf(PREFIX);
    return at >= 0 && isDigit(head.charCodeAt(at + PREFIX.length));
  },
  read: readHand,
  isRemainder: (text) => text.includes('|'),
  conventions: () => conventions,
};

import { strictConventions, type Conventions } from '../../conventions.js';
import { prefixBoundary } from '../../source/index.js';
import { type HistoryFormat, readOnlySupport } from '../format.js';
import { FORMAT, readHand } from './reader.js';

/**
 * Scripts of a televised cash game. They have no total, no showdown and no mark for all-ins; all hole cards are known from
 * the start. The blinds and the ante are in the head of the script. There is no rake in 1,045 hands. The smallest chip is
 * 100: a pot of 53,200 that is run five times is won with 31,900 and 21,300.
 */
const conventions: Conventions = {
  ...strictConventions,
  countedIds: { table: 1, hand: 4 },
  uncalledLine: 'optional',
  allInMarked: 'sometimes',
  leavesOut: 'some',
  showOrder: 'free',
  rake: 'none',
  runAwards: 'together',
  splitChips: [100],
};

/** The hands of "The Big Game", as scripts of its web page. */
export const thebiggame: HistoryFormat = {
  id: FORMAT,
  name: 'The Big Game',
  boundary: prefixBoundary(['URL: http']),
  support: readOnlySupport(['holdem']),
  recognises: (head) => head.includes('LoadHand({Hand:'),
  read: readHand,
  isRemainder: (text) => text.trimEnd().endsWith(']})'),
  conventions: () => conventions,
};

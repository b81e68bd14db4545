import type { Switches } from '#engine';
import { auditLines } from '../../libs/audit/testing/findings.js';
import type { Outcome } from './examples.js';

/** A hand of three players: Cid folds on the flop, and Ann bets and beats Bob at the showdown. */
const LOG = `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($10 in chips)
Seat 4: Cid ($10 in chips)
Bob: posts small blind $0.05
Cid: posts big blind $0.10
*** HOLE CARDS ***
Ann: calls $0.10
Bob: calls $0.05
Cid: checks
*** FLOP *** [2c 7d 9h]
Bob: checks
Cid: checks
Ann: bets $0.10
Bob: calls $0.10
Cid: folds
*** TURN *** [2c 7d 9h] [3s]
Bob: checks
Ann: checks
*** RIVER *** [2c 7d 9h 3s] [4s]
Bob: checks
Ann: checks
*** SHOW DOWN ***
Bob: shows [Kd Qd] (high card King)
Ann: shows [Ah Ad] (a pair of Aces)
Ann collected $0.48 from pot
*** SUMMARY ***
Total pot $0.50 | Rake $0.02
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (button) showed [Ah Ad] and won ($0.48) with a pair of Aces
Seat 2: Bob (small blind) showed [Kd Qd] and lost with high card King
Seat 4: Cid (big blind) folded on the Flop`;

/** An edit of the log: a text and its replacement. */
type Edit = readonly [from: string, to: string];

/** The findings of the log after edits. */
export const logged = (edits: readonly Edit[] = [], switches: Partial<Switches> = {}): Outcome => {
  const text = edits.reduce((log, [from, to]) => {
    if (!log.includes(from)) throw new Error(`not in the log: ${from}`);
    return log.replace(from, to);
  }, LOG);
  return auditLines(text.split('\n'), switches).findings.map(({ code, rules }) => [code, ...rules].join(' '));
};

/** Edits: an additional bet, a muck, and the summary that follows from them. */
export const BOB_MUCKS: readonly Edit[] = [
  [
    'Bob: shows [Kd Qd] (high card King)\nAnn: shows [Ah Ad] (a pair of Aces)',
    'Ann: shows [Ah Ad] (a pair of Aces)\nBob: mucks hand',
  ],
  ['showed [Kd Qd] and lost with high card King', 'mucked'],
];

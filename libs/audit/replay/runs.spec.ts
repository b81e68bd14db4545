import type { Switches } from '#engine';
import { auditLines, findingsIn } from '../testing/findings.js';

/** Two players are all-in for 10 dollars each, and the rest of the board is dealt three times: the first wins once. */
const runThrice = (first: string, second: string, third: string): string[] =>
  `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2021/07/30 13:00:00 ET
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann ($10 in chips)
Seat 2: Bob ($10 in chips)
Ann: posts small blind $0.05
Bob: posts big blind $0.10
*** HOLE CARDS ***
Ann: raises $9.90 to $10 and is all-in
Bob: calls $9.90 and is all-in
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [3s]
*** FIRST RIVER *** [2c 7d 9h 3s] [4s]
*** SECOND RIVER *** [2c 7d 9h 3s] [Qh]
*** THIRD RIVER *** [2c 7d 9h 3s] [8h]
*** FIRST SHOW DOWN ***
Bob: shows [Kd Kh] (a pair of Kings)
Ann: shows [Qd Qs] (a pair of Queens)
Bob collected ${first} from pot
*** SECOND SHOW DOWN ***
Bob: shows [Kd Kh] (a pair of Kings)
Ann: shows [Qd Qs] (three of a kind, Queens)
Ann collected ${second} from pot
*** THIRD SHOW DOWN ***
Bob: shows [Kd Kh] (a pair of Kings)
Ann: shows [Qd Qs] (a pair of Queens)
Bob collected ${third} from pot
*** SUMMARY ***
Total pot $20 | Rake $0
Hand was run three times
FIRST Board [2c 7d 9h 3s 4s]
SECOND Board [2c 7d 9h 3s Qh]
THIRD Board [2c 7d 9h 3s 8h]`.split('\n');

const usual = runThrice('$6.67', '$6.67', '$6.66');

describe('P-VAR-MORE: the rest of the board is dealt several times', () => {
  it('as often as the house allows', () => {
    const codes = (runs: Switches['runs']): string[] =>
      auditLines(usual, { runs }).findings.map(({ code, line }) => `${code} ${String(line)}`);
    expect(codes('thrice')).toEqual([]);
    expect(codes('any')).toEqual([]);
    expect(codes('twice')).toEqual(['wrong-board 14']);
    expect(codes('once')).toEqual(['wrong-board 13']);
    const [{ detail }] = auditLines(usual, { runs: 'twice' }).findings;
    expect(detail).toEqual({ about: 'runs', most: 2 });
  });

  it('R-TIE-2, R-TIE-3: the odd chips of the pot go to the first runs, one each', () => {
    expect(findingsIn(runThrice('$6.66', '$6.67', '$6.67'))).not.toEqual([]);
    expect(findingsIn(runThrice('$6.68', '$6.66', '$6.66'))).not.toEqual([]);
  });
});

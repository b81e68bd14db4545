import { findingsIn } from '../testing/findings.js';

/**
 * The bring-in of Cid is all-in for one cent, so that the log does not say how much was due. Dan is all-in for 0.36 of a bet of
 * 0.50: half a bet above a bring-in of up to 0.11, less above a larger one.
 */
const raisedTo = (raise: string): string[] =>
  `PokerStars Hand #7002:  7 Card Stud Limit ($0.50/$1.00 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 8-max
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($20 in chips)
Seat 3: Cid ($0.06 in chips)
Seat 4: Dan ($0.41 in chips)
Ann: posts the ante $0.05
Bob: posts the ante $0.05
Cid: posts the ante $0.05
Dan: posts the ante $0.05
*** 3rd STREET ***
Dealt to Ann [9h]
Dealt to Bob [Kd]
Dealt to Cid [2h]
Dealt to Dan [3c]
Cid: brings in for $0.01 and is all-in
Dan: raises $0.35 to $0.36 and is all-in
Ann: raises ${raise}
Bob: folds
*** SUMMARY ***
Total pot $1.42 | Rake $0`.split('\n');

const codesOf = (raise: string): string[] =>
  findingsIn(raisedTo(raise))
    .map(([code]) => code)
    .filter((code) => code === 'short-raise' || code === 'bet-too-big');

describe('R-BET-7, P-VAR-7CS: a short all-in above a bring-in of unknown size', () => {
  it('may be completed, or raised by a full bet', () => {
    expect(codesOf('$0.14 to $0.50')).toEqual([]);
    expect(codesOf('$0.50 to $0.86')).toEqual([]);
  });

  it('may not be raised to any other total', () => {
    expect(codesOf('$0.24 to $0.60')).not.toEqual([]);
    expect(codesOf('$0.64 to $1.00')).not.toEqual([]);
  });
});

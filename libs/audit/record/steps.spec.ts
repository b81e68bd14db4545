import { findProfile } from '#rules';
import { readLog } from '../testing/logs.js';
import { replaySteps, type LegalRange } from './steps.js';

/** Fourth street of stud: Bob has an open pair of kings and bets 1 of 1 or 2, and Ann is all-in for 1.60. */
const LOG = `PokerStars Hand #7002:  7 Card Stud Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 8-max
Seat 1: Ann ($2.20 in chips)
Seat 2: Bob ($20 in chips)
Seat 4: Cid ($20 in chips)
Ann: posts the ante $0.10
Bob: posts the ante $0.10
Cid: posts the ante $0.10
*** 3rd STREET ***
Dealt to Ann [9h]
Dealt to Bob [Kd]
Dealt to Cid [Td]
Ann: brings in for $0.50
Bob: calls $0.50
Cid: calls $0.50
*** 4th STREET ***
Dealt to Ann [9h] [4s]
Dealt to Bob [Kd] [Ks]
Dealt to Cid [Td] [2s]
Bob: bets $1
Cid: folds
Ann: raises $0.60 to $1.60 and is all-in
Bob: calls $0.60
*** SUMMARY ***
Total pot $0 | Rake $0
`;

/** The range of a bet or raise before each line. */
const rangesOf = (log: string): ReadonlyMap<number, LegalRange | null> =>
  new Map(
    replaySteps(readLog(log), findProfile('pokerstars')!).moments.map(({ step }) => [
      step.line,
      step.legal?.bet ?? step.legal?.raise ?? null,
    ]),
  );

describe('the legal range of a step', () => {
  it('R-BET-7, P-VAR-7CS: lists the totals of fixed limit where there are several', () => {
    const ranges = rangesOf(LOG);
    expect(ranges.get(13)).toEqual({ min: '1.00', max: '1.00' });
    expect(ranges.get(20)).toEqual({ min: '1.00', max: '2.00', totals: ['1.00', '2.00'] });
    expect(ranges.get(21)).toEqual({ min: '2.00', max: '3.00', totals: ['2.00', '3.00'] });
    // Only Bob has chips left.
    expect(ranges.get(23)).toBeNull();
  });
});

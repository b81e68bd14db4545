import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { readLog } from '../testing/logs.js';
import { StepAnalysis } from '../logs/step-analysis.js';
import { stepSchema, type LegalRange, type Step } from './step-schema.js';
import { replaySteps } from './steps.js';

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

const stepsOf = (log: string): readonly Step[] =>
  replaySteps(readLog(log), findProfile('pokerstars')!).moments.map(({ step }) => step);

/** Bob is all-in for 2 before the flop; Ann and Cid play on for a side pot, with two runs of the board. */
const SIDE_POT = `PokerStars Hand #7003:  Hold'em No Limit ($0.50/$1 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($20 in chips)
Seat 2: Bob ($2 in chips)
Seat 4: Cid ($20 in chips)
Bob: posts small blind $0.50
Cid: posts big blind $1
*** HOLE CARDS ***
Dealt to Cid [Ah Kd]
Ann: raises $1 to $2
Bob: calls $1.50 and is all-in
Cid: calls $1
*** FLOP *** [2c 7d 9h]
Cid: bets $3
Ann: calls $3
*** TURN *** [2c 7d 9h] [Ts]
Cid: bets $1
Ann: folds
Uncalled bet ($1) returned to Cid
*** FIRST RIVER *** [2c 7d 9h Ts] [3c]
*** SECOND RIVER *** [2c 7d 9h Ts] [3d]
*** SUMMARY ***
Total pot $12 | Rake $0`;

/** Cid is all-in with the ante for the table: 80 of 100. Ann and Bob bet beside him. */
const ANTE_ALL_IN = `PokerStars Hand #7004: Tournament #5, $10+$1 USD Hold'em No Limit - Level V (50/100) - 2025/01/06 13:00:00 ET
Table '5 1' 9-max Seat #1 is the button
Seat 1: Ann (5000 in chips)
Seat 2: Bob (5000 in chips)
Seat 3: Cid (80 in chips)
Cid: posts the ante 80 and is all-in
Bob: posts small blind 50
*** HOLE CARDS ***
Dealt to Ann [Ah Kd]
Ann: calls 100
Bob: calls 50
*** FLOP *** [2c 7d 9h]
Bob: checks
Ann: checks
*** TURN *** [2c 7d 9h] [Ts]
*** SUMMARY ***
Total pot 280 | Rake 0`;

describe('the state of a step', () => {
  const steps = stepsOf(SIDE_POT);
  const at = (line: number): Step => steps.find((step) => step.line === line)!;

  it('P-ALLIN-1: has the pots of the finished rounds, and the bets of this one', () => {
    expect(at(12)).toMatchObject({ pot: '5.00', pots: [], bets: { 1: '2.00', 2: '2.00', 4: '1.00' } });
    expect(at(15)).toMatchObject({
      pot: '9.00',
      pots: [{ amount: '6.00', seats: [2, 4, 1] }],
      bets: { 4: '3.00' },
      legal: { seat: 1, call: '3.00' },
    });
    expect(at(17)).toMatchObject({
      pots: [
        { amount: '6.00', seats: [2, 4, 1] },
        { amount: '6.00', seats: [4, 1] },
      ],
      bets: {},
    });
  });

  it('P-ALLIN-2: a player who is all-in with a dead table ante has a pot of its chips', () => {
    const turn = stepsOf(ANTE_ALL_IN).find(({ line }) => line === 14)!;
    expect(turn.pots).toEqual([
      { amount: '80', seats: [2, 3, 1] },
      { amount: '200', seats: [2, 1] },
    ]);
  });

  it('has the known cards and the boards so far', () => {
    expect(at(6)).toMatchObject({ hands: {}, boards: [[]], street: null });
    expect(at(10)).toMatchObject({ hands: { 1: '?? ??', 2: '?? ??', 4: 'Ah Kd' }, boards: [[]] });
    expect(at(17)).toMatchObject({ boards: [['2c', '7d', '9h', 'Ts']], live: [2, 4, 1] });
    // The unknown cards of a folded hand are gone.
    expect(at(19)).toMatchObject({ hands: { 2: '?? ??', 4: 'Ah Kd' }, live: [2, 4] });
    expect(at(21)).toMatchObject({ run: 2, boards: [['2c', '7d', '9h', 'Ts', '3c']] });
  });

  it('matches its schema, and is the same if it is recorded during an audit', () => {
    for (const log of [LOG, SIDE_POT]) {
      const hand = readLog(log);
      const profile = findProfile('pokerstars')!;
      const analysis = new StepAnalysis();
      const audited = auditHand(hand, profile, analysis.begin(hand))!;
      const { steps: recorded } = analysis.end(audited);
      expect(recorded).toEqual(stepsOf(log));
      for (const step of recorded) expect(stepSchema.parse(step)).toEqual(step);
    }
  });

  it('P-VAR-7CS: has the known cards of stud, and those that are face up', () => {
    const fourth = stepsOf(LOG).find(({ line }) => line === 20)!;
    expect(fourth.hands).toEqual({ 1: '9h 4s ?? ??', 2: 'Kd Ks ?? ??', 4: 'Td 2s ?? ??' });
    expect(fourth.up).toEqual({ 1: '9h 4s', 2: 'Kd Ks', 4: 'Td 2s' });
  });
});

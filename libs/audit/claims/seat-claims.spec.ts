import { listFindings } from '../testing/findings.js';
import { editShowdown } from '../testing/logs.js';

describe('L-CLAIM-1: a line of the summary', () => {
  it('is not reported if it agrees with the body', () => {
    expect(listFindings(editShowdown())).toEqual([]);
  });

  it.each<[string, string, string, number]>([
    ['the button of another player', 'Bob (small blind)', 'Bob (button)', 30],
    ['the blind of another player', 'Bob (small blind)', 'Bob (big blind)', 30],
    ['a fold on another street', 'folded on the Flop', 'folded on the Turn', 31],
    ['a winner who lost', 'and won ($0.50)', 'and lost', 29],
    ['a fold as a shown hand', 'folded on the Flop', 'showed [Js Jc] and lost with a pair of Jacks', 31],
    ['a shown hand as a fold', 'showed [Kd Qd] and lost with high card King', 'folded on the River', 30],
    [
      'the number of another seat',
      'Seat 2: Bob (small blind) showed',
      'Seat 3: Bob (small blind) showed',
      30,
    ],
    ['an unknown name', 'Seat 2: Bob (small blind) showed', 'Seat 2: Rob (small blind) showed', 30],
    ['a seat twice', 'Seat 4: Cid (big blind) folded on the Flop', 'Seat 2: Bob (small blind) mucked', 31],
    ['no line for a seat', '\nSeat 2: Bob (small blind) showed [Kd Qd] and lost with high card King', '', 30],
    ['a shown hand that the body does not show', '\nAnn: shows [Ah Ad] (a pair of Aces)', '', 28],
  ])('is reported if it has %s', (_, from, to, line) => {
    expect(listFindings(editShowdown([from, to]))).toEqual([`wrong-summary ${String(line)}`]);
  });
});

/** A hand of the Pluribus experiment, whose summary has the players of the showdown only. */
const PLURIBUS = `PokerStars Hand #140007: Hold'em No Limit (50/100) - 2019/08/02 01:07:09 ET
Table 'Pluribus Session 140' 6-max (Play Money) Seat #3 is the button
Seat 1: MrRed (10000 in chips)
Seat 2: MrGrey (10000 in chips)
Seat 3: Pluribus (10000 in chips)
MrRed: posts small blind 50
MrGrey: posts big blind 100
*** HOLE CARDS ***
Dealt to MrRed [Ah Ad]
Dealt to MrGrey [Kh Kd]
Dealt to Pluribus [7h 2d]
Pluribus: folds
MrRed: raises 200 to 300
MrGrey: calls 200
*** FLOP *** [2c 3d 9s]
MrRed: bets 400
MrGrey: calls 400
*** TURN *** [2c 3d 9s] [4h]
MrRed: checks
MrGrey: checks
*** RIVER *** [2c 3d 9s] [4h] [8c]
MrRed: checks
MrGrey: checks
*** SHOWDOWN ***
MrRed: shows [Ah Ad]
MrGrey: shows [Kh Kd]
MrRed collected 1400.0 from pot
*** SUMMARY ***
Total pot 1400 | Rake 0
Board [2c 3d 9s 4h 8c]
Seat 1: MrRed showed [Ah Ad] and won (1400.0)
Seat 2: MrGrey showed [Kh Kd] and lost`;

describe('L-CLAIM-1: a summary without the players who folded', () => {
  it('has no findings', () => {
    expect(listFindings(PLURIBUS)).toEqual([]);
  });

  it.each<[string, string, string, string]>([
    ['a winner who lost', 'and won (1400.0)', 'and lost (1400.0)', 'wrong-summary 31'],
    ['another amount of a raise', 'raises 200 to 300', 'raises 210 to 300', 'amount 13'],
  ])('is reported if it has %s', (_, from, to, finding) => {
    expect(listFindings(PLURIBUS.replace(from, to))).toEqual([finding]);
  });

  it('is reported if an uncalled bet has another amount', () => {
    const folded = PLURIBUS.replace(
      'MrGrey: calls 400',
      'MrGrey: folds\nUncalled bet (400) returned to MrRed',
    );
    const [head] = folded.split('*** TURN ***');
    const ended = `${head}MrRed collected 600.0 from pot\n*** SUMMARY ***\nTotal pot 600 | Rake 0\nBoard [2c 3d 9s]`;
    expect(listFindings(ended)).toEqual([]);
    expect(listFindings(ended.replace('(400)', '(401)'))).toEqual(['uncalled 18']);
  });
});

/** A hand without a small blind. Ann returns and posts the small blind that she missed. */
const MISSED = `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #3 is the button
Seat 1: Ann ($10 in chips)
Seat 4: Cid ($10 in chips)
Seat 5: Dan ($10 in chips)
Cid: posts big blind $0.10
Ann: posts small blind $0.05
*** HOLE CARDS ***
Dan: folds
Ann: folds
Uncalled bet ($0.10) returned to Cid
Cid collected $0.05 from pot
*** SUMMARY ***
Total pot $0.05 | Rake $0
Seat 1: Ann folded before Flop
Seat 4: Cid (big blind) collected ($0.05)
Seat 5: Dan folded before Flop (didn't bet)`;

describe('L-CLAIM-1: a player who folds without a bet', () => {
  it('is marked as one who did not bet', () => {
    expect(listFindings(MISSED.replace(" (didn't bet)", ''))).toEqual(['wrong-summary 17']);
  });
});

describe('P-BLIND-1: a missed small blind', () => {
  it('is not named in the summary', () => {
    expect(listFindings(MISSED)).toEqual([]);
    expect(listFindings(MISSED.replace('Seat 1: Ann folded', 'Seat 1: Ann (big blind) folded'))).toEqual([
      'wrong-summary 15',
    ]);
  });
});

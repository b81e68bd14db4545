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

describe('P-BLIND-1: a missed small blind', () => {
  it('is not named in the summary', () => {
    expect(listFindings(MISSED)).toEqual([]);
    expect(listFindings(MISSED.replace('Seat 1: Ann folded', 'Seat 1: Ann (big blind) folded'))).toEqual([
      'wrong-summary 15',
    ]);
  });
});

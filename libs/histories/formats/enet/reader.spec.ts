import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { enet } from './index.js';

const SPLIT = `Game #900000001: Omaha (€0,10/€0,25) - 21:50:56 23.8.2012 - %6
Table 'Example 1 - Pot Limit' 9-max Seat #4 is the button
Seat 1: Ann (€72,89 in chips)
Seat 4: Bo (€24,65 in chips)
Seat 5: Cy (€0 in chips)
Seat 6: Dee (€25 in chips)
Seat 8: Eve (€30,16 in chips)
Dee: posts small blind €0,10
Eve: posts big blind €0,25
*** HOLECARDS ***
Ann: folds
Bo: folds
Dee: raises €0,65
Eve: raises €2
Dee: calls €1,50
Rake: €0,27
*** FLOP *** [4s2d3h]
Dee: checks
Eve: checks
*** TURN *** [4s2d3h5h]
Dee: bets €3,37
Eve: calls €3,37
Rake: €0,40
*** RIVER *** [4s2d3h5hQc]
Dee: bets €7,93
Eve: calls €7,93
Rake: €0,95
*** SHOWDOWN ***
Dee: shows [Jd8sAd2s] (Straight, Fives high)
Dee: collected (€12,74) from pot
Eve: shows [3sKs8cAh] (Straight, Fives high)
Eve: collected (€12,74) from pot
*** SUMMARY ***
Total pot €0 | Rake €1,62
Board [4s2d3h5hQc]
Seat 1: Ann  folded
Seat 4: Bo  folded
Seat 6: Dee (small blind) showed [Jd8sAd2s] and won (€12,74) with Straight, Fives high
Seat 8: Eve (big blind) showed [3sKs8cAh] and won (€12,74) with Straight, Fives high
`;

const ALL_IN = `Game #900000002: Omaha (€0,25/€0,50) - 23:32:44 29.7.2012 - %6
Table 'Example 2 - Pot Limit' 9-max Seat #1 is the button
Seat 1: Ann (€18 in chips)
Seat 2: Bo (€58,14 in chips)
Seat 3: Cy (€51,99 in chips)
Seat 4: Dee (€66,25 in chips)
Cy: posts small blind €0,25
Dee: posts big blind €0,50
Ann: posts big blind €0,50
*** HOLECARDS ***
Ann: raises €1,25
Bo: calls €1,75
Cy: folds
Dee: raises €6,75
Ann: goes all-in €16,25
Bo: folds
Dee: calls €10,75
Rake: €3
Rake: €-1,28
*** FLOP *** [Td4h7d]
*** TURN *** [Td4h7d2d]
*** RIVER *** [Td4h7d2dKc]
*** SHOWDOWN ***
Ann: shows [5cJc5hJs] (A Pair, Jacks)
Dee: shows [Kh3sThKs] (Three of a kind, Kings)
Dee: collected (€36,28) from pot
*** SUMMARY ***
Total pot €1,75 | Rake €1,72
Board [Td4h7d2dKc]
Seat 1: Ann  showed [5cJc5hJs] and lost with A Pair, Jacks
Seat 2: Bo (dealer) folded
Seat 3: Cy (small blind) folded
Seat 4: Dee (big blind) showed [Kh3sThKs] and won (€36,28) with Three of a kind, Kings
`;

describe('the reader of Enet', () => {
  it.each([
    ['a split pot', SPLIT],
    ['an all-in, and rake that goes back', ALL_IN],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(enet, text)).toEqual([]);
    expect(enet.recognises(text)).toBe(true);
  });

  it('counts the seat of the button from 0, and keeps the printed time', () => {
    expect(readOne(enet, ALL_IN)).toMatchObject({
      buttonSeat: 2,
      playedAt: null,
      playedAtText: '23:32:44 29.7.2012',
      currency: 'EUR',
      table: { name: 'Example 2', seats: 9 },
      stakes: { smallBlind: 25, bigBlind: 50 },
    });
  });

  it('does not recognise another log with games', () => {
    expect(enet.recognises(ALL_IN.replace(' - %6', ''))).toBe(false);
  });

  it.each([
    ['a raise below the minimum', ALL_IN, 'Dee: raises €6,75', 'Dee: raises €1,75', 'short-raise 14'],
    ['an all-in of another size', ALL_IN, 'all-in €16,25', 'all-in €17,25', 'over-stack 15'],
    ['the rake of a street', SPLIT, 'Rake: €0,40', 'Rake: €0,50', 'rake 34'],
    ['the rake', SPLIT, 'Rake €1,62', 'Rake €1,72', 'rake 34'],
    ['more rake than the rate of the header', SPLIT, '%6', '%5', 'rake 34'],
    ['rake that goes back', ALL_IN, 'Rake: €-1,28', 'Rake: €-1,18', 'rake 28'],
    ['an award', ALL_IN, 'collected (€36,28)', 'collected (€35,28)', 'wrong-award 26'],
    ['a repeated board', SPLIT, '[4s2d3h5h]', '[4s2c3h5h]', 'wrong-board 20'],
    ['the name of a hand', ALL_IN, '(A Pair, Jacks)', '(A Pair, Tens)', 'hand-description 24'],
    ['a position', ALL_IN, 'Bo (dealer)', 'Bo (small blind)', 'wrong-summary 31'],
    ['a summarized seat', ALL_IN, 'Seat 3: Cy (small', 'Seat 5: Cy (small', 'wrong-summary 32'],
    ['a card of the summary', ALL_IN, 'showed [5cJc5hJs]', 'showed [5cJc5hJd]', 'wrong-card-count 30'],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(enet, text, from, to)).toContain(finding);
  });
});

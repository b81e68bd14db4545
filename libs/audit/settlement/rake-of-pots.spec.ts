import { listFaults } from '../testing/findings.js';

/** A player who is all-in for $0.08 wins the main pot, which pays the fee for the jackpot. */
const shortBlind = (
  main: string,
  side: string,
): string => `Poker Hand #RC4100000019: Hold'em No Limit ($0.02/$0.05) - 2025/03/04 20:16:07
Table 'RushAndCash77002' 6-max Seat #1 is the button
Seat 1: Hero ($6 in chips)
Seat 2: a1b2c3d4 ($6 in chips)
Seat 3: b2c3d4e5 ($0.08 in chips)
a1b2c3d4: posts small blind $0.02
b2c3d4e5: posts big blind $0.05
*** HOLE CARDS ***
Dealt to Hero [Ah Kh]
Dealt to a1b2c3d4
Dealt to b2c3d4e5
Hero: raises $0.1 to $0.15
a1b2c3d4: calls $0.13
b2c3d4e5: calls $0.03 and is all-in
*** FLOP *** [8h 7s 4h]
a1b2c3d4: checks
Hero: bets $3
a1b2c3d4: calls $3
*** TURN *** [8h 7s 4h] [3s]
a1b2c3d4: checks
Hero: checks
*** RIVER *** [8h 7s 4h 3s] [2d]
a1b2c3d4: checks
Hero: checks
a1b2c3d4: shows [Qc Qd]
Hero: shows [Ah Kh]
b2c3d4e5: shows [8c 8d]
*** SHOWDOWN ***
a1b2c3d4 collected $${side} from pot
b2c3d4e5 collected $${main} from pot
*** SUMMARY ***
Total pot $6.38 | Rake $0.31 | Jackpot $0.06 | Bingo $0 | Fortune $0 | Tax $0
Board [8h 7s 4h 3s 2d]
Seat 1: Hero (button) showed [Ah Kh] and lost with Ace high
Seat 2: a1b2c3d4 (small blind) showed [Qc Qd] and won ($${side}) with a pair of Queens
Seat 3: b2c3d4e5 (big blind) showed [8c 8d] and won ($${main}) with three of a kind, Eights`;

/** Two players split both side pots of a hand whose rake has more parts than can be tried. */
const splitSidePots = (
  side: string,
): string => `Poker Hand #RC4100000020: Hold'em No Limit ($0.1/$0.25) - 2025/03/04 20:17:22
Table 'RushAndCash77003' 6-max Seat #5 is the button
Seat 1: a1b2c3d4 ($27.96 in chips)
Seat 4: b2c3d4e5 ($3.44 in chips)
Seat 5: c3d4e5f6 ($10.96 in chips)
Seat 6: Hero ($9.95 in chips)
Hero: posts small blind $0.1
a1b2c3d4: posts big blind $0.25
*** HOLE CARDS ***
Dealt to a1b2c3d4
Dealt to b2c3d4e5
Dealt to c3d4e5f6
Dealt to Hero [8h 9s]
b2c3d4e5: calls $0.25
c3d4e5f6: calls $0.25
Hero: calls $0.15
a1b2c3d4: checks
*** FLOP *** [Ah Kc Qh]
Hero: checks
a1b2c3d4: checks
b2c3d4e5: bets $0.6
c3d4e5f6: raises $10.11 to $10.71 and is all-in
Hero: calls $9.7 and is all-in
a1b2c3d4: calls $10.71
b2c3d4e5: calls $2.59 and is all-in
a1b2c3d4: shows [Th 6d]
c3d4e5f6: shows [6h 7c]
Hero: shows [8h 9s]
b2c3d4e5: shows [Tc Qc]
*** TURN *** [Ah Kc Qh] [Ac]
*** RIVER *** [Ah Kc Qh Ac] [6c]
*** SHOWDOWN ***
c3d4e5f6 collected $0.96 from pot
a1b2c3d4 collected $0.96 from pot
c3d4e5f6 collected $${side} from pot
a1b2c3d4 collected $${side} from pot
b2c3d4e5 collected $13.01 from pot
*** SUMMARY ***
Total pot $35.31 | Rake $1.75 | Jackpot $0.07 | Bingo $0 | Fortune $0 | Tax $0
Board [Ah Kc Qh Ac 6c]
Seat 1: a1b2c3d4 (big blind) showed [Th 6d] and won ($10.24) with two pair, Aces and Sixes
Seat 4: b2c3d4e5 showed [Tc Qc] and won ($13.01) with a flush Ace high
Seat 5: c3d4e5f6 (button) showed [6h 7c] and won ($10.24) with two pair, Aces and Sixes
Seat 6: Hero (small blind) showed [8h 9s] and lost with a pair of Aces`;

/** Four players are all-in for $1 to $4: the shortest wins the main pot, the second largest stack both side pots. */
const threePots = (
  main: string,
  side: string,
  rake = '0.15',
): string => `Poker Hand #RC4100000018: Hold'em No Limit ($0.02/$0.05) - 2025/03/04 20:15:07
Table 'RushAndCash77001' 6-max Seat #1 is the button
Seat 1: Hero ($4 in chips)
Seat 2: a1b2c3d4 ($3 in chips)
Seat 3: b2c3d4e5 ($2 in chips)
Seat 4: c3d4e5f6 ($1 in chips)
a1b2c3d4: posts small blind $0.02
b2c3d4e5: posts big blind $0.05
*** HOLE CARDS ***
Dealt to Hero [Ah Kh]
Dealt to a1b2c3d4
Dealt to b2c3d4e5
Dealt to c3d4e5f6
c3d4e5f6: raises $0.95 to $1 and is all-in
Hero: raises $3 to $4 and is all-in
a1b2c3d4: calls $2.98 and is all-in
b2c3d4e5: calls $1.95 and is all-in
Uncalled bet ($1) returned to Hero
Hero: shows [Ah Kh]
a1b2c3d4: shows [Qc Qd]
b2c3d4e5: shows [Jc Jd]
c3d4e5f6: shows [8c 8d]
*** FLOP *** [8h 7s 4h]
*** TURN *** [8h 7s 4h] [3s]
*** RIVER *** [8h 7s 4h 3s] [2d]
*** SHOWDOWN ***
c3d4e5f6 collected $${main} from pot
a1b2c3d4 collected $${side} from pot
*** SUMMARY ***
Total pot $9 | Rake $${rake} | Jackpot $0.07 | Bingo $0 | Fortune $0 | Tax $0
Board [8h 7s 4h 3s 2d]
Seat 1: Hero (button) showed [Ah Kh] and lost with Ace high
Seat 2: a1b2c3d4 (small blind) showed [Qc Qd] and won ($${side}) with a pair of Queens
Seat 3: b2c3d4e5 (big blind) showed [Jc Jd] and lost with a pair of Jacks
Seat 4: c3d4e5f6 showed [8c 8d] and won ($${main}) with three of a kind, Eights`;

describe('R-TIE-7: the rake of three pots, of which it is not known what each pays', () => {
  it.each([
    ['3.89', '4.89'],
    ['3.9', '4.88'],
    ['3.78', '5'],
    ['4', '4.78'],
    // The fee for the jackpot from one pot.
    ['3.93', '4.85'],
  ])('may leave %s of the main pot and %s of the others', (main, side) => {
    expect(listFaults(threePots(main, side))).toEqual([]);
  });

  it.each([
    ['more than a main pot', '4.01', '4.77', 27],
    ['a rake of more than a fifth', '3.1', '5.68', 28],
    ['more than the side pots', '3.77', '5.01', 28],
  ])('leaves no player %s', (_, main, side, line) => {
    expect(listFaults(threePots(main, side))).toContain(`wrong-award ${String(line)}`);
  });

  it('may leave the fee for the jackpot to a small pot, and no more', () => {
    expect(listFaults(shortBlind('0.17', '5.84'))).toEqual([]);
    expect(listFaults(shortBlind('0.14', '5.87'))).toContain('wrong-award 29');
  });

  it('may be rounded in each pot', () => {
    expect(listFaults(splitSidePots('9.28'))).toEqual([]);
    expect(listFaults(splitSidePots('9.27'))).not.toEqual([]);
  });

  it('is the stated one', () => {
    expect(listFaults(threePots('3.9', '4.88', '0.25'))).not.toEqual([]);
  });
});

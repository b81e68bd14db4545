import { listFaults } from '../testing/findings.js';

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

  it('is the stated one', () => {
    expect(listFaults(threePots('3.9', '4.88', '0.25'))).not.toEqual([]);
  });
});

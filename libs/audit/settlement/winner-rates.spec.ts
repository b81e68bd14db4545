import { listFaults } from '../testing/findings.js';

/** A split pot of these amounts, in 2021 by default: Ann and Bob show equal hands, Bob first. */
const split = (each: number, rake: number, bob: number, ann: number, year = 2021): string => {
  const print = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
  return `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - ${String(year)}/07/30 13:00:00 ET
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Ann: posts small blind $0.05
Bob: posts big blind $0.10
*** HOLE CARDS ***
Ann: calls $0.05
Bob: checks
*** FLOP *** [2c 7d 9h]
Bob: bets ${print(each - 10)}
Ann: calls ${print(each - 10)}
*** TURN *** [2c 7d 9h] [3s]
Bob: checks
Ann: checks
*** RIVER *** [2c 7d 9h 3s] [4s]
Bob: checks
Ann: checks
*** SHOW DOWN ***
Bob: shows [Kd Qd] (high card King)
Ann: shows [Kh Qh] (high card King)
Bob collected ${print(bob)} from pot
Ann collected ${print(ann)} from pot
*** SUMMARY ***
Total pot ${print(2 * each)} | Rake ${print(rake)}
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (button) (small blind) showed [Kh Qh] and won (${print(ann)}) with high card King
Seat 2: Bob (big blind) showed [Kd Qd] and won (${print(bob)}) with high card King`;
};

describe('R-TIE-2: a split pot whose winners pay different rakes', () => {
  it.each([
    [925, 104, 879, 867],
    [925, 104, 867, 879],
    [1015, 115, 951, 964],
    [253, 28, 240, 238],
    // Caps of 2 and 2.50, a half for each.
    [5000, 225, 4900, 4875],
  ])('of %i each with a rake of %i may be %i and %i', (each, rake, bob, ann) => {
    expect(listFaults(split(each, rake, bob, ann))).toEqual([]);
  });

  it.each([
    ['one rate of 5%', 925, 93, 877, 880],
    ['one rate of 6.25%', 960, 120, 899, 901],
    ['a small pot', 20, 2, 20, 18],
    ['one capped rake', 5000, 200, 4901, 4899],
    ['shares that no two rates give', 925, 104, 882, 864],
    ['a rake above both rates', 925, 140, 859, 851],
  ])('must be even with %s', (_, each, rake, bob, ann) => {
    const line = bob > ann ? 22 : 23;
    expect(listFaults(split(each, rake, bob, ann))).toEqual([
      expect.stringMatching(new RegExp(`^(?:odd-chip|wrong-award) ${String(line)}$`)),
    ]);
  });
});

/** Ann and Bob are all-in for these cents, and each wins one of two runs. */
const runTwice = (each: number, rake: number, bob: number, ann: number): string => {
  const print = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
  return `PokerStars Hand #7:  Hold'em No Limit ($0.05/$0.10 USD) - 2021/07/30 13:00:00 ET
Table 'Vesta' 2-max Seat #1 is the button
Seat 1: Ann (${print(each)} in chips)
Seat 2: Bob (${print(each)} in chips)
Ann: posts small blind $0.05
Bob: posts big blind $0.10
*** HOLE CARDS ***
Ann: raises ${print(each - 10)} to ${print(each)} and is all-in
Bob: calls ${print(each - 10)} and is all-in
*** FLOP *** [2c 7d 9h]
*** FIRST TURN *** [2c 7d 9h] [3s]
*** FIRST RIVER *** [2c 7d 9h 3s] [4s]
*** SECOND TURN *** [2c 7d 9h] [3d]
*** SECOND RIVER *** [2c 7d 9h 3d] [Qh]
*** FIRST SHOW DOWN ***
Bob: shows [Kd Kh] (a pair of Kings)
Ann: shows [Qd Qs] (a pair of Queens)
Bob collected ${print(bob)} from pot
*** SECOND SHOW DOWN ***
Bob: shows [Kd Kh] (a pair of Kings)
Ann: shows [Qd Qs] (three of a kind, Queens)
Ann collected ${print(ann)} from pot
*** SUMMARY ***
Total pot ${print(2 * each)} | Rake ${print(rake)}
Hand was run twice
FIRST Board [2c 7d 9h 3s 4s]
SECOND Board [2c 7d 9h 3d Qh]
Seat 1: Ann (button) (small blind) showed [Qd Qs] and lost with a pair of Queens, and won (${print(ann)}) with three of a kind, Queens
Seat 2: Bob (big blind) showed [Kd Kh] and won (${print(bob)}) with a pair of Kings, and lost with a pair of Kings`;
};

describe('R-TIE-2: two runs whose winners pay different rakes', () => {
  it('may pay 5% of one half and 6.25% of the other', () => {
    expect(listFaults(runTwice(1000, 112, 950, 938))).toEqual([]);
    expect(listFaults(runTwice(1000, 112, 938, 950))).toEqual([]);
    expect(listFaults(runTwice(1000, 112, 960, 928))).not.toEqual([]);
  });
});

describe('R-TIE-3: a split pot in chips of 5 cents', () => {
  it('was usual in 2008', () => {
    expect(listFaults(split(50, 5, 50, 45, 2008))).toEqual([]);
    expect(listFaults(split(50, 5, 45, 50, 2008))).toEqual(['wrong-award 23']);
    expect(listFaults(split(50, 5, 50, 45, 2009))).toEqual([]);
    expect(listFaults(split(50, 5, 50, 45, 2012))).not.toEqual([]);
  });
});

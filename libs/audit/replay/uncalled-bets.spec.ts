import { listFaults } from '../testing/findings.js';

/** A tournament hand heads-up with antes of 10: Bob is all-in for an ante of 6, and Ann gets chips back. */
const shortAnte = (returned: number, total: number, lines: readonly string[] = []): string =>
  `PokerStars Hand #7: Tournament #8, $1+$0.10 USD Hold'em No Limit - Level I (20/40) - 2021/07/30 13:00:00 ET
Table '8 1' 2-max Seat #1 is the button
Seat 1: Ann (1000 in chips)
Seat 2: Bob (6 in chips)
Ann: posts the ante 10
Bob: posts the ante 6 and is all-in
Ann: posts small blind 20
*** HOLE CARDS ***
Uncalled bet (${String(returned)}) returned to Ann
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [3s]
*** RIVER *** [2c 7d 9h 3s] [4s]
*** SHOW DOWN ***
Ann: shows [Kd Qd] (high card King)
Bob: shows [Ah Qh] (high card Ace)
${[...lines, 'Bob collected 12 from pot'].join('\n')}
*** SUMMARY ***
Total pot ${String(total)} | Rake 0
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (button) (small blind) showed [Kd Qd] and lost with high card King
Seat 2: Bob (big blind) showed [Ah Qh] and won (12) with high card Ace`;

describe('L-SUM-2: the part of an ante that no player could match', () => {
  it('may come back with the uncalled blind', () => {
    expect(listFaults(shortAnte(24, 12))).toEqual([]);
  });

  it.each([19, 21, 23, 25])('comes back whole or not at all: not %i', (amount) => {
    expect(listFaults(shortAnte(amount, 12))[0]).toBe('uncalled 9');
  });
});

/** Three players at 50/100: Bob is all-in for 30 as the big blind, and Cid folds. */
const shortBlind = (returned: string): string =>
  `PokerStars Hand #7: Tournament #8, $1+$0.10 USD Hold'em No Limit - Level I (50/100) - 2021/07/30 13:00:00 ET
Table '8 1' 3-max Seat #3 is the button
Seat 1: Ann (1000 in chips)
Seat 2: Bob (30 in chips)
Seat 3: Cid (1000 in chips)
Ann: posts small blind 50
Bob: posts big blind 30 and is all-in
*** HOLE CARDS ***
Cid: folds
Uncalled bet (${returned}) returned to Ann
*** FLOP *** [2c 7d 9h]
*** TURN *** [2c 7d 9h] [3s]
*** RIVER *** [2c 7d 9h 3s] [4s]
*** SHOW DOWN ***
Ann: shows [Kd Qd] (high card King)
Bob: shows [Ah Qh] (high card Ace)
Bob collected 60 from pot
*** SUMMARY ***
Total pot 60 | Rake 0
Board [2c 7d 9h 3s 4s]
Seat 1: Ann (small blind) showed [Kd Qd] and lost with high card King
Seat 2: Bob (big blind) showed [Ah Qh] and won (60) with high card Ace
Seat 3: Cid (button) folded before Flop (didn't bet)`;

describe('L-SUM-2: the part of a blind that no player could match', () => {
  it('comes back', () => {
    expect(listFaults(shortBlind('20'))).toEqual([]);
    expect(listFaults(shortBlind('21'))[0]).toBe('uncalled 10');
  });
});

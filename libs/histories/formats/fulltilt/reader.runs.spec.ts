import { faultsAfter, faultsOf, lineOf } from '../../testing/site-audit.js';
import { fulltilt } from './index.js';

const TWICE = `Full Tilt Poker Game #900000004: Table Example (6 max) - CAP NL Hold'em - $1/$2 - 04:44:44 ET - 2015/04/08
Seat 1: Ann ($20)
Seat 2: Bo ($200)
Seat 4: Cy ($60)
Seat 5: Dee ($100)
Bo posts the small blind of $1
Cy posts the big blind of $2
The button is in seat #1
*** HOLE CARDS ***
Dealt to Cy [Kd Kc]
Dee folds
Ann raises to $20, and is all in
Bo raises to $60, and is capped
Cy calls $58, and is all in
Players agree to Run It Twice
Ann shows [Jd Qd]
Bo shows [6d Ad]
Cy shows [Kd Kc]
*** FLOP 1 *** [Td 3d 3h] (Total Pot: $140, 3 Players, 3 All-In)
*** TURN 1 *** [Td 3d 3h] [8h] (Total Pot: $140, 3 Players, 3 All-In)
*** RIVER 1 *** [Td 3d 3h 8h] [2c] (Total Pot: $140, 3 Players, 3 All-In)
*** FLOP 2 *** [7s 7h 2h] (Total Pot: $140, 3 Players, 3 All-In)
*** TURN 2 *** [7s 7h 2h] [Jc] (Total Pot: $140, 3 Players, 3 All-In)
*** RIVER 2 *** [7s 7h 2h Jc] [Qh] (Total Pot: $140, 3 Players, 3 All-In)
*** SHOW DOWN 1 ***
Bo shows a pair of Threes
Cy shows two pair, Kings and Threes
Ann shows a pair of Threes
*** SHOW DOWN 2 ***
Bo shows a pair of Sevens
Cy shows two pair, Kings and Sevens
Ann shows two pair, Queens and Jacks
Cy wins pot 1 ($69) with two pair, Kings and Threes
Cy wins pot 2 ($69) with two pair, Kings and Sevens
*** SUMMARY ***
Total pot $140 | Rake $2
*** SUMMARY 1 ***
Pot 1 $69
Board: [Td 3d 3h 8h 2c]
Seat 1: Ann (button) showed [Jd Qd] and lost with a pair of Threes
Seat 2: Bo (small blind) showed [6d Ad] and lost with a pair of Threes
Seat 4: Cy (big blind) showed [Kd Kc] and won ($69) with two pair, Kings and Threes
Seat 5: Dee didn't bet (folded)
*** SUMMARY 2 ***
Pot 2 $69
Board: [7s 7h 2h Jc Qh]
Seat 1: Ann (button) showed [Jd Qd] and lost with two pair, Queens and Jacks
Seat 2: Bo (small blind) showed [6d Ad] and lost with a pair of Sevens
Seat 4: Cy (big blind) showed [Kd Kc] and won ($69) with two pair, Kings and Sevens
Seat 5: Dee didn't bet (folded)
`;

describe('hands of Full Tilt that are run twice', () => {
  it.each([['a capped hand that is run twice', TWICE]])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(fulltilt, text)).toEqual([]);
    expect(fulltilt.recognises(text)).toBe(true);
  });

  it('misses the board of a run whose number no hand has', () => {
    expect(faultsAfter(fulltilt, TWICE, '*** FLOP 2 ***', '*** FLOP 999999999 ***')).toEqual([
      'wrong-board 23',
    ]);
  });

  it('compares the folds in the summaries of two runs', () => {
    const last = TWICE.split('\n').length - 1;
    expect(faultsAfter(fulltilt, TWICE, "Dee didn't bet (folded)", 'Dee folded before the Flop')).toEqual([
      `wrong-summary ${String(last)}`,
    ]);
  });

  it.each([
    ['an award of a run', TWICE, 'pot 2 ($69)', 'pot 2 ($68)', 'wrong-award'],
    ['the board of a run', TWICE, '*** TURN 2 *** [7s 7h 2h]', '*** TURN 2 *** [7s 7c 2h]', 'wrong-board'],
    ['the pot of a run', TWICE, 'Pot 2 $69', 'Pot 2 $68', 'total-pot'],
    [
      'the name of a hand of a further run',
      TWICE,
      'lost with a pair of Sevens',
      'lost with a pair of Sixes',
      'hand-description',
    ],
    [
      'a position of a further run',
      TWICE,
      'Bo (small blind) showed [6d Ad] and lost with a pair of Sev',
      'Bo (big blind) showed [6d Ad] and lost with a pair of Sev',
      'wrong-summary',
    ],
    [
      'a card of a further run',
      TWICE,
      '[6d Ad] and lost with a pair of Sev',
      '[6d As] and lost with a pair of Sev',
      'wrong-card-count',
    ],
    [
      'what a player wins on a further run',
      TWICE,
      'and won ($69) with two pair, Kings and Sevens',
      'and won ($68) with two pair, Kings and Sevens',
      'amount',
    ],
  ])('finds %s', (_name, text, from, to, code) => {
    expect(faultsAfter(fulltilt, text, from, to)).toContain(`${code} ${String(lineOf(text, from))}`);
  });
});

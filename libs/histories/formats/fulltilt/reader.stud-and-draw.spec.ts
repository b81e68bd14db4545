import { faultsAfter, faultsOf, lineOf } from '../../testing/site-audit.js';
import { readDescription } from './descriptions.js';
import { fulltilt } from './index.js';

const STUD = `FullTiltPoker Game #900000002: Table Example - $3/$6 Ante $0.50 - Limit Stud Hi - 12:18:37 ET - 2010/06/11
Seat 1: Ann ($31), is sitting out
Seat 2: Bo ($62.50)
Seat 3: Cy ($9.50)
Seat 4: Dee ($94.50)
Cy antes $0.50
Bo antes $0.50
Dee antes $0.50
*** 3RD STREET ***
Dealt to Bo [9c]
Dealt to Cy [5s 2h] [Th]
Dealt to Dee [As]
Bo is low with [9c]
Bo brings in for $1
Cy completes it to $3
Dee folds
Bo calls $2
*** 4TH STREET ***
Dealt to Bo [9c] [9h]
Dealt to Cy [5s 2h Th] [Ts]
Cy bets $6, and is all in
Bo calls $6
Bo shows [3d 4d 9c 9h]
Cy shows [5s 2h Th Ts]
*** 5TH STREET ***
Dealt to Bo [3d 4d 9c 9h] [Qs]
Dealt to Cy [5s 2h Th Ts] [Qd]
*** 6TH STREET ***
Dealt to Bo [3d 4d 9c 9h Qs] [7c]
Dealt to Cy [5s 2h Th Ts Qd] [7d]
*** 7TH STREET ***
Dealt to Bo [3d 4d 9c 9h Qs 7c] [Kc]
Dealt to Cy [5s 2h Th Ts Qd 7d] [Kd]
Bo shows [3d 4d 9c 9h Qs 7c Kc] a pair of Nines
Cy shows [5s 2h Th Ts Qd 7d Kd] a pair of Tens
Cy wins the pot ($18.50) with a pair of Tens
*** SUMMARY ***
Duration 40s
Total pot $19.50 | Rake $1
Seat 1: Ann is sitting out
Seat 2: Bo showed [3d 4d 9c 9h Qs 7c Kc] and lost with a pair of Nines
Seat 3: Cy showed [5s 2h Th Ts Qd 7d Kd] and won ($18.50) with a pair of Tens
Seat 4: Dee folded on 3rd St.
`;

const DRAW = `Full Tilt Poker Game #900000003: Table Example (6 max) - $0.10/$0.20 - Limit 2-7 Triple Draw - 10:10:10 ET - 2010/11/01
Seat 1: Ann ($2)
Seat 3: Bo ($0.50)
Seat 6: Cy ($6.45)
Cy posts the small blind of $0.05
Ann posts the big blind of $0.10
The button is in seat #3
*** HOLE CARDS ***
Dealt to Cy [Th 5d Ah Ts 2c]
Bo folds
Cy calls $0.05
Ann checks
*** FIRST DRAW *** (Pot: $0.20)
Cy discards 2 cards [Ah Ts]
Ann discards 1 card
Dealt to Cy [Th 5d 2c] [4h 3s]
Ann is dealt 1 card
Cy bets $0.10
Ann calls $0.10
*** SECOND DRAW *** (Pot: $0.40)
Cy stands pat on [Th 5d 2c 4h 3s]
Ann stands pat
Cy checks
Ann bets $0.20
Cy calls $0.20
*** THIRD DRAW *** (Pot: $0.80)
Cy discards 1 card [Th]
Ann stands pat
Dealt to Cy [5d 2c 4h 3s] [7h]
Cy checks
Ann bets $0.20
Cy calls $0.20
*** SHOW DOWN ***
Ann shows [8c 6c 4c 3d 2d] 8,6,4,3,2
Cy shows [5d 2c 4h 3s 7h] 7,5,4,3,2
Cy wins the pot ($1.15) with 7,5,4,3,2
*** SUMMARY ***
Total pot $1.20 | Rake $0.05
Seat 1: Ann (big blind) showed [8c 6c 4c 3d 2d] and lost with 8,6,4,3,2
Seat 3: Bo (button) folded before the Draw (didn't bet)
Seat 6: Cy (small blind) showed [5d 2c 4h 3s 7h] and won ($1.15) with 7,5,4,3,2


******************** # 4 *******************
`;

describe('stud and draw games of Full Tilt', () => {
  it.each([
    ['stud', STUD],
    ['a draw game of an archive', DRAW],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(fulltilt, text)).toEqual([]);
    expect(fulltilt.recognises(text)).toBe(true);
  });

  it('compares the ante of the header with the posts', () => {
    expect(faultsAfter(fulltilt, STUD, 'Ante $0.50', 'Ante $0.40')).toContain('wrong-forced-bet 6');
  });

  it.each([
    ['the sign of the ante', STUD, 'Ante $0.50 -', 'Ante €0.50 -', 'amount'],
    ['an ante', STUD, 'Bo antes $0.50', 'Bo antes $0.60', 'wrong-forced-bet'],
    ['a completed bring-in', STUD, 'completes it to $3', 'completes it to $4', 'bet-too-big'],
    [
      'a card that a player already held',
      STUD,
      'Dealt to Bo [3d 4d 9c 9h] [Qs]',
      'Dealt to Bo [3d 4d 9c 9s] [Qs]',
      'wrong-card-count',
    ],
    [
      'the exposed card of the bring-in',
      STUD,
      'Bo is low with [9c]',
      'Bo is low with [9d]',
      'wrong-card-count',
    ],
    ['the number of dealt cards', DRAW, 'Ann is dealt 1 card', 'Ann is dealt 2 cards', 'wrong-card-count'],
    ['kept cards', DRAW, 'pat on [Th 5d', 'pat on [Tc 5d', 'wrong-card-count'],
    ['the rank of a low', DRAW, '8,6,4,3,2\nCy', '8,5,4,3,2\nCy', 'hand-description'],
  ])('finds %s', (_name, text, from, to, code) => {
    expect(faultsAfter(fulltilt, text, from, to)).toContain(`${code} ${String(lineOf(text, from))}`);
  });

  it('names a badugi by as many different ranks as it has cards', () => {
    expect(readDescription('a Badugi: Q, 4, 3, 2')).toEqual({ category: 'badugi', ranks: [10, 2, 1, 0] });
    expect(readDescription('a Badugi: Q, 4, 3, 3')).toBeNull();
    expect(readDescription('a 3-Card: 5, 4, A')).toEqual({ category: 'three-card', ranks: [3, 2, 12] });
    expect(readDescription('a 3-Card: 5, 4')).toBeNull();
  });
});

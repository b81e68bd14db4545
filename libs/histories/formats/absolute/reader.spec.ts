import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { absolute } from './index.js';

const CASH = `Stage #C900000001: Holdem  Normal $25/$50 - 2010-08-17 06:49:16 (ET)
Table: EXAMPLE ST (Real Money) Seat #4 is the dealer
Seat 4 - ANN ($2343 in chips)
Seat 5 - BO ($1861.82 in chips)
Seat 1 - CY ($743 in chips)
Seat 3 - DEE ($475 in chips)
BO - Posts small blind $15
CY - Posts big blind $25
DEE - Posts dead $40 dead $15
*** POCKET CARDS ***
Dealt to ANN [7h 8c]
DEE - Raises $25 to $50
ANN - Folds
BO - Folds
CY - Calls $25
*** FLOP *** [Ac Qd Js]
CY - Checks (Timeout)
DEE - Bets $25
CY - Calls $25
*** TURN *** [Ac Qd Js] [10s]
CY - Checks
DEE - Checks
*** RIVER *** [Ac Qd Js 10s] [2d]
CY - Bets $50
DEE - Calls $50
*** SHOW DOWN ***
CY - Shows [Ah Qc] (Two Pair, aces and queens)
DEE - Mucks
CY Collects $277 from main pot
*** SUMMARY ***
Total Pot($280) | Rake ($2.50) | Jackpot Rake ($0.50)
Board [Ac Qd Js 10s 2d]
Seat 1: CY (big blind) won Total ($277) HI:($277) with Two Pair, aces and queens [Ah Qc - P:Ah,B:Ac,P:Qc,B:Qd,B:Js]
Seat 3: DEE HI: [Mucked] [Kd Qs]
Seat 4: ANN (dealer) Folded on the POCKET CARDS
Seat 5: BO (small blind) Folded on the POCKET CARDS
`;

const TOURNAMENT = `Stage #900000002 Tourney ID 5945889 Holdem Multi Normal Tournament No Limit 60 - 2011-01-16 17:03:29 (ET)
Table: 15 (Real Money) Seat #7 is the dealer
Seat 1 - ANN (1,215 in chips)
Seat 2 - BO (2,080 in chips)
Seat 7 - CY (6,250 in chips)
Seat 8 - DEE (50 in chips)
ANN - Posts big blind 60
DEE - All-In 50
*** POCKET CARDS ***
Dealt to BO [8s 9h]
BO - Calls 60
CY - All-In(Raise) 6,250 to 6,250
ANN - All-In 1,155
BO - All-In 2,020
CY - returned (4,170) : not called
*** FLOP *** [Ah 6s 7h]
*** TURN *** [Ah 6s 7h] [Qc]
*** RIVER *** [Ah 6s 7h Qc] [8h]
*** SHOW DOWN ***
ANN - Shows [Ad Kh] (One pair, aces)
BO - Shows [8c 9c] (One pair, eights)
CY - Shows [As Ks] (One pair, aces)
DEE - Shows [Ac 2c] (One pair, aces)
CY Collects 1,730 from side pot-2
ANN Collects 1,747 from side pot-1
CY Collects 1,748 from side pot-1
ANN Collects 100 from main pot
CY Collects 100 from main pot
*** SUMMARY ***
Total Pot(5,425:200,3,495,1,730)
Board [Ah 6s 7h Qc 8h]
`;

describe('the reader of Absolute Poker', () => {
  it('reads a cash hand without a fault', () => {
    expect(faultsOf(absolute, CASH)).toEqual([]);
    expect(absolute.recognises(CASH)).toBe(true);
    const hand = readOne(absolute, CASH);
    expect(hand).toMatchObject({ id: 'C900000001', playedAt: '2010-08-17T10:49:16Z', currency: 'USD' });
    expect(hand.events.at(2)).toMatchObject({ kind: 'posted-blind', amount: 4000, dead: 1500 });
  });

  it('separates the pots of a list whose commas also group thousands', () => {
    const pots = readOne(absolute, TOURNAMENT).claims.filter(({ type }) => type === 'pot');
    expect(pots).toMatchObject([
      { pot: 0, amount: 200 },
      { pot: 1, amount: 3495 },
      { pot: 2, amount: 1730 },
    ]);
  });

  it('keeps a player in the hand who is disconnected, for the pot so far', () => {
    const text = CASH.replace('DEE - Calls $50', 'DEE - All-In (Timeout)\nCY - returned ($50) : not called')
      .replaceAll('$277', '$177')
      .replace('Pot($280)', 'Pot($180)');
    expect(readOne(absolute, text).events).toContainEqual(
      expect.objectContaining({ seat: 3, about: 'disconnected' }),
    );
    expect(faultsOf(absolute, text)).toEqual([]);
    expect(faultsAfter(absolute, text, 'DEE - All-In (Timeout)\n', '')).toContain('wrong-turn 25');
  });

  it.each([
    ['what a raise adds', 'Raises $25 to $50', 'Raises $35 to $50', 'amount 12'],
    ['a call of another size', 'CY - Calls $25\n***', 'CY - Calls $20\n***', 'short-call 15'],
    ['the name of a hand', '(Two Pair, aces and queens)', '(One pair, aces)', 'hand-description 27'],
    ['the rake', 'Rake ($2.50)', 'Rake ($3.50)', 'rake 31'],
    [
      'the street of a fold',
      'ANN (dealer) Folded on the POCKET CARDS',
      'ANN (dealer) Folded on the FLOP',
      'wrong-summary 35',
    ],
    ['a summarized seat', 'Seat 5: BO', 'Seat 6: BO', 'wrong-summary 36'],
    ['a total beside the award', 'won Total ($277)', 'won Total ($278)', 'amount 33'],
    ['a best card of another hand', 'P:Ah,B:Ac', 'P:Kh,B:Ac', 'hand-description 33'],
    ['a best card that is none', 'P:Ah,B:Ac', 'P:1x,B:Ac', 'unread-line 33'],
    ['a summarized position', 'BO (small blind)', 'BO (big blind)', 'wrong-summary 36'],
    ['a summarized award', 'HI:($277)', 'HI:($267)', 'wrong-award 33'],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(absolute, CASH, from, to)).toContain(finding);
  });
});

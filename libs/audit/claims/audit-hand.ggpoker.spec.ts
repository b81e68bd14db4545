import { listFindings, auditLines } from '../testing/findings.js';

/** The cash game of today: money of the house, fees, and a winner who cashed out. */
const CASH = `Poker Hand #RC4100000017: Hold'em No Limit ($0.05/$0.1) - 2025/03/04 20:15:07
Table 'RushAndCash77001' 6-max Seat #1 is the button
Seat 1: a1b2c3d4 ($10 in chips)
Seat 2: b2c3d4e5 ($8 in chips)
Seat 3: Hero ($10 in chips)
Cash Drop to Pot : total $1
b2c3d4e5: posts small blind $0.05
Hero: posts big blind $0.1
*** HOLE CARDS ***
Dealt to a1b2c3d4 \nDealt to b2c3d4e5 \nDealt to Hero [Ks Qs]
a1b2c3d4: raises $0.2 to $0.3
b2c3d4e5: folds
Hero: raises $0.7 to $1
a1b2c3d4: calls $0.7
*** FLOP *** [Kc 7d 2h]
Hero: bets $9 and is all-in
a1b2c3d4: calls $9 and is all-in
Hero: shows [Ks Qs] (a pair of Kings)
a1b2c3d4: shows [Ah Kd] (a pair of Kings)
a1b2c3d4: Chooses to EV Cashout
*** TURN *** [Kc 7d 2h] [3s]
*** RIVER *** [Kc 7d 2h 3s] [9c]
a1b2c3d4: Pays Cashout Risk ($2.5)
*** SHOWDOWN ***
a1b2c3d4 collected $20.33 from pot
*** SUMMARY ***
Total pot $21.05 | Rake $0.5 | Jackpot $0.2 | Bingo $0 | Fortune $0.02 | Tax $0
Board [Kc 7d 2h 3s 9c]
Seat 1: a1b2c3d4 (button) showed [Ah Kd] and won ($20.33) with a pair of Kings, Cashout Risk ($2.5)
Seat 2: b2c3d4e5 (small blind) folded before Flop
Seat 3: Hero (big blind) showed [Ks Qs] and lost with a pair of Kings`;

/** Run three times in 2021: the summary has the further boards without the flop, and names hands by those cards. */
const THRICE = `Poker Hand #OM250000031: PLO ($1/$2) - 2021/05/06 09:10:11
Table 'PLOGold2' 6-max Seat #4 is the button
Seat 2: Hero ($50 in chips)
Seat 4: c3d4e5f6 ($50 in chips)
c3d4e5f6: posts small blind $1
Hero: posts big blind $2
*** HOLE CARDS ***
Dealt to Hero [As Ad 9c 8c]
Dealt to c3d4e5f6
c3d4e5f6: raises $4 to $6
Hero: raises $12 to $18
c3d4e5f6: calls $12
*** FLOP *** [Js 5s Jd]
Hero: bets $32 and is all-in
c3d4e5f6: calls $32 and is all-in
Hero: shows [As Ad 9c 8c] (Pair of Aces and Pair of Jacks)
c3d4e5f6: shows [Kh Ks 3d 3c] (Pair of Kings and Pair of Jacks)
*** FIRST TURN *** [Js 5s Jd] [7c]
*** FIRST RIVER *** [Js 5s Jd 7c] [2h]
*** SECOND TURN *** [Js 5s Jd] [Kd]
*** SECOND RIVER *** [Js 5s Jd Kd] [4h]
*** THIRD TURN *** [Js 5s Jd] [8h]
*** THIRD RIVER *** [Js 5s Jd 8h] [Td]
*** FIRST SHOWDOWN ***
Hero collected $32 from pot
*** SECOND SHOWDOWN ***
c3d4e5f6 collected $32 from pot
*** THIRD SHOWDOWN ***
Hero collected $32 from pot
*** SUMMARY ***
Total pot $100 | Rake $3 | Jackpot $1 | Bingo $0
Hand was run three times
FIRST Board [Js 5s Jd 7c 2h]
SECOND Board [Kd 4h]
THIRD Board [8h Td]
Seat 2: Hero (big blind) showed [As Ad 9c 8c] and won ($32) with Pair of Aces and Pair of Jacks, and lost with Pair of Aces, and won ($32) with Pair of Aces
Seat 4: c3d4e5f6 (small blind) showed [Kh Ks 3d 3c] and lost with Pair of Kings and Pair of Jacks, and won ($32) with Three Kings, and lost with Pair of Kings`;

/** Short deck with one stake in the header, from the records of the site: boards on lines of their own. */
const SHORT_DECK = `Poker Hand #1180000000000000001: ShortDeck No Limit ($2) - 2021/04/01 10:00:00
Table 'VS1 2' 5-max Seat #5 is the button
Seat 1: 700001 ($60 in chips)
Seat 5: 700002 ($60 in chips)
700001: posts the ante $2
700002: posts the ante $2
700002: posts button blind $2
*** HOLE CARDS ***
Dealt to 700001 [Qs Ks]
700001: raises $56 to $58 and is all-in
700002: calls $56 and is all-in
700002: shows [Td Ts]
700001: shows [Qs Ks]
*** FIRST FLOP ***  [Tc 8h Ah]
*** FIRST TURN *** [Tc 8h Ah] [6h]
*** FIRST RIVER *** [Tc 8h Ah 6h] [Jd]
*** SECOND FLOP ***  [9h 9c Kc]
*** SECOND TURN *** [9h 9c Kc] [6s]
*** SECOND RIVER *** [9h 9c Kc 6s] [As]
*** FIRST SHOW DOWN ***
700001 collected $59 from pot
*** SECOND SHOW DOWN ***
700001 collected $59 from pot
*** SUMMARY ***
Total pot $120 | Rake $2
Hand was run two times
FIRST
Board [Tc 8h Ah 6h Jd]
SECOND
Board [9h 9c Kc 6s As]
Seat 1: 700001 showed [Qs Ks] and won ($59) with Aces-High Straight, and won ($59) with Pair of Kings and Pair of Nines
Seat 5: 700002 (button) showed [Td Ts] and lost with Three Tens, and lost with Pair of Tens and Pair of Nines`;

/** A tournament of 2020: the header states the next level, and the turn repeats the flop in another order. */
const TOURNAMENT = `Poker Hand #TM300000041: Tournament #6000001, WSOP #9: $1,000 No Limit Hold'em [Day 1B], $2M GTD Hold'em No Limit - Level10 (1,000/2,000) - 2020/08/30 15:49:08
Table '74' 8-max Seat #4 is the button
Seat 1: Hero (45,152 in chips)
Seat 2: ab62aff1 (36,282 in chips)
Seat 4: 726d588a (67,928 in chips)
Hero: posts the ante 100
ab62aff1: posts the ante 100
726d588a: posts the ante 100
Hero: posts small blind 800
ab62aff1: posts big blind 1,600
*** HOLE CARDS ***
Dealt to Hero [As Ks]
Dealt to ab62aff1
Dealt to 726d588a
726d588a: folds
Hero: calls 800
ab62aff1: checks
*** FLOP *** [Ad 7d 9d]
Hero: checks
ab62aff1: checks
*** TURN *** [7d 9d Ad] [2s]
Hero: bets 1,600
ab62aff1: folds
Uncalled bet (1,600) returned to Hero
*** SHOWDOWN ***
Hero collected 3,500 from pot
*** SUMMARY ***
Total pot 3,500
Board [7d 9d Ad 2s]
Seat 1: Hero (small blind) won (3,500)
Seat 2: ab62aff1 (big blind) folded on the Turn
Seat 4: 726d588a (button) folded before Flop`;

/** A new player with a missed blind and the big blind, a straddle, and an insured all-in. */
const INSURED = `Poker Hand #OM240000051: PLO-5 ($2/$5) - 2022/01/21 02:41:55
Table 'PLO-5Gold9' 6-max Seat #6 is the button
Seat 1: Hero ($200 in chips)
Seat 2: d4e5f6a7 ($200 in chips)
Seat 3: e5f6a7b8 ($100 in chips)
Seat 4: f6a7b8c9 ($50 in chips)
Seat 6: a7b8c9d0 ($300 in chips)
Hero: posts small blind $2
d4e5f6a7: posts big blind $5
e5f6a7b8: straddle $10
f6a7b8c9: posts missed blind $2
f6a7b8c9: posts big blind $5
*** HOLE CARDS ***
Dealt to Hero [Ad Jd Jc Ks 2c]
Dealt to d4e5f6a7
Dealt to e5f6a7b8
Dealt to f6a7b8c9
Dealt to a7b8c9d0
f6a7b8c9: calls $5
a7b8c9d0: folds
Hero: raises $29 to $39
d4e5f6a7: folds
e5f6a7b8: folds
f6a7b8c9: calls $29
*** FLOP *** [2d 4h Ac]
Hero: bets $9
f6a7b8c9: calls $9 and is all-in
f6a7b8c9: shows [5d 7s 5c 8h 4c]
Hero: shows [Ad Jd Jc Ks 2c]
Hero: get an all-in insurance (premium ($0/$4/$0) for ($0/$20/$0) - (Mandatory/Main/Sub))
*** TURN *** [2d 4h Ac] [7h]
*** RIVER *** [2d 4h Ac 7h] [Qs]
Hero: pay premium of all-in insurance ($4)
*** SHOWDOWN ***
Hero collected $107.35 from pot
*** SUMMARY ***
Total pot $113 | Rake $5.65 | Jackpot $0 | Bingo $0
Board [2d 4h Ac 7h Qs]
Seat 1: Hero (small blind) showed [Ad Jd Jc Ks 2c] and won ($107.35) with two pair, Aces and Twos
Seat 2: d4e5f6a7 (big blind) folded before Flop
Seat 3: e5f6a7b8 folded before Flop
Seat 4: f6a7b8c9 showed [5d 7s 5c 8h 4c] and lost with two pair, Sevens and Fours
Seat 6: a7b8c9d0 (button) folded before Flop (didn't bet)`;

const HANDS = { CASH, THRICE, SHORT_DECK, INSURED };

/** The cash-outs by seat. */
const cashOutsIn = (lines: readonly string[]): (readonly [seat: number, amount: number])[] => {
  const { hand, replay } = auditLines(lines);
  return hand.players.flatMap(({ seat }) => {
    const amount = replay.cashOuts.get(seat);
    return amount === undefined ? [] : [[seat, amount] as const];
  });
};

describe('a hand of GGPoker', () => {
  it.each(Object.entries(HANDS))('has no findings when it is correct: %s', (_, text) => {
    expect(listFindings(text)).toEqual([]);
  });

  it('has a notice when the header of 2020 states the next level', () => {
    expect(listFindings(TOURNAMENT)).toEqual(['site-figure 1']);
  });

  it('counts the fees and the money of the house', () => {
    const { settlement, replay } = auditLines(CASH.split('\n'));
    const { rake, fees } = settlement;
    expect({ rake, fees, house: replay.state.houseMoney, pot: replay.state.pot }).toEqual({
      rake: 50,
      fees: 22,
      house: 100,
      pot: 2105,
    });
  });

  it('keeps cash-outs and insurance outside the pots', () => {
    expect(cashOutsIn(CASH.split('\n'))).toEqual([[1, -250]]);
    expect(cashOutsIn(INSURED.split('\n'))).toEqual([[1, -400]]);
    const paid = CASH.replace('Pays Cashout Risk ($2.5)', 'Receives Cashout ($17.4)');
    expect(cashOutsIn(paid.split('\n'))).toEqual([[1, 1740]]);
  });

  it('reports money of the house that is not in the total', () => {
    expect(listFindings(CASH.replace('total $1', 'total $2'))).toEqual(['total-pot 29']);
  });

  it.each([
    [CASH, 'Fortune $0.02', 'Fortune $5', 'fees'],
    [CASH, 'Jackpot $0.2 ', 'Jackpot $0 ', 'rake'],
    [CASH, 'Rake $0.5 ', 'Rake $0.6 ', 'rake'],
    [CASH, '(a pair of Kings)\na1', '(two pair, Kings and Sevens)\na1', 'hand-description'],
    [CASH, 'Board [Kc 7d 2h', 'Board [7d Kc 2h', 'wrong-board'],
    [THRICE, 'SECOND Board [Kd 4h]', 'SECOND Board [Kd 4c]', 'wrong-board'],
    [THRICE, 'THIRD Board [8h Td]', 'THIRD Board [Td]', 'wrong-board'],
    [SHORT_DECK, 'SECOND\nBoard [9h 9c Kc 6s As]', 'SECOND\nBoard [9h 9c Kc 6s Ad]', 'wrong-board'],
    [SHORT_DECK, 'Aces-High Straight', 'Jacks-High Straight', 'hand-description'],
    [SHORT_DECK, 'with Three Tens', 'with Three Nines', 'hand-description'],
    [INSURED, 'missed blind $2', 'missed blind $3', 'wrong-forced-bet'],
  ])('reports a fault on its line (%#)', (text, good, bad, code) => {
    const edited = text.replace(good, bad);
    const lines = text.split('\n');
    const line = edited.split('\n').findIndex((words, at) => words !== lines[at]) + 1;
    expect(listFindings(edited)[0]).toBe(`${code} ${String(line)}`);
  });
});

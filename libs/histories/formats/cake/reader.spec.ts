import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { cake } from './index.js';

const CASH = `Hand#2701000000000001 - Lyon (6-max) 11985 -- $0.05/$0.10 NL Hold'em -- 2011/08/28 - 00:57:26
Seat 2: Ann***2 ($4.50 in chips)
Seat 3: Bo ($11.87 in chips) DEALER
Seat 8: Cy ($10 in chips)
Seat 9: Away ($5 in chips)
Seat 10: Dee***10 ($9.85 in chips)
Cy: posts small blind $0.05
Dee***10: posts big blind $0.10
Ann***2:posts dead blind $-0.10 and big blind $0.10
Dealt to Bo [2d,9s]
Ann***2: checks
Bo: folds
Cy: raises to $0.40
Dee***10: calls $0.30
Ann***2: folds
Ann***2: mucks
*** FLOP *** [6d,7c,4s]
Cy: bets $0.50
Dee***10: calls $0.50
*** TURN *** [Ts]
Cy: checks
Dee***10: checks
*** RIVER *** [As]
Cy: bets $2.15
Dee***10: calls $2.15
***SHOW DOWN***
Cy: shows [6h Th] (Two Pairs Tens and Sixes  )
Dee***10: mucks
Cy wins $5.84 with Two Pairs Tens and Sixes
Dee***10: mucks [Td,Qd] (Pair) .
`;

const CONVERTED = `Hand#2999000000000002 - Oslo (6-Max) 13495 -- €0,04/€0,08 PL Omaha -- 2012-06-21 - 05:30:58
Dealer: Seat 3
Seat 1: Ann ($21,89 in chips)  (EUR €17,29)
Seat 3: Bo ($22,50 in chips)  (EUR €17,78)
Seat 8: Cy ($9,48 in chips)  (EUR €7,49)
Cy: posts small blind $0,05 (EUR €0,04)
Ann: posts big blind $0,10 (EUR €0,08)
Dealt to Ann [3c,5d,Ks,6h]
Bo: raises to $0,30 (EUR €0,24)
Cy: folds
Ann: calls $0,20 (EUR €0,16)
*** FLOP *** [3d,Qs,8d]
Ann: checks
Bo: bets $0,45 (EUR €0,36)
Ann: folds
Bo: returns uncalled bet $0,45 (EUR €0,36)
***SHOW DOWN***
Bo: mucks
Bo wins $0,61 (EUR €0,48)
`;

/** The conversions of two stacks only. */
const FEW_CONVERSIONS = CONVERTED.replaceAll(/ +\(EUR [^)]*\)/g, '')
  .replace('($21,89 in chips)', '($21,89 in chips)  (EUR €17,29)')
  .replace('($9,48 in chips)', '($9,48 in chips)  (EUR €7,49)');

const SIDE_POT = `Hand#2990AA00000003 - $5 Bounty T11200003 -- CASH -- $5 + $0.5 -- 9 Max -- Table 7 -- 25/100/200 NL Hold'em -- 2012/06/12 - 13:31:20
Dealer: Seat 1
Seat 1: Ann Lee (1,125 in chips)
Seat 5: Bo (3,025 in chips)
Seat 7: Cy (2 025 in chips)
Ann Lee: posts ante of 25
Bo: posts ante of 25
Cy: posts ante of 25
Bo: posts small blind 100
Cy: posts big blind 200
Dealt to Bo [Qd,Jd]
Ann Lee: is all in 1,100
Bo: is all in 2,900
Cy: is all in 1,800
Bo: returns uncalled bet 1,000
Ann Lee: shows [Kd Kc]
Bo: shows [Qd Jd]
Cy: shows [Ad Td]
*** FLOP *** [8d,9d,Qs]
*** TURN *** [9c]
*** RIVER *** [Ac]
***SHOW DOWN***
Cy wins 1,800 with Two Pairs Aces and Nines
***SHOW DOWN***
Cy wins 3,375 with Two Pairs Aces and Nines
Tournament: Cy wins 1 bounty. (1)
`;

const COIN_FLIP = `Hand#3022AA00000004 - $5.50 Coin Flip T11500004 -- TICKETCASH -- $5,25 + $0,25 -- 2 Max -- Table 1 -- 0/10/20 NL Hold'em -- 2012.07.15 - 00:53:42
Dealer: Seat 3
Seat 3: Ann (1 500 in chips)
Seat 8: Bo (1 500 in chips)
Dealt to Ann [Qd,4c]
Ann: shows [Qd 4c]
Bo: shows [As 2s]
*** FLOP *** [8s,4d,Jd]
*** TURN *** [Tc]
*** RIVER *** [Ts]
***SHOW DOWN***
Ann wins 3 000 with Two Pairs Tens and Fours
`;

const MUCKED = `Hand#2531000000000005 - $1 NLH Short Stack - 6-players T9500005 -- Table 1 -- 0/10/20 NL Hold'em -- 2011.03.12 - 01:45:59
Seat 1: Ann Lee (500 in chips) DEALER
Seat 2: Bo (540 in chips)
Ann Lee: posts small blind 10
Bo: posts big blind 20
Dealt to Bo [4s,3h]
Ann Lee: calls 10
Bo: checks
*** FLOP *** [2s,Kc,Kd]
Bo: checks
Ann Lee: checks
*** TURN *** [As]
Bo: checks
Ann Lee: checks
*** RIVER *** [8c]
Bo: checks
Ann Lee: checks
***SHOW DOWN***
Bo: shows [4s 3h] (Pair of Kings  )
Ann Lee: mucks
Bo wins 40 with Pair of Kings
Ann_Lee: mucks [5s,3c] (Pair) .
`;

describe('the reader of Cake', () => {
  it.each([
    ['a cash game of 2011', CASH],
    ['a cash game in two currencies', CONVERTED],
    ['a side pot', SIDE_POT],
    ['a coin flip', COIN_FLIP],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(cake, text)).toEqual([]);
    expect(cake.recognises(text)).toBe(true);
  });

  it('reads the header of a cash game and of a tournament', () => {
    expect(readOne(cake, CASH)).toMatchObject({
      id: '2701000000000001',
      playedAt: null,
      playedAtText: '2011/08/28 - 00:57:26',
      currency: 'USD',
      stakes: { smallBlind: 5, bigBlind: 10 },
      table: { name: 'Lyon (6-max) 11985' },
      buttonSeat: 3,
      heroSeat: 3,
    });
    expect(readOne(cake, SIDE_POT)).toMatchObject({
      currency: 'CHIPS',
      scale: 0,
      stakes: { smallBlind: 100, bigBlind: 200 },
      table: { name: '7', seats: 9 },
      tournament: { id: '11200003', buyIn: '$5 + $0.5' },
      buttonSeat: 1,
    });
    expect(readOne(cake, MUCKED)).toMatchObject({ tournament: { id: '9500005' }, table: { name: '1' } });
  });

  it('reads the dead part of a blind as the small blind, whatever the line has', () => {
    expect(readOne(cake, CASH).events[2]).toMatchObject({ kind: 'posted-blind', amount: 15, dead: 5 });
  });

  it('reads a hand in the currency of the table', () => {
    expect(readOne(cake, CONVERTED)).toMatchObject({
      currency: 'USD',
      stakes: { bigBlind: 10 },
      players: [{ stack: 2189 }, { stack: 2250 }, { stack: 948 }],
    });
  });

  it('names the pots by the lines of the showdown', () => {
    const pots = readOne(cake, SIDE_POT).events.flatMap((event) =>
      event.type === 'collect' ? [event.pot] : [],
    );
    expect(pots).toEqual([1, 0]);
  });

  it('finds a mucked hand by a name with underscores', () => {
    const claims = readOne(cake, MUCKED).claims.filter(({ type }) => type === 'seat');
    expect(claims).toMatchObject([{ seat: 1, outcome: 'mucked', readings: [{ category: 'pair' }] }]);
  });

  it.each([
    ['a call of another size', CASH, 'calls $0.30', 'calls $0.20', 'short-call 14'],
    ['a muck of a folded hand', CASH, 'Dee***10: mucks\n', 'Bo: mucks\n', 'action-after-fold 28'],
    ['the name of a shown hand', CASH, 'Sixes  )', 'Fives  )', 'hand-description 27'],
    ['the name of a winning hand', CASH, 'Sixes\n', 'Fives\n', 'hand-description 29'],
    ['the name of a mucked hand', CASH, '(Pair)', '(HighCard)', 'hand-description 30'],
    ['the player of a mucked hand', CASH, 'Dee***10: mucks [', 'Ann***2: mucks [', 'unread-line 30'],
    ['a card that is shown twice', CASH, '[Td,Qd]', '[Th,Qd]', 'duplicate-card 30'],
    ['another currency', CASH, 'bets $0.50', 'bets €0.50', 'amount 18'],
    ['a wrong conversion', CONVERTED, '€0,36)\nAnn', '€0,26)\nAnn', 'amount 14'],
    [
      'a conversion that is not rounded to the nearest cent',
      CONVERTED,
      '€0,36)\nAnn',
      '€0,35)\nAnn',
      'amount 14',
    ],
    ['a conversion with the sign of another currency', CONVERTED, 'EUR €0,24', 'EUR $0,24', 'amount 9'],
    ['a converted blind of another size', CONVERTED, 'EUR €0,04)', 'EUR €0,03)', 'amount 6'],
    ['a small blind as large as the big one', CONVERTED, 'small blind $0,05', 'big blind $0,05', 'amount 6'],
    ['a conversion of no chips', FEW_CONVERSIONS, '$9,48', '$0,00', 'amount 5'],
    ['a wrong conversion of a stack', CONVERTED, '€17,29', '€19,29', 'amount 3'],
    ['an uncalled bet', CONVERTED, 'bet $0,45', 'bet $0,55', 'uncalled 16'],
    ['the award of a side pot', SIDE_POT, 'wins 1,800', 'wins 1,700', 'wrong-award 23'],
    ['a winner', SIDE_POT, 'Cy wins 3', 'Bo wins 3', 'wrong-winner 25'],
    ['a repeated line of the showdown', SIDE_POT, '***SHOW', '***SHOW DOWN***\n***SHOW', 'unread-line 23'],
    ['the award of a coin flip', COIN_FLIP, 'wins 3 000', 'wins 2 000', 'wrong-award 12'],
    ['a stack of a coin flip', COIN_FLIP, 'Bo (1 500', 'Bo (1 400', 'wrong-award 12'],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(cake, text, from, to)).toContain(finding);
  });

  it.each([
    ['a seat that no table has', 'Seat 10', 'Seat 11', 6],
    ['a missed blind', 'big blind $0.10\nDealt', 'big blind $0.20\nDealt', 9],
    ['two buttons', '($10 in chips)', '($10 in chips) DEALER', 4],
    ['another game', "NL Hold'em", 'NL Badugi', 1],
    ['a time that no clock shows', '00:57:26', '00:67:26', 1],
  ])('rejects %s', (_name, from, to, line) => {
    expect(() => readOne(cake, CASH.replace(from, to))).toThrow(
      `rejected: unreadable-line on line ${String(line)}`,
    );
  });
});

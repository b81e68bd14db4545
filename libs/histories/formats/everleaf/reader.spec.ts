import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { LineCursor } from '../../source/index.js';
import { everleaf } from './index.js';

const SIDE_POTS = `Everleaf Gaming Game #900000001
***** Hand history for game #900000001 *****
Blinds $0.10/$0.20 NL Hold'em - 6 Max - 2010/08/03 - 17:03:59
Table Example Bay II
Seat 2 is the button
Total number of players: 6
Seat 1: Ann (  $ 9.80 USD )
Seat 2: Bo (  $ 19.50 USD )
Seat 3: Cy (  $ 9.40 USD )
Seat 4: Di Li (  $ 18 USD )
Seat 5: Ed (  $ 0.30 USD )
Seat 6: Flo ( All-in )
Cy: posts small blind [$ 0.10 USD]
Di Li: posts big blind [$ 0.20 USD]
** Dealing down cards **
Dealt to Bo [ 2c, 7d ]
Ed calls [$ 0.20 USD]
Ann calls [$ 0.20 USD]
Bo folds
Cy calls [$ 0.10 USD]
Di Li raises [$ 1.80 USD]
Ed calls [$ 0.10 USD]
Ann raises [$ 9.60 USD]
Cy: nice hand
Cy folds
Di Li calls [$ 7.80 USD]
** Dealing Flop ** [ 6d, Jc, Js ]
** Dealing Turn ** [ 3d ]
** Dealing River ** [ 9d ]
Ann shows [ 4c, 4d ] two pairs, jacks and fours
Di Li shows [ 8c, 8h ] two pairs, jacks and eights
Ed shows [ 5s, Td ] a pair of jacks
Di Li wins $ 1.05 USD from main pot with two pairs, jacks and
eights [ Jc, Js, 9d, 8c, 8h ]
Di Li wins $ 18.05 USD from side pot with two pairs, jacks and eights [ Jc, Js, 9d, 8c, 8h ] with kicker [ 9 ]
`;

const HIGH_LOW = `Everleaf Gaming - Example Room - Game #900000002
***** Hand history for game #900000002 *****
Blinds €0.05/€0.10 PL Omaha Hi/Lo - 2010/03/02 - 19:44:23
Table Old Example I
Seat 5 is the button
Total number of players: 2
Seat 5: Ann ( € 8.25 EURO )
Seat 10: Bo ( € 11.08 EURO )
Ann has disconnected and has been given a further 20 seconds to react
Ann: posts small blind [€ 0.05 EURO]
Bo: posts big blind [€ 0.10 EURO]
** Dealing down cards **
Dealt to Bo [ 5d, 4c, 8c, Th ]
Ann calls [€ 0.05 EURO]
Bo checks
** Dealing Flop ** [ 7h, As, 7s ]
Bo checks
Ann checks
** Dealing Turn ** [ Jc ]
Bo: bets [€ 0.20 EURO]
Ann calls [€ 0.20 EURO]
** Dealing River ** [ 3h ]
Bo checks
Ann checks
Bo shows [ 5d, 4c, 8c, Th ] a pair of sevens
Ann shows [ 2h, Kd, 8d, Ts ] a pair of sevens
Ann wins  high (€ 0.29 EURO) from main pot with a pair of sevens [ As, Kd, Ts, 7h, 7s ] with kicker [ Kh ]
Bo wins  low (€0.28) from main pot with 7, 5, 4, 3, A [ As, 7h, 5d, 4c, 3h ]
`;

const STUD = `Everleaf Gaming Game #900000003
***** Hand history for game #900000003 *****
$0.05/$0.10 7 Card Stud - 2011/07/08 - 00:15:08
Table Example 20
Total number of players: 2
Seat 1: Ann (  $ 1.94 USD )
Seat 2: Bo (  $ 0.99 USD )
Ann: posts ante [$ 0.01 USD]
Bo: posts ante [$ 0.01 USD]
** Dealing down cards **
Bo posts bring-in $0.02.
Ann completes to $0.05.
Bo calls [$ 0.03 USD]
**** dealing 4th street ****
Ann checks
Bo checks
**** dealing 5th street ****
Ann checks
Bo checks
**** dealing 6th street ****
Bo: bets [$ 0.10 USD]
Ann calls [$ 0.10 USD]
**** dealing river ****
Bo: bets [$ 0.10 USD]
Ann raises [$ 0.20 USD]
Bo calls [$ 0.10 USD]
Ann shows [ 7c, Ad, Kc, 4c, 8c, 2s, Ac ] a flush, ace high
Bo does not show cards
Ann wins $ 0.69 USD from main pot with a flush, ace high [ Ac, Kc, 8c, 7c, 4c ]
`;

const TOURNAMENT = `- - Example Poker - Game #900000004
***** Hand history for game #900000004 *****
Tournament #2768325 - Level 2
Blinds 15/30 NL Hold'em - 9 Max - 2019/01/21 - 13:05:02
Table 1
Seat 3 is the button
Total number of players: 3
Seat 1: Ann ( 2000 )
Seat 2: Bo ( 1970 )
Seat 3: Cy ( 2000 )
Seat 4: Di ( new player )
Ann: posts small blind [15]
Bo: posts big blind [30]
** Dealing down cards **
Dealt to Cy [ 6d, 9h ]
Cy calls [30]
Ann calls [15]
Bo checks
** Dealing Flop ** [ Qd, Ah, 5d ]
Ann checks
Bo: bets [92]
Di has been reseated to this table
Cy calls [92]
Ann folds
** Dealing Turn ** [ Ks ]
Bo checks
Cy checks
** Dealing River ** [ 4s ]
Bo: bets [1,274]
Cy folds
Bo does not show cards
Bo wins 274 from main pot
`;

describe('the reader of Everleaf', () => {
  it.each([
    ['side pots, and an award over two lines', SIDE_POTS],
    ['both halves of a pot in euros', HIGH_LOW],
    ['stud without a button and with bring-in', STUD],
    ['a tournament of another room', TOURNAMENT],
  ])('reads %s without a fault', (_name, text) => {
    expect(everleaf.recognises(text)).toBe(true);
    expect(faultsOf(everleaf, text)).toEqual([]);
  });

  it('reads the headers', () => {
    expect(readOne(everleaf, SIDE_POTS)).toMatchObject({
      id: '900000001',
      currency: 'USD',
      playedAt: null,
      playedAtText: '2010/08/03 - 17:03:59',
      table: { name: 'Example Bay II', seats: 6 },
      stakes: { smallBlind: 10, bigBlind: 20 },
    });
    expect(readOne(everleaf, HIGH_LOW)).toMatchObject({ id: '900000002', currency: 'EUR' });
    expect(readOne(everleaf, STUD)).toMatchObject({
      game: { variant: 'stud', limit: 'fixed-limit' },
      stakes: { smallBet: 5, bigBet: 10 },
      buttonSeat: null,
    });
    expect(readOne(everleaf, TOURNAMENT)).toMatchObject({
      currency: 'CHIPS',
      scale: 0,
      tournament: { id: '2768325', level: '2' },
    });
  });

  it('deals no player in without a line', () => {
    const { players } = readOne(everleaf, SIDE_POTS);
    expect(players.filter(({ dealtIn }) => dealtIn === false)).toMatchObject([{ name: 'Flo', stack: 0 }]);
  });

  it.each([
    ['two numbers', STUD, 'game #900000003', 'game #900000033', 2],
    ['winning cards that are none', SIDE_POTS, '8c, 8h ] with kicker', '8c, 1x ] with kicker', 35],
  ])('rejects a hand with %s', (_name, hand, from, to, line) => {
    const text = hand.replace(from, to);
    const result = everleaf.read(text, 0, text.length, 1, new LineCursor());
    expect(result).toMatchObject({ ok: false, rejection: { code: 'unreadable-line', line } });
  });

  it.each([
    ['a raise below the minimum', TOURNAMENT, 'Bo: bets [92]', 'Bo: bets [12]', 'bet-too-small 21'],
    ['a call of another size', SIDE_POTS, 'Di Li calls [$ 7.80', 'Di Li calls [$ 7.70', 'short-call 26'],
    ['another currency', SIDE_POTS, 'Ann calls [$ 0.20 USD]', 'Ann calls [€ 0.20 USD]', 'amount 18'],
    ['the number of players', SIDE_POTS, 'players: 6', 'players: 7', 'impossible-setup 6'],
    ['the name of a shown hand', SIDE_POTS, 'jacks and fours', 'jacks and fives', 'hand-description 30'],
    ['the second line of an award', SIDE_POTS, '\neights', '\nnines', 'hand-description 34'],
    ['a kicker', SIDE_POTS, 'kicker [ 9 ]', 'kicker [ 7 ]', 'hand-description 35'],
    ['a winner', SIDE_POTS, 'Di Li wins $ 18.05', 'Ann wins $ 18.05', 'wrong-winner 35'],
    ['the cards of a low', HIGH_LOW, '5d, 4c, 3h ]', '5d, 4c, 2h ]', 'hand-description 28'],
    ['the name of a low', HIGH_LOW, 'with 7, 5, 4', 'with 8, 5, 4', 'hand-description 28'],
    ['a half', HIGH_LOW, 'Ann wins  high (€ 0.29', 'Ann wins  high (€ 0.24', 'wrong-award 27'],
    ['a card of the winning hand', STUD, 'high [ Ac, Kc', 'high [ Ac, Qc', 'hand-description 29'],
    ['a completion', STUD, 'completes to $0.05', 'completes to $0.15', 'bet-too-big 12'],
    ['a side pot where there is none', STUD, 'from main pot', 'from side pot', 'side-pot 29'],
    ['a name of no hand', SIDE_POTS, '5s, Td ] a pair of', '5s, Td ] one pair of', 'unread-line 32'],
    ['a name of no winning hand', STUD, 'with a flush', 'with the flush', 'unread-line 29'],
    ['side pots without a main pot', SIDE_POTS, '1.05 USD from main', '1.05 USD from side', 'side-pot 33'],
    ['a side pot of another size', SIDE_POTS, 'wins $ 18.05', 'wins $ 19.95', 'wrong-award 35'],
    ['an uncalled bet that is awarded', TOURNAMENT, 'Bo wins 274', 'Bo wins 1548', 'wrong-award 32'],
    [
      'a bring-in before the deal',
      STUD,
      '** Dealing down cards **\nBo posts bring-in $0.02.',
      'Bo posts bring-in $0.02.\n** Dealing down cards **',
      'missing-street 11',
    ],
    ['an ante of one player', STUD, 'Bo: posts ante [$ 0.01 USD]\n', '', 'wrong-forced-bet 9'],
    ['antes that differ', STUD, 'Bo: posts ante [$ 0.01', 'Bo: posts ante [$ 0.02', 'wrong-forced-bet 9'],
    [
      'the blinds in the wrong order',
      HIGH_LOW,
      'Ann: posts small blind [€ 0.05 EURO]\nBo: posts big blind [€ 0.10 EURO]',
      'Bo: posts big blind [€ 0.10 EURO]\nAnn: posts small blind [€ 0.05 EURO]',
      'wrong-forced-bet 11',
    ],
    ['a muck after a fold', TOURNAMENT, 'Bo does not show', 'Cy does not show', 'unread-line 31'],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(everleaf, text, from, to)).toContain(finding);
  });

  it('finds that nobody brings in', () => {
    const walk = STUD.replace(
      /Ann completes[^]*a flush, ace high \[.*\n/u,
      'Ann folds\nBo wins $ 0.02 USD from main pot\n',
    );
    expect(faultsOf(everleaf, walk)).toEqual([]);
    expect(faultsAfter(everleaf, walk, 'Bo posts bring-in $0.02.\n', '')).toEqual(['action-not-allowed 11']);
  });

  it('finds the wrong name of a hand that wins and is not shown', () => {
    const unshown = SIDE_POTS.replace(/^.* shows .*\n/gmu, '');
    const award = 'side pot with two pairs, jacks and eights';
    expect(faultsOf(everleaf, unshown)).toEqual([]);
    expect(faultsAfter(everleaf, unshown, award, award.replace('eights', 'nines'))).toEqual([
      'hand-description 32',
    ]);
    expect(faultsAfter(everleaf, unshown, '8c, 8h ] with', '2c, 8h ] with')).toEqual(['hand-description 32']);
  });
});

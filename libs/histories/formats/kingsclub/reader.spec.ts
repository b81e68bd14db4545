import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { kingsclub } from './index.js';

const DRAWMAHA = `#900000001: Limit 2-7 Drawmaha - 20/40
2021-08-04 05:20:01
Table 'Test Mix' Seat 3 is the button
Seat 1: Ann (1,000)
Seat 3: Bo Li (500.50)
Ann: posts ante 5
Bo Li: posts ante 5
Bo Li: posts the small blind 10
Ann: posts the big blind 20
Dealt to Ann: [X X X X X]
Dealt to Bo Li: [4d 8h 8d Kc 2s]
Bo Li raises to 40
Ann calls 40
*** FLOP *** [3d 5d 7c]
Ann checks
Bo Li checks
Ann draws 1
Bo Li discards [8h Kc] draws [Ad Qd]
*** TURN *** [3d 5d 7c] [Kd]
Ann bets 40
Bo Li raises to 80
Ann calls 80
*** RIVER *** [3d 5d 7c Kd] [Js]
Ann checks
Bo Li bets 40
Ann calls 40
Bo Li shows [4d Ad 8d Qd 2s]
Ann shows [6s 3h 2c 8c 9s]
*** SUMMARY ***
Seat 1: Ann (999.50) -0.50
Seat 3: Bo Li (500) -0.50
Rake 1
Ann wins (164.50) from pot
Bo Li wins (164.50) from pot
`;

const RAZZ = `#900000002: Limit Razz - 40/80
2021-01-02 15:48:40
Table 'Test Mix'
Seat 1: Ann (1,060)
Seat 6: Bo Li (2,058.40)
Ann: posts ante 10
Bo Li: posts ante 10
Dealt to Ann: [X X Tc]
Dealt to Bo Li: [9d 3h 6d]
Ann brings in for 10
Bo Li bets 40
Ann calls 40
*** 3RD STREET ***
Dealt to Ann: [Qs]
Dealt to Bo Li: [2c]
Bo Li bets 40
Ann folds
*** SUMMARY ***
Seat 1: Ann (1,010) -50
Seat 6: Bo Li (2,107.40) +49
Rake 1
Bo Li wins pot (99)
`;

const RUN_TWICE = `#900000003: Pot Limit Omaha - 10/20
2021-01-02 15:48:40
Table 'Test PLO' Seat 1 is the button
Seat 1: Ann (500)
Seat 2: Bo Li (500)
Ann: posts the small blind 10
Bo Li: posts the big blind 20
*** HOLE CARDS ***
Dealt to Ann: [X X X X]
Dealt to Bo Li: [Ah As 9d 9c]
Ann raises to 60
Bo Li raises to 180
Ann calls 180
*** FLOP *** [2h 5s Qd]
Bo Li bets 320, and is all in
Ann calls 320, and is all in
Bo Li shows [Ah As 9d 9c]
Ann shows [Qh Qs 7c 8c]
*** BOARD 1 - RIVER *** [2h 5s Qd 8d] [Th]
*** BOARD 2 - RIVER *** [- - - Ad] [3h]
*** SUMMARY ***
Seat 1: Ann (499.50) -0.50
Seat 2: Bo Li (499.50) -0.50
Rake 1
Ann wins (499.50) from pot
Bo Li wins (499.50) from pot
`;

const SIDE_POT = `#900000004: No Limit Holdem - 5/10
2021-01-02 15:48:40
Table 'Test' Seat 5 is the button
Seat 1: Ann (1,000)
Seat 5: Bo Li (25)
Seat 7: Cy (800)
Cy: posts the small blind 5
Ann: posts the big blind 10
*** HOLE CARDS ***
Dealt to Ann: [7h 7d]
Dealt to Bo Li: [X X]
Dealt to Cy: [X X]
Bo Li raises to 25, and is all in
Cy calls 25
Ann raises to 60
Cy calls 60
*** FLOP *** [2s Th 6h]
Cy checks
Ann bets 50
Cy folds
Ann shows [7h 7d]
Bo Li shows [Td Tc]
*** RIVER *** [2s Th 6h 9c] [Kc]
*** SUMMARY ***
Seat 1: Ann (1,010) +10
Seat 5: Bo Li (75) +50
Seat 7: Cy (740) -60
Bo Li wins pot (75)
`;

const MISSED_BLIND = `#900000005: No Limit 2-7 Single Draw - 10/20
2021-01-28 03:52:57
Table 'Test Mix' Seat 2 is the button
Seat 1: Ann (1,000)
Seat 2: Bo Li (1,000)
Seat 3: Cy (1,000)
Seat 4: Dee (1,000)
*** 1ST BETTING ROUND ***
Ann: posts ante 5
Bo Li: posts ante 5
Cy: posts ante 5
Dee: posts ante 5
Cy: posts the small blind 10
Dee: posts the big blind 20
Dealt to Ann: [X X X X X]
Dealt to Bo Li: [X X X X X]
Dealt to Cy: [Qc 6s As 7d 9d]
Dealt to Dee: [X X X X X]
Ann raises to 60
Bo Li folds
Cy folds
Dee folds
*** SUMMARY ***
Seat 1: Ann (1,045) +45
Seat 2: Bo Li (995) -5
Seat 3: Cy (985) -15
Seat 4: Dee (975) -25
Ann wins pot (80)
`;

const TWO_BOARDS = `#900000006: Limit Omaha - 20/40
2021-08-04 23:55:21
Table 'Test 2' Seat 1 is the button
Seat 1: Ann (400)
Seat 2: Bo Li (400)
Ann: posts the small blind 10
Bo Li: posts the big blind 20
*** HOLE CARDS ***
Dealt to Ann: [X X X X]
Dealt to Bo Li: [Kc Js 4h 5h]
Ann calls 20
Bo Li checks
*** BOARD 1 - FLOP *** [Tc Qd 3s]
*** BOARD 2 - FLOP *** [Jc 6s 8s]
Bo Li checks
Ann checks
*** BOARD 1 - TURN *** [Tc Qd 3s] [Ac]
*** BOARD 2 - TURN *** [Jc 6s 8s] [3c]
Bo Li checks
Ann checks
*** BOARD 1 - RIVER *** [Tc Qd 3s Ac] [2d]
*** BOARD 2 - RIVER *** [Jc 6s 8s 3c] [Td]
Bo Li checks
Ann checks
Bo Li shows [Kc Js 4h 5h]
Ann shows [9c 7d 2h 4c]
*** SUMMARY ***
Seat 1: Ann (399.50) -0.50
Seat 2: Bo Li (399.50) -0.50
Rake 1
Ann wins (19.50) from pot
Bo Li wins (19.50) from pot
`;

const TRIPLE_DRAW = `#900000007: Limit 2-7 Triple Draw - 40/80
2021-01-02 15:42:06
Table 'Test Mix' Seat 1 is the button
Seat 1: Ann (478.50)
Seat 6: Bo Li (1,755.50)
*** 1ST BETTING ROUND ***
Ann: posts the small blind 20
Bo Li: posts the big blind 40
Dealt to Ann: [X X X X X]
Dealt to Bo Li: [Td 8c Jc 4h 6c]
Ann raises to 80
Bo Li calls 80
*** 1ST DRAW ***
Bo Li discards [Td Jc] draws [3h 6h]
Ann draws 2
*** 2ND BETTING ROUND ***
Bo Li bets 40
Ann calls 40
*** 2ND DRAW ***
Bo Li discards [6h] draws [2h]
Ann stands pat
*** 3RD BETTING ROUND ***
Bo Li checks
Ann checks
*** 3RD DRAW ***
Bo Li stands pat
Ann stands pat
*** 4TH BETTING ROUND ***
Bo Li bets 80
Ann calls 80
Bo Li shows [3h 8c 2h 4h 6c]
Ann shows [4c 7d 2c 8s 5d]
*** SUMMARY ***
Seat 1: Ann (278.50) -200
Seat 6: Bo Li (1,954.50) +199
Rake 1
Bo Li wins pot (399)
`;

const DRAWN_TWICE = `#900000008: No Limit 2-7 Single Draw - 25/50
2021-08-04 06:55:50
Table 'Test Mix' Seat 5 is the button
Seat 2: Ann (1,200)
Seat 5: Bo Li (1,200)
*** 1ST BETTING ROUND ***
Ann: posts ante 20
Bo Li: posts ante 20
Bo Li: posts the small blind 25
Ann: posts the big blind 50
Dealt to Ann: [4d 9c 7d 2c Ac]
Dealt to Bo Li: [X X X X X]
Bo Li raises to 1,180, and is all in
Ann calls 1,180, and is all in
*** 1ST DRAW ***
Ann discards [Ac] draws [6c] [3s]
Bo Li draws 2
Run 1: Ann shows [4d 9c 7d 2c 6c]
Run 2: Ann shows [4d 9c 7d 2c 3s]
Run 1: Bo Li shows [7s 8c 3c 5s 2d]
Run 2: Bo Li shows [7s Tc 3c 6d 2d]
*** 2ND BETTING ROUND ***
*** SUMMARY ***
Seat 2: Ann (1,197.50) -2.50
Seat 5: Bo Li (1,197.50) -2.50
Rake 5
Ann wins (1,197.50) from pot
Bo Li wins (1,197.50) from pot
`;

describe('the reader of KingsClub', () => {
  it.each([
    ['a draw between flop and turn', DRAWMAHA],
    ['upcards', RAZZ],
    ['two runs of the board', RUN_TWICE],
    ['a side pot that the awards leave out', SIDE_POT],
    ['a dead blind that the posts leave out', MISSED_BLIND],
    ['two boards', TWO_BOARDS],
    ['three draws', TRIPLE_DRAW],
    ['two runs of a draw', DRAWN_TWICE],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(kingsclub, text)).toEqual([]);
    expect(kingsclub.recognises(text)).toBe(true);
  });

  it('is not recognised by a number sign alone', () => {
    expect(kingsclub.recognises('#1 is a note\nTable 3 is ours\nSeat 1: Ann (500)\n')).toBe(false);
    expect(kingsclub.recognises("Table 'Test'\n#1: Limit Razz - 40/80\n")).toBe(false);
  });

  it('reads the header', () => {
    expect(readOne(kingsclub, DRAWMAHA)).toMatchObject({
      id: '900000001',
      playedAt: null,
      playedAtText: '2021-08-04 05:20:01',
      game: { variant: 'drawmaha-27', limit: 'fixed-limit' },
      stakes: { smallBet: 2000, bigBet: 4000 },
      table: { name: 'Test Mix' },
      buttonSeat: 3,
      heroSeat: 3,
    });
    expect(readOne(kingsclub, RAZZ)).toMatchObject({ buttonSeat: null, heroSeat: 6 });
    expect(readOne(kingsclub, TWO_BOARDS).game.options).toEqual({ boards: 2 });
  });

  it('takes unlisted chips from the results of the players', () => {
    const awards = readOne(kingsclub, SIDE_POT).events.filter(({ type }) => type === 'collect');
    expect(awards).toMatchObject([{ seat: 5 }, { seat: 1, amount: 7000, line: 25 }]);
    const posts = readOne(kingsclub, MISSED_BLIND).events.filter(({ type }) => type === 'post');
    expect(posts.at(-1)).toMatchObject({ kind: 'dead-blind', seat: 1, amount: 1000, dead: 1000, line: 24 });
  });

  it('takes none from results that do not add up', () => {
    const awards = readOne(kingsclub, SIDE_POT.replace('(1,010) +10', '(1,000)')).events.filter(
      ({ type }) => type === 'collect',
    );
    expect(awards).toMatchObject([{ seat: 5 }]);
    const without = RUN_TWICE.replace('Ann wins (499.50) from pot\n', '');
    expect(readOne(kingsclub, without).events.filter(({ type }) => type === 'collect')).toHaveLength(1);
  });

  it.each([
    ['a bet of another size', DRAWMAHA, 'raises to 80', 'raises to 90', 'bet-too-big 21'],
    ['stakes that are not doubled', DRAWMAHA, '20/40', '20/50', 'amount 1'],
    [
      'an ante after a blind',
      DRAWMAHA,
      'Bo Li: posts ante 5\nBo Li: posts the small blind 10\n',
      'Bo Li: posts the small blind 10\nBo Li: posts ante 5\n',
      'wrong-turn 8',
    ],
    [
      'a seat after a post',
      DRAWMAHA,
      'Seat 3: Bo Li (500.50)\nAnn: posts ante 5\n',
      'Ann: posts ante 5\nSeat 3: Bo Li (500.50)\n',
      'wrong-turn 6',
    ],
    ['an award', DRAWMAHA, 'Ann wins (164.50)', 'Ann wins (165.50)', 'wrong-award 33'],
    ['the rake', DRAWMAHA, 'Rake 1', 'Rake 2', 'rake 32'],
    ['a final stack', DRAWMAHA, '(999.50)', '(998.50)', 'final-stack 30'],
    ['a result', DRAWMAHA, '(500) -0.50', '(500) -1.50', 'final-stack 31'],
    ['a discarded card', DRAWMAHA, 'discards [8h', 'discards [8s', 'wrong-card-count 18'],
    ['a drawn card', DRAWMAHA, 'draws [Ad', 'draws [As', 'wrong-card-count 27'],
    ['a repeated board card', DRAWMAHA, '[3d 5d 7c Kd]', '[3d 5d 7c Qs]', 'wrong-board 23'],
    ['a player who draws out of turn', DRAWMAHA, 'Ann draws 1', 'Bo Li draws 1', 'wrong-draw 17'],
    ['a player without a result', DRAWMAHA, 'Seat 1: Ann (999.50) -0.50\n', '', 'impossible-setup 33'],
    ['a player without cards', DRAWMAHA, 'Dealt to Ann: [X X X X X]\n', '', 'impossible-setup 33'],
    ['the wrong number of a round', TRIPLE_DRAW, '3RD BETTING', '2ND BETTING', 'unread-line 22'],
    ['an exposed card that is dealt twice', RAZZ, 'Ann: [Qs]', 'Ann: [Tc]', 'unread-line 14'],
    ['a card of two players', RAZZ, 'Ann: [Qs]', 'Ann: [9d]', 'duplicate-card 14'],
    ['a bring-in of the wrong player', RAZZ, 'Ann brings', 'Bo Li brings', 'wrong-turn 10'],
    ['a winner', RAZZ, 'Bo Li wins', 'Ann wins', 'wrong-winner 22'],
    ['a card of the second run', RUN_TWICE, '[- - - Ad]', '[- - - 2c]', 'wrong-winner 26'],
    ['a card of both runs', RUN_TWICE, '[- - - Ad]', '[- - - 8d]', 'duplicate-card 20'],
    ['a card that is drawn for a further run', DRAWN_TWICE, '[6c] [3s]', '[6c] [4s]', 'unread-line 19'],
    ['a hand of a further run', DRAWN_TWICE, '[7s Tc', '[7s 4h', 'wrong-winner 27'],
    ['a card of both runs', DRAWN_TWICE, '3c 6d 2d]', '3c 6c 2d]', 'duplicate-card 21'],
    ['the cards of a further run', DRAWN_TWICE, '3c 6d 2d]', '3c 6d 4s 2d]', 'wrong-card-count 21'],
    ['a run that is shown twice', DRAWN_TWICE, 'Run 2: Bo', 'Run 1: Bo', 'unread-line 21'],
    ['a run that no player draws', DRAWN_TWICE, 'Run 2: Ann', 'Run 3: Ann', 'unread-line 19'],
    ['a result beyond the stack', DRAWN_TWICE, '-2.50', '-1,202.50', 'unread-line 24'],
    ['an award of a hand without rake', SIDE_POT, 'pot (75)', 'pot (65)', 'wrong-award 28'],
    ['a mark of an all-in', SIDE_POT, '25, and is all in', '25', 'amount 13'],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(kingsclub, text, from, to)).toContain(finding);
  });

  it.each([
    ['another game', 'Limit Razz', 'Limit Baduci', 1],
    ['a time that no clock shows', '15:48:40', '15:68:40', 2],
    ['a second table', "Table 'Test Mix'", "Table 'Test Mix'\nTable 'Other Mix'", 4],
  ])('rejects %s', (_name, from, to, line) => {
    expect(() => readOne(kingsclub, RAZZ.replace(from, to))).toThrow(
      `rejected: unreadable-line on line ${String(line)}`,
    );
  });

  it('rejects a hand without an award', () => {
    expect(() => readOne(kingsclub, RAZZ.replace('Bo Li wins pot (99)\n', ''))).toThrow(
      'rejected: truncated',
    );
  });
});

import { auditHand } from '#audit';
import { profileOfFormat } from '#rules';
import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { fulltilt } from './index.js';

const CASH = `Full Tilt Poker Game #900000001: Table Example (6 max, deep) - $0.50/$1 - Pot Limit Omaha H/L - 17:00:14 CET - 2012/12/06 [11:00:14 ET - 2012/12/06]
Seat 1: Ann ($40)
Seat 2: Bo the 1st ($100)
Seat 3: Cy ($120.55)
Seat 5: Dee ($64)
Seat 6: Eve ($10), is sitting out
Bo the 1st posts the small blind of $0.50
Cy posts the big blind of $1
5 seconds left to act
The button is in seat #1
*** HOLE CARDS ***
Dealt to Cy [As 2s Kd 9c]
Dee has 15 seconds left to act
Dee: hello
Dee folds
Somebody Else sits down
Ann calls $1
Bo the 1st raises to $3
Cy calls $2
Ann folds
*** FLOP *** [3h 7c Ad] (Total Pot: $7, 2 Players)
Bo the 1st bets $3
Cy calls $3
Dee is sitting out
*** TURN *** [3h 7c Ad] [Jd] (Total Pot: $13, 2 Players)
Bo the 1st checks
Cy checks
*** RIVER *** [3h 7c Ad Jd] [5d] (Total Pot: $13, 2 Players)
Bo the 1st bets $1.25
Cy calls $1.25
*** SHOW DOWN ***
Bo the 1st shows [Ah Jc Th 9h] two pair, Aces and Jacks, for high
Cy shows [As 2s Kd 9c] a pair of Aces, for high and 7,5,3,2,A, for low
Bo the 1st wins the high pot ($7.40) with two pair, Aces and Jacks
Cy wins the low pot ($7.35) with 7,5,3,2,A
*** SUMMARY ***
Total pot $15.50 | Rake $0.75
Board: [3h 7c Ad Jd 5d]
Seat 1: Ann (button) folded before the Flop
Seat 2: Bo the 1st (small blind) showed [Ah Jc Th 9h] and won ($7.40) with HI: two pair, Aces and Jacks
Seat 3: Cy (big blind) showed [As 2s Kd 9c] and won ($7.35) with HI: a pair of Aces; LO: 7,5,3,2,A
Seat 5: Dee didn't bet (folded)
Seat 6: Eve is sitting out
`;

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
const TOURNAMENT = `Full Tilt Poker Game #900000005: $2 + $0.25 Sit & Go (148860000), Table 1 - NL Hold'em - 300/600 Ante 50 - 18:58:46 ET - 2013/03/23
Seat 2: Ann (7,723)
Seat 5: Bo (3,409)
Seat 6: Cy (150)
Seat 8: Dee (818)
Ann antes 50
Bo antes 50
Cy antes 50
Dee antes 50
Cy posts the small blind of 100, and is all in
Dee posts the big blind of 600
The button is in seat #5
*** HOLE CARDS ***
Dealt to Bo [2h 9h]
Ann calls 600
Bo folds
Dee checks
*** FLOP *** [2d 7s Qc] (Total Pot: 1,500, 3 Players, 1 All-In)
Dee checks
Ann bets 600
Dee calls 168, and is all in
Ann shows [2c As]
Dee shows [Ts 4c]
Cy shows [7c 5s]
Uncalled bet of 432 returned to Ann
*** TURN *** [2d 7s Qc] [8s] (Total Pot: 1,836, 3 Players, 2 All-In)
*** RIVER *** [2d 7s Qc 8s] [5c] (Total Pot: 1,836, 3 Players, 2 All-In)
Ann shows a pair of Twos
Dee shows Queen Ten high
Ann wins the side pot (1,336) with a pair of Twos
Cy shows two pair, Sevens and Fives
Cy wins the main pot (500) with two pair, Sevens and Fives
*** SUMMARY ***
Total pot 1,836 Main pot 500. Side pot 1,336. | Rake 0
Board: [2d 7s Qc 8s 5c]
Seat 2: Ann showed [2c As] and won (1,336) with a pair of Twos
Seat 5: Bo (button) folded before the Flop
Seat 6: Cy (small blind) showed [7c 5s] and won (500) with two pair, Sevens and Fives
Seat 8: Dee (big blind) showed [Ts 4c] and lost with Queen Ten high
`;

const COURCHEVEL = `Full Tilt Poker Game #900000006: Table Play Chip 10 (6 max) - PL Courchevel Hi - 25/50 - 14:04:16 ET - 2013/05/11
Seat 1: Ann (10,925)
Seat 2: Bo (6,100)
Bo posts the small blind of 25
Ann posts the big blind of 50
The button is in seat #2
*** HOLE CARDS ***
Dealt to Ann [8s Ac 9c 7c 5h]
*** FLOPET *** [9h] (Total Pot: 75, 2 Players)
Bo calls 25
Ann checks
*** FLOP *** [9s Kd] (Total Pot: 100, 2 Players)
Ann bets 50
Bo raises to 150
Ann folds
Uncalled bet of 100 returned to Bo
Bo mucks
Bo wins the pot (200)
*** SUMMARY ***
Total pot 200 | Rake 0
Board: [9h 9s Kd]
Seat 1: Ann (big blind) folded on the Turn
Seat 2: Bo (small blind) collected (200), mucked
`;

const CHECKED = `FullTiltPoker Game #900000007: Table Example (6 max) - $0.50/$1 - No Limit Hold'em - 21:51:12 ET - 2009/02/26
Seat 1: Ann ($100)
Seat 2: Bo ($100)
Bo posts the small blind of $0.50
Ann posts the big blind of $1
The button is in seat #2
*** HOLE CARDS ***
Bo calls $0.50
Ann checks
*** FLOP *** [8s Ks 9c]
Ann checks
Bo checks
*** TURN *** [8s Ks 9c] [3s]
Ann checks
Bo bets $5
Ann calls $5
*** RIVER *** [8s Ks 9c 3s] [Th]
Ann checks
Bo checks
*** SHOW DOWN ***
Bo shows [Ts 4c] a pair of Tens
Ann shows [Ad As] a pair of Aces
Ann wins the pot ($11.40) with a pair of Aces
*** SUMMARY ***
Total pot $12 | Rake $0.60
Board: [8s Ks 9c 3s Th]
Seat 1: Ann (big blind) showed [Ad As] and won ($11.40) with a pair of Aces
Seat 2: Bo (small blind) showed [Ts 4c] and lost with a pair of Tens
`;

/** The number of the line on which a part of a text begins. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

describe('the reader of Full Tilt', () => {
  it.each([
    ['a hand of Omaha high-low', CASH],
    ['stud', STUD],
    ['a draw game of an archive', DRAW],
    ['a capped hand that is run twice', TWICE],
    ['a tournament with a side pot', TOURNAMENT],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(fulltilt, text)).toEqual([]);
    expect(fulltilt.recognises(text)).toBe(true);
  });

  it('reads the header of a tournament: stakes, buy-in, and the time in UTC', () => {
    expect(readOne(fulltilt, TOURNAMENT)).toMatchObject({
      id: '900000005',
      playedAt: '2013-03-23T22:58:46Z',
      currency: 'CHIPS',
      tournament: { id: '148860000', buyIn: '$2+$0.25' },
      stakes: { smallBlind: 300, bigBlind: 600, cap: null },
    });
  });

  it.each([
    [
      "500K/1000K - No Limit Hold'em - 21:40:27 ET - 2011/04/15",
      { smallBlind: 50_000_000, bigBlind: 100_000_000 },
    ],
    ["$0.25/$0.50 - $15 Cap No Limit Hold'em - 18:46:08 ET - 2011/02/28", { bigBlind: 50, cap: 1500 }],
    ["CAP NL Hold'em - $5/$10 - 04:44:44 ET - 2015/04/08", { bigBlind: 1000, cap: 30_000 }],
    ['$5/$10 - HORSE - Limit Razz - 15:13 ET - Wed, July 21, 2010', { smallBet: 500, bigBet: 1000 }],
  ])('reads the stakes of %s', (words, stakes) => {
    const [, ...lines] = TWICE.split('\n');
    const header = `Full Tilt Poker Game #900000009 (partial): Table Example - ${words}`;
    const hand = readOne(fulltilt, [header, ...lines].join('\n').replaceAll(', and is capped', ''));
    expect(hand).toMatchObject({ id: '900000009', stakes, playedAt: expect.stringContaining('T') as string });
  });

  it('names the folds of Courchevel as the site does', () => {
    const fold = (name: string): string[] =>
      readOne(fulltilt, COURCHEVEL.replace('folded on the Turn', name)).claims.flatMap((claim) =>
        claim.type === 'seat' && claim.foldedOn !== null ? [claim.foldedOn] : [],
      );
    expect(fold('folded on the Turn')).toEqual(['flop']);
    expect(fold('[0]')).toEqual(['river']);
    expect(faultsOf(fulltilt, COURCHEVEL)).toEqual([]);
  });

  it('compares the folds in the summaries of two runs', () => {
    const last = TWICE.split('\n').length - 1;
    expect(faultsAfter(fulltilt, TWICE, "Dee didn't bet (folded)", 'Dee folded before the Flop')).toEqual([
      `wrong-summary ${String(last)}`,
    ]);
  });

  it('compares the ante of the header with the posts', () => {
    expect(faultsAfter(fulltilt, STUD, 'Ante $0.50', 'Ante $0.40')).toContain('wrong-forced-bet 6');
  });

  it('keeps a player who left out of the line of another one', () => {
    const joined = CASH.replace('Seat 3: Cy (big', 'Seat 4: Gone Seat 3: Cy (big');
    expect(faultsOf(fulltilt, joined)).toEqual([]);
  });

  it('lets the summary award the pots of November 2012, and of no other month', () => {
    const silent = COURCHEVEL.replace('Bo mucks\nBo wins the pot (200)\n', '');
    expect(faultsOf(fulltilt, silent)).toEqual(['wrong-award 18']);
    expect(faultsOf(fulltilt, silent.replace('2013/05/11', '2012/11/11'))).toEqual([]);
  });

  it('lets a player bet who was back before the deal', () => {
    expect(faultsOf(fulltilt, CASH.replace('Ann ($40)', 'Ann ($40), is sitting out'))).toEqual([]);
  });

  it('R-SHOW-8: has the last player to bet show first after a round of checks', () => {
    const codes = (text: string): string[] =>
      auditHand(readOne(fulltilt, text), profileOfFormat('fulltilt'))?.findings.map(({ code }) => code) ?? [];
    expect(codes(CHECKED)).toEqual([]);
    const [first, second] = ['Bo shows [Ts 4c] a pair of Tens', 'Ann shows [Ad As] a pair of Aces'];
    expect(codes(CHECKED.replace(`${first}\n${second}`, `${second}\n${first}`))).toEqual(['show-order']);
  });

  it('takes a hand that the site cancels out of the audit', () => {
    const cancelled = CHECKED.replace(
      'Ann checks\nBo checks\n*** TURN',
      'Hand #900000007 has been canceled\n*** TURN',
    );
    expect(readOne(fulltilt, cancelled).cancelled).toBe(true);
  });

  it.each([
    ['a call of another size', CASH, 'Cy calls $2\n', 'Cy calls $1\n', 'short-call'],
    ['a bet that is marked as all-in', CASH, 'Cy calls $1.25', 'Cy calls $1.25, and is all in', 'amount'],
    ['an award', CASH, 'high pot ($7.40)', 'high pot ($7.30)', 'wrong-award'],
    ['the rake', CASH, 'Rake $0.75', 'Rake $0.65', 'rake'],
    ['the total', CASH, 'Total pot $15.50', 'Total pot $15.60', 'total-pot'],
    [
      'the name of a hand',
      CASH,
      'two pair, Aces and Jacks, for high',
      'two pair, Aces and Tens, for high',
      'hand-description',
    ],
    ['a low', CASH, '7,5,3,2,A, for low', '7,5,4,2,A, for low', 'hand-description'],
    [
      'words that are no hand',
      CASH,
      'HI: two pair, Aces and Jacks',
      'HI: two pair, Aces',
      'hand-description',
    ],
    ['a card of the summary', CASH, 'showed [Ah Jc Th 9h]', 'showed [Ah Jc Th 8h]', 'wrong-card-count'],
    ['the board of the summary', CASH, 'Board: [3h', 'Board: [3c', 'wrong-board'],
    ['a position', CASH, 'Ann (button)', 'Ann (small blind)', 'wrong-summary'],
    [
      'the street of a fold',
      CASH,
      'Ann (button) folded before the Flop',
      'Ann (button) folded on the Flop',
      'wrong-summary',
    ],
    [
      'a player who did bet',
      CASH,
      'Ann (button) folded before the Flop',
      "Ann (button) didn't bet (folded)",
      'wrong-summary',
    ],
    [
      'a player who sits out in the summary only',
      CASH,
      "Dee didn't bet (folded)",
      'Dee is sitting out',
      'wrong-summary',
    ],
    ['another seat', CASH, "Seat 5: Dee didn't", "Seat 4: Dee didn't", 'wrong-summary'],
    ['two currencies of the stakes', CASH, '$0.50/$1 -', '$0.50/€1 -', 'amount'],
    ['two times', CASH, '[11:00:14 ET', '[12:00:14 ET', 'amount'],
    ['an ante', STUD, 'Bo antes $0.50', 'Bo antes $0.60', 'wrong-forced-bet'],
    ['a completed bring-in', STUD, 'completes it to $3', 'completes it to $4', 'bet-too-big'],
    [
      'a card that a player already held',
      STUD,
      'Dealt to Bo [3d 4d 9c 9h] [Qs]',
      'Dealt to Bo [3d 4d 9c 9s] [Qs]',
      'wrong-card-count',
    ],
    ['the number of dealt cards', DRAW, 'Ann is dealt 1 card', 'Ann is dealt 2 cards', 'wrong-card-count'],
    ['kept cards', DRAW, 'pat on [Th 5d', 'pat on [Tc 5d', 'wrong-card-count'],
    ['the rank of a low', DRAW, '8,6,4,3,2\nCy', '8,5,4,3,2\nCy', 'hand-description'],
    ['an award of a run', TWICE, 'pot 2 ($69)', 'pot 2 ($68)', 'wrong-award'],
    ['the board of a run', TWICE, '*** TURN 2 *** [7s 7h 2h]', '*** TURN 2 *** [7s 7c 2h]', 'wrong-board'],
    ['a side pot', TOURNAMENT, 'Side pot 1,336', 'Side pot 1,326', 'side-pot'],
    ['the pot of a street', CASH, '(Total Pot: $7,', '(Total Pot: $8,', 'total-pot'],
    ['the players of a street', CASH, '$7, 2 Players', '$7, 3 Players', 'amount'],
    [
      'the players who are all-in',
      TOURNAMENT,
      '1,500, 3 Players, 1 All',
      '1,500, 3 Players, 2 All',
      'amount',
    ],
    ['other words for a pot', CASH, '(Total Pot: $7,', '(Total Top: $7,', 'unread-line'],
    ['the currency of a pot', CASH, '(Total Pot: $7,', '(Total Pot: €7,', 'amount'],
    ['the currency of a call', CASH, 'Cy calls $3', 'Cy calls €3', 'amount'],
    [
      'the hand of an award',
      CASH,
      '($7.40) with two pair, Aces',
      '($7.40) with two pair, Kings',
      'hand-description',
    ],
    ['the low of an award', CASH, '($7.35) with 7,5', '($7.35) with 7,6', 'hand-description'],
    ['words that name no hand', CASH, '($7.35) with 7,5,3,2,A', '($7.35) with a smile', 'unread-line'],
    [
      'the exposed card of the bring-in',
      STUD,
      'Bo is low with [9c]',
      'Bo is low with [9d]',
      'wrong-card-count',
    ],
    ['a second button', CASH, '*** HOLE CARDS', 'The button is in seat #2\n*** HOLE CARDS', 'unread-line'],
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
    ['an uncalled bet', TOURNAMENT, 'Uncalled bet of 432', 'Uncalled bet of 332', 'uncalled'],
  ])('finds %s', (_name, text, from, to, code) => {
    expect(faultsAfter(fulltilt, text, from, to)).toContain(`${code} ${String(lineOf(text, from))}`);
  });
});

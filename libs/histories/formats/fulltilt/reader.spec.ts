import { faultsAfter, faultsOf, lineOf, readOne } from '../../testing/site-audit.js';
import { LineCursor } from '../../source/index.js';
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

describe('the reader of Full Tilt', () => {
  it.each([
    ['a hand of Omaha high-low', CASH],
    ['a tournament with a side pot', TOURNAMENT],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(fulltilt, text)).toEqual([]);
    expect(fulltilt.recognises(text)).toBe(true);
  });

  it('takes the time of the site, and lets other zones have changed their clocks otherwise', () => {
    const stamp = '17:00:14 CET - 2012/12/06 [11:00:14 ET - 2012/12/06]';
    const moscow = CASH.replace(stamp, '20:00:14 MSK - 2012/12/06 [11:00:14 ET - 2012/12/06]');
    expect(faultsOf(fulltilt, moscow)).toEqual([]);
    expect(readOne(fulltilt, moscow).playedAt).toBe('2012-12-06T16:00:14Z');
    const far = CASH.replace(stamp, '23:00:14 MSK - 2012/12/06 [11:00:14 ET - 2012/12/06]');
    expect(faultsOf(fulltilt, far)).toEqual(['amount 1']);
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
    const [, ...lines] = CASH.split('\n');
    const header = `Full Tilt Poker Game #900000009 (partial): Table Example - ${words}`;
    const hand = readOne(fulltilt, [header, ...lines].join('\n'));
    expect(hand).toMatchObject({ id: '900000009', stakes, playedAt: expect.stringContaining('T') as string });
  });

  it('rejects stakes of three figures, which name no game', () => {
    const text = CASH.replace('$0.50/$1 -', '$0.50/$1/$2 -');
    const result = fulltilt.read(text, 0, text.length, 1, new LineCursor());
    expect(result).toMatchObject({ ok: false, rejection: { code: 'unreadable-line', line: 1 } });
  });

  it('keeps a player who left out of the line of another one', () => {
    const joined = CASH.replace('Seat 3: Cy (big', 'Seat 4: Gone Seat 3: Cy (big');
    expect(faultsOf(fulltilt, joined)).toEqual([]);
  });

  it('lets a player bet who was back before the deal', () => {
    expect(faultsOf(fulltilt, CASH.replace('Ann ($40)', 'Ann ($40), is sitting out'))).toEqual([]);
  });

  it('finds a line of a player who was not dealt in', () => {
    expect(faultsAfter(fulltilt, CASH, 'Cy wins the low pot', 'Eve wins the low pot')).toContain(
      `wrong-winner ${String(lineOf(CASH, 'Cy wins the low pot'))}`,
    );
  });

  it.each([
    ['Cy wins the low pot ($7.35) with 7,5,3,2,A', 'Cyd wins the low pot ($7.35) with a Badugi: 7, 5, 3, 2'],
    ['Bo the 1st shows [Ah Jc Th 9h] two pair', 'Bob the 1st shows [Ah Jc Th 9h] a Badugi: J, T, 9, A'],
  ])('takes no line of the showdown for chat: %s as %s', (from, to) => {
    expect(faultsAfter(fulltilt, CASH, from, to)).toContain(`unread-line ${String(lineOf(CASH, from))}`);
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
    ['the pot of a street', CASH, '(Total Pot: $7,', '(Total Pot: $8,', 'total-pot'],
    ['the players of a street', CASH, '$7, 2 Players', '$7, 3 Players', 'amount'],
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
    ['a second button', CASH, '*** HOLE CARDS', 'The button is in seat #2\n*** HOLE CARDS', 'unread-line'],
    ['a side pot', TOURNAMENT, 'Side pot 1,336', 'Side pot 1,326', 'side-pot'],
    [
      'the players who are all-in',
      TOURNAMENT,
      '1,500, 3 Players, 1 All',
      '1,500, 3 Players, 2 All',
      'amount',
    ],
    ['an uncalled bet', TOURNAMENT, 'Uncalled bet of 432', 'Uncalled bet of 332', 'uncalled'],
  ])('finds %s', (_name, text, from, to, code) => {
    expect(faultsAfter(fulltilt, text, from, to)).toContain(`${code} ${String(lineOf(text, from))}`);
  });
});

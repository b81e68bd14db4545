import { auditHand } from '#audit';
import { profileOfFormat } from '#rules';
import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { LineCursor } from '../../source/index.js';
import { betonline } from './index.js';

const CASH = `BetOnline Poker Game #900000001: Hold'em No Limit ($0.25/0.50) - 2011/08/07 14:59 Eastern Daylight Time
Table 'Example (50bb)' 10-Max, Seat #9 is the button
Seat 9: Ann (55.58 in chips) - The button
Seat 7: Bo Li (33.96 in chips)
Seat 1: Cy (22.87 in chips) - Big Blind
Seat 0: Di (23.50 in chips) - Small Blind
Seat 3: Ed (25.00 in chips)
Seat 4: Flo (25.00 in chips) - Sitting out
Ann: ante processed 0.00
Di: posts small blind 0.25
Cy: posts big blind 0.50
Ed: post dead 0.50
*** HOLE CARDS ***
Dealt to Ann [2h 10c]
Ed: checks
Flo has left the table
Bo Li: raises 1.50 to 1.50
Ann: folds
Gus joins the table at seat #4
Di: calls 1.25
Cy: calls 1.00
Ed: calls 1.00
*** FLOP *** [Qc 4c 8h]
Di: bets 4.00
Cy: folds
Ed: folds
Bo Li: calls 4.00
*** TURN *** [Qc 4c 8h][Ah]
Di: bets 18.00 and is all in
Bo Li: calls 18.00
*** SHOW DOWN ***
Di shows Qd Qh
Bo Li shows Ac Ks
*** SUMMARY ***
Total pot 47.74 | Rake 2.51
Board [Qc 4c 8h Ah 2s]
Total pot 47.74 | Rake 2.51
Board [Qc 4c 8h Ah 2s]
Seat 9: Ann folded before Flop
Seat 7: Bo Li showed [Ac Ks] but did not win
Seat 1: Cy folded on the Flop
Seat 0: Di showed [Qd Qh] and won (47.74)
Seat 3: Ed folded on the Flop
Seat 4: Flo collected (0.00)
Cy said "nh"
`;

const OMAHA = `BetOnline Poker Game #900000002: Hold'em Pot Limit ($0.05/0.10) - 2012/09/30 21:25:46 EDT
Table 'Example (Hi)' 10-Max, Seat #7 is the button
Seat 8: Ann (1.45 in chips) - Small Blind
Seat 7: Bo (9.10 in chips) - The button
Seat 9: Cy (2.85 in chips) - Big Blind
Seat 5: Di (3.00 in chips)
Ann: posts small blind 0.05
Cy: posts big blind 0.10
Di: post now 0.10
*** HOLE CARDS ***
Dealt to Bo [Jh 9d 7h Kh]
Di: checks
Bo: raises 0.45 to 0.45
Ann: calls 0.40
Cy: calls 0.35
Di: folds
*** FLOP *** [5d Jd 9h]
Ann: bets 1.00 and is all in
Cy: calls 1.00
Bo: raises 2.40 to 2.40
Cy: calls 1.40 and is all in
*** SHOW DOWN ***
Ann shows Ac Ad 2c 3h
Cy shows 5s 6s 7s 8s
Bo shows Jh 9d 7h Kh
*** SUMMARY ***
Total pot 2.68 | Rake 0.20
Total pot 4.25 | Rake 0.20
Board [5d Jd 9h 2d Qc]
Seat 8: Ann showed [Ac Ad 2c 3h] but did not win
Seat 7: Bo showed [Jh 9d 7h Kh] and won (4.25)
Seat 9: Cy showed [5s 6s 7s 8s] but did not win
Seat 5: Di folded before Flop
`;

const TOURNAMENT = `BetOnline Poker Game #900000003: Tournament #7212650: Hold'em $40.00/$80.00 - 2016/03/21 17:09:38 Eastern Daylight Time
Table '7212650-102' 10-Max, Seat #2684684 is the button
Seat 9: Ann (4941.25 in chips) - Small Blind
Seat 8: Bo (2390.84 in chips) - The button
Seat 0: Cy (1380.00 in chips) - Big Blind
Ann: ante processed 10.00
Bo: ante processed 10.00
Cy: ante processed 10.00
Ann: posts small blind 50.00
Cy: posts big blind 100.00
*** HOLE CARDS ***
Dealt to Bo [Jh 9s]
Bo: calls 100.00
Ann: raises 250.00 to 300.00
Cy: folds
Bo: calls 200.00
*** FLOP *** [Qh 2h 3s]
Ann: checks
Bo: bets 400.00
Ann: folds
Uncalled bet (400.00) returned to Bo
*** SUMMARY ***
Total pot 730.00
Board [Qh 2h 3s]
Seat 9: Ann folded on the Flop
Seat 8: Bo collected (730.00)
Seat 0: Cy folded before Flop
`;

describe('the reader of BetOnline', () => {
  it.each([
    ['a hand whose river is in the summary only', CASH],
    ['Omaha under the name of hold’em, with two pots and one figure of the winner', OMAHA],
    ['a tournament with the blinds of the level before in the header', TOURNAMENT],
  ])('reads %s without a fault', (_name, text) => {
    expect(betonline.recognises(text)).toBe(true);
    expect(faultsOf(betonline, text)).toEqual([]);
  });

  it('reads the headers', () => {
    expect(readOne(betonline, CASH)).toMatchObject({
      id: '900000001',
      currency: 'USD',
      playedAt: '2011-08-07T18:59:00Z',
      table: { name: 'Example (50bb)', seats: 10 },
      buttonSeat: 9,
    });
    expect(readOne(betonline, OMAHA).game).toMatchObject({ variant: 'omaha', limit: 'pot-limit' });
    expect(readOne(betonline, TOURNAMENT)).toMatchObject({
      tournament: { id: '7212650' },
      stakes: { smallBlind: 4000, bigBlind: 8000 },
      buttonSeat: null,
    });
  });

  it('reports a header with the blinds of another level', () => {
    const audited = auditHand(readOne(betonline, TOURNAMENT), profileOfFormat('betonline'));
    expect(audited?.findings).toMatchObject([
      { code: 'site-figure', line: 1, expected: 10_000, actual: 8000 },
    ]);
  });

  it('reads money without a sign as play money', () => {
    expect(readOne(betonline, CASH.replace('$0.25', '0.25')).currency).toBe('PLAY');
  });

  it('accepts blinds behind the stacks that are those of another hand', () => {
    const text = TOURNAMENT.replace(' - Big Blind', '').replace(
      '(2390.84 in chips) - The button',
      '(2390.84 in chips) - Big Blind',
    );
    expect(faultsOf(betonline, text)).toEqual([]);
  });

  it('expects the folds of players who do not leave', () => {
    const text = CASH.replace('Ed: folds\n', 'Ed has left the table\n').replace(
      'Seat 3: Ed folded on the Flop\n',
      '',
    );
    expect(faultsOf(betonline, text)).toEqual([]);
    expect(faultsAfter(betonline, text, 'Cy: folds\n', '')).toContain('wrong-turn 26');
  });

  it('takes a short call for all-in only if the player does nothing more', () => {
    const unknown = CASH.replace('(33.96 in chips)', '(0.00 in chips)');
    expect(faultsOf(betonline, unknown)).toEqual([]);
    expect(faultsAfter(betonline, unknown, 'Di: bets 4.00', 'Di: bets 5.00')).toContain('short-call 27');
  });

  it('takes half of the small bet for the small blind of fixed limit', () => {
    const limit = CASH.replace("Hold'em No Limit ($0.25/0.50)", "Hold'em Limit ($0.50/1.00)");
    const post = readOne(betonline, limit).events.find((event) => event.type === 'post' && event.dead > 0);
    expect(post).toMatchObject({ kind: 'posted-blind', amount: 75, dead: 25 });
  });

  it('adds the dead small blind to the printed part of a missed blind', () => {
    const post = readOne(betonline, CASH).events.find((event) => event.type === 'post' && event.dead > 0);
    expect(post).toMatchObject({ kind: 'posted-blind', amount: 75, dead: 25 });
  });

  it('deals no player in who left before a line', () => {
    const { players } = readOne(betonline, CASH);
    expect(players.filter(({ dealtIn }) => dealtIn === false)).toMatchObject([{ name: 'Flo' }]);
  });

  it('folds a player who leaves after a bet', () => {
    const text = CASH.replace('Ed: folds\n', '')

      .replace('Bo Li: calls 4.00\n', 'Ed has left the table\nBo Li: calls 4.00\n');
    expect(faultsOf(betonline, text.replace('Seat 3: Ed folded on the Flop\n', ''))).toEqual([]);
  });

  it('returns a result for two players in one seat, of whom one leaves', () => {
    const text = CASH.replace('Seat 3: Ed', 'Seat 1: Ed').replace('Ed: folds', 'Ed has left the table');
    const result = betonline.read(text, 0, text.length, 1, new LineCursor());
    expect(result.ok && faultsOf(betonline, text)).toContain('impossible-setup 7');
  });

  it.each([
    ['a call of another size', CASH, 'Di: calls 1.25', 'Di: calls 1.15', 'short-call 20'],
    ['what a raise adds', TOURNAMENT, 'raises 250.00', 'raises 260.00', 'amount 14'],
    ['the rake', CASH, 'Total pot 47.74 | Rake 2.51\nBoard', 'Total pot 47.74 | Rake 2.61\nBoard', 'rake 35'],
    ['a repeated total', CASH, '2s]\nTotal pot 47.74', '2s]\nTotal pot 47.84', 'unread-line 37'],
    ['the total', TOURNAMENT, 'Total pot 730', 'Total pot 740', 'total-pot 23'],
    [
      'a main pot that is printed twice at once',
      TOURNAMENT,
      'Total pot 730.00',
      'Total pot 730.00\nTotal pot 730.00',
      'wrong-summary 24',
    ],
    ['an award', CASH, 'won (47.74)', 'won (47.64)', 'wrong-award 42'],
    ['an award that is no pot', OMAHA, 'won (4.25)', 'won (3.55)', 'wrong-award 31'],
    ['a pot of more than its bets', OMAHA, 'Total pot 2.68', 'Total pot 26.80', 'side-pot 27'],
    ['a pot without its rake', OMAHA, 'Total pot 4.25 | Rake', 'Total pot 4.24 | Rake', 'side-pot 28'],
    ['the rake of a main pot beside a side pot', OMAHA, '2.68 | Rake 0.20', '2.68 | Rake 0.25', 'rake 27'],
    ['another currency', CASH, '($0.25', '(€0.25', 'amount 1'],
    ['a blind of two players', CASH, 'chips) - Big Blind', 'chips) - Small Blind', 'impossible-setup 6'],
    ['another button behind a stack', CASH, 'Big Blind', 'The button', 'impossible-setup 5'],
    ['a board of the summary', CASH, 'Board [Qc 4c', 'Board [Qc 5c', 'wrong-board 36'],
    ['the street of a fold', CASH, 'Cy folded on the Flop', 'Cy folded on the Turn', 'wrong-summary 41'],
    ['a summarized card', CASH, 'showed [Ac Ks]', 'showed [Ac Kd]', 'wrong-card-count 40'],
    ['a summarized seat', CASH, 'Seat 1: Cy folded', 'Seat 2: Cy folded', 'wrong-summary 41'],
    ['another tournament', TOURNAMENT, "Table '7212650", "Table '7212651", 'impossible-setup 2'],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(betonline, text, from, to)).toContain(finding);
  });
});

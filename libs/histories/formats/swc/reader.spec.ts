import { auditHand } from '#audit';
import { profileOfFormat } from '#rules';
import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { swc } from './index.js';

const LIMIT = `Hand #900000-110 - 2013-05-02 02:14:03
Game: Limit Hold'em (40 - 1000000) - Stakes 2/4
Site: Example Club
Table: LHE 6max 1/2 #1
Seat 3: Ann (63.68)
Seat 4: Bo (50) - sitting out
Seat 5: Cy (148) - waiting for big blind
Ann has the dealer button
Ann posts small blind 1
Cy posts big blind 2
** Hole Cards **
Dealt to Cy [Js 7d]
Ann raises to 4
Cy calls 2
** Flop ** [2d Qc 6c]
Cy checks
Ann bets 2
Cy calls 2
** Turn ** [3h]
Cy checks
Ann checks
** River ** [2h]
Cy checks
Ann checks
** Pot Show Down ** [2d Qc 6c 3h 2h]
Ann shows [5s Ts] (a Pair of Deuces +QT6)
Cy shows [Js 7d] (a Pair of Deuces +QJ7)
Cy wins Pot (11.70) with a Pair
Rake (0.30)
Ann adds 2 chips
`;

const POT_LIMIT = `Hand #900001-137 - 2013-04-11 02:08:55
Game: PL Omaha (20 - 100) - Blinds 1/1
Site: Example Club
Table: PLO 9max 1/1 #1
Seat 4: Ann (50)
Seat 6: Bo (39)
Seat 7: Cy (164)
Ann has the dealer button
Bo posts small blind 1
Cy posts big blind 1
** Hole Cards **
Dealt to Cy [4c 7d Qc Kd]
Ann raises to 3
Bo folds
Cy calls 2
** Flop ** [3d 4h 2d]
Cy bets 6
Ann folds
Cy refunded 6
Cy wins Pot (7)
Rake (0)
`;

describe('the reader of SwC Poker', () => {
  it('L-LINE-1: finds a big bet that is not two small bets', () => {
    expect(faultsAfter(swc, LIMIT, 'Stakes 2/4', 'Stakes 2/3')).toContain('amount 2');
  });

  it.each([
    ['fixed limit', LIMIT],
    ['pot limit', POT_LIMIT],
  ])('reads a hand of %s without a fault', (_name, text) => {
    expect(faultsOf(swc, text)).toEqual([]);
    expect(swc.recognises(text)).toBe(true);
  });

  it('reads the rake beside the pot and what each player put in', () => {
    const text = LIMIT.replace('Rake (0.30)', 'Rake (0.30) Pot (12) Players (Ann: 6, Cy: 6)');
    expect(faultsOf(swc, text)).toEqual([]);
    expect(readOne(swc, text).claims).toEqual(readOne(swc, LIMIT).claims);
  });

  it('reads the game, the room, and the players of the hand', () => {
    expect(readOne(swc, LIMIT)).toMatchObject({
      id: '900000-110',
      site: 'Example Club',
      playedAt: null,
      playedAtText: '2013-05-02 02:14:03',
      game: { variant: 'holdem', limit: 'fixed-limit' },
      stakes: { smallBlind: null, smallBet: 200, bigBet: 400 },
      buttonSeat: 3,
    });
    const audited = auditHand(readOne(swc, LIMIT), profileOfFormat('swc'));
    expect([...(audited?.replay.state.seats ?? [])].sort((a, b) => a - b)).toEqual([3, 5]);
  });

  it('does not recognise other logs by the number of the hand', () => {
    expect(swc.recognises('Hand #12 - Omaha H/L(No Limit)\nTable: 1\n')).toBe(false);
  });

  it('rejects a game that it does not know, and a second button', () => {
    const rejectionOf = (from: string, to: string): string => {
      try {
        return readOne(swc, LIMIT.replace(from, to)).id;
      } catch (error) {
        return String(error);
      }
    };
    expect(rejectionOf('Limit Hold', 'NL Hold')).toContain('unreadable-line on line 2');
    expect(faultsAfter(swc, LIMIT, 'Ann posts', 'Cy has the dealer button\nAnn posts')).toContain(
      'unread-line 9',
    );
  });

  it.each([
    ['a raise of another size', LIMIT, 'raises to 4', 'raises to 5', 'bet-too-big 13'],
    ['a call of another size', LIMIT, 'Cy calls 2\n** Flop', 'Cy calls 1\n** Flop', 'short-call 14'],
    ['an award', LIMIT, 'Pot (11.70)', 'Pot (11.60)', 'rake 29'],
    ['the rake', LIMIT, 'Rake (0.30)', 'Rake (0.40)', 'rake 29'],
    ['a kicker', LIMIT, '+QT6', '+QJ6', 'hand-description 26'],
    ['the name of a hand', LIMIT, 'a Pair of Deuces +QJ7', 'Three of a Kind, Deuces', 'hand-description 27'],
    ['a winner', LIMIT, 'Cy wins', 'Ann wins', 'wrong-winner 28'],
    ['the board of the showdown', LIMIT, 'Down ** [2d Qc', 'Down ** [2d Kc', 'wrong-board 25'],
    ['a returned bet', POT_LIMIT, 'refunded 6', 'refunded 5', 'uncalled 19'],
    [
      'a bet above the pot',
      POT_LIMIT,
      'bets 6\nAnn folds\nCy refunded 6',
      'bets 8\nAnn folds\nCy refunded 8',
      'bet-too-big 17',
    ],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(swc, text, from, to)).toContain(finding);
  });
});

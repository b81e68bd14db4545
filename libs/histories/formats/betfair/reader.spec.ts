import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { betfair } from './index.js';

const HAND = `***** Betfair Poker Hand History for Game 900000001 *****
PL $0.05/$0.10 Omaha - Sunday, October 18, 20:00:00 GMT 2009
Table Example 1 6-max (Real Money)
Seat 2 is the button
Total number of active players : 3
Seat 1: Ann ( $1 )
Seat 2: Bo Li ( $9.38 )
Seat 3: Cy ( $2.82 )
Cy posts small blind [$0.05]
Ann posts big blind [$0.10]
** Dealing down cards **
Dealt to Ann [ 7c, 6c, 5h, Jh ]
Bo Li raises to [$0.30]
Cy calls [$0.25]
Ann goes all-in
Ann raises to [$1]
Bo Li calls [$0.70]
Cy calls [$0.70]
** Dealing Flop ** [ 4d, 5d, 6d ]
Cy checks
Bo Li bets [$0.50]
Cy calls [$0.50]
** Dealing Turn ** [ 3s ]
Cy checks
Bo Li checks
** Dealing River ** [ 4c ]
Cy goes all-in
Cy bets [$1.32]
Bo Li calls [$1.32]
** Showdown **
Ann shows [ 7c, 6c, 5h, Jh ] a straight, Seven to Three
Cy shows [ 7d, 8c, 3d, 6h ] a straight flush, Seven to Three
Bo Li shows [ 3h, 4h, Td, 4s ] four of a kind, Fours
** Hand Conclusion **
Cy wins $3.64 from side pot #1 with a straight flush, Seven to Three
Cy wins $2.70 from main pot with a straight flush, Seven to Three
************  Game 900000001 ends  ************
`;

describe('the reader of Betfair', () => {
  it('reads a hand without a fault', () => {
    expect(betfair.recognises(HAND)).toBe(true);
    expect(faultsOf(betfair, HAND)).toEqual([]);
    expect(readOne(betfair, HAND)).toMatchObject({
      id: '900000001',
      currency: 'USD',
      playedAt: '2009-10-18T20:00:00Z',
      table: { name: 'Example 1', seats: 6 },
      game: { variant: 'omaha', limit: 'pot-limit' },
    });
  });

  it.each([
    ['a call of another size', 'Cy calls [$0.25]', 'Cy calls [$0.15]', 'short-call 14'],
    ['a raise beyond the pot', 'raises to [$0.30]', 'raises to [$0.90]', 'bet-too-big 13'],
    ['another currency', 'Cy bets [$1.32]', 'Cy bets [€1.32]', 'amount 28'],
    ['the number of players', 'players : 3', 'players : 4', 'impossible-setup 5'],
    ['the name of a hand', 'four of a kind, Fours', 'four of a kind, Fives', 'hand-description 33'],
    ['the name of the winning hand', '#1 with a straight flush', '#1 with a flush', 'hand-description 35'],
    [
      'the name of a hand that wins twice',
      'pot with a straight flush, Seven to Three\n****',
      'pot with a straight flush, Six to Three\n****',
      'hand-description 36',
    ],
    ['the number of a side pot', 'side pot #1', 'side pot #2', 'side-pot 35'],
    [
      'a blind after the deal',
      '** Dealing down cards **\nDealt to Ann [ 7c, 6c, 5h, Jh ]',
      '** Dealing down cards **\nBo Li posts big blind [$0.10]',
      'unread-line 12',
    ],
    ['a winner', 'Cy wins $3.64', 'Bo Li wins $3.64', 'wrong-winner 35'],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(betfair, HAND, from, to)).toContain(finding);
  });

  it('rejects a hand that ends with another number as truncated', () => {
    expect(() => readOne(betfair, HAND.replace('900000001 ends', '900000002 ends'))).toThrow('truncated');
  });
});

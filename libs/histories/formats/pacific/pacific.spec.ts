import fc from 'fast-check';
import { handSchema } from '../../hand.js';
import { auditSiteLog, handOfSite, readSiteLog } from '../../testing/site-logs.js';
import { pacific } from './index.js';

/** Carla refuses the blind. The rake is not stated; nobody calls the last bet, which goes back. */
const CASH = `#Game No : 5101
***** 888poker Hand History for Game 5101 *****
$0.12/$0.25 Blinds No Limit Holdem - *** 05 06 2022 23:06:24
Table Sagunto 6 Max (Real Money)
Seat 2 is the button
Total number of players : 4
Seat 2: Ana ( $56.55 )
Seat 4: Bruno ( $9.72 )
Seat 6: Carla ( $25 )
Seat 7: Dora ( $19.85 )
Bruno posts small blind [$0.10]
Carla folds
Dora posts big blind [$0.25]
** Dealing down cards **
Dealt to Ana [ Ks, 5h ]
Ana raises [$1]
Bruno folds
Dora calls [$0.75]
** Dealing flop ** [ Kd, 7c, 2d ]
Dora checks
Ana bets [$2]
Dora folds
** Summary **
Ana did not show his hand
Ana collected [ $2 ]
`;

/** The words of the cards are German, and the big blind that nobody called is part of the pot. */
const WALK = `#Game No : 5102
***** 888poker Hand History for Game 5102 *****
0,01 $/0,02 $ Blinds No Limit Holdem - *** 10 02 2020 19:00:22
Table Abaco 9 Max (Real Money)
Seat 3 is the button
Total number of players : 3
Seat 1: Ana ( 3,04 $ )
Seat 2: Bruno ( 2 $ )
Seat 3: Carla ( 2,89 $ )
Ana posts small blind [0,01 $]
Bruno posts big blind [0,02 $]
** Dealing down cards **
Dealt to Carla [ 10Kreuz, JHerz ]
Carla folds
Ana folds
** Summary **
Bruno collected [ 0,03 $ ]
`;

const TOURNAMENT = `#Game No : 5103
***** Cassava Hand History for Game 5103 *****
$25/$50 Blinds No Limit Holdem - *** 21 02 2012 22:06:57
Tournament #7735 Free 10 Max (Real Money)
Seat 1 is the button
Total number of players : 2
Seat 1: Ana ( $1,000 )
Seat 2: Bruno ( $600 )
Ana posts small blind [$25]
Bruno posts big blind [$50]
** Dealing down cards **
Dealt to Ana [ Kd, Knd ]
Ana raises [$975]
Bruno calls [$550]
** Dealing flop ** [ Ed, 7c, 2d ]
** Dealing turn ** [ 9s ]
** Dealing river ** [ 2s ]
** Summary **
Ana shows [ Kd, Knd ]
Bruno shows [ As, 7s ]
Bruno collected [ $1,200 ]
Ana collected [ $400 ]
`;

const logs = { CASH, WALK, TOURNAMENT };

describe('the format of 888poker', () => {
  it.each(Object.entries(logs))('reads a hand without a fault: %s', (_, text) => {
    expect(auditSiteLog(pacific, text)).toEqual([]);
    expect(() => handSchema.encode(handOfSite(pacific, text))).not.toThrow();
  });

  it('reads the stakes, and cards in the words of other languages', () => {
    expect(handOfSite(pacific, CASH)).toMatchObject({
      id: '5101',
      currency: 'USD',
      stakes: { smallBlind: null, bigBlind: 25 },
      table: { name: 'Sagunto', seats: 6 },
    });
    const dealt = (text: string) => handOfSite(pacific, text).events.find(({ type }) => type === 'deal');
    expect(dealt(WALK)).toMatchObject({ seat: 3, cards: [32, 38] });
    expect(dealt(TOURNAMENT)).toMatchObject({ seat: 1, cards: [45, 37] });
    expect(handOfSite(pacific, TOURNAMENT)).toMatchObject({
      currency: 'CHIPS',
      tournament: { id: '7735', buyIn: 'Free 10' },
    });
  });

  it.each([
    ['Limit Holdem', "Limit Hold'em", { game: { variant: 'holdem' } }],
    ['Limit Holdem', 'Limit Omaha Hi/Lo', { game: { variant: 'omaha-8' } }],
    ['6 Max (Real Money)', '6 Max (Play Money)', { currency: 'PLAY', table: { name: 'Sagunto', seats: 6 } }],
    ['6 Max (Real Money)', '6 Max (Practice Play)', { currency: 'PLAY', table: { seats: 6 } }],
    ['Sagunto 6 Max (Real Money)', 'Sagunto (Play Money)', { currency: 'PLAY', table: { seats: null } }],
  ])('reads other words: %s as %s', (from, to, expected) => {
    const text = CASH.replace(from, to);
    const hand = handOfSite(pacific, text);
    expect(hand).toMatchObject(expected);
    expect(hand.events.some(({ type }) => type === 'unread')).toBe(false);
  });

  it('reads an ante in either words', () => {
    for (const words of ['posts ante', 'posts the ante']) {
      const text = CASH.replace('Bruno posts small', `Ana ${words} [$1]\nBruno posts small`);
      expect(handOfSite(pacific, text).events[0]).toMatchObject({
        type: 'post',
        kind: 'ante',
        seat: 2,
        amount: 100,
      });
    }
  });

  it('does not deal in a player who folds before the cards are dealt', () => {
    expect(handOfSite(pacific, CASH).players[2]).toMatchObject({ name: 'Carla', dealtIn: false });
  });

  it('cancels a hand whose only opponent refuses the blind', () => {
    const text = WALK.replace(/Seat 3: .*\n/, '').replace(
      /Bruno posts[^]*Carla folds\nAna folds/,
      'Bruno folds',
    );
    expect(handOfSite(pacific, text).cancelled).toBe(true);
  });

  it.each([
    ['CASH', 'Ana raises [$1]', 'Ana raises [$0.30]', 'short-raise 16'],
    ['CASH', 'Dora calls [$0.75]', 'Dora calls [$0.70]', 'short-call 18'],
    ['CASH', 'small blind [$0.10]', 'small blind [$0.05]', 'wrong-forced-bet 11'],
    ['CASH', '$0.12/$0.25 Blinds', '$0.11/$0.25 Blinds', 'wrong-forced-bet 11'],
    ['CASH', 'Ana bets [$2]', 'Ana bets [€2]', 'amount 21'],
    ['CASH', 'Ana collected [ $2 ]', 'Ana collected [ $2.30 ]', 'wrong-award 25'],
    ['CASH', 'Ana bets [$2]', 'Dora bets [$2]', 'wrong-turn 21'],
    ['WALK', 'collected [ 0,03 $ ]', 'collected [ 0,04 $ ]', 'wrong-award 17'],
    ['TOURNAMENT', 'Bruno collected [ $1,200 ]', 'Bruno collected [ $1,100 ]', 'wrong-award 21'],
    ['TOURNAMENT', 'Bruno shows [ As, 7s ]', 'Bruno shows [ Qs, 3s ]', 'wrong-winner 21'],
    ['TOURNAMENT', 'turn ** [ 9s ]', 'turn ** [ 7c ]', 'duplicate-card 16'],
  ] as const)('finds a change: %s, %s to %s', (name, from, to, finding) => {
    expect(logs[name]).toContain(from);
    expect(auditSiteLog(pacific, logs[name].replace(from, to))).toContain(finding);
  });

  it('rejects a hand that ends before its summary', () => {
    const text = CASH.slice(0, CASH.indexOf('** Summary'));
    expect(auditSiteLog(pacific, text)).toEqual(['rejected truncated 22']);
  });

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(CASH.length), (text, at) => {
        expect(typeof readSiteLog(pacific, CASH.slice(0, at) + text + CASH.slice(at)).ok).toBe('boolean');
      }),
    );
  });
});

import fc from 'fast-check';
import { handSchema } from '../../hand.js';
import { auditSiteLog, handOfSite, readSiteLog } from '../../testing/site-logs.js';
import { detectFormat } from '../index.js';
import { partypoker } from './index.js';

/** Dora does not play: she has no line. Nobody calls the last chips of Carla, which are a side pot. */
const CASH = `***** Hand History for Game 41001 *****
$0.50/$1 USD NL Texas Hold'em - Monday, January 06, 10:49:40 EST 2014
Table Genoa (Real Money)
Seat 6 is the button
Total number of players : 5/6
Seat 3: Carla ( $100 USD )
Seat 1: Ana ( $68 USD )
Seat 2: Bruno ( $30 USD )
Seat 6: Dora ( $84.98 USD )
Seat 4: Eva ( $103.65 USD )
Ana posts small blind [$0.50 USD].
Bruno posts big blind [$1 USD].
Eva posts big blind + dead [$1.50].
** Dealing down cards **
Dealt to Ana [  Qs Qd ]
Carla raises [$4 USD]
Eva folds
Ana raises [$11.50 USD]
Bruno folds
Carla is all-In  [$96 USD]
Ana is all-In  [$56 USD]
** Dealing Flop ** [ 5c, 2d, Jh ]
** Dealing Turn ** [ 4d ]
** Dealing River ** [ 9d ]
Carla shows [ Kh, Kc ]a pair of Kings.
Ana doesn't show [ Qs, Qd ]a pair of Queens.
Carla wins $32 USD from the side pot 1 with a pair of Kings.
Carla wins $135.50 USD from the main pot with a pair of Kings.
Dora has left the table.
Game #41002 starts.
`;

/** The blinds have no lines. */
const TOURNAMENT = `***** Hand History for Game 41003 *****
NL Texas Hold'em $11 USD Buy-in Trny: 5965 Level: 7  Blinds(300/600) - Friday, April 01, 11:44:54 CEST 2011
Table Turbo #164 (Real Money)
Seat 5 is the button
Total number of players : 2/6
Seat 5: Ana ( 4,520 )
Seat 4: Bruno ( 7,480 )
Trny: 5965 Level: 7
Blinds(300/600)
** Dealing down cards **
Dealt to Ana [  Jh Kh ]
Ana is all-In  [4,220]
Bruno folds
Ana does not show cards.
Ana wins 5,120 chips
`;

const EMAILED = `***** Hand History For Game 4100400000000abc *****
0.10/0.25 Omaha Hi Game Table (PL) - Mon Jul 20 11:00:56 EDT 2020
Table Table 7509 (Real Money) -- Seat 1 is the button
Total number of players : 4/6
Seat 1: Ana ($124.44)
Seat 2: Bruno ($7.02)
Seat 3: Carla ($95.23)
Seat 4: Dora ($113.97)
Bruno posts small blind (0.10)
Carla posts big blind (0.25)
** Dealing down cards **
Dealt to Ana [ 2c, Qs, Jh, Ac ]
Dora folds
Ana raises 0.85 to 0.85
Bruno raises 2.70 to 2.80
Carla folds
Ana calls (1.95)
** Dealing Flop ** :  [ 8d, 5h, Ah ]
Bruno bets (4.22)
Bruno is all-In.
Ana calls (4.22)
Creating Main Pot with $ 13.58 with Bruno, Ana
** Dealing Turn ** :  [ Th ]
** Dealing River ** :  [ 5d ]
** Summary **
Main Pot: $13.58 Rake: $0.71
Board: [ 8d, 5h, Ah, Th, 5d ]
Ana balance $117.42, lost $7.02[ 2c, Qs, Jh, Ac ] [ two pairs, aces and fives -- Ac,Ah,Qs,5h,5d ]
Bruno balance $13.58, bet $7.02, collected $13.58, net +$6.56[ 8s, Ks, 3d, Ad ] [ two pairs, aces and eights -- Ad,Ah,Th,8s,8d ]
Carla balance $94.98, lost $0.25 (folded)
Dora balance $113.97, didn't bet (folded)
`;

/** Franz joins and posts; his seat follows from the order of play. */
const NEWCOMER = `***** Hand History for Game 41005 *****
$25 USD NL Texas Hold'em - Thursday,December 6, 21:31:27 EST 2012
Table Skagen ( Real Money )
Seat 6 is the button
Total number of players : 3/6
seat 1: Ana ( $48,47 USD )
seat 4: Bruno ( $25 USD )
seat6: Carla ( $21,64 USD )
Ana posts small blind [$0,10 USD].
Bruno posts big blind [$0,25 USD].
Franz has joined the table.
Franz posts big blind [$0,25 USD].
** Dealing down cards **
Dealt to Bruno [ Td, 7d ]
Franz checks
Carla raises[ $0,75 USD ]
Ana folds
Bruno folds
Franz folds
Carla does not show cards.Carla wins $1,35 USD
`;

/** The header has the buy-in of the table; Ana is disconnected, and folds. */
const KICKER = `***** Hand History for Game 41006 *****
$100 USD PL Texas Hold'em - Thursday, December 06, 21:31:27 EST 2012
Table Skagen (Real Money)
Seat 6 is the button
Total number of players : 4/6
Seat 1: Eva ( $48.47 USD )
Seat 4: Bruno ( $25 USD )
Seat 5: Ana ( $25 USD )
Seat 6: Carla ( $3.50 USD )
Eva posts small blind [$0.50 USD].
Bruno posts big blind [$1 USD].
** Dealing down cards **
Dealt to Bruno [ Ad, 7d ]
Ana could not respond in time.(disconnected)
Ana folds
Carla is all-In  [$3.50 USD]
Eva folds
Bruno calls [$2.50 USD]
** Dealing Flop ** [ Ac, 2d, Jh ]
** Dealing Turn ** [ 4d ]
** Dealing River ** [ 9c ]
Bruno shows [ Ad, 7d ]a pair of Aces.
Carla shows [ As, Kc ]a pair of Aces with King kicker.
Carla wins $7.50 USD from the main pot with a pair of Aces with King kicker.
`;

const logs = { CASH, TOURNAMENT, EMAILED, NEWCOMER, KICKER };

describe('the format of PartyPoker', () => {
  it.each(Object.entries(logs))('reads a hand without a fault: %s', (_, text) => {
    expect(auditSiteLog(partypoker, text)).toEqual([]);
    expect(() => handSchema.encode(handOfSite(partypoker, text))).not.toThrow();
  });

  it('reads a hand without a small blind, whose seat is empty', () => {
    const dead = `***** Hand History for Game 41009 *****
$0.50/$1 USD NL Texas Hold'em - Monday, January 06, 10:49:40 EST 2014
Table Genoa (Real Money)
Seat 6 is the button
Total number of players : 4/6
Seat 2: Bruno ( $30 USD )
Seat 3: Carla ( $100 USD )
Seat 4: Eva ( $103.65 USD )
Seat 6: Dora ( $84.98 USD )
There is no Small Blind in this hand as the Big Blind of the previous hand left the table.
Bruno posts big blind [$1 USD].
** Dealing down cards **
Carla folds
Eva folds
Dora folds
Bruno does not show cards.
Bruno wins $1 USD
Game #41010 starts.
`;
    expect(auditSiteLog(partypoker, dead)).toEqual([]);
    const { events } = handOfSite(partypoker, dead);
    expect(events.filter(({ type }) => type === 'post')).toMatchObject([{ kind: 'big-blind', amount: 100 }]);
  });

  it('reads headers of several years', () => {
    expect(handOfSite(partypoker, CASH)).toMatchObject({
      id: '41001',
      playedAt: '2014-01-06T15:49:40Z',
      currency: 'USD',
      stakes: { smallBlind: 50, bigBlind: 100 },
      table: { name: 'Genoa', seats: 6 },
      buttonSeat: 6,
    });
    expect(handOfSite(partypoker, TOURNAMENT)).toMatchObject({
      currency: 'CHIPS',
      tournament: { id: '5965', buyIn: '$11 USD', level: '7' },
    });
    expect(handOfSite(partypoker, EMAILED)).toMatchObject({
      currency: 'USD',
      game: { variant: 'omaha', limit: 'pot-limit' },
      buttonSeat: 1,
    });
  });

  it('seats a player who has no seat line between the neighbours in the order of play', () => {
    expect(handOfSite(partypoker, NEWCOMER).players).toMatchObject([
      { seat: 1 },
      { seat: 4 },
      { seat: 6 },
      { seat: 5, name: 'Franz', stack: null },
    ]);
  });

  it('posts the blinds of a tournament whose log has no lines for them', () => {
    expect(handOfSite(partypoker, TOURNAMENT).events.slice(0, 2)).toMatchObject([
      { type: 'post', kind: 'small-blind', seat: 5, amount: 300 },
      { type: 'post', kind: 'big-blind', seat: 4, amount: 600 },
    ]);
    // Carla has been moved to the table and plays the next hand.
    const moved = TOURNAMENT.replace('Seat 4:', 'Seat 6: Carla ( 3,000 )\nSeat 4:').replace('2/6', '3/6');
    expect(auditSiteLog(partypoker, moved)).toEqual([]);
  });

  it('is not taken for 888poker, whose logs have lines of the same kind', () => {
    expect(detectFormat(`#Game No : 41001\n${CASH}`)?.id).toBe('partypoker');
  });

  it.each([
    ['CASH', 'Carla raises [$4 USD]', 'Carla raises [$1.50 USD]', 'short-raise 16'],
    ['CASH', 'big blind + dead [$1.50]', 'big blind + dead [$2.50]', 'wrong-forced-bet 13'],
    ['CASH', '[ Kh, Kc ]a pair of Kings.', '[ Kh, Kc ]a pair of Nines.', 'hand-description 25'],
    ['CASH', '[ Qs, Qd ]a pair of Queens.', '[ Qs, Jd ]a pair of Queens.', 'wrong-card-count 26'],
    ['CASH', 'Turn ** [ 4d ]', 'Turn ** [ 5c ]', 'duplicate-card 23'],
    ['CASH', 'Ana raises', 'Anna raises', 'unread-line 18'],
    ['CASH', '[ Kh, Kc ]a pair of Kings.', '[ Kh, Kc ]two pair, Kings.', 'unread-line 25'],
    [
      'CASH',
      '[ Kh, Kc ]a pair of Kings.',
      '[ Kh, Kc ]a pair of Kings with Ten kicker.',
      'hand-description 25',
    ],
    ['CASH', 'side pot 1 with', 'side pot 2 with', 'side-pot 27'],
    ['CASH', 'players : 5/6', 'players : 4/6', 'impossible-setup 5'],
    ['CASH', '$0.50/$1 USD', '$0.50/€1 USD', 'amount 2'],
    [
      'CASH',
      'Eva posts big blind + dead [$1.50].',
      'Eva posts big blind + dead [$1.50].\nEva posts big blind + dead [$1.50].',
      'wrong-forced-bet 14',
    ],
    ['CASH', "Ana doesn't show", "Dora doesn't show", 'wrong-turn 26'],
    ['CASH', 'Carla wins $135.50', 'Carlos wins $135.50', 'unread-line 28'],
    ['TOURNAMENT', 'wins 5,120 chips', 'wins 5,020 chips', 'wrong-award 15'],
    ['EMAILED', 'raises 2.70 to 2.80', 'raises 2.60 to 2.80', 'amount 15'],
    ['EMAILED', 'Main Pot: $13.58', 'Main Pot: $13.68', 'total-pot 26'],
    ['EMAILED', 'Carla balance $94.98', 'Carla balance $94.88', 'final-stack 30'],
    ['EMAILED', 'Carla balance $94.98, lost $0.25', 'Carla balance $94.98, lost $0.35', 'final-stack 30'],
    ['EMAILED', 'net +$6.56', 'net +$6.66', 'amount 29'],
    ['EMAILED', 'bet $7.02, collected', 'bet $7.12, collected', 'amount 29'],
    ['EMAILED', 'Board: [ 8d, 5h', 'Board: [ 8c, 5h', 'wrong-board 27'],
    ['EMAILED', 'Dora balance $113.97', 'Carla balance $113.97', 'unread-line 31'],
    ['TOURNAMENT', '\nBlinds(300/600)', '\nBlinds(200/600)', 'amount 9'],
    ['NEWCOMER', 'Bruno posts big blind [$0,25', 'Bruno posts big blind [$0,52', 'wrong-forced-bet 10'],
    ['NEWCOMER', 'Ana posts small blind [$0,10', 'Ana posts small blind [$0,01', 'wrong-forced-bet 9'],
    ['NEWCOMER', 'Carla raises', 'Bruno raises', 'wrong-turn 16'],
    [
      'KICKER',
      'pot with a pair of Aces with King',
      'pot with a pair of Aces with Jack',
      'wrong-card-count 24',
    ],
    ['KICKER', 'Ana folds\n', '', 'wrong-turn 15'],
    ['KICKER', 'big blind [$1 USD]', 'big blind [$2 USD]', 'wrong-forced-bet 11'],
  ] as const)('finds a change: %s, %s to %s', (name, from, to, finding) => {
    expect(logs[name]).toContain(from);
    expect(auditSiteLog(partypoker, logs[name].replace(from, to))).toContain(finding);
  });

  it('groups thousands by a dot where decimals have a comma', () => {
    const text = CASH.replace('$84.98 USD', '$1.000 USD').replace('$103.65 USD', '$1.012,50 USD');
    expect(handOfSite(partypoker, text)).toMatchObject({
      scale: 2,
      players: expect.arrayContaining([
        expect.objectContaining({ name: 'Dora', stack: 100_000 }),
        expect.objectContaining({ name: 'Eva', stack: 101_250 }),
      ]) as unknown,
    });
  });

  it('notes chat of a person without a seat line, before and after the deal', () => {
    const text = CASH.replace('** Dealing down', 'Zoe: hi all\n** Dealing down').replace(
      'Eva folds',
      'Zoe: bye: all\nEva folds',
    );
    expect(auditSiteLog(partypoker, text)).toEqual([]);
    const notes = handOfSite(partypoker, text).events.flatMap((event) =>
      event.type === 'note' ? event.text : [],
    );
    expect(notes).toEqual(expect.arrayContaining(['Zoe: hi all', 'Zoe: bye: all']));
    expect(auditSiteLog(partypoker, CASH.replace('Seat 2: Bruno ( $30', 'Seat 2: Bruno [ $30'))).toEqual([
      'rejected unreadable-line 8',
    ]);
  });

  it('reads a hand with balances to the end, in whatever words its total is', () => {
    const text = EMAILED.replace('Main Pot: $13.58 Rake: $0.71', 'Main Pot: $13.58 | Rake: $0.71');
    expect(auditSiteLog(partypoker, text)).toEqual(['unread-line 26']);
    const cut = text.slice(0, text.indexOf('Ana balance'));
    expect(auditSiteLog(partypoker, cut)).toEqual([expect.stringMatching(/^rejected truncated/)]);
  });

  it("reads hold'em without the name of Texas", () => {
    const text = CASH.replace("NL Texas Hold'em", "NL Hold'em");
    expect(handOfSite(partypoker, text).game).toMatchObject({ variant: 'holdem', limit: 'no-limit' });
  });

  it('rejects a hand without awards, and a game that is not known', () => {
    expect(auditSiteLog(partypoker, CASH.slice(0, CASH.indexOf('Carla wins')))).toEqual([
      'rejected truncated 26',
    ]);
    const other = CASH.replace("NL Texas Hold'em", "NL Double Hold'em");
    expect(auditSiteLog(partypoker, other)).toEqual(['rejected unsupported-game 2']);
  });

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(CASH.length), (text, at) => {
        expect(typeof readSiteLog(partypoker, CASH.slice(0, at) + text + CASH.slice(at)).ok).toBe('boolean');
      }),
    );
  });
});

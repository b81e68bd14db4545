import fc from 'fast-check';
import { handSchema } from '../../hand.js';
import { auditSiteLog, handOfSite, readSiteLog } from '../../testing/site-logs.js';
import { winamax } from './index.js';

/** Nobody calls the last bet, which stays in the pot that the winner collects. */
const CASH = `Winamax Poker - CashGame - HandId: #4100-12-1600000001 - Omaha pot limit (0.50€/1€) - 2020/09/13 12:26:41 UTC
Table: 'Oslo 02' 5-max (real money) Seat #5 is the button
Seat 1: Ana: (100€)
Seat 2: Bruno (50.25€)
Seat 3: Carla [x] (0€)
Seat 4: Dimas (80€)
Seat 5: Eva (100€)
*** ANTE/BLINDS ***
Ana: posts small blind 0.50€
Bruno posts big blind 1€
Dimas posts big blind 1€ out of position
Dealt to Eva [Ad Kd Qs 9s]
*** PRE-FLOP ***
Dimas checks
Eva raises 3€ to 4€
Ana: folds
Bruno calls 3€
Dimas folds
*** FLOP *** [Ah 7c 2d]
Bruno checks
Eva bets 6€
Bruno folds
Eva collected 15€ from pot
*** SUMMARY ***
Total pot 15€ | Rake 0.50€
Board: [Ah 7c 2d]
Seat 1: Ana: (small blind) folded on the pre-flop
Seat 2: Bruno (big blind) folded on the flop
Seat 3: Carla [x] folded
Seat 4: Dimas folded on the pre-flop
Seat 5: Eva (button) won 15€
`;

const TOURNAMENT = `Winamax Poker - Tournament "La "Nuit" 5" buyIn: 4.50€ + 0.50€ level: 3 - HandId: #71-2-1600000002 - Holdem no limit (5/25/50) - 2020/09/13 20:00:00 UTC
Table: 'La "Nuit" 5(909)#002' 3-max (real money) Seat #1 is the button
Seat 1: Ana (1000, 2.25€ bounty)
Seat 2: Bruno (400, 2.25€ bounty)
Seat 3: Carla (900, 4.50€ bounty)
*** ANTE/BLINDS ***
Bruno posts ante 5
Carla posts ante 5
Ana posts ante 5
Bruno posts small blind 25
Carla posts big blind 50
*** PRE-FLOP ***
Ana calls 50
Bruno raises 345 to 395 and is all-in
Carla calls 345
Ana calls 345
*** FLOP *** [Ah 7c 2d]
Carla bets 500 and is all-in
Ana folds
*** TURN *** [Ah 7c 2d][9s]
*** RIVER *** [Ah 7c 2d 9s][2s]
*** SHOW DOWN ***
Bruno shows [As 7s] (Two pairs : Ace and 7)
Carla shows [7d 7h] (Full of 7 and 2)
Carla collected 1700 from pot
*** SUMMARY ***
Total pot 1700 | No rake
Board: [Ah 7c 2d 9s 2s]
Seat 1: Ana (button) folded on the flop
Seat 2: Bruno (small blind) showed [As 7s] and lost with Two pairs : Ace and 7
Seat 3: Carla (big blind) showed [7d 7h] and won 1700 with Full of 7 and 2
`;

const HIGH_LOW = `Winamax Poker - CashGame - HandId: #4200-1-1600000003 - Omaha8 pot limit (0.05/0.10) - 2020/09/13 12:30:00 UTC
Table: 'Rome' 2-max (play money) Seat #2 is the button
Seat 1: Ana (4)
Seat 2: Bruno (10)
*** ANTE/BLINDS ***
Bruno posts small blind 0.05
Ana posts big blind 0.10
Dealt to Ana [5s Qd 2s 3s]
*** PRE-FLOP ***
Bruno calls 0.05
Ana checks
*** FLOP *** [3h 4s 5h]
Ana checks
Bruno checks
*** TURN *** [3h 4s 5h][7c]
Ana checks
Bruno checks
*** RIVER *** [3h 4s 5h 7c][4c]
Ana bets 0.20
Bruno calls 0.20
*** SHOW DOWN ***
Ana shows [5s Qd 2s 3s] (HI : Two pairs : 5 and 4)
Ana shows [5s Qd 2s 3s] (LO : High card : 7)
Bruno shows [Jd 7s Js 8c] (HI : Two pairs : Jacks and 4)
Bruno shows [Jd 7s Js 8c] (LO : High card : 8)
Bruno collected 0.29 from pot (HI)
Ana collected 0.29 from pot (LO)
*** SUMMARY ***
Total pot 0.58 | Rake 0.02
Board: [3h 4s 5h 7c 4c]
Seat 1: Ana (big blind) showed [5s Qd 2s 3s] and lost with HI : Two pairs : 5 and 4
Seat 1: Ana (big blind) showed [5s Qd 2s 3s] and won 0.29 with LO : High card : 7
Seat 2: Bruno (small blind) (button) showed [Jd 7s Js 8c] and won 0.29 with HI : Two pairs : Jacks and 4
Seat 2: Bruno (small blind) (button) showed [Jd 7s Js 8c] and lost with LO : High card : 8
`;

const STUD = `Winamax Poker - CashGame - HandId: #4300-1-1600000004 - 7-Card Stud fixed limit (5€/25€/50€) - 2020/09/13 13:00:00 UTC
Table: 'Turin' 6-max (real money)
Seat 1: Ana (500€)
Seat 2: Bruno (572€)
*** ANTE/BLINDS ***
Ana posts ante 5€
Bruno posts ante 5€
*** 3rd STREET ***
Dealt to Ana [8c Tc 7c]
Dealt to Bruno [X X 8h]
Ana brings in 10€
Bruno raises 25€ to 25€
Ana calls 15€
*** 4th STREET ***
Dealt to Bruno [X X 8h] [Ks]
Dealt to Ana [8c Tc 7c] [2d]
Bruno bets 25€
Ana folds
Bruno collected 84€ from pot
*** SUMMARY ***
Total pot 84€ | Rake 1€
Seat 1: Ana folded on the 4th street
Seat 2: Bruno won 84€
`;

const LOWBALL = `Winamax Poker - CashGame - HandId: #4400-1-1600000005 - 2-7 Triple Draw fixed limit (25€/50€) - 2020/09/13 13:10:00 UTC
Table: 'Turin' 6-max (real money) Seat #4 is the button
Seat 1: Ana (2047.50€)
Seat 4: Bruno (217.78€)
*** ANTE/BLINDS ***
Bruno posts small blind 12.50€
Ana posts big blind 25€
*** FIRST-BET ***
Dealt to Bruno [X X X X X]
Dealt to Ana [2h Td 8c 7c 8s]
Bruno raises 25€ to 50€
Ana calls 25€
*** FIRST-DRAW ***
Ana stands pat [2h Td 8c 7c 8s]
Bruno stands pat [X X X X X]
*** SECOND-BET ***
Ana bets 25€
Bruno folds
Ana collected 124€ from pot
*** SUMMARY ***
Total pot 124€ | Rake 1€
Seat 1: Ana (big blind) won 124€
`;

const logs = { CASH, TOURNAMENT, HIGH_LOW, STUD, LOWBALL };

describe('the format of Winamax', () => {
  it.each(Object.entries(logs))('reads a hand without a fault: %s', (_, text) => {
    expect(auditSiteLog(winamax, text)).toEqual([]);
    expect(() => handSchema.encode(handOfSite(winamax, text))).not.toThrow();
  });

  it('reads the header of a cash game', () => {
    expect(handOfSite(winamax, CASH)).toMatchObject({
      site: 'Winamax',
      id: '4100-12-1600000001',
      playedAt: '2020-09-13T12:26:41Z',
      currency: 'EUR',
      scale: 2,
      game: { variant: 'omaha', limit: 'pot-limit' },
      stakes: { smallBlind: 50, bigBlind: 100 },
      table: { name: 'Oslo 02', seats: 5 },
      buttonSeat: 5,
      heroSeat: 5,
    });
  });

  it.each([
    ['before the blinds', '*** ANTE/BLINDS ***', 'Hold-up to Pot: total 0.20€\n*** ANTE/BLINDS ***'],
    ['before the flop', '*** PRE-FLOP ***', 'Escape to Pot: total 0.20€\n*** PRE-FLOP ***'],
  ])('counts what the house adds to the pot of a pool: %s', (_, from, to) => {
    const pool = CASH.replace('CashGame', 'HOLD-UP "Lima"')
      .replace(from, to)
      .replace('Eva collected 15€', 'Eva collected 15.20€')
      .replace('Total pot 15€', 'Total pot 15.20€')
      .replace('won 15€', 'won 15.20€');
    expect(auditSiteLog(winamax, pool)).toEqual([]);
    expect(auditSiteLog(winamax, pool.replace('total 0.20€', 'total 0.30€'))).not.toEqual([]);
  });

  it('reads the header of a tournament, whose name may have quotation marks', () => {
    expect(handOfSite(winamax, TOURNAMENT)).toMatchObject({
      currency: 'CHIPS',
      scale: 0,
      tournament: { id: '909', buyIn: '4.50€ + 0.50€', level: '3' },
    });
  });

  it('reads a line each of the high and the low of a player', () => {
    const { events, claims } = handOfSite(winamax, HIGH_LOW);
    expect(events.filter(({ type }) => type === 'show')).toMatchObject([
      { seat: 1, reading: { category: 'two-pair', ranks: [3, 2] }, low: { category: 'low', ranks: [5] } },
      { seat: 2, reading: { category: 'two-pair', ranks: [9, 2] }, low: { category: 'low', ranks: [6] } },
    ]);
    expect(claims.filter(({ type }) => type === 'seat')).toMatchObject([
      { seat: 1, outcome: 'won', won: [29] },
      { seat: 2, outcome: 'won', won: [29] },
    ]);
  });

  it('reads five-card Omaha as high-low only if a line names the half of a pot', () => {
    const split = HIGH_LOW.replace('Omaha8', '5 Card Omaha Hi/Lo')
      .replaceAll('5s Qd 2s 3s', '5s Qd 2s 3s 9h')
      .replaceAll('Jd 7s Js 8c', 'Jd 7s Js 8c 9d');
    expect(handOfSite(winamax, split).game.variant).toBe('omaha-5-8');
    expect(auditSiteLog(winamax, split)).toEqual([]);
    const awarded = split.replace(/^.* shows .*\n/gm, '');
    expect(handOfSite(winamax, awarded).game.variant).toBe('omaha-5-8');
    const isOfLow = (line: string): boolean => /LO[ )]/.test(line);
    const whole = split
      .split('\n')
      .filter((line) => !isOfLow(line))
      .join('\n')
      .replaceAll('HI : ', '')
      .replace('0.29 from pot (HI)', '0.58 from pot')
      .replace('won 0.29', 'won 0.58');
    expect(handOfSite(winamax, whole).game.variant).toBe('omaha-5');
    expect(auditSiteLog(winamax, whole)).toEqual([]);
  });

  it.each([
    ['CASH', 'Eva bets 6€', 'Eva bets 7€', 'rake 25'],
    ['CASH', 'Eva collected 15€', 'Eva collected 14€', 'wrong-award 23'],
    ['CASH', 'Rake 0.50€', 'Rake 0.60€', 'rake 25'],
    ['CASH', 'calls 3€', 'calls 2€', 'short-call 17'],
    ['CASH', '(big blind) folded on the flop', '(big blind) folded on the turn', 'wrong-summary 28'],
    ['CASH', '(button) won 15€', '(button) won 16€', 'wrong-award 31'],
    ['CASH', 'Board: [Ah 7c 2d]', 'Board: [Ah 7c 3d]', 'wrong-board 26'],
    ['CASH', 'raises 3€ to 4€', 'raises 2€ to 4€', 'amount 15'],
    ['CASH', 'posts big blind 1€\n', 'posts big blind 2€\n', 'wrong-forced-bet 10'],
    ['CASH', '*** PRE-FLOP ***\n', '', 'missing-street 13'],
    ['CASH', 'Seat 4: Dimas folded on', 'Seat 3: Dimas folded on', 'wrong-summary 30'],
    ['CASH', '(0.50€/1€)', '(0.50$/1€)', 'amount 1'],
    ['CASH', 'Dimas folds\n', 'Carla [x] folds\n', 'wrong-turn 18'],
    ['CASH', 'Eva bets 6€', 'Eva bets 6$ more', 'unread-line 21'],
    ['CASH', 'Seat 2: Bruno (50.25€)', 'Seat 2: Bruno', 'rejected unreadable-line 4'],
    ['TOURNAMENT', '(Full of 7 and 2)', '(Full of 7 and 9)', 'hand-description 24'],
    ['TOURNAMENT', 'with Full of 7 and 2', 'with Full of 70 and 2', 'hand-description 31'],
    ['TOURNAMENT', 'raises 345 to 395 and is all-in', 'raises 345 to 395', 'amount 14'],
    ['HIGH_LOW', '(LO : High card : 8)', '(LO : High card : 7)', 'hand-description 24'],
    ['STUD', '[X X 8h] [Ks]', '[X X 9h] [Ks]', 'wrong-card-count 15'],
    ['STUD', '*** 4th STREET ***\n', '', 'unread-line 14'],
    ['STUD', 'calls 15€', 'calls 25€', 'amount 13'],
    ['LOWBALL', 'Ana stands pat [2h Td 8c 7c 8s]', 'Ana stands pat [2h Td 8c 7c 9s]', 'wrong-card-count 14'],
  ] as const)('finds a change: %s, %s to %s', (name, from, to, finding) => {
    expect(logs[name]).toContain(from);
    expect(auditSiteLog(winamax, logs[name].replace(from, to))).toContain(finding);
  });

  it('keeps an unknown name of a hand as unread where the summary is short', () => {
    const short = TOURNAMENT.replace('Seat 1: Ana (button) folded on the flop\n', '');
    expect(auditSiteLog(winamax, short)).toEqual([]);
    expect(auditSiteLog(winamax, short.replace('with Full of 7 and', 'with Full of 70 and'))).toEqual([
      'unread-line 30',
    ]);
  });

  it('splits the main pot and leaves an uncalled bet to its player', () => {
    const split = TOURNAMENT.replace(
      'shows [7d 7h] (Full of 7 and 2)',
      'shows [Ac 7d] (Two pairs : Ace and 7)',
    )
      .replace(
        'showed [7d 7h] and won 1700 with Full of 7 and 2',
        'showed [Ac 7d] and won 1100 with Two pairs : Ace and 7',
      )
      .replace('showed [As 7s] and lost with', 'showed [As 7s] and won 600 with')
      .replace(
        'Carla collected 1700 from pot',
        'Bruno collected 600 from pot\nCarla collected 1100 from pot',
      );
    expect(auditSiteLog(winamax, split)).toEqual([]);
    const uneven = split
      .replace('Bruno collected 600', 'Bruno collected 599')
      .replace('Carla collected 1100', 'Carla collected 1101');
    expect(auditSiteLog(winamax, uneven)).toContain('wrong-award 26');
  });

  it('counts side pots from 1, also where they are split', () => {
    const award = 'Eva collected 15€ from pot';
    const named = (...pots: readonly string[]): string[] =>
      auditSiteLog(
        winamax,
        CASH.replace(
          award,
          pots.map((pot, at) => `Eva collected ${at === 0 ? 14 : 1}€ from ${pot}`).join('\n'),
        ),
      );
    expect(named('main pot', 'side pot 1')).toEqual([]);
    expect(named('main pot', 'side pot 2')).toContain('side-pot 24');
    expect(named('side pot 1 (HI)', 'side pot 2')).not.toContain('side-pot 24');
  });

  it('rejects a hand that ends before its summary', () => {
    const text = CASH.slice(0, CASH.indexOf('*** SUMMARY'));
    expect(auditSiteLog(winamax, text)).toEqual(['rejected truncated 23']);
  });

  it('returns a result for any text', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(CASH.length), (text, at) => {
        expect(typeof readSiteLog(winamax, CASH.slice(0, at) + text + CASH.slice(at)).ok).toBe('boolean');
      }),
    );
  });
});

import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { bovada } from './index.js';

const ZONE = `Bovada Hand #900000001  Zone Poker ID#77 HOLDEMZonePoker No Limit - 2019-05-06 16:15:33
Seat 1: Dealer ($40 in chips)
Seat 2: Small Blind ($30 in chips)
Seat 3: Big Blind [ME] ($25 in chips)
Seat 4: UTG ($20 in chips)
Dealer : Set dealer [1] 
Small Blind : Small Blind $0.10 
Big Blind  [ME] : Big blind $0.25 
*** HOLE CARDS ***
Dealer : Card dealt to a spot [Ac 6c] 
Small Blind : Card dealt to a spot [4d Qd] 
Big Blind  [ME] : Card dealt to a spot [9h Qc] 
UTG : Card dealt to a spot [Ad Kd] 
Dealer : Leave(Auto)
UTG : Raises $0.75 to $0.75
Dealer : Folds
Small Blind : Folds(timeout)
Big Blind  [ME] : Raises $1.75 to $2
UTG : Calls $1.25 
*** FLOP *** [5d 2d Qs]
Big Blind  [ME] : Bets $2 
UTG : Calls $2 
*** TURN *** [5d 2d Qs] [8h]
Big Blind  [ME] : Checks
UTG : Checks
*** RIVER *** [5d 2d Qs 8h] [8d]
Big Blind  [ME] : Checks
UTG : Bets $4 
Big Blind  [ME] : Calls $4 
UTG : Showdown [Ad Kd 8d 5d 2d] (Flush)
Big Blind  [ME] : Mucks [9h Qc] (Two pair)
UTG : Hand result $15.30 
UTG : Leave(Auto)
Enter(Auto)
*** SUMMARY ***
Total Pot($16.10)
Board [5d 2d Qs 8h 8d]
Seat+1: Dealer lost with One pair [Ac 6c]  
Seat+2: Small Blind Folded before the RIVER
Seat+3: Big Blind [Mucked] [9h Qc]  
Seat+4: UTG $15.30  with Flush [Ad Kd-Ad Kd 8d 5d 2d]  
`;

const SIDE_POT = `Bovada Hand #3761466304  Zone Poker ID#1382 HOLDEMZonePoker No Limit - 2019-04-17 08:10:03
Seat 1: Dealer ($40 in chips)
Seat 2: Small Blind ($30 in chips)
Seat 3: Big Blind [ME] ($20 in chips)
Dealer : Set dealer [1] 
Small Blind : Small Blind $0.10 
Big Blind  [ME] : Big blind $0.25 
*** HOLE CARDS ***
Dealer : Card dealt to a spot [Ah Kh] 
Small Blind : Card dealt to a spot [Qc Qd] 
Big Blind  [ME] : Card dealt to a spot [8d 8s] 
Dealer : All-in(raise) $40 to $40
Small Blind : All-in $29.90 
Big Blind  [ME] : All-in $19.75 
Dealer : Return uncalled portion of bet $10 
*** FLOP *** [8h 7s 4h]
*** TURN *** [8h 7s 4h] [3s]
*** RIVER *** [8h 7s 4h 3s] [2d]
Dealer : Showdown [Ah Kh 8h 7s 4h] (High Card)
Small Blind : Showdown [Qd Qc 8h 7s 4h] (One pair)
Big Blind  [ME] : Showdown [8h 8d 8s 7s 4h] (Three of a kind)
Small Blind : Hand result-Side pot $19.50 
Big Blind  [ME] : Hand result $57.50
*** SUMMARY ***
Total Pot($80)
Board [8h 7s 4h 3s 2d]
Seat+1: Dealer lost with High Card [Ah Kh-Ah Kh 8h 7s 4h]
Seat+2: Small Blind $19.50  with One pair [Qc Qd-Qd Qc 8h 7s 4h]  
Seat+3: Big Blind $57.50  with Three of a kind [8d 8s-8h 8d 8s 7s 4h]
`;

const TOURNAMENT = `Ignition Hand #900000002: HOLDEM Tournament #4100 TBL#13, Turbo- Level 8 (200/400) - 2021-04-11 15:02:59
Seat 1243: UTG (6,000 in chips)
Seat 94: Dealer (3,000 in chips)
Seat 177: Small Blind (20 in chips)
Seat 743: Big Blind [ME] (5,280 in chips)
Dealer : Set dealer [2]
UTG : Ante chip 40
Dealer : Ante chip 40
Small Blind : All-in 20
Big Blind [ME] : Ante chip 40
Big Blind [ME] : Big blind 400
*** HOLE CARDS ***
UTG : Card dealt to a spot [Qc Tc]
Dealer : Card dealt to a spot [7h 2c]
Small Blind : Card dealt to a spot [9s 8s]
Big Blind [ME] : Card dealt to a spot [As Kh]
UTG : Call 400
Dealer : Folds
Big Blind [ME] : All-in(raise) 4840 to 5240
UTG : Call(timeout) 4840
*** FLOP *** [Js 7c 2s]
*** TURN *** [Js 7c 2s] [9d]
*** RIVER *** [Js 7c 2s 9d] [Ac]
Big Blind [ME] : Showdown [As Ac Kh Js 9d] (One pair)
UTG : Showdown [Ac Qc Js Tc 9d] (High Card)
Small Blind : Showdown [9s 9d Ac Js 8s] (One pair)
Big Blind [ME] : Hand Result-Side Pot 10540
Big Blind [ME] : Hand Result 80
Small Blind : Ranking 3
Small Blind : Stand
*** SUMMARY ***
Total Pot(10620)
Board [Js 7c 2s 9d Ac]
Seat+1243: UTG lose with High Card [Qc Tc-Ac Qc Js Tc 9d]
Seat+94: Dealer Folded before the FLOP
Seat+177: Small Blind lose with One pair [9s 8s-9s 9d Ac Js 8s]
Seat+743: Big Blind 10620  with One pair [As Kh-As Ac Kh Js 9d]
`;

const UNMARKED = `Bovada Hand #900000003 TBL#1090 OMAHA Pot Limit - 2012-04-24 02:55:07
Seat 1: Small Blind ($900 in chips)
Seat 2: Big Blind ($1,200 in chips)
Seat 3: UTG [ME] ($300 in chips)
Seat 5: Dealer ($1,700 in chips)
Dealer : Set dealer/Bring in spot [5]
Small Blind : Ante/Small Blind $5
Big Blind : Big blind/Bring in $10
*** HOLE CARDS ***
Small Blind : Card dealt to a spot [9c 3s 5c 9h]
Big Blind : Card dealt to a spot [5d 6c 4s Qh]
UTG  [ME] : Card dealt to a spot [Qd Ks 4c 2c]
Dealer : Card dealt to a spot [2s 7d 8d Jd]
UTG  [ME] : Folds
Dealer : Raises $35
Small Blind : Folds
Big Blind : Calls $25
Big Blind : Checks
Dealer : Checks
Big Blind : Bets $50
Dealer : Calls $50
Big Blind : Bets $100
Dealer : Folds
Big Blind : Return uncalled portion of bet $100
Big Blind : Does not show [5d 6c 4s Qh] (Two pair)
Big Blind : Hand result $172
*** SUMMARY ***
Total Pot($175) | Rake ($3)
Board [Td Ah Ad Th 4d]
Seat 1: Small Blind Folded on the POCKET CARDS
Seat 2: Big Blind $172 [Does not show]
Seat 3: UTG Folded on the POCKET CARDS
Seat 5: Dealer Folded on the RIVER
`;

const STUD = `Bovada Hand #900000004 TBL#20276 7CARD HiLo Fixed Limit - 2012-09-19 13:11:08
Seat+1: $50 in chips
Seat+2 [ME]: $60 in chips
Seat+4: $80 in chips
Seat+1 : Ante chip $0.50
Seat+2 [ME] : Ante chip $0.50
Seat+4 : Ante chip $0.50
*** 3RD STREET ***
Seat+1 : Card dealt to a spot [6d Ad 2s]
Seat+2 [ME] : Card dealt to a spot [4d Qd Ac]
Seat+4 : Card dealt to a spot [7s As 4c]
Seat+1 : Bring_in chip $1
Seat+2 [ME] : Folds
Seat+4 : Raises $2 to $2
Seat+1 : Calls $1
*** 4TH STREET ***
Seat+1 : Card dealt to a spot [3s]
Seat+4 : Card dealt to a spot [5c]
Seat+4 : Bets $2
Seat+1 : Folds
Seat+4 : Return uncalled portion of bet $2
Seat+4 : Hand result $5.50
*** SUMMARY ***
Total Pot($5.50)
Seat+1:  Folded on the 4TH STREET
Seat+2:  Folded on the 3rd STREET
Seat+4:  HI $5.50 [Does not show]
`;

const hands: readonly (readonly [string, string])[] = [
  ['a cash hand of Zone Poker', ZONE],
  ['a tournament hand with an ante that is all-in', TOURNAMENT],
  ['a hand without lines for the streets', UNMARKED],
  ['a stud hand', STUD],
];

describe('the reader of Bovada', () => {
  it.each(hands)('reads %s without a fault', (_name, text) => {
    expect(faultsOf(bovada, text)).toEqual([]);
    expect(bovada.recognises(text)).toBe(true);
  });

  it('reads the logs of Bodog under its names of several countries', () => {
    for (const name of ['Bodog', 'Bodog UK', 'Bodog Canada', 'Bodog 88', 'Bodog88', 'Ignition']) {
      const text = ZONE.replace('Bovada Hand', `${name} Hand`);
      expect([name, bovada.recognises(text), faultsOf(bovada, text)]).toEqual([name, true, []]);
      expect(readOne(bovada, text).site).toBe(name);
    }
  });

  it.each(['Bring_in chip(timeout) $1', 'Bring_in chip (timeout) $1', 'Bring in $1'])('reads %s', (words) => {
    const text = STUD.replace('Bring_in chip $1', words);
    expect([text === STUD, faultsOf(bovada, text)]).toEqual([false, []]);
  });

  it.each([
    [STUD, '7CARD HiLo', '7CARD_HL', 'stud-8'],
    [UNMARKED, 'OMAHA', 'OMAHA_HL', 'omaha-8'],
  ])('reads high-low games by their other names', (text, name, other, variant) => {
    expect(readOne(bovada, text.replace(` ${name} `, ` ${other} `)).game.variant).toBe(variant);
  });

  it('reads a hand without the line before the cards', () => {
    const text = ZONE.replace('*** HOLE CARDS ***\n', '');
    expect(faultsOf(bovada, text)).toEqual([]);
    expect(readOne(bovada, text).stakes).toMatchObject({ smallBlind: 10, bigBlind: 25 });
  });

  it('L-LINE-1: compares an all-in that opens the betting with what it adds', () => {
    const bet = ZONE.replace('Bets $2 ', 'All-in(raise) $2 to $2 ')
      .replace('$25 in', '$4 in')
      .replace(
        /\*\*\* TURN[^]*Calls \$4 \n/,
        '*** TURN *** [5d 2d Qs] [8h]\n*** RIVER *** [5d 2d Qs 8h] [8d]\n',
      )
      .replace('$16.10', '$8.10')
      .replaceAll('$15.30', '$7.70');
    expect(faultsOf(bovada, bet)).toEqual([]);
    expect(faultsAfter(bovada, bet, 'All-in(raise) $2', 'All-in(raise) $3')).toEqual(['amount 21']);
  });

  it('compares five cards that the summary lists without words', () => {
    const text = ZONE.replace('with Flush [', 'with [');
    expect(faultsOf(bovada, text)).toEqual([]);
    expect(faultsAfter(bovada, text, '-Ad Kd 8d 5d 2d]', '-Ad Kd 8d 5d Qs]')).toContain(
      'hand-description 41',
    );
  });

  it('misses a flop in logs whose summary is that of the newer ones', () => {
    const text = UNMARKED.replaceAll(/Seat (\d): (.*(?:Folded|\$172))/g, 'Seat+$1: $2');
    expect(faultsOf(bovada, text)).toContain('missing-street 18');
  });

  it('P-SETUP-2: finds a small blind behind the big one in a tournament', () => {
    const posts = 'Big Blind [ME] : Big blind 400\n';
    const small = TOURNAMENT.replace('Dealer : Set dealer [2]\n', '')
      .replace('Small Blind (20', 'Small Blind (2,000')
      .replace('All-in 20', 'Ante chip 40');
    expect(faultsAfter(bovada, small, posts, `${posts}Small Blind : Small blind 200\n`)).toContain(
      'wrong-forced-bet 11',
    );
  });

  it('leaves any part of the rake to the main pot, which no line states', () => {
    const split = (side: string, main: string) =>
      faultsOf(bovada, SIDE_POT.replaceAll('$19.50', side).replaceAll('$57.50', main));
    expect(split('$19.50', '$57.50')).toEqual([]);
    expect(split('$20', '$57')).toEqual([]);
    expect(split('$21', '$56')).not.toEqual([]);
    expect(split('$17', '$60')).not.toEqual([]);
  });

  it('marks the hero by [ME] alone, as all hole cards are known', () => {
    const hand = readOne(bovada, ZONE);
    expect(hand).toMatchObject({ site: 'Bovada', id: '900000001', heroSeat: 3, buttonSeat: 1 });
    expect(hand.stakes).toMatchObject({ smallBlind: 10, bigBlind: 25 });
    expect(hand.playedAt).toBeNull();
  });

  it('takes the places of the table for the seats of a tournament, and its all-in for the ante', () => {
    const hand = readOne(bovada, TOURNAMENT);
    expect(hand.players.map(({ seat }) => seat)).toEqual([1, 2, 3, 4]);
    expect(hand.buttonSeat).toBe(2);
    expect(hand.events.filter(({ type }) => type === 'post')).toMatchObject([
      { seat: 1, kind: 'ante' },
      { seat: 2, kind: 'ante' },
      { seat: 3, kind: 'ante', amount: 20, allIn: true },
      { seat: 4, kind: 'ante' },
      { seat: 4, kind: 'big-blind' },
    ]);
  });

  it('begins unmarked streets where the betting is over, with the cards of the summary', () => {
    const boards = readOne(bovada, UNMARKED).events.filter(({ type }) => type === 'board');
    expect(boards).toMatchObject([
      { street: 'flop', line: 29 },
      { street: 'turn', line: 29 },
      { street: 'river', line: 29 },
    ]);
  });

  it.each([
    ['a blind of another size', ZONE, 'Big blind $0.25', 'Big blind $0.35', 'wrong-forced-bet 8'],
    ['what a raise adds', ZONE, 'Raises $1.75 to $2', 'Raises $1.65 to $2', 'amount 18'],
    ['a call of another size', ZONE, 'Calls $1.25', 'Calls $1.05', 'short-call 19'],
    ['an award', ZONE, 'Hand result $15.30', 'Hand result $12.30', 'wrong-award 32'],
    ['an award of the summary', ZONE, 'UTG $15.30', 'UTG $12.30', 'wrong-award 41'],
    ['the total pot', ZONE, 'Total Pot($16.10)', 'Total Pot($16.60)', 'total-pot 36'],
    ['a card of the board', ZONE, '[5d 2d Qs] [8h]', '[5d 2d Qh] [8h]', 'wrong-board 23'],
    [
      'the cards of a hand that is shown',
      ZONE,
      '[Ad Kd 8d 5d 2d] (Flush)',
      '[Ad Qd 8d 5d 2d] (Flush)',
      'hand-description 30',
    ],
    ['the name of a hand', ZONE, '(Flush)', '(Straight)', 'hand-description 30'],
    ['the name of a hand in the summary', ZONE, 'with Flush', 'with Two pair', 'hand-description 41'],
    ['a card of a mucked hand', ZONE, 'Mucks [9h Qc]', 'Mucks [9d Qc]', 'wrong-card-count 31'],
    [
      'the name of a mucked hand',
      ZONE,
      'Mucks [9h Qc] (Two pair)',
      'Mucks [9h Qc] (One pair)',
      'hand-description 31',
    ],
    [
      'a card of the hand in the summary',
      ZONE,
      '-Ad Kd 8d 5d 2d]',
      '-Ad Kd 8d 5d 2s]',
      'hand-description 41',
    ],
    ['the currency of the summary', ZONE, 'UTG $15.30', 'UTG €15.30', 'amount 41'],
    ['a summarized seat', TOURNAMENT, 'Seat+94: Dealer', 'Seat+95: Dealer', 'wrong-summary 35'],
    [
      'a line of the owner without the mark',
      ZONE,
      'Big Blind  [ME] : Checks',
      'Big Blind : Checks',
      'unread-line 24',
    ],
    ['the mark of the owner on another line', ZONE, 'UTG : Checks', 'UTG [ME] : Checks', 'unread-line 25'],
    ['the seat of the dealer', ZONE, 'Set dealer [1]', 'Set dealer [5]', 'impossible-setup 6'],
    ['a street without a line', ZONE, '*** FLOP *** [5d 2d Qs]\n', '', 'missing-street 20'],
    ['a missing award', ZONE, 'UTG : Hand result $15.30 \n', '', 'wrong-award 35'],
    ['what an all-in adds', TOURNAMENT, 'All-in(raise) 4840', 'All-in(raise) 4841', 'amount 19'],
    [
      'other cards of the showdown',
      TOURNAMENT,
      '[9s 9d Ac Js 8s] (One pair)',
      '[9s 9d Ac Js 7c] (One pair)',
      'wrong-card-count 36',
    ],
    ['an award of a side pot', TOURNAMENT, 'Side Pot 10540', 'Side Pot 10440', 'wrong-award 28'],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(bovada, text, from, to)).toContain(finding);
  });

  it('rejects a hand that is cut off', () => {
    const cut = ZONE.slice(0, ZONE.indexOf('*** TURN'));
    expect(() => readOne(bovada, cut)).toThrow('truncated');
  });
});

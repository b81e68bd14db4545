import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { winning } from './index.js';

const OLDER = `Game started at: 2016/8/8 16:39:21
Game ID: 900000001 1/2 (PRR) Example (Short) - 2 (Hold'em)
Seat 3 is the button
Seat 1: Ann (200).
Seat 2: Bo (x) (100).
Seat 3: Cy (80).
Seat 5: Dee (50).
Player Dee sitting out
Player  is timed out.
Player Ann has small blind (1)
Player Bo (x) has big blind (2)
Player Ann received a card.
Player Ann received a card.
Player Bo (x) received card: [10d]
Player Bo (x) received card: [10h]
Player Cy received a card.
Player Cy received a card.
Player Cy raises (6)
Player Ann folds
Player Bo (x) raises (16)
Player Cy calls (12)
*** FLOP ***: [9h 4d 2c]
Player Bo (x) bets (20)
Player Cy allin (62)
Player Bo (x) calls (42)
*** TURN ***: [9h 4d 2c] [Ah]
*** RIVER ***: [9h 4d 2c Ah] [3s]
------ Summary ------
Pot: 158. Rake 2.75. JP fee 0.25
Board: [9h 4d 2c Ah 3s]
Player Ann does not show cards.Bets: 1. Collects: 0. Loses: 1.
*Player Bo (x) shows: One pair of 10s [10d 10h]. Bets: 80. Collects: 158. Wins: 78.
Player Cy shows: One pair of 9s [9d Kd]. Bets: 80. Collects: 0. Loses: 80.
Player Dee does not show cards.Bets: 0. Collects: 0. Wins: 0.
Player  does not show cards.Bets: 0. Collects: 0. Wins: 0.
Game ended at: 2016/8/8 16:40:11
`;

const STUD = `Game started at: 2016/8/2 11:13:2
Game ID: 900000002 1/2 (PRR) Example - 3 (Seven Cards Stud HiLow)
Seat 2: Ann (18).
Seat 8: Bo (26).
Player Ann ante (0.15)
Player Bo ante (0.15)
Player Ann received card: [6h]
Player Ann received card: [10d]
Player Bo received a card.
Player Bo received a card.
Player Ann received card: [2c]
Player Bo received card: [3s]
Player Ann bring in (0.40)
Player Bo calls (0.40)
*** Third street ***
Player Ann received card: [As]
Player Bo received card: [6s]
Player Ann bets (1)
Player Bo folds
Uncalled bet (1) returned to Ann
Player Ann mucks cards
------ Summary ------
Pot: 1.10. Rake 0
*Player Ann mucks (does not show cards). Bets: 0.55. Collects: 1.10. Wins: 0.55.
Player Bo does not show cards.Bets: 0.55. Collects: 0. Loses: 0.55.
Game ended at: 2016/8/2 11:13:46
`;

const NEWER = `Hand #900000003 - Omaha H/L(No Limit) - $3.00/$6.00 - 2021/05/16 19:14:14 UTC
Example 6-max Seat #5 is the button
Seat 1: Ann ($124.50)
Seat 3: Hero ($120.00)
Seat 4: Bo ($134.00)
Seat 5: Cy ($180.00)
Seat 6: Dee ($500.00) is sitting out
Ann posts the small blind $3.00
Hero posts the big blind $6.00
*** HOLE CARDS ***
Dealt to Hero [Ac 4d 2d 2h]
Bo raises $18.00 to $18.00
Cy folds
Ann folds
Hero raises $114.00 to $120.00 and is all-in
Bo calls $102.00
*** RUN IT TWICE ***
*** FLOP 1 *** [8h Qd 7d]
Main pot 1 $120.00 | Rake $1.50
*** TURN 1 *** [8h Qd 7d] [7h]
*** RIVER 1 *** [8h Qd 7d 7h] [5d]
*** SHOW DOWN 1 ***
Hero shows [Ac 4d 2d 2h] (HI - a flush, Queen high [Qd 7d 5d 4d 2d] | LO - [8,7,5,2,1])
Bo shows [Ad 7s 2c Th] (HI - three of a kind, Set of Sevens [7s 7h 7d Ad Qd] | LO - [8,7,5,2,1])
Hero collected $90.00 from main pot 1
Bo collected $30.00 from main pot 1
*** FLOP 2 *** [6c 9s Jh]
*** TURN 2 *** [6c 9s Jh] [8c]
*** RIVER 2 *** [6c 9s Jh 8c] [6s]
*** SHOW DOWN 2 ***
Hero shows [Ac 4d 2d 2h] (HI - two pair, Sixs and Deuces [6s 6c 2h 2d Jh] | LO - [])
Bo shows [Ad 7s 2c Th] (HI - a straight, Jack high [Jh Th 9s 8c 7s] | LO - [])
Bo collected $120.00 from main pot 2
*** SUMMARY ***
Total pot $240.00 | Rake $2.76 | JP Fee $0.24
Board 1 [8h Qd 7d 7h 5d]
Seat 1: Ann (small blind) folded on the Pre-Flop
Seat 3: Hero (big blind) showed [Ac 4d 2d 2h] and won $60.00 with HI - a flush, Queen high [Qd 7d 5d 4d 2d] | LO - [8,7,5,2,1]
Seat 4: Bo showed [Ad 7s 2c Th] and lost with HI - three of a kind, Set of Sevens [7s 7h 7d Ad Qd] | LO - [8,7,5,2,1]
Seat 5: Cy (button) folded on the Pre-Flop
Board 2 [6c 9s Jh 8c 6s]
`;

const WALK = `Game Hand #900000004 - Tournament #4100 - Holdem(No Limit) - Level 15 (250.00/500.00)- 2019/07/21 17:44:50 UTC
Table '25' 9-max Seat #8 is the button
Seat 1: Hero (35976.00)
Seat 8: Ann (3795.00)
Seat 9: Bo (4370.00)
Hero posts ante 65.00
Ann posts ante 65.00
Bo posts ante 65.00
Bo posts the small blind 250.00
Hero posts the big blind 500.00
*** HOLE CARDS ***
Main pot 195.00
Dealt to Hero [6c 7h]
Ann folds
Bo raises 4055.00 to 4305.00 and is all-in
Hero folds
Uncalled bet (3805.00) returned to Bo
Bo does not show
*** SUMMARY ***
Total pot 1195.00
Seat 1: Hero (big blind) folded on the Pre-Flop
Seat 8: Ann (button) folded on the Pre-Flop
Seat 9: Bo did not show and won 1195.00
`;

const UNCALLED = `Hand #900000005 - Holdem(No Limit) - $3.00/$6.00 - 2021/04/16 19:22:47 UTC
Example 6-max Seat #3 is the button
Seat 1: Ann ($135.00)
Seat 2: Bo ($1133.13)
Seat 3: Hero ($139.00)
Ann posts the small blind $3.00
Bo posts the big blind $6.00
*** HOLE CARDS ***
Dealt to Hero [Qs 2c]
Hero folds
Ann folds
Bo does not show
*** SUMMARY ***
Total pot $9.00
Seat 1: Ann (small blind) folded on the Pre-Flop
Seat 2: Bo (big blind) did not show and won $9.00
Seat 3: Hero (button) folded on the Pre-Flop and did not bet
`;

describe('the reader of the Winning Poker Network', () => {
  it.each([
    ['the older layout', OLDER],
    ['stud', STUD],
    ['the newer layout, run twice', NEWER],
    ['a tournament of the newer layout', WALK],
    ['a big blind that nobody calls', UNCALLED],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(winning, text)).toEqual([]);
    expect(winning.recognises(text)).toBe(true);
  });

  it('notes who comes, leaves and times out, before and behind the cards, with a seat line or without', () => {
    const remarks = ['Zoe joins the table', 'Zoe leaves the table', 'Cy is disconnected', 'Bo has timed out'];
    const text = ['Hero posts the big blind $6.00\n', 'Cy folds\n'].reduce(
      (log, line) => log.replace(line, `${line}${remarks.join('\n')}\n`),
      NEWER,
    );
    expect(faultsOf(winning, text)).toEqual([]);
    const notes = readOne(winning, text).events.flatMap((event) => (event.type === 'note' ? event.text : []));
    expect(notes.slice(0, 2 * remarks.length)).toEqual([...remarks, ...remarks]);
  });

  it('does not recognise the logs of other sites by their hand numbers', () => {
    expect(winning.recognises('PokerStars Hand #12: seat 1 is the button')).toBe(false);
  });

  it('collects the cards of a street, and keeps players without cards out of the hand', () => {
    const hand = readOne(winning, OLDER);
    const deals = hand.events.filter(({ type }) => type === 'deal');
    expect(deals.map((event) => event.type === 'deal' && event.cards.length)).toEqual([2, 2, 2]);
    expect(hand).toMatchObject({ id: '900000001', heroSeat: 2, buttonSeat: 3, currency: 'USD' });
  });

  it('names a street of stud by the cards that follow its line', () => {
    const hand = readOne(winning, STUD);
    expect(hand.events.filter(({ type }) => type === 'street')).toMatchObject([{ street: 'fourth' }]);
    expect(hand.events.filter(({ type }) => type === 'deal')).toMatchObject([
      { seat: 2, up: 1 },
      { seat: 8, up: 1 },
      { seat: 2, up: 1 },
      { seat: 8, up: 1 },
    ]);
  });

  it('reads a bet up to the cap of the table in the older layout', () => {
    for (const words of ['caps', 'cap']) {
      const capped = OLDER.replace('Player Cy allin (62)', `Player Cy ${words} (62)`);
      const { events, stakes } = readOne(winning, capped);
      expect(events.find(({ line }) => line === 24)).toMatchObject({ type: 'raise', seat: 3, to: 6200 });
      expect(stakes.cap).toBe(8000);
    }
  });

  it('reads tables where every bet is all-in as no limit', () => {
    const header = UNCALLED.replace('(No Limit)', '(All-in or Fold Limit)');
    expect(readOne(winning, header).game).toMatchObject({ variant: 'holdem', limit: 'no-limit' });
  });

  it('takes a hand without cards for cancelled', () => {
    const cancelled = `${OLDER.slice(0, OLDER.indexOf('Player Bo (x) has'))}------ Summary ------\nPot: 0. Rake 0\n`;
    expect(readOne(winning, cancelled).cancelled).toBe(true);
  });

  it.each([
    ['a raise of another size', OLDER, 'raises (16)', 'raises (15)', 'amount 21'],
    ['a stack', OLDER, 'Cy (80)', 'Cy (90)', 'amount 24'],
    ['what a player put in', OLDER, 'Bets: 1. Collects', 'Bets: 2. Collects', 'final-stack 31'],
    ['what a player lost', OLDER, 'Loses: 80', 'Loses: 70', 'amount 33'],
    ['the pot', OLDER, 'Pot: 158', 'Pot: 168', 'total-pot 29'],
    ['the name of a hand', OLDER, 'One pair of 10s', 'One pair of 9s', 'hand-description 32'],
    ['what a raise adds', NEWER, 'raises $114.00', 'raises $104.00', 'amount 15'],
    ['an award of a run', NEWER, 'Hero collected $90.00', 'Hero collected $80.00', 'wrong-award 25'],
    ['a low', NEWER, 'LO - [8,7,5,2,1])', 'LO - [8,7,4,2,1])', 'hand-description 23'],
    ['a name of a hand that is none', OLDER, 'One pair of 10s', 'Two pears of 10s', 'unread-line 32'],
    [
      'a hole card between those of others',
      OLDER,
      'Cy received a card',
      'Ann received a card',
      'unread-line 16',
    ],
    [
      'one hole card too many',
      OLDER,
      'Bo (x) received card: [10d]',
      'Ann received a card.',
      'unread-line 14',
    ],
    ['a blind behind the cards', OLDER, 'Player Cy raises (6)', 'Player Cy posts (2)', 'unread-line 18'],
    ['a street of stud without its line', STUD, '*** Third street ***\n', '', 'unread-line 15'],
    ['a result of another player', OLDER, 'Ann does not show', 'Cy does not show', 'wrong-summary 31'],
    [
      'a result of a name that is not listed',
      OLDER,
      'Dee does not show',
      'Dex does not show',
      'wrong-summary 34',
    ],
    ['a low that is none', NEWER, 'LO - [8,7,5,2,1])', 'LO - [8752,1])', 'unread-line 23'],
    ['a position of the summary', NEWER, 'Cy (button) folded', 'Cy (big blind) folded', 'wrong-summary 40'],
    [
      'a card of a hand of the first run',
      NEWER,
      '$60.00 with HI - a flush, Queen high [Qd',
      '$60.00 with HI - a flush, Queen high [2s',
      'hand-description 38',
    ],
    ['an award of a blind that nobody calls', UNCALLED, 'won $9.00', 'won $9.01', 'wrong-award 16'],
    ['an award of the summary', WALK, 'won 1195.00', 'won 1095.00', 'wrong-award 23'],
  ])('finds %s', (_name, text, from, to, finding) => {
    expect(faultsAfter(winning, text, from, to)).toContain(finding);
  });
});

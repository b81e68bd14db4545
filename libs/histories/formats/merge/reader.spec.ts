import { formatCards } from '#cards';
import type { HandEvent } from '../../hand.js';
import { everyRow } from '../../testing/tables.js';
import { faultsAfter, faultsOf, readOne, withSession } from '../../testing/site-audit.js';
import { merge } from './index.js';

const holdem = withSession(merge, '<description type="Holdem" stakes="No Limit ($0.50/$1)"/>');
const cup = withSession(
  merge,
  '<description type="Holdem Tournament" stakes="No Limit Level 4 Blinds 40/80"/>',
);
const studHigh = withSession(merge, '<description type="7-Stud H/L8" stakes="Limit $1/$2"/>');
const razz = withSession(merge, '<description type="HORSE" stakes="Limit $1/$2"/>');

/** The hand of a player who folds last, with the uncalled bet apart. */
const CASH = `<game id="910-1" starttime="20120529182537" numholecards="2" gametype="2" seats="6" realmoney="true" data="20120529|Vesta%20II|910|910-1|false">
	<players dealer="0">
		<player seat="0" nickname="Ana" balance="$100.00" dealtin="true" />
		<player seat="2" nickname="Ben &amp; co" balance="$80.50" dealtin="true" />
		<player seat="4" nickname="Cid" balance="$14.00" dealtin="true" />
		<player seat="5" nickname="Eva" balance="$50.00" dealtin="false" />
	</players>
	<round id="BLINDS" sequence="1">
		<event sequence="1" type="SMALL_BLIND" timestamp="1338333911875" player="2" amount="0.50"/>
		<event sequence="2" type="BIG_BLIND" timestamp="1338333912031" player="4" amount="1.00"/>
	</round>
	<round id="PREFLOP" sequence="2">
		<event sequence="3" type="RAISE" timestamp="1338333915687" player="0" amount="3.00"/>
		<event sequence="4" type="FOLD" timestamp="1338333916687" player="2"/>
		<event sequence="5" type="CALL" timestamp="1338333917468" player="4" amount="2.00"/>
		<cards type="HOLE" cards="Ah,Kd" player="0" hand="Ace High"/>
	</round>
	<round id="POSTFLOP" sequence="3">
		<event sequence="6" type="CHECK" timestamp="1338333923812" player="4"/>
		<event sequence="7" type="BET" timestamp="1338333925265" player="0" amount="20.00"/>
		<event sequence="8" type="ALL_IN" timestamp="1338333925999" player="4" amount="11.00"/>
		<cards type="COMMUNITY" cards="Ac,8d,4d" hand="Pair of Aces"/>
	</round>
	<round id="POSTTURN" sequence="4">
		<cards type="COMMUNITY" cards="Ac,8d,4d,7s" hand="Pair of Aces"/>
	</round>
	<round id="POSTRIVER" sequence="5">
		<cards type="COMMUNITY" cards="Ac,8d,4d,7s,8h" hand="Two Pair Aces and Eights"/>
	</round>
	<round id="SHOWDOWN" sequence="6">
		<event sequence="9" type="SHOW" timestamp="1338333933984" player="4"/>
		<event sequence="10" type="SHOW" timestamp="1338333934875" player="0"/>
		<cards type="SHOWN" cards="7c,9c" player="4"/>
		<cards type="SHOWN" cards="Ah,Kd" player="0"/>
	</round>
	<round id="END_OF_GAME" sequence="7">
		<winner amount="9.00" uncalled="true" potnumber="2" player="0" pottype="n"/>
		<winner amount="27.10" uncalled="false" potnumber="1" player="0" hand="Two Pair Aces and Eights" pottype="n"/>
	</round>
</game>
`;

/** The layout of 2010: raises state what they add, balances are those after the posts, the uncalled bet counts as won. */
const CUP = `<game id="77-4" starttime="20101229182537" numholecards="2" gametype="23" realmoney="true" data="20101229:Cup%20%231:77-1:77-4:true">
	<players dealer="3">
		<player seat="1" nickname="Ana" balance="$1450.00" dealtin="true" />
		<player seat="2" nickname="Ben" balance="$1410.00" dealtin="true" />
		<player seat="3" nickname="Cid" balance="$1490.00" dealtin="true" />
	</players>
	<round id="BLINDS" sequence="1">
		<event sequence="1" type="ANTE" timestamp="1293643537000" player="1" amount="10.00"/>
		<event sequence="2" type="ANTE" timestamp="1293643537000" player="2" amount="10.00"/>
		<event sequence="3" type="ANTE" timestamp="1293643537000" player="3" amount="10.00"/>
		<event sequence="4" type="SMALL_BLIND" timestamp="1293643537000" player="1" amount="40.00"/>
		<event sequence="5" type="BIG_BLIND" timestamp="1293643537000" player="2" amount="80.00"/>
	</round>
	<round id="PREFLOP" sequence="2">
		<event sequence="6" type="FOLD" timestamp="1293643538000" player="3"/>
		<event sequence="7" type="RAISE" timestamp="1293643539000" player="1" amount="200.00"/>
		<event sequence="8" type="FOLD" timestamp="1293643540000" player="2"/>
	</round>
	<round id="END_OF_FOLDED_GAME" sequence="3">
		<event sequence="9" type="MUCK" timestamp="1293643541000" player="1"/>
		<winner amount="350.00" uncalled="false" potnumber="1" player="1" pottype="n"/>
	</round>
</game>
`;

/** A split pot of stud high-low, with a bring-in and cards that are repeated on each street. */
const STUD = `<game id="920-1" starttime="20120529182537" numholecards="7" gametype="43" seats="8" realmoney="true" data="20120529|Juno|920|920-1|false">
	<players dealer="1">
		<player seat="1" nickname="Ana" balance="$40.00" dealtin="true" />
		<player seat="3" nickname="Dan" balance="$60.00" dealtin="true" />
	</players>
	<round id="BLINDS" sequence="1">
		<event sequence="1" type="ANTE" timestamp="1338420311875" player="1" amount="0.20"/>
		<event sequence="2" type="ANTE" timestamp="1338420311875" player="3" amount="0.20"/>
	</round>
	<round id="BRING_IN" sequence="2">
		<event sequence="3" type="BRING_IN" timestamp="1338420312000" player="3" amount="0.50"/>
		<cards type="HOLE" cards="Ac,2c,Kd" player="1" hand="King High"/>
		<cards type="DRAW_DRAWN_CARDS" cards="null,null,3h" player="3"/>
	</round>
	<round id="THIRD_STREET" sequence="3">
		<event sequence="4" type="COMPLETE" timestamp="1338420313000" player="1" amount="1.00"/>
		<event sequence="5" type="CALL" timestamp="1338420314000" player="3" amount="0.50"/>
	</round>
	<round id="FOURTH_STREET" sequence="4">
		<event sequence="6" type="CHECK" timestamp="1338420315000" player="1"/>
		<event sequence="7" type="CHECK" timestamp="1338420316000" player="3"/>
		<cards type="HOLE" cards="Ac,2c,Kd,Ks" player="1" hand="Pair of Kings"/>
		<cards type="DRAW_DRAWN_CARDS" cards="null,null,3h,4h" player="3"/>
	</round>
	<round id="FIFTH_STREET" sequence="5">
		<event sequence="8" type="CHECK" timestamp="1338420315000" player="1"/>
		<event sequence="9" type="CHECK" timestamp="1338420316000" player="3"/>
		<cards type="HOLE" cards="Ac,2c,Kd,Ks,9d" player="1" hand="Pair of Kings"/>
		<cards type="DRAW_DRAWN_CARDS" cards="null,null,3h,4h,Jd" player="3"/>
	</round>
	<round id="SIXTH_STREET" sequence="6">
		<event sequence="10" type="CHECK" timestamp="1338420315000" player="1"/>
		<event sequence="11" type="CHECK" timestamp="1338420316000" player="3"/>
		<cards type="HOLE" cards="Ac,2c,Kd,Ks,9d,Th" player="1" hand="Pair of Kings"/>
		<cards type="DRAW_DRAWN_CARDS" cards="null,null,3h,4h,Jd,8s" player="3"/>
	</round>
	<round id="SEVENTH_STREET" sequence="7">
		<event sequence="12" type="CHECK" timestamp="1338420315000" player="1"/>
		<event sequence="13" type="CHECK" timestamp="1338420316000" player="3"/>
		<cards type="HOLE" cards="Ac,2c,Kd,Ks,9d,Th,Td" player="1" hand="Two Pair Kings and Tens"/>
	</round>
	<round id="SHOWDOWN" sequence="8">
		<event sequence="14" type="SHOW" timestamp="1338420317000" player="1"/>
		<event sequence="15" type="SHOW" timestamp="1338420318000" player="3"/>
		<cards type="SHOWN" cards="Ac,2c,Kd,Ks,9d,Th,Td" player="1"/>
		<cards type="SHOWN" cards="2s,Ad,3h,4h,Jd,8s,Qs" player="3"/>
	</round>
	<round id="END_OF_GAME" sequence="9">
		<winner amount="1.20" uncalled="false" potnumber="1" player="1" hand="Two Pair Kings and Tens" pottype="h"/>
		<winner amount="1.20" uncalled="false" potnumber="1" player="3" hand="8-4-3-2-A" pottype="l"/>
	</round>
</game>
`;

const eventsOf = <Type extends HandEvent['type']>(events: readonly HandEvent[], type: Type) =>
  events.filter((event): event is Extract<HandEvent, { type: Type }> => event.type === type);

describe('the reader of Merge', () => {
  everyRow([
    [holdem, CASH],
    [cup, CUP],
    [studHigh, STUD],
  ])('reads hands without a fault', (format, text) => {
    expect(faultsOf(format, text)).toEqual([]);
    expect(merge.recognises(`<description/>\n${text}`)).toBe(true);
  });

  it('reads the description, the players and the board', () => {
    const { events, players, ...hand } = readOne(holdem, CASH);
    expect(hand).toMatchObject({
      id: '910-1',
      currency: 'USD',
      playedAt: '2012-05-29T23:25:11Z',
      table: { name: 'Vesta II', seats: 6 },
      buttonSeat: 0,
      heroSeat: 0,
      stakes: { smallBlind: 50, bigBlind: 100 },
    });
    expect(players.map(({ name, dealtIn = true }) => [name, dealtIn])).toEqual([
      ['Ana', true],
      ['Ben & co', true],
      ['Cid', true],
      ['Eva', false],
    ]);
    expect(eventsOf(events, 'board').map(({ cards }) => formatCards(cards))).toEqual([
      'Ac 8d 4d',
      '7s',
      '8h',
    ]);
  });

  it('reads raises by what they add until 2010, and balances after the posts', () => {
    const { events, players, tournament } = readOne(cup, CUP);
    expect(eventsOf(events, 'raise').map(({ to }) => to)).toEqual([24_000]);
    expect(players.map(({ stack }) => stack)).toEqual([150_000, 150_000, 150_000]);
    expect(tournament).toMatchObject({ id: '77-1', level: '4' });
    expect(eventsOf(readOne(holdem, CASH).events, 'raise').map(({ to }) => to)).toEqual([300]);
  });

  it('reads chips with the decimals that the log prints', () => {
    expect(readOne(cup, CUP).scale).toBe(2);
    expect(readOne(cup, CUP.replaceAll('.00"', '"')).scale).toBe(0);
    expect(readOne(cup, CUP.replace('balance="$1450.00"', 'balance="$1450"')).scale).toBe(2);
  });

  it('finds the uncalled bet in the winnings, or in a winner of its own', () => {
    const movesOf = (format: typeof merge, text: string) =>
      readOne(format, text).events.flatMap((event) =>
        event.type === 'uncalled' || event.type === 'collect' ? [[event.type, event.amount]] : [],
      );
    expect(movesOf(holdem, CASH)).toEqual([
      ['uncalled', 900],
      ['collect', 2710],
    ]);
    expect(movesOf(cup, CUP)).toEqual([
      ['uncalled', 16_000],
      ['collect', 19_000],
    ]);
  });

  it('deals only the new cards of each street, and knows the halves', () => {
    const { events } = readOne(studHigh, STUD);
    const deals = eventsOf(events, 'deal').filter(({ seat }) => seat === 3);
    expect(deals.map(({ cards, up = 0 }) => [formatCards(cards), up])).toEqual([
      ['?? ?? 3h', 1],
      ['4h', 1],
      ['Jd', 1],
      ['8s', 1],
    ]);
    expect(eventsOf(events, 'collect').map(({ half }) => half)).toEqual(['high', 'low']);
  });

  it('knows the game of a mixed table by its code', () => {
    const text = STUD.replace('gametype="43"', 'gametype="9" multigametype="47"');
    expect(readOne(razz, text).game).toEqual({
      variant: 'razz',
      limit: 'fixed-limit',
      rotation: 'HORSE',
    });
  });

  it('adds a player whom the list lacks and who posts', () => {
    const text = CASH.replace(/.*nickname="Ben.*\n/, '');
    const { players } = readOne(holdem, text);
    expect(players.find(({ seat }) => seat === 2)).toMatchObject({ name: '', stack: null });
  });

  it('compares upcards that are repeated beside a hidden card', () => {
    const winner =
      '<cards type="HOLE" cards="Ac,2c,Kd,Ks,9d,Th,Td" player="1" hand="Two Pair Kings and Tens"/>';
    const last = (cards: string): string =>
      `${winner}\n<cards type="DRAW_DRAWN_CARDS" cards="null,null,${cards},null" player="3"/>`;
    expect(faultsAfter(studHigh, STUD, winner, last('3h,4h,Jd,8s'))).toEqual([]);
    expect(faultsAfter(studHigh, STUD, winner, last('3h,9c,Jd,8s'))).toEqual(['amount 41']);
  });

  it('L-LINE-1: blames a big blind that does not fit the small one before it, where the header has no blinds', () => {
    const level = withSession(merge, '<description type="Holdem Tournament" stakes="No Limit"/>');
    expect(faultsOf(level, CUP)).toEqual([]);
    const big = 'type="BIG_BLIND" timestamp="1293643537000" player="2" amount="80.00"';
    for (const amount of ['800.00', '79.99', '8.00'])
      expect(faultsAfter(level, CUP, big, big.replace('80.00', amount))[0]).toBe('wrong-forced-bet 12');
    const half = CUP.replace('amount="40.00"', 'amount="35.00"');
    expect(faultsOf(level, half)[0]).toBe('wrong-forced-bet 11');
  });

  it('reads cards that are shown when the hand is over', () => {
    const fold = 'timestamp="1293643540000" player="2"/>';
    const owner = CUP.replace(fold, `${fold}\n<cards type="HOLE" cards="Ah,Kd" player="1" hand="Ace High"/>`);
    const shown = owner
      .replace('type="MUCK"', 'type="RABBIT"')
      .replace('<winner', '<cards type="SHOWN" cards="Ah,Kd" player="1"/>\n<winner');
    expect(faultsOf(cup, shown)).toEqual([]);
    const again = 'type="SHOWN" cards="Ah,Kd"';
    expect(faultsAfter(cup, shown, again, 'type="SHOWN" cards="Ah,Kc"')).toContain('wrong-card-count 22');
    expect(faultsAfter(cup, shown, `${again} player="1"`, `${again} player="8"`)).toContain('unread-line 22');
  });

  it('reads a hand that was cancelled', () => {
    const text = CASH.replace('type="CHECK" timestamp="1338333923812" player="4"', 'type="GAME_CANCELLED"');
    expect(readOne(holdem, text).cancelled).toBe(true);
  });

  it.each([
    ['a call of another size', 'amount="2.00"', 'amount="1.00"', 'short-call 15'],
    ['a blind of another size', 'amount="0.50"', 'amount="0.40"', 'wrong-forced-bet 9'],
    ['an all-in of another size', 'amount="11.00"', 'amount="10.00"', 'short-call 21'],
    ['the returned bet', 'amount="9.00"', 'amount="8.00"', 'uncalled 37'],
    ['the winnings', 'amount="27.10"', 'amount="29.10"', 'wrong-award 38'],
    [
      'a winner',
      'player="0" hand="Two Pair Aces and Eights" p',
      'player="4" hand="Two Pair Aces and Eights" p',
      'wrong-winner 38',
    ],
    [
      'the name of the winning hand',
      'hand="Two Pair Aces and Eights" p',
      'hand="Two Pair Aces and Nines" p',
      'hand-description 38',
    ],
    [
      'the name of the owner’s hand',
      'hand="Two Pair Aces and Eights"/',
      'hand="Pair of Aces"/',
      'hand-description 28',
    ],
    ['a name that cannot be read', 'hand="Two Pair Aces and Eights" p', 'hand="Nothing" p', 'unread-line 38'],
    ['a card twice', '7s,8h', '7s,8d', 'duplicate-card 28'],
    ['an earlier card of the board', '"Ac,8d,4d,7s,8h"', '"Ac,8c,4d,7s,8h"', 'wrong-board 28'],
    [
      'other cards than those dealt',
      'type="SHOWN" cards="Ah,Kd"',
      'type="SHOWN" cards="Ah,Qd"',
      'wrong-card-count 32',
    ],
    [
      'a player who is not there',
      'type="FOLD" timestamp="1338333916687" player="2"',
      'type="FOLD" timestamp="1338333916687" player="3"',
      'unread-line 14',
    ],
    ['an unknown event', 'type="CHECK"', 'type="WAIT"', 'unread-line 19'],
    ['an amount of another currency', 'amount="20.00"', 'amount="€20.00"', 'amount 20'],
    ['the name of the hole cards', 'hand="Ace High"', 'hand="King High"', 'hand-description 16'],
    [
      'the name of the hand on the flop',
      'cards="Ac,8d,4d" hand="Pair of Aces"',
      'cards="Ac,8d,4d" hand="Pair of Eights"',
      'hand-description 22',
    ],
    [
      'the name of the hand on the turn',
      '7s" hand="Pair of Aces"',
      '7s" hand="Ace High"',
      'hand-description 25',
    ],
    ['the number of an event', 'sequence="4"', 'sequence="5"', 'amount 14'],
    ['the number of a round', 'POSTFLOP" sequence="3"', 'POSTFLOP" sequence="2"', 'amount 18'],
    ['a pot number that skips one', 'potnumber="1"', 'potnumber="3"', 'amount 38'],
    ['a mark of the uncalled bet that is none', 'uncalled="true"', 'uncalled="yes"', 'unread-line 37'],
    ['the number of hole cards', 'numholecards="2"', 'numholecards="4"', 'amount 1'],
    ['the id of the hand', 'id="910-1"', 'id="910-2"', 'impossible-setup 1'],
    ['an unknown attribute', 'id="POSTTURN"', 'id="POSTTURN" pot="3"', 'unread-line 24'],
    [
      'text in a round',
      '<round id="SHOWDOWN" sequence="6">',
      '<round id="SHOWDOWN" sequence="6">x',
      'unread-line 30',
    ],
    [
      'a board of a player',
      'cards="Ac,8d,4d" hand',
      'cards="Ac,8d,4d" player="0" hand',
      'impossible-setup 22',
    ],
    [
      'a board that is missing',
      '<cards type="COMMUNITY" cards="Ac,8d,4d" hand="Pair of Aces"/>',
      '',
      'wrong-board 23',
    ],
    ['a fold with an amount', 'player="2"/>', 'player="2" amount="1.00"/>', 'amount 14'],
    [
      'shown cards of a player who does not show',
      '<cards type="SHOWN" cards="7c,9c" player="4"/>',
      '<cards type="SHOWN" cards="7c,9c" player="2"/>',
      'wrong-card-count 31',
    ],
    [
      'cards that are printed twice',
      'cards="Ah,Kd" player="0" hand="Ace High"/>',
      'cards="Ah,Kd" player="0"/><cards type="HOLE" cards="2c,3c" player="0"/>',
      'wrong-card-count 16',
    ],
    [
      'cards of another owner',
      'cards="Ah,Kd" player="0" hand="Ace High"/>',
      'cards="Ah,Kd" player="0"/><cards type="HOLE" cards="2c,3c" player="4"/>',
      'impossible-setup 16',
    ],
    [
      'a player who is not dealt in',
      'type="CALL" timestamp="1338333917468" player="4"',
      'type="CALL" timestamp="1338333917468" player="5"',
      'wrong-turn 15',
    ],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(holdem, CASH, from, to)).toContain(finding);
  });

  it.each([
    ['the name of a low', '8-4-3-2-A', '7-4-3-2-A', 'hand-description 50'],
    ['a low for the high', 'pottype="l"', 'pottype="h"', 'unread-line 50'],
    ['a card of another street', 'null,null,3h,4h,Jd"', 'null,null,3h,5h,Jd"', 'wrong-card-count 29'],
    [
      'a bring-in of the wrong player',
      'type="BRING_IN" timestamp="1338420312000" player="3"',
      'type="BRING_IN" timestamp="1338420312000" player="1"',
      'wrong-turn 11',
    ],
  ])('finds in stud %s', (_name, from, to, finding) => {
    expect(faultsAfter(studHigh, STUD, from, to)).toContain(finding);
  });

  it.each([
    ['no description', merge, CASH, 'unsupported-game on line 1'],
    [
      'an unknown limit',
      withSession(merge, '<description type="Holdem" stakes="Half Pot Limit"/>'),
      CASH,
      'unsupported-game on line 1',
    ],
    ['a balance that is none', holdem, CASH.replace('$80.50', 'much'), 'unreadable-line on line 4'],
    ['a hand that is cut off', holdem, CASH.replace('</game>', ''), 'truncated on line 39'],
  ])('rejects %s', (_name, format, text, reason) => {
    expect(() => readOne(format, text)).toThrow(reason);
  });
});

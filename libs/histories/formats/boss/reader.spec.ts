import { formatCards } from '#cards';
import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { boss } from './index.js';

const cards = (...links: readonly (number | 'b')[]): string =>
  links.map((link) => `<CARD LINK="${String(link)}"></CARD>`).join('');

const dealt = (name: string, ...links: readonly (number | 'b')[]): string =>
  `<ACTION TYPE="HAND_DEAL" PLAYER="${name}">${cards(...links)}</ACTION>`;

/** Ana calls with what she adds, as logs have it since 2014. Kd Kc Kh Ks are 12, 25, 38 and 51. */
const BEN = '<PLAYER NAME="Ben" SEAT="2" AMOUNT="80.50" STATE="STATE_PLAYING" ';
const CASH = `<HISTORY ID="901" SESSION="s1.xml" TABLE="Vesta 5" GAME="GAME_THM" GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="EUR" LIMIT="NL" STAKES="0.50/1.00" DATE="1392716617" TABLETOURNEYID="" BET="7.00" POT="13.30" WIN="6.30" LOSS="0.00" ENDTIME="1392716629">
<PLAYER NAME="Ana" SEAT="1" AMOUNT="100.00" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
${BEN}DEALER="Y"></PLAYER>
<PLAYER NAME="UNKNOWN" SEAT="3" AMOUNT="0.00" STATE="STATE_EMPTY" DEALER="N"></PLAYER>
<PLAYER NAME="Cid" SEAT="4" AMOUNT="20.00" STATE="STATE_SITOUT" DEALER="N" BLINDSTATE="MB"></PLAYER>
<ACTION TYPE="HAND_BLINDS" PLAYER="Ben" KIND="HAND_SB" VALUE="0.50"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="Ana" KIND="HAND_BB" VALUE="1.00"></ACTION>
${dealt('Ana', 12, 0)}
${dealt('Ben', 'b', 'b')}
<ACTION TYPE="ACTION_RAISE" PLAYER="Ben" VALUE="3.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="Ana" VALUE="2.00"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_FLOP" POT="6.00" RAKE="0.00" MAINPOT="6.00" LEFTPOT="" RIGHTPOT="">${cards(25, 1, 21)}</ACTION>
<ACTION TYPE="ACTION_BET" PLAYER="Ana" VALUE="4.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="Ben" VALUE="4.00"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_TURN" POT="13.30" RAKE="0.70" MAINPOT="13.30" LEFTPOT="" RIGHTPOT="">${cards(25, 1, 21, 44)}</ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Ana"></ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Ben"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_RIVER" POT="13.30" RAKE="0.70" MAINPOT="13.30" LEFTPOT="" RIGHTPOT="">${cards(25, 1, 21, 44, 48)}</ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Ana"></ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Ben"></ACTION>
<SHOWDOWN NAME="HAND_SHOWDOWN" POT="13.30" RAKE="0.70" MAINPOT="13.30" LEFTPOT="" RIGHTPOT="" STARTING="Ana">
<RESULT PLAYER="Ana" WIN="13.30" HAND="$(STR_G_WIN_PAIR) $(STR_G_CARDS_KINGS), $(STR_G_CARD_ACE) $(STR_G_KICKERTEXT)" WINCARDS="12 25 0 48 21 ">${cards(12, 0)}</RESULT>
<RESULT PLAYER="Ben" WIN="0.00" HAND="$(STR_G_MUCK)" WINCARDS="">${cards(11, 10)}</RESULT></SHOWDOWN></HISTORY>
</ROOT>`;

/** The layout of 2011: no button, posts in the order of the list of players, and antes that only the pots show. */
const TOURNAMENT = `<HISTORY ID="902" SESSION="s1.xml" TABLE="Cup 101" GAME="GAME_THM" GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_TOURNAMENT" TABLECURRENCY="CAD" LIMIT="NL" STAKES="100.00/200.00" DATE="1295495155" WIN="0.00" LOSS="200.00">
<PLAYER NAME="Ana" SEAT="2" AMOUNT="1500.00"></PLAYER>
<PLAYER NAME="Ben" SEAT="1" AMOUNT="2000.00"></PLAYER>
<PLAYER NAME="Cid" SEAT="3" AMOUNT="1200.00"></PLAYER>
<PLAYER NAME="Unknown" SEAT="4" AMOUNT="0.00"></PLAYER>
<ACTION TYPE="HAND_BLINDS" PLAYER="Ana" KIND="HAND_BB" VALUE="200.00"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="Ben" KIND="HAND_SB" VALUE="100.00"></ACTION>
${dealt('Ben', 'b', 'b')}
${dealt('Ana', 4, 17)}
${dealt('Cid', 'b', 'b')}
<ACTION TYPE="ACTION_CALL" PLAYER="Cid" VALUE="200.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="Ben" VALUE="200.00"></ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Ana"></ACTION>
<ACTION TYPE="HAND_BOARD" VALUE="BOARD_FLOP" POT="675.00">${cards(25, 1, 21)}</ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Ben"></ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Ana"></ACTION>
<ACTION TYPE="ACTION_BET" PLAYER="Cid" VALUE="400.00"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="Ben"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="Ana"></ACTION>
<SHOWDOWN NAME="HAND_SHOWDOWN" POT="675.00" RAKE="0.00">
<RESULT PLAYER="Ben" WIN="0.00" HAND="$(STR_G_FOLD)"></RESULT>
<RESULT PLAYER="Ana" WIN="0.00" HAND="$(STR_G_FOLD)"></RESULT>
<RESULT PLAYER="Cid" WIN="675.00" HAND="$(STR_BY_DEFAULT)"></RESULT>
<RESULT PLAYER="Unknown" WIN="0.00" HAND="$(STR_G_WIN_HIGHCARD) $(STR_G_CARD_ACE)">${cards('b', 'b')}</RESULT></SHOWDOWN></HISTORY>
`;

/** Calls state what the bets reach; the draw has a board without cards. */
const DRAW = `<HISTORY ID="903" SESSION="s1.xml" TABLE="FCD 59" GAME="GAME_FCD" GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="EUR" LIMIT="PL" STAKES="0.50/1.00" DATE="1374605236" TABLETOURNEYID="" WIN="2.00" LOSS="0.00" ENDTIME="1374605262">
<PLAYER NAME="Ana" SEAT="1" AMOUNT="60.00" STATE="STATE_PLAYING" DEALER="Y"></PLAYER>
<PLAYER NAME="Ben" SEAT="2" AMOUNT="14.00" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<ACTION TYPE="HAND_BLINDS" PLAYER="Ana" KIND="HAND_SB" VALUE="0.50"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="Ben" KIND="HAND_BB" VALUE="1.00"></ACTION>
${dealt('Ben', 'b', 'b', 'b', 'b', 'b')}
${dealt('Ana', 26, 32, 9, 42, 50)}
<ACTION TYPE="ACTION_RAISE" PLAYER="Ana" VALUE="2.00"></ACTION>
<ACTION TYPE="ACTION_CALL" PLAYER="Ben" VALUE="2.00"></ACTION>
<ACTION TYPE="HAND_BOARD" POT="4.00" RAKE="0.00" MAINPOT="4.00" LEFTPOT="" RIGHTPOT=""></ACTION>
<ACTION TYPE="CHANGECARD" PLAYER="Ben" COUNT="2">${cards('b', 'b', 'b', 'b', 'b')}</ACTION>
<ACTION TYPE="CHANGECARD" PLAYER="Ana" COUNT="3">${cards(26, 45, 25, 12, 50)}</ACTION>
<ACTION TYPE="ACTION_CHECK" PLAYER="Ben"></ACTION>
<ACTION TYPE="ACTION_BET" PLAYER="Ana" VALUE="2.00"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="Ben"></ACTION>
<SHOWDOWN NAME="HAND_SHOWDOWN" POT="4.00" RAKE="0.00" MAINPOT="4.00" LEFTPOT="" RIGHTPOT="">
<RESULT PLAYER="Ana" WIN="4.00" HAND="$(STR_BY_DEFAULT)" WINCARDS="100 100 100 100 100 "></RESULT></SHOWDOWN></HISTORY>
`;

/** Cid joins heads-up play: Ben keeps the button and the small blind. */
const JOINED = `<HISTORY ID="904" SESSION="s1.xml" TABLE="Vesta 5" GAME="GAME_THM" GAMETYPE="GAMETYPE_REAL" GAMEKIND="GAMEKIND_CASH" TABLECURRENCY="EUR" LIMIT="NL" STAKES="0.50/1.00" DATE="1343341349" TABLETOURNEYID="" WIN="0.00" LOSS="0.50" ENDTIME="1343341360">
<PLAYER NAME="Ana" SEAT="1" AMOUNT="100.00" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<PLAYER NAME="Cid" SEAT="2" AMOUNT="40.00" STATE="STATE_PLAYING" DEALER="N"></PLAYER>
<PLAYER NAME="Ben" SEAT="3" AMOUNT="80.50" STATE="STATE_PLAYING" DEALER="Y"></PLAYER>
<ACTION TYPE="HAND_BLINDS" PLAYER="Ben" KIND="HAND_SB" VALUE="0.50"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="Ana" KIND="HAND_BB" VALUE="1.00"></ACTION>
<ACTION TYPE="HAND_BLINDS" PLAYER="Cid" KIND="HAND_SB" VALUE="0.50"></ACTION>
${dealt('Ana', 'b', 'b')}
${dealt('Cid', 'b', 'b')}
${dealt('Ben', 3, 39)}
<ACTION TYPE="ACTION_RAISE" PLAYER="Cid" VALUE="3.00"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="Ben"></ACTION>
<ACTION TYPE="ACTION_FOLD" PLAYER="Ana"></ACTION>
<SHOWDOWN NAME="HAND_SHOWDOWN" POT="3.00" RAKE="0.00" MAINPOT="3.00" LEFTPOT="" RIGHTPOT="">
<RESULT PLAYER="Cid" WIN="3.00" HAND="$(STR_BY_DEFAULT)"></RESULT></SHOWDOWN></HISTORY>
`;

describe('the reader of Boss Media', () => {
  it('P-BLIND-1: leaves the blinds where they are when a third player joins heads-up play', () => {
    expect(faultsOf(boss, JOINED)).toEqual([]);
    const line = '<ACTION TYPE="HAND_BLINDS" PLAYER="Cid" KIND="HAND_SB" VALUE="0.50"></ACTION>\n';
    expect(faultsAfter(boss, JOINED, line, '')).toContain('wrong-forced-bet 5');
  });

  it.each([
    ['a cash hand since 2014', CASH],
    ['a tournament of 2011', TOURNAMENT],
    ['a hand of five-card draw', DRAW],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(boss, text)).toEqual([]);
    expect(boss.recognises(text)).toBe(true);
  });

  it('reads the header, the players and the cards', () => {
    const hand = readOne(boss, CASH);
    expect(hand).toMatchObject({
      id: '901',
      currency: 'EUR',
      playedAt: '2014-02-18T09:43:37Z',
      buttonSeat: 2,
      heroSeat: 1,
      stakes: { smallBlind: 50, bigBlind: 100 },
    });
    expect(hand.players.map(({ name, dealtIn = true }) => [name, dealtIn])).toEqual([
      ['Ana', true],
      ['Ben', true],
      ['Cid', false],
    ]);
    const [deal] = hand.events.filter(({ type }) => type === 'deal');
    expect(deal.type === 'deal' && formatCards(deal.cards)).toBe('Kd Ad');
  });

  it('finds the antes of a tournament in its pots, and adds them to the stacks', () => {
    const { scale, events, players } = readOne(boss, TOURNAMENT);
    const antes = events.filter((event) => event.type === 'post' && event.kind === 'ante');
    expect(antes.map((event) => event.type === 'post' && event.amount)).toEqual([25, 25, 25]);
    expect({ scale, stacks: players.map(({ stack }) => stack) }).toEqual({
      scale: 0,
      stacks: [1525, 2025, 1225, 0],
    });
  });

  it('adds no antes if the pots contradict each other', () => {
    const text = TOURNAMENT.replace('BOARD_FLOP" POT="675.00"', 'BOARD_FLOP" POT="676.00"').replace(
      'WIN="675.00"',
      'WIN="674.00"',
    );
    expect(readOne(boss, text).events.some((event) => event.type === 'post' && event.kind === 'ante')).toBe(
      false,
    );
  });

  it('takes the last player of the deal as the button where none is stated, and posts in the order of the deal', () => {
    const { buttonSeat, events } = readOne(boss, TOURNAMENT);
    const blinds = events.filter((event) => event.type === 'post' && event.kind !== 'ante');
    expect(buttonSeat).toBe(3);
    expect(blinds.map((event) => event.type === 'post' && event.kind)).toEqual(['small-blind', 'big-blind']);
  });

  it('limits a blind that is printed in full to the chips of its player', () => {
    const short = TOURNAMENT.replace('SEAT="2" AMOUNT="1500.00"', 'SEAT="2" AMOUNT="150.00"');
    const [blind] = readOne(boss, short).events.filter(
      (event) => event.type === 'post' && event.kind === 'big-blind',
    );
    expect(blind).toMatchObject({ amount: 150 });
  });

  it('reads the discards of a draw', () => {
    const discards = readOne(boss, DRAW).events.filter(({ type }) => type === 'discard');
    expect(
      discards.map((event) => event.type === 'discard' && [event.count, event.cards?.length ?? null]),
    ).toEqual([
      [2, null],
      [3, 3],
    ]);
  });

  it.each([
    ['a call of another size', 'Ana" VALUE="2.00"', 'Ana" VALUE="1.50"', 'short-call 11'],
    ['a call that states what the bets reach', 'Ana" VALUE="2.00"', 'Ana" VALUE="3.00"', 'amount 11'],
    ['another blind', 'KIND="HAND_BB" VALUE="1.00"', 'KIND="HAND_BB" VALUE="2.00"', 'wrong-forced-bet 7'],
    [
      'the wrong button',
      `DEALER="N"></PLAYER>
${BEN}DEALER="Y"`,
      `DEALER="Y"></PLAYER>
${BEN}DEALER="N"`,
      'wrong-forced-bet 6',
    ],
    ['a second button', 'STATE_SITOUT" DEALER="N"', 'STATE_SITOUT" DEALER="Y"', 'impossible-setup 5'],
    ['the total', 'SHOWDOWN" POT="13.30"', 'SHOWDOWN" POT="13.40"', 'total-pot 21'],
    [
      'the rake',
      'POT="13.30" RAKE="0.70" MAINPOT="13.30" LEFTPOT="" RIGHTPOT="" S',
      'POT="13.30" RAKE="0.60" MAINPOT="13.30" LEFTPOT="" RIGHTPOT="" S',
      'rake 21',
    ],
    ['the winnings', 'WIN="13.30"', 'WIN="13.20"', 'wrong-award 22'],
    ['the pot of a street', 'BOARD_FLOP" POT="6.00"', 'BOARD_FLOP" POT="6.10"', 'total-pot 12'],
    [
      'the rake of a street',
      'BOARD_TURN" POT="13.30" RAKE="0.70"',
      'BOARD_TURN" POT="13.30" RAKE="0.60"',
      'total-pot 15',
    ],
    ['the main pot of a street', 'MAINPOT="6.00"', 'MAINPOT="6.10"', 'total-pot 12'],
    [
      'the main pot',
      'RAKE="0.70" MAINPOT="13.30" LEFTPOT="" RIGHTPOT="" S',
      'RAKE="0.70" MAINPOT="13.40" LEFTPOT="" RIGHTPOT="" S',
      'total-pot 21',
    ],
    [
      'cards of a player who has some',
      'HAND_DEAL" PLAYER="Ben"',
      'HAND_DEAL" PLAYER="Ana"',
      'wrong-card-count 9',
    ],
    ['the bets of the header', 'BET="7.00"', 'BET="7.10"', 'wrong-award 1'],
    ['the total of the header', 'POT="13.30" WIN', 'POT="13.40" WIN', 'total-pot 1'],
    ['the result of the header', 'WIN="6.30"', 'WIN="6.40"', 'wrong-award 1'],
    ['the name of a hand', 'CARDS_KINGS', 'CARDS_QUEENS', 'hand-description 22'],
    ['the kicker of a hand', 'CARD_ACE', 'CARD_SEVEN', 'hand-description 22'],
    ['a word that is not known', 'WIN_PAIR', 'WIN_PAIRS', 'unread-line 22'],
    ['the cards of a hand', '12 25 0 48 21', '12 25 0 48 44', 'hand-description 22'],
    ['the same card again', '"10"', '"12"', 'duplicate-card 23'],
    ['an earlier card of the board', cards(25, 1, 21, 44), cards(25, 1, 20, 44), 'wrong-board 15'],
    ['a card that is none', 'LINK="48"', 'LINK="52"', 'unread-line 18'],
    ['chips of an empty seat', 'SEAT="3" AMOUNT="0.00"', 'SEAT="3" AMOUNT="1.00"', 'amount 4'],
    ['a seat that is taken', 'SEAT="3"', 'SEAT="2"', 'impossible-setup 4'],
    ['a seat beyond the table', 'SEAT="3"', 'SEAT="30"', 'impossible-setup 4'],
    [
      'a result of the owner that is less than nothing',
      'WIN="6.30" LOSS="0.00"',
      'WIN="0.00" LOSS="7.10"',
      'amount 1',
    ],
    ['the player who shows first', 'STARTING="Ana"', 'STARTING="Ben"', 'wrong-summary 21'],
    ['an unknown player who shows first', 'STARTING="Ana"', 'STARTING="Eva"', 'wrong-summary 21'],
    ['a second result of a player', 'RESULT PLAYER="Ben"', 'RESULT PLAYER="Ana"', 'wrong-summary 23'],
    [
      'a deal to an empty seat',
      `${dealt('Ben', 'b', 'b')}
`,
      `${dealt('Ben', 'b', 'b')}
${dealt('UNKNOWN', 'b', 'b')}
`,
      'wrong-card-count 10',
    ],
    ['a player who is not there', 'CHECK" PLAYER="Ben"', 'CHECK" PLAYER="Eva"', 'unread-line 17'],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(boss, CASH, from, to)).toContain(finding);
  });

  /** A text with two of its lines exchanged. */
  const withExchanged = (text: string, first: number): string => {
    const lines = text.split('\n');
    [lines[first - 1], lines[first]] = [lines[first], lines[first - 1]];
    return lines.join('\n');
  };

  it.each([
    ['posts of 2014 that are not in the order of the deal', CASH, 6, ['wrong-turn 7']],
    ['posts of 2011 that are not in the order of the list', TOURNAMENT, 6, ['wrong-turn 7']],
    ['deals that are not clockwise', TOURNAMENT, 9, ['wrong-forced-bet 7', 'wrong-turn 9']],
    ['a player who is listed after an action', TOURNAMENT, 5, ['wrong-turn 6']],
  ])('finds %s', (_name, text, line, found) => {
    expect(faultsOf(boss, withExchanged(text, line))).toEqual(found);
  });

  it.each([
    ['a part of a chip', 'VALUE="400.00"', 'VALUE="400.01"', 'amount 17'],
    ['chips of a seat without a name', 'SEAT="4" AMOUNT="0.00"', 'SEAT="4" AMOUNT="5.00"', 'amount 5'],
    ['a winner who is missing', 'PLAYER="Cid" WIN="675.00"', 'PLAYER="Cid" WIN="0.00"', 'wrong-award 20'],
  ])('finds %s in a tournament', (_name, from, to, finding) => {
    expect(faultsAfter(boss, TOURNAMENT, from, to)).toContain(finding);
  });

  it('finds the ante that a player without chips cannot pay in full, unless several are as round', () => {
    const antesOf = (pot: string) => {
      const text = TOURNAMENT.replaceAll('675.00', pot).replace(
        'SEAT="3" AMOUNT="1200.00"',
        'SEAT="3" AMOUNT="0.00"',
      );
      return readOne(boss, text).events.flatMap((event) =>
        event.type === 'post' && event.kind === 'ante' ? [event.amount] : [],
      );
    };
    expect(antesOf('670.00')).toEqual([25, 25, 20]);
    expect(antesOf('603.00')).toEqual([1, 1, 1]);
    expect(antesOf('619.00')).toEqual([]);
  });

  it.each([
    ['an unknown game', 'GAME_THM', 'GAME_XYZ', 'unsupported-game on line 1'],
    ['stakes that are none', 'STAKES="0.50/1.00"', 'STAKES="0.50"', 'unsupported-game on line 1'],
    ['a stack that is none', 'AMOUNT="80.50"', 'AMOUNT="all"', 'unreadable-line on line 3'],
    ['a hand that is cut off', '</SHOWDOWN></HISTORY>\n</ROOT>', '', 'truncated on line 23'],
  ])('rejects %s', (_name, from, to, reason) => {
    expect(() => readOne(boss, CASH.replace(from, to))).toThrow(reason);
  });
});

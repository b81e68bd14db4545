import { formatCards } from '#cards';
import { faultsAfter, faultsOf, readOne } from '../../testing/site-audit.js';
import { microgaming } from './index.js';

const card = (value: string, suit: string): string => {
  const number =
    ['s', 'c', 'd', 'h'].indexOf(suit) * 13 +
    ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].indexOf(value);
  return `<Card value="${value}" suit="${suit}" id="${String(number)}"/>`;
};

const cards = (text: string): string =>
  text
    .split(' ')
    .map((word) => card(word.slice(0, -1), word.slice(-1)))
    .join('');

/** Since 2012 calls and raises state what they add; the uncalled bet goes back. */
const CASH = `<Game hhversion="2" id="701" date="2012-08-10 23:38:09" unicodetablename="VgA=" tablename="Vesta 2" stakes="0.50|1" betlimit="NL" tabletype="Cash Game" gametypeid="1" gametype="Hold&apos;em" realmoney="true" currencysymbol="rCA=" playerseat="2" betamount="4000" istournament="0" rake="205">
<Seats>
<Seat num="1" alias="Ana" unicodealias="QQA=" balance="100.00" endbalance="138.95" dealer="true"/>
<Seat num="2" alias="Ben &amp; co" unicodealias="QgA=" balance="40.00" endbalance="0.00"/>
<Seat num="4" alias="Cid" unicodealias="QwA=" balance="50.00" endbalance="49.00"/>
<Seat num="5" alias="Dan" unicodealias="RAA=" balance="20.00" endbalance="20.00" sittingout="true"/>
</Seats>
<Gameplay>
<Action seq="1" type="SmallBlind" seat="2" value="0.50"/>
<Action seq="2" type="BigBlind" seat="4" value="1.00"/>
<Action seq="3" type="DealCards" seat="2">${cards('Kh Kd')}</Action>
<Action seq="4" type="Raise" seat="1" value="3.00"/>
<Action seq="5" type="Raise" seat="2" value="8.50"/>
<Action seq="6" type="Fold" seat="4"/>
<Action seq="7" type="Call" seat="1" value="6.00"/>
<Action seq="8" type="DealFlop">${cards('Ac 9s 10c')}</Action>
<Action seq="9" type="Check" seat="2"/>
<Action seq="10" type="Bet" seat="1" value="40.00"/>
<Action seq="11" type="AllIn" seat="2" value="31.00"/>
<Action seq="12" type="MoneyReturned" seat="1" value="9.00"/>
<Action seq="13" type="ShowCards" seat="2">${cards('Kh Kd')}</Action>
<Action seq="14" type="ShowCards" seat="1">${cards('As Qh')}</Action>
<Action seq="15" type="DealTurn">${cards('4d')}</Action>
<Action seq="16" type="DealRiver">${cards('2h')}</Action>
<Action type="Win"><Seat num="1" amount="78.95" pot="0" type="" lowhandwin="0"/></Action>
</Gameplay>
</Game>
`;

/** The layout of 2011: calls state what the bets reach, the uncalled bet counts as won, a dead blind is not printed. */
const OLD = `<Game id="702" date="2011-11-08 00:19:50" unicodetablename="VgA=" tablename="Vesta 3" stakes="0.05|0.10" betlimit="NL" tabletype="Cash Game" gametypeid="1" gametype="Hold&apos;em" realmoney="true" currencysymbol="JAA=" playerseat="2" betamount="30" istournament="0" rake="4">
<Seats>
<Seat num="1" alias="Ana" unicodealias="QQA=" balance="10.00" endbalance="10.00" dealer="true"/>
<Seat num="2" alias="Ben" unicodealias="QgA=" balance="10.00" endbalance="9.70"/>
<Seat num="3" alias="Cid" unicodealias="QwA=" balance="10.00" endbalance="10.41"/>
<Seat num="4" alias="Dan" unicodealias="RAA=" balance="10.00" endbalance="9.85"/>
</Seats>
<Gameplay>
<Action seq="1" type="SmallBlind" seat="2" value="0.05"/>
<Action seq="2" type="BigBlind" seat="3" value="0.10"/>
<Action seq="3" type="PostedToPlay" seat="4" value="0.10"/>
<Action seq="4" type="DealCards" seat="2">${cards('Kh Jd')}</Action>
<Action seq="5" type="Check" seat="4"/>
<Action seq="6" type="Fold" seat="1"/>
<Action seq="7" type="Call" seat="2" value="0.10"/>
<Action seq="8" type="Bet" seat="3" value="0.20"/>
<Action seq="9" type="Fold" seat="4"/>
<Action seq="10" type="Call" seat="2" value="0.30"/>
<Action seq="11" type="DealFlop">${cards('Qh 8c 6h')}</Action>
<Action seq="12" type="Check" seat="2"/>
<Action seq="13" type="Bet" seat="3" value="0.50"/>
<Action seq="14" type="Fold" seat="2"/>
<Action seq="15" type="MuckCards" seat="3"/>
<Action type="Win"><Seat num="3" amount="1.21" pot="0" type="" lowhandwin="0"/></Action>
</Gameplay>
</Game>

ExtendedTableName: Vesta 3 [199492]
`;

/** A split pot of a high-low game, and a payment for the jackpot that is not in the pot. */
const SPLIT = `<Game hhversion="4" id="703" date="2013-09-23 14:41:33" unicodetablename="VgA=" tablename="Vesta 4" stakes="1|2" betlimit="PL" tabletype="Cash Game" gametypeid="51" gametype="Omaha H/L" realmoney="true" currencysymbol="owA=" playerseat="0" betamount="0" istournament="0" totalplayers="2" tablesize="6" badbeat="true" rake="0">
<Seats>
<Seat num="3" alias="Ana" unicodealias="QQA=" balance="100.00" endbalance="99.98" dealer="true"/>
<Seat num="4" alias="Ben" unicodealias="QgA=" balance="100.00" endbalance="100.00"/>
</Seats>
<Gameplay>
<Action seq="1" type="SmallBlind" seat="3" value="1.00"/>
<Action seq="2" type="BigBlind" seat="4" value="2.00"/>
<Action seq="3" type="BadBeatContribution" seat="3" value="0.02"/>
<Action seq="4" type="Disconnect" seat="3" value="30000"/>
<Action seq="5" type="Call" seat="3" value="1.00"/>
<Action seq="6" type="Check" seat="4"/>
<Action seq="7" type="DealFlop">${cards('7c 5c 10h')}</Action>
<Action seq="8" type="Check" seat="4"/>
<Action seq="9" type="Check" seat="3"/>
<Action seq="10" type="DealTurn">${cards('2c')}</Action>
<Action seq="11" type="Check" seat="4"/>
<Action seq="12" type="Check" seat="3"/>
<Action seq="13" type="DealRiver">${cards('2d')}</Action>
<Action seq="14" type="Check" seat="4"/>
<Action seq="15" type="Check" seat="3"/>
<Action seq="16" type="ShowCards" seat="4">${cards('Jc 4d 2h 10c')}</Action>
<Action seq="17" type="ShowCards" seat="3">${cards('3s 3h 8h 4c')}</Action>
<Action type="Win"><Seat num="4" amount="2.00" pot="0" type="" lowhandwin="0"/><Seat num="3" amount="2.00" pot="0" type="" lowhandwin="1"/></Action>
</Gameplay>
</Game>
`;

describe('the reader of Microgaming', () => {
  it.each([
    ['a cash hand with an all-in', CASH],
    ['a hand of 2011', OLD],
    ['a split pot', SPLIT],
  ])('reads %s without a fault', (_name, text) => {
    expect(faultsOf(microgaming, text)).toEqual([]);
    expect(microgaming.recognises(text)).toBe(true);
  });

  it('reads the header, the players and the cards', () => {
    const { currency, playedAt, playedAtText, players, heroSeat, events } = readOne(microgaming, CASH);
    expect({ currency, playedAt, playedAtText, heroSeat }).toEqual({
      currency: 'EUR',
      playedAt: null,
      playedAtText: '2012-08-10 23:38:09',
      heroSeat: 2,
    });
    expect(players.map(({ name, dealtIn = true }) => [name, dealtIn])).toEqual([
      ['Ana', true],
      ['Ben & co', true],
      ['Cid', true],
      ['Dan', false],
    ]);
    const [flop] = events.filter(({ type }) => type === 'board');
    expect(flop.type === 'board' && formatCards(flop.cards)).toBe('Ac 9s Tc');
  });

  it('reads what calls and raises add since 2012, and what they reach before', () => {
    const amounts = (text: string) =>
      readOne(microgaming, text).events.flatMap((event) =>
        event.type === 'call' ? [event.amount] : event.type === 'raise' ? [event.to] : [],
      );
    expect(amounts(CASH)).toEqual([300, 900, 600, 3100]);
    expect(amounts(OLD)).toEqual([5, 30, 20]);
  });

  it('finds the dead blind in the balance, and the uncalled bet in the winnings', () => {
    const { events } = readOne(microgaming, OLD);
    expect(events.find((event) => event.type === 'post' && event.seat === 4)).toMatchObject({
      kind: 'posted-blind',
      amount: 15,
      dead: 5,
    });
    expect(events.find(({ type }) => type === 'uncalled')).toMatchObject({ seat: 3, amount: 50 });
    expect(events.find(({ type }) => type === 'collect')).toMatchObject({ seat: 3, amount: 71 });
  });

  it('finds it in fixed limit too, as half of the small bet', () => {
    const limit = OLD.replace('stakes="0.05|0.10" betlimit="NL"', 'stakes="0.10|0.20" betlimit="FL"');
    const { events } = readOne(microgaming, limit);
    const post = events.find((event) => event.type === 'post' && event.seat === 4);
    expect(post).toMatchObject({ kind: 'posted-blind', amount: 15, dead: 5 });
  });

  it('knows the halves of a split pot', () => {
    const collects = readOne(microgaming, SPLIT).events.filter(({ type }) => type === 'collect');
    expect(collects.map((event) => event.type === 'collect' && event.half)).toEqual(['high', 'low']);
  });

  it.each([
    ['a call of another size', 'seat="1" value="6.00"', 'seat="1" value="5.00"', 'short-call 15'],
    ['a blind of another size', 'value="0.50"', 'value="0.40"', 'wrong-forced-bet 9'],
    ['an all-in of another size', 'value="31.00"', 'value="30.00"', 'short-call 19'],
    ['the returned bet', 'value="9.00"', 'value="8.00"', 'uncalled 20'],
    ['the rake', 'rake="205"', 'rake="105"', 'rake 1'],
    ['the winnings', 'amount="78.95"', 'amount="79.95"', 'wrong-award 25'],
    ['a balance at the end', 'endbalance="49.00"', 'endbalance="48.00"', 'final-stack 5'],
    ['a balance at the start', 'balance="50.00"', 'balance="51.00"', 'final-stack 5'],
    ['what the owner of the log put in', 'betamount="4000"', 'betamount="3900"', 'final-stack 1'],
    ['a winner', '<Seat num="1" amount', '<Seat num="2" amount', 'wrong-winner 25'],
    ['the button', ' dealer="true"/>', '/>', 'no fault'],
    ['a second button', 'endbalance="49.00"', 'endbalance="49.00" dealer="true"', 'impossible-setup 5'],
    [
      'another hand than the one dealt',
      cards('Kh Kd') + '</Action>\n<Action seq="14"',
      cards('Kh Kc') + '</Action>\n<Action seq="14"',
      'wrong-card-count 21',
    ],
    ['a card twice', cards('4d'), cards('Kd'), 'duplicate-card 23'],
    ['a card with another number', 'suit="d" id="29"', 'suit="d" id="30"', 'amount 23'],
    ['a card that is none', 'value="2" suit="h"', 'value="1" suit="h"', 'unread-line 24'],
    ['the number of another game', 'gametypeid="1"', 'gametypeid="50"', 'amount 1'],
    [
      'cards dealt to another player',
      'type="DealCards" seat="2"',
      'type="DealCards" seat="1"',
      'impossible-setup 11',
    ],
    ['an unknown action', 'type="Check"', 'type="Wait"', 'unread-line 17'],
    ['a player who is not there', 'type="Fold" seat="4"', 'type="Fold" seat="6"', 'unread-line 14'],
    ['an action with another number', 'seq="6"', 'seq="7"', 'amount 14'],
    ['a tournament at a cash table', 'istournament="0"', 'istournament="1"', 'impossible-setup 1'],
    ['a version whose amounts are not known', 'hhversion="2"', 'hhversion="20"', 'unread-line 1'],
    ['a sign that is no currency', 'rCA=', 'rCB=', 'unread-line 1'],
    ['an owner of the log who has no seat', 'playerseat="2"', 'playerseat="7"', 'impossible-setup 1'],
    [
      'an owner of the log who only watches but bets',
      'playerseat="2"',
      'playerseat="0"',
      'impossible-setup 1',
    ],
    ['a low half in a game without one', 'lowhandwin="0"', 'lowhandwin="1"', 'amount 25'],
    [
      'hands shown by a player who was not dealt in',
      'ShowCards" seat="2"',
      'ShowCards" seat="5"',
      'unread-line 21',
    ],
    ['a winner who was not dealt in', '<Seat num="1" amount', '<Seat num="5" amount', 'unread-line 25'],
  ])('finds %s', (_name, from, to, finding) => {
    const found = faultsAfter(microgaming, CASH, from, to);
    if (finding === 'no fault') expect(found).toEqual([]);
    else expect(found).toContain(finding);
  });

  it('finds an action that is missing or moved on its line, and no fault in the numbers after it', () => {
    const lines = CASH.split('\n');
    const without = lines.filter((line) => !line.includes('seq="9"')).join('\n');
    expect(faultsOf(microgaming, without).filter((fault) => fault.startsWith('amount'))).toEqual([
      'amount 17',
    ]);
    const doubled = lines.flatMap((line) => (line.includes('seq="9"') ? [line, line] : [line])).join('\n');
    expect(faultsOf(microgaming, doubled).filter((fault) => fault.startsWith('amount'))).toEqual([
      'amount 18',
    ]);
  });

  it.each([
    ['a table that is smaller than a seat', 'tablesize="4"', 'tablesize="3"', ['impossible-setup 1']],
    ['a table that is larger than any', 'tablesize="4"', 'tablesize="40"', ['impossible-setup 1']],
    [
      'an owner of the log without cards',
      'playerseat="0"',
      'playerseat="4"',
      ['final-stack 1', 'wrong-card-count 1'],
    ],
  ])('finds %s', (_name, from, to, found) => {
    const text = SPLIT.replace('tablesize="6"', 'tablesize="4"');
    expect(faultsAfter(microgaming, text, from, to)).toEqual(found);
  });

  it('finds another number of players, and a muck of a player who folded', () => {
    expect(faultsAfter(microgaming, SPLIT, 'totalplayers="2"', 'totalplayers="3"')).toEqual([
      'impossible-setup 1',
    ]);
    expect(faultsAfter(microgaming, OLD, 'MuckCards" seat="3"', 'MuckCards" seat="2"')).toContain(
      'action-after-fold 23',
    );
  });

  it.each([
    ['an unknown game', 'Hold&apos;em', 'Bingo', 'unsupported-game on line 1'],
    ['stakes that are none', 'stakes="0.50|1"', 'stakes="0.50"', 'unsupported-game on line 1'],
    ['a balance that is none', 'balance="100.00"', 'balance="much"', 'unreadable-line on line 3'],
    ['a hand that is cut off', '</Gameplay>\n</Game>', '', 'truncated on line 25'],
  ])('rejects %s', (_name, from, to, reason) => {
    expect(() => readOne(microgaming, CASH.replace(from, to))).toThrow(reason);
  });
});

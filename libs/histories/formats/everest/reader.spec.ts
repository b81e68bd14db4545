import { formatCards } from '#cards';
import { faultsAfter, faultsOf, readOne, withSession } from '../../testing/site-audit.js';
import { everest } from './index.js';

const cash = withSession(
  everest,
  '<SESSION time="1303913692" tableName="Vesta-23" id="9.1" type="ring" money="€" screenName="Ben" game="hold-em" gametype="no-limit"/>',
);
const limit = withSession(
  everest,
  '<SESSION time="1321517025" tableName="77-0" id="77" type="tournament" money="" screenName="Ana" game="hold-em" gametype="fixed-limit"/>',
);

const CASH = `<HAND time="1303913758" id="501" index="1" blinds="0,50 €/1 €" stakes="0,50 €/1 €">
  <SEAT position="0" name="Ana" balance="10000"/>
  <SEAT position="1" name="Ben" balance="4000"/>
  <SEAT position="2" name="Cid" balance="5000"/>
  <SEAT position="4" name="Dan" balance="2000"/>
  <DEALER position="0"/>
  <BLIND position="1" amount="50" penalty="0"/>
  <BLIND position="2" amount="100" penalty="0"/>
  <XBLIND position="4"/>
  <HOLE position="1">Kh</HOLE>
  <HOLE position="2">--</HOLE>
  <HOLE position="0">--</HOLE>
  <HOLE position="1">10d</HOLE>
  <HOLE position="2">--</HOLE>
  <HOLE position="0">--</HOLE>
  <CHAT time="1303913765" name="Dan">hi &lt;all&gt;</CHAT>
  <BET position="0" amount="300"/>
  <BET position="1" amount="250"/>
  <FOLD position="2"/>
  <SWEEP rake="0" tax="0">700</SWEEP>
  <COMMUNITY>Kc, 10s, 8s</COMMUNITY>
  <BET position="1" amount="400"/>
  <BET position="0" amount="5200"/>
  <BET position="1" amount="3300"/>
  <PUSH position="0" amount="1500"/>
  <SWEEP rake="0" tax="0">8100</SWEEP>
  <SHOW position="1">Kh, 10d</SHOW>
  <SHOW position="0">8c, 8d</SHOW>
  <COMMUNITY>2d, 2h</COMMUNITY>
  <SHOW position="1">Kh, 10d</SHOW>
  <SHOW position="0">8c, 8d</SHOW>
  <WIN position="0" amount="8100" pot="0" potAmount="8100"/>
</HAND>
`;

const LIMIT = `<HAND time="1321520555" id="502" index="38" blinds="150/300" stakes="300/600">
  <SEAT position="0" name="Ana" balance="190000"/>
  <SEAT position="3" name="Ben" balance="145000"/>
  <SEAT position="6" name="Cid" balance="220000"/>
  <ANTE position="0" amount="3000"/>
  <ANTE position="3" amount="3000"/>
  <ANTE position="6" amount="3000"/>
  <SWEEP rake="0" tax="0">9000</SWEEP>
  <DEALER position="6"/>
  <BLIND position="0" amount="15000" penalty="0"/>
  <BLIND position="3" amount="30000" penalty="0"/>
  <HOLE position="0">9h</HOLE>
  <HOLE position="3">--</HOLE>
  <HOLE position="6">--</HOLE>
  <HOLE position="0">8c</HOLE>
  <HOLE position="3">--</HOLE>
  <HOLE position="6">--</HOLE>
  <FOLD position="6"/>
  <BET position="0" amount="15000"/>
  <BET position="3" amount="0"/>
  <SWEEP rake="0" tax="0">69000</SWEEP>
  <COMMUNITY>Kc, 10s, 7s</COMMUNITY>
  <BET position="0" amount="30000"/>
  <FOLD position="3"/>
  <PUSH position="0" amount="30000"/>
  <SWEEP rake="0" tax="0">69000</SWEEP>
  <XSHOW position="0"/>
  <WIN position="0" amount="69000" pot="0" potAmount="69000"/>
</HAND>
`;

describe('the reader of Everest', () => {
  it('reads hands without a fault', () => {
    expect(faultsOf(cash, CASH)).toEqual([]);
    expect(faultsOf(limit, LIMIT)).toEqual([]);
    expect(everest.recognises(CASH)).toBe(true);
  });

  it('reads the session, the players and the cards that are dealt one by one', () => {
    const hand = readOne(cash, CASH);
    expect(hand).toMatchObject({
      id: '501',
      site: 'Everest',
      currency: 'EUR',
      playedAt: '2011-04-27T14:15:58Z',
      table: { name: 'Vesta-23' },
      stakes: { smallBlind: 50, bigBlind: 100 },
      heroSeat: 1,
      buttonSeat: 0,
    });
    expect(hand.players.map(({ name, dealtIn = true }) => [name, dealtIn])).toEqual([
      ['Ana', true],
      ['Ben', true],
      ['Cid', true],
      ['Dan', false],
    ]);
    const deals = hand.events.filter(({ type }) => type === 'deal');
    expect(deals.map((event) => event.type === 'deal' && formatCards(event.cards))).toEqual(['Kh Td']);
  });

  it('reads checks, calls, bets and raises by what they add', () => {
    const actions = readOne(cash, CASH).events.flatMap((event) =>
      event.type === 'bet' || event.type === 'raise'
        ? [`${event.type} ${String(event.to)}`]
        : event.type === 'call'
          ? [`call ${String(event.amount)}`]
          : [],
    );
    expect(actions).toEqual(['raise 300', 'call 250', 'bet 400', 'raise 5200', 'call 3300']);
    expect(readOne(limit, LIMIT).events.map(({ type }) => type)).toContain('check');
  });

  it('reads all streets of one element, and hands that are shown twice once', () => {
    const { events } = readOne(cash, CASH);
    expect(events.flatMap((event) => (event.type === 'board' ? [event.street] : []))).toEqual([
      'flop',
      'turn',
      'river',
    ]);
    expect(events.filter(({ type }) => type === 'show')).toHaveLength(2);
  });

  it('reads a tournament in hundredths of chips', () => {
    expect(readOne(limit, LIMIT)).toMatchObject({
      currency: 'CHIPS',
      tournament: { id: '77' },
      stakes: { smallBlind: 15_000, bigBlind: 30_000, smallBet: 30_000, bigBet: 60_000 },
    });
  });

  it('takes two equal blinds for big ones', () => {
    const text = CASH.replace('position="1" amount="50"', 'position="2" amount="100"').replace(
      'position="2" amount="100" penalty="0"/>\n  <X',
      'position="0" amount="100" penalty="0"/>\n  <X',
    );
    const posts = readOne(cash, text).events.flatMap((event) => (event.type === 'post' ? [event.kind] : []));
    expect(posts).toEqual(['big-blind', 'big-blind']);
  });

  it('reads a penalty as the dead part of a blind', () => {
    const text = CASH.replace('<XBLIND position="4"/>', '<BLIND position="4" amount="100" penalty="50"/>');
    const [post] = readOne(cash, text).events.filter((event) => event.type === 'post' && event.seat === 4);
    expect(post).toMatchObject({ kind: 'posted-blind', amount: 150, dead: 50 });
  });

  it.each([
    ['a call of another size', 'position="1" amount="250"', 'position="1" amount="240"', 'short-call 18'],
    ['a blind of another size', 'amount="50"', 'amount="40"', 'wrong-forced-bet 7'],
    ['a pot of a street', '>700<', '>800<', 'total-pot 20'],
    ['the total', '>8100<', '>8200<', 'total-pot 26'],
    ['the rake', 'rake="0" tax="0">8100', 'rake="5" tax="0">8100', 'rake 26'],
    ['a tax', 'tax="0">8100', 'tax="5">8100', 'unread-line 26'],
    ['the returned bet', 'PUSH position="0" amount="1500"', 'PUSH position="0" amount="1400"', 'uncalled 25'],
    ['the winnings', 'amount="8100" pot', 'amount="8000" pot', 'wrong-award 32'],
    ['the amount of a pot', 'potAmount="8100"', 'potAmount="8000"', 'side-pot 32'],
    ['a winner', 'WIN position="0"', 'WIN position="1"', 'wrong-winner 32'],
    ['the button', 'DEALER position="0"', 'DEALER position="2"', 'wrong-forced-bet 7'],
    ['a card twice', '2d, 2h', '2d, Kh', 'duplicate-card 29'],
    [
      'other cards the second time',
      'Kh, 10d</SHOW>\n  <SHOW position="0">8c, 8d</SHOW>\n  <WIN',
      'Kh, 10h</SHOW>\n  <SHOW position="0">8c, 8d</SHOW>\n  <WIN',
      'wrong-card-count 30',
    ],
    ['a card that is none', '2d, 2h', '2d, 1h', 'unread-line 29'],
    ['a player who is not there', 'FOLD position="2"', 'FOLD position="7"', 'unread-line 19'],
    ['an unknown element', 'XBLIND', 'YBLIND', 'unread-line 9'],
    ['a pot that no winner leads to', 'pot="0"', 'pot="1"', 'side-pot 32'],
    ['more cards than a board has', '2d, 2h', '2d, 2h, 3c, 4c, 5c, 6c', 'unread-line 29'],
    ['a card dealt to another player', 'HOLE position="2"', 'HOLE position="4"', 'wrong-turn 14'],
    ['stakes that are not the blinds', 'stakes="0,50 €/1 €"', 'stakes="0,50 €/2 €"', 'amount 1'],
  ])('finds %s', (_name, from, to, finding) => {
    expect(faultsAfter(cash, CASH, from, to)).toContain(finding);
  });

  it('finds rounds without a sweep, with two, or with an action after it', () => {
    const sweep = '  <SWEEP rake="0" tax="0">700</SWEEP>\n';
    expect(faultsAfter(cash, CASH, sweep, '')).toContain('wrong-turn 20');
    expect(faultsAfter(cash, CASH, sweep, sweep + sweep)).toContain('wrong-turn 21');
    const fold = '  <FOLD position="2"/>\n';
    expect(faultsAfter(cash, CASH, fold + sweep, sweep + fold)).toContain('wrong-turn 20');
  });

  it('finds the owner of the log in the session', () => {
    const sessionOf = (from: string, to: string) =>
      withSession(
        everest,
        '<SESSION time="1321517025" tableName="77-0" id="77" type="tournament" money="" screenName="Ana" game="hold-em" gametype="fixed-limit"/>'.replace(
          from,
          to,
        ),
      );
    expect(faultsOf(sessionOf('', ''), LIMIT)).toEqual([]);
    expect(faultsOf(sessionOf('Ana', 'Ben'), LIMIT)).toEqual(['impossible-setup 1']);
    expect(faultsOf(sessionOf('Ana', 'Eva'), LIMIT)).toEqual(['impossible-setup 1']);
    expect(faultsOf(sessionOf('id="77"', 'id="78"'), LIMIT)).toEqual(['impossible-setup 1']);
  });

  it('finds a player who does not show after a fold', () => {
    expect(faultsAfter(limit, LIMIT, 'XSHOW position="0"', 'XSHOW position="6"')).toContain(
      'action-after-fold 27',
    );
  });

  it('finds a sum of antes that is wrong', () => {
    expect(faultsAfter(limit, LIMIT, '>9000<', '>9100<')).toEqual(['total-pot 8']);
  });

  it('rejects a hand without a session, of an unknown game, or with a wrong stack', () => {
    expect(() => readOne(everest, CASH)).toThrow('unsupported-game on line 1');
    expect(() => readOne(withSession(everest, '<SESSION game="bingo" gametype="no-limit"/>'), CASH)).toThrow(
      'unsupported-game',
    );
    expect(() => readOne(cash, CASH.replace('balance="4000"', 'balance="40,00"'))).toThrow(
      'unreadable-line on line 3',
    );
    expect(() => readOne(cash, CASH.replace('</HAND>', ''))).toThrow('truncated');
  });
});

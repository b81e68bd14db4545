import { formatCards } from '#cards';
import { formatMoney } from '../../money.js';
import type { CanonicalHand, HandEvent } from '../../hand.js';
import { parseLog, makeLog, makeHand, seatLines } from '../../testing/logs.js';

/** The events of a hand, each as one word and one amount. */
const course = (hand: CanonicalHand): string[] =>
  hand.events.map((event: HandEvent) => {
    const money = (amount: number): string => formatMoney(amount, hand.scale);
    const who = 'seat' in event && event.seat !== null ? `${String(event.seat)} ` : '';
    switch (event.type) {
      case 'post':
        return `${who}${event.kind} ${money(event.amount)}`;
      case 'bet':
      case 'raise':
        return `${who}${event.type} ${money(event.to)}`;
      case 'call':
      case 'uncalled':
      case 'cash-out':
        return `${who}${event.type} ${money(event.amount)}`;
      case 'collect':
        return `${who}collect ${money(event.amount)} of ${String(event.pot)} in ${String(event.run)}`;
      case 'board':
        return `${event.street} ${String(event.run)} ${formatCards(event.cards)}`;
      case 'deal':
      case 'show':
        return `${who}${event.type} ${formatCards(event.cards)}`;
      default:
        return `${who}${event.type}`;
    }
  });

const blinds = ['Ben: posts small blind $0.50', 'Cid: posts big blind $1', '*** HOLE CARDS ***'];

describe('a cash hand', () => {
  const body = [
    ...blinds,
    'Dealt to Dee [Ah Kd]',
    'Dee: raises $2 to $3',
    'Ann: folds',
    'Ben: folds',
    'Cid: calls $2',
    '*** FLOP *** [2c 7d Kh]',
    'Cid: checks',
    'Dee: bets $4',
    'Cid: raises $93 to $97 and is all-in',
    'Dee: calls $93 and is all-in',
    '*** TURN *** [2c 7d Kh] [7s]',
    '*** RIVER *** [2c 7d Kh 7s] [3c]',
    '*** SHOW DOWN ***',
    'Cid: shows [2h 2d] (a full house, Deuces full of Sevens)',
    'Dee: mucks hand',
    'Cid collected $197.50 from pot',
  ];
  const summary = [
    'Total pot $200.50 | Rake $3',
    'Board [2c 7d Kh 7s 3c]',
    "Seat 1: Ann (button) folded before Flop (didn't bet)",
    'Seat 2: Ben (small blind) folded before Flop',
    'Seat 3: Cid (big blind) showed [2h 2d] and won ($197.50) with a full house, Deuces full of Sevens',
    'Seat 4: Dee mucked [Ah Kd]',
  ];

  it('is read event by event', () => {
    const hand = makeHand({ body, summary });
    expect(course(hand)).toEqual([
      '2 small-blind 0.50',
      '3 big-blind 1.00',
      'hole-cards',
      '4 deal Ah Kd',
      '4 raise 3.00',
      '1 fold',
      '2 fold',
      '3 call 2.00',
      'flop 0 2c 7d Kh',
      '3 check',
      '4 bet 4.00',
      '3 raise 97.00',
      '4 call 93.00',
      'turn 0 7s',
      'river 0 3c',
      'showdown',
      '3 show 2h 2d',
      '4 muck',
      '3 collect 197.50 of null in 0',
    ]);
    expect(hand).toMatchObject({
      site: 'PokerStars',
      format: 'pokerstars',
      id: '1001',
      currency: 'USD',
      scale: 2,
      game: { variant: 'holdem', limit: 'no-limit', rotation: null },
      stakes: { smallBlind: 50, bigBlind: 100, smallBet: null, bigBet: null, cap: null },
      table: { name: 'Vesta', seats: 6 },
      tournament: null,
      buttonSeat: 1,
      heroSeat: 4,
      cancelled: false,
    });
    expect(hand.claims).toHaveLength(7);
  });

  it('counts lines from the given first line', () => {
    const hand = makeHand({ body, summary });
    expect(hand.lines).toEqual([1, 6 + body.length + 1 + summary.length]);
    expect(hand.events.map(({ line }) => line)).toEqual(body.map((_, index) => 7 + index));
    expect(hand.players.map(({ line }) => line)).toEqual([3, 4, 5, 6]);
    expect(hand.claims[0]?.line).toBe(6 + body.length + 2);
  });

  it.each([
    ['\r\n', 'carriage return and line feed'],
    ['\r', 'carriage return alone'],
    ['  \n', 'blanks at the end'],
    ['\n\n', 'empty lines between', 2],
  ])('is the same with %j: %s', (ending, _, perLine = 1) => {
    const text = makeLog({ body, summary });
    const without = (hand: CanonicalHand): unknown =>
      JSON.parse(
        JSON.stringify(hand, (key, value: unknown) => (key === 'line' || key === 'lines' ? 0 : value)),
      );
    const other = parseLog(text.replaceAll('\n', ending));
    expect(without(other)).toEqual(without(parseLog(text)));
    expect(other.lines[1]).toBe((parseLog(text).lines[1] - 1) * perLine + 1);
  });
});

describe('a zoom hand', () => {
  it('is read as a cash hand', () => {
    const header = "PokerStars Zoom Hand #55:  Hold'em No Limit ($0.50/$1.00) - 2024/05/06 7:08:09 ET";
    expect(makeHand({ header })).toMatchObject({
      id: '55',
      currency: 'USD',
      tournament: null,
      dialect: 'pokerstars',
    });
  });
});

describe('a tournament hand', () => {
  it('has chips, antes and a level', () => {
    const hand = makeHand({
      header:
        "PokerStars Hand #77: Tournament #31, $5+$0.50 USD Hold'em No Limit - Level IV (50/100) - 2024/05/06 7:08:09 ET",
      table: "Table '31 7' 9-max Seat #1 is the button",
      seats: ['Seat 1: Ann (1500 in chips)', 'Seat 2: Ben (1480 in chips)', 'Seat 3: Cid (60 in chips)'],
      body: [
        'Ann: posts the ante 10',
        'Ben: posts the ante 10',
        'Cid: posts the ante 10',
        'Ben: posts small blind 50',
        'Cid: posts big blind 50 and is all-in',
        '*** HOLE CARDS ***',
        'Ann: folds',
        'Ben finished the tournament in 3rd place',
        'Cid collected 130 from pot',
      ],
      summary: ['Total pot 130 | Rake 0'],
    });
    expect(hand).toMatchObject({
      currency: 'CHIPS',
      scale: 0,
      stakes: { smallBlind: 50, bigBlind: 100 },
      tournament: { id: '31', buyIn: '$5+$0.50 USD', level: 'IV' },
      players: [{ stack: 1500 }, { stack: 1480 }, { stack: 60 }],
    });
    expect(course(hand).slice(0, 5)).toEqual([
      '1 ante 10',
      '2 ante 10',
      '3 ante 10',
      '2 small-blind 50',
      '3 big-blind 50',
    ]);
  });
});

describe('a home game', () => {
  it('is played for chips without a currency', () => {
    const hand = makeHand({
      header: "PokerStars Home Game Hand #88: {club}  Hold'em No Limit (1/2) - 2024/05/06 7:08:09 ET",
      table: "Table 'club table' 6-max (Play Money) Seat #1 is the button",
      seats: ['Seat 1: Ann (200 in chips)', 'Seat 2: Ben (25 000 in chips)'],
      body: ['Ann: posts small blind 1', 'Ben: posts big blind 2'],
    });
    expect(hand).toMatchObject({
      id: '88',
      currency: 'PLAY',
      scale: 0,
      table: { name: 'club table', seats: 6 },
    });
    expect(hand.players[1]?.stack).toBe(25_000);
  });
});

describe('a cap game', () => {
  it('has a cap, and a player who reaches it is all-in', () => {
    const hand = makeHand({
      header: "PokerStars Hand #99:  Hold'em No Limit ($0.50/$1.00 - $20 Cap -  USD) - 2024/05/06 7:08:09 ET",
      body: [
        ...blinds,
        'Dee: raises $19 to $20 and has reached the $20 cap',
        'Ann: calls $20 and has reached the $20 cap',
      ],
    });
    expect(hand.stakes.cap).toBe(2000);
    expect(hand.events.slice(3)).toMatchObject([{ allIn: true }, { allIn: true }]);
  });
});

describe('a hand run twice', () => {
  it('keeps boards, shows and collections by run', () => {
    const hand = makeHand({
      body: [
        ...blinds,
        'Dee: raises $99 to $100 and is all-in',
        'Ann: folds',
        'Ben: folds',
        'Cid: calls $99 and is all-in',
        '*** FIRST FLOP *** [2c 7d Kh]',
        '*** FIRST TURN *** [2c 7d Kh] [7s]',
        '*** FIRST RIVER *** [2c 7d Kh 7s] [3c]',
        '*** SECOND FLOP *** [4c 8d Qh]',
        '*** SECOND TURN *** [4c 8d Qh] [8s]',
        '*** SECOND RIVER *** [4c 8d Qh 8s] [5c]',
        '*** FIRST SHOW DOWN ***',
        'Cid: shows [Kc Kd] (a full house, Kings full of Sevens)',
        'Dee: shows [Qc Qd] (two pair, Queens and Sevens)',
        'Cid collected $100.25 from pot',
        '*** SECOND SHOW DOWN ***',
        'Cid: shows [Kc Kd] (two pair, Kings and Eights)',
        'Dee: shows [Qc Qd] (a full house, Queens full of Eights)',
        'Dee collected $100.25 from pot',
      ],
      summary: [
        'Total pot $200.50 | Rake $0',
        'Hand was run twice',
        'FIRST Board [2c 7d Kh 7s 3c]',
        'SECOND Board [4c 8d Qh 8s 5c]',
        'Seat 3: Cid (big blind) showed [Kc Kd] and won ($100.25) with a full house, Kings full of Sevens, and lost with two pair, Kings and Eights',
      ],
    });
    expect(course(hand).slice(7)).toEqual([
      'flop 0 2c 7d Kh',
      'turn 0 7s',
      'river 0 3c',
      'flop 1 4c 8d Qh',
      'turn 1 8s',
      'river 1 5c',
      'showdown',
      '3 show Kc Kd',
      '4 show Qc Qd',
      '3 collect 100.25 of null in 0',
      'showdown',
      '3 show Kc Kd',
      '4 show Qc Qd',
      '4 collect 100.25 of null in 1',
      'note',
    ]);
    expect(hand.claims.filter(({ type }) => type === 'board')).toMatchObject([{ run: 0 }, { run: 1 }]);
    expect(hand.claims.at(-1)).toMatchObject({ outcome: 'won', won: [10_025], readings: [{}, {}] });
  });
});

describe('cash-out', () => {
  it('is not a part of the pot', () => {
    const hand = makeHand({
      body: ['Ann collected $100 from pot', 'Ann cashed out the hand for $93.50 | Cash Out Fee $0.94'],
      summary: [
        'Seat 1: Ann (button) showed [Ah Ad] and won ($100) with a pair of Aces (pot not awarded as player cashed out)',
      ],
    });
    expect(hand.events).toMatchObject([
      { type: 'collect', amount: 10_000 },
      { type: 'cash-out', seat: 1, amount: 9350, fee: 94 },
    ]);
    expect(hand.claims[0]).toMatchObject({ outcome: 'won', won: [10_000], readings: [{ category: 'pair' }] });
  });
});

describe('straddles and dead blinds', () => {
  it('are posts with their kinds', () => {
    const hand = makeHand({
      body: [
        'Ben: posts small blind $0.50',
        'Cid: posts big blind $1',
        'Dee: straddle $2',
        'Ann: posts small & big blinds $1.50',
      ],
    });
    expect(course(hand)).toEqual([
      '2 small-blind 0.50',
      '3 big-blind 1.00',
      '4 straddle 2.00',
      '1 posted-blind 1.50',
    ]);
    expect(hand.events.map((event) => event.type === 'post' && event.dead)).toEqual([0, 0, 0, 50]);
  });
});

describe('side pots', () => {
  it('have their numbers in body and summary', () => {
    const hand = makeHand({
      body: [
        'Cid collected $20 from side pot-2',
        'Cid collected $30 from side pot-1',
        'Ann collected $40 from main pot',
      ],
      summary: ['Total pot $90 Main pot $40. Side pot-1 $30. Side pot-2 $20. | Rake $0'],
    });
    expect(course(hand)).toEqual([
      '3 collect 20.00 of 2 in 0',
      '3 collect 30.00 of 1 in 0',
      '1 collect 40.00 of 0 in 0',
    ]);
    expect(hand.claims.slice(1, 4)).toMatchObject([
      { pot: 0, amount: 4000 },
      { pot: 1, amount: 3000 },
      { pot: 2, amount: 2000 },
    ]);
  });
});

describe('a cancelled hand', () => {
  it('is read up to its end', () => {
    const hand = makeHand({
      body: ['Ben: posts small blind $0.50', 'Cid: is sitting out', 'Hand cancelled'],
      summary: ['Seat 2: Ben collected ($0)'],
    });
    expect(hand.cancelled).toBe(true);
    expect(course(hand)).toEqual(['2 small-blind 0.50', '3 note', 'note']);
  });
});

describe('amounts with more decimals than cents', () => {
  it('cause the whole hand to be read again at a larger scale', () => {
    const hand = makeHand({ body: [...blinds, 'Dee: raises $2.125 to $3.125'] });
    expect(hand.scale).toBe(3);
    expect(hand.stakes).toMatchObject({ smallBlind: 500, bigBlind: 1000 });
    expect(hand.players[0]?.stack).toBe(100_000);
    expect(hand.events.at(-1)).toMatchObject({ type: 'raise', by: 2125, to: 3125 });
    expect(hand.events).toHaveLength(4);
  });

  it('cause it in stacks and in the summary too', () => {
    expect(makeHand({ seats: ['Seat 1: Ann ($100.0005 in chips)', ...seatLines.slice(1)] }).scale).toBe(4);
    expect(makeHand({ summary: ['Total pot $1 | Rake $0.00000001'] }).scale).toBe(8);
  });

  it('do not cause it in words that are not amounts', () => {
    expect(makeHand({ body: ['Ann said, "3.14159"'] }).scale).toBe(2);
  });
});

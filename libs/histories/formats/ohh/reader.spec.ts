import { formatCards } from '#cards';
import { handSchema, type CanonicalHand } from '../../hand.js';
import { act, makeRecord, round, type Json, type JsonFields } from '#testing';
import { makeRecordHand, readRecord } from '../../testing/ohh-records.js';
import { englishOf } from '../../testing/results.js';
import { everyRow } from '../../testing/tables.js';

/** The events in short: type, seat, amount, cards. */
const summarise = ({ events }: CanonicalHand): string[] =>
  events.map((event) =>
    [
      event.type === 'post' ? event.kind : event.type,
      'seat' in event ? event.seat : '',
      'to' in event ? event.to : 'amount' in event ? event.amount : '',
      'dead' in event && event.dead > 0 ? `dead ${String(event.dead)}` : '',
      'run' in event && event.run > 0 ? `run ${String(event.run)}` : '',
      'cards' in event && event.cards !== null ? formatCards(event.cards) : '',
      'text' in event ? event.text : '',
      'allIn' in event && event.allIn ? 'all-in' : '',
    ]
      .filter((part) => part !== '' && part !== null)
      .join(' '),
  );

const preflop = (...actions: readonly Json[]): Json[] => [round(0, 'Preflop', actions)];
const events = (actions: readonly Json[], more: JsonFields = {}): string[] =>
  summarise(makeRecordHand({ rounds: preflop(...actions), pots: [], ...more }));

describe('a record', () => {
  it('may have one name in two seats, since actions have the ids of players', () => {
    const players = [0, 1, 2].map((id) => ({ id, seat: id + 1, name: 'Ana', starting_stack: 100 }));
    expect(makeRecordHand({ players })).toEqual({
      ...makeRecordHand(),
      players: makeRecordHand().players.map((player) => ({ ...player, name: 'Ana' })),
    });
  });

  it('has the button in seat 0 if a player sits there, and else no button for 0', () => {
    expect(makeRecordHand({ dealer_seat: 0 }).buttonSeat).toBeNull();
    const players = [0, 1, 2].map((id) => ({ id, seat: id, name: `P${String(id)}`, starting_stack: 100 }));
    expect(makeRecordHand({ dealer_seat: 0, players }).buttonSeat).toBe(0);
  });

  it('is read as a canonical hand', () => {
    const hand = makeRecordHand();
    expect(summarise(hand)).toEqual([
      'small-blind 2 50',
      'big-blind 3 100',
      'deal 1 Kh Kd',
      'raise 1 300',
      'fold 2',
      'call 3 200',
      'board 2c 7d Jh',
      'check 3',
      'bet 1 300',
      'fold 3',
      'collect 1 625',
    ]);
    expect(hand).toMatchObject({
      site: 'Cardroom',
      id: '1001',
      playedAt: '2024-05-06T11:08:09Z',
      currency: 'USD',
      scale: 2,
      game: { variant: 'holdem', limit: 'no-limit', rotation: null },
      stakes: { smallBlind: 50, bigBlind: 100, smallBet: null, bigBet: null, cap: null },
      table: { name: 'Vesta', seats: 6 },
      tournament: null,
      buttonSeat: 1,
      heroSeat: 1,
    });
    expect(hand.claims.map(({ type, ...claim }) => [type, 'amount' in claim && claim.amount])).toEqual([
      ['total-pot', 650],
      ['rake', 25],
    ]);
    expect(handSchema.encode(hand).players).toHaveLength(3);
  });

  it('is the same on one line and on many, apart from lines', () => {
    const bare = (text: string): string =>
      JSON.stringify(makeHand(text), (key, value: unknown) =>
        key === 'line' || key === 'lines' ? 0 : value,
      );
    expect(bare(makeRecord({}, 0))).toEqual(bare(makeRecord({}, 2)));
    expect(makeHand(makeRecord({}, 0)).lines).toEqual([1, 1]);
  });

  it('has the line of each event', () => {
    const text = makeRecord();
    const lines = text.split('\n');
    const hand = makeHand(text);
    expect(hand.events.map(({ line }) => lines[line - 1].trim()).slice(2, 7)).toEqual([
      '"action": "Dealt Cards",',
      '"action": "Raise",',
      '"action": "Fold"',
      '"action": "Call",',
      '"cards": [',
    ]);
    expect(hand.lines).toEqual([1, lines.length - 1]);
  });
});

const makeHand = (text: string): CanonicalHand => {
  const result = readRecord(text);
  if (!result.ok) throw new Error(JSON.stringify(result.rejection));
  return result.hand;
};

describe('actions', () => {
  it('state the chips that they put in; a canonical bet is the total of the street', () => {
    const hand = events([
      act('Post SB', 1, 0.5),
      act('Post BB', 2, 1),
      act('Raise', 1, 2.5),
      act('Raise', 2, 8),
    ]);
    expect(hand).toEqual(['small-blind 2 50', 'big-blind 3 100', 'raise 2 300', 'raise 3 900']);
  });

  it('post forced bets before the deal, in any order of the record', () => {
    const deal = act('Dealt Cards', 0, 0, { cards: ['Kh', 'Kd'] });
    const posts = [act('Post Ante', 0, 0.1), act('Post SB', 1, 0.5), act('Post BB', 2, 1)];
    const expected = ['ante 1 10', 'small-blind 2 50', 'big-blind 3 100', 'deal 1 Kh Kd', 'fold 1'];
    expect(events([deal, ...posts, act('Fold', 0)])).toEqual(expected);
    expect(events([...posts, deal, act('Fold', 0)])).toEqual(expected);
  });

  it('post both blinds of a player who comes back as one post with a dead part', () => {
    const posts = [act('Post Dead', 0, 0.5), act('Post Extra Blind', 0, 1), act('Raise', 0, 2)];
    expect(events(posts)).toEqual(['posted-blind 1 150 dead 50', 'raise 1 300']);
    expect(events([act('Post Dead', 0, 0.5), act('Post Extra Blind', 2, 1)])).toEqual([
      'dead-blind 1 50 dead 50',
      'big-blind 3 100',
    ]);
  });

  it('post what the bet reaches where the small blind comes back and owes a big blind too', () => {
    const blinds = [act('Post SB', 1, 0.5), act('Post BB', 2, 1)];
    const both = [...blinds, act('Post Dead', 1, 0.5), act('Post Extra Blind', 1, 1), act('Check', 1)];
    expect(events(both).slice(2)).toEqual(['posted-blind 2 100 dead 50', 'check 2']);
    expect(events([...blinds, act('Post Extra Blind', 1, 1)]).slice(2)).toEqual(['big-blind 2 50']);
    expect(events([...blinds, act('Post Extra Blind', 1, 0.5)]).slice(2)).toEqual(['big-blind 2 50']);
  });

  everyRow<[Json, string]>([
    [act('Straddle', 0, 2), 'straddle 1 200'],
    [act('Call', 0, 1, { is_allin: true }), 'call 1 100 all-in'],
    [act('Add to Pot', 0, 5, { player_id: null }), 'house-money 500'],
    [act('Added To Pot', 0, 5, { player_id: undefined }), 'house-money 500'],
    [act('Sits Down', 0), 'note 1 Sits Down'],
    [act('Added Chips', 0, 5), 'note 1 500 Added Chips 5.00'.replace(' 500', '')],
    [act('Player Adjustment', 0, -0.25), 'note 1 Player Adjustment -0.25'],
    [act('Mucks Cards', 0), 'muck 1'],
    [
      act('Shows Cards', 0, 0, { cards: ['Th', '9c'], description: 'high card Ten' }),
      'show 1 Th 9c high card Ten',
    ],
    [act('Payout', 0, 0.31), 'cash-out 1 31'],
    [act('Fold', 0, 0, { cards: ['Th', '9c'] }), 'fold 1 Th 9c'],
    [act('check', 0, undefined, { amount: null }), 'check 1'],
  ])('are read by their words', (action, expected) => {
    const [event] = events([action, act('Check', 0)]);
    expect(event).toBe(expected);
  });

  it('keep mucked cards as a claim', () => {
    const hand = makeRecordHand({
      rounds: preflop(act('Mucks Cards', 2, 0, { cards: ['Th', '9c'] })),
      pots: [],
    });
    expect(hand.claims).toMatchObject([{ type: 'seat', seat: 3, outcome: 'mucked' }]);
  });
});

describe('boards', () => {
  const board = (id: number, street: string, ...cards: string[]): Json => round(id, street, [], cards);
  const shows = round(9, 'Showdown', [act('Shows Cards', 0, 0, { cards: ['Kh', 'Kd'] })]);

  it('of a street that is dealt again belong to the next run', () => {
    const rounds = [...preflop(act('Check', 0)), board(1, 'Flop', '2c', '3c', '4c')];
    const twice = [
      board(2, 'Turn', '5c'),
      board(3, 'River', '6c'),
      board(4, 'Turn', '5d'),
      board(5, 'River', '6d'),
    ];
    const hand = makeRecordHand({ rounds: [...rounds, ...twice, shows], pots: [] });
    expect(summarise(hand).slice(1)).toEqual([
      'board 2c 3c 4c',
      'board 5c',
      'board 6c',
      'board run 1 5d',
      'board run 1 6d',
      'showdown',
      'show 1 Kh Kd',
    ]);
    expect(hand.game.options).toBeUndefined();
  });

  it('are two boards of one game if players bet after the first cards of both', () => {
    const flops = [board(1, 'Flop', '2c', '3c', '4c'), board(2, 'Flop', '2d', '3d', '4d')];
    const rounds = [
      ...preflop(act('Post Ante', 0, 1)),
      ...flops,
      round(3, 'Turn', [act('Bet', 0, 2)], ['5c']),
    ];
    const hand = makeRecordHand({ rounds, pots: [], flags: ['Bomb_Pot'] });
    expect(hand.game.options).toEqual({ boards: 2, bomb: true });
  });
});

describe('games', () => {
  everyRow([
    ['Omaha', ['As'], 'omaha'],
    ['Omaha', ['As', 'Ks', 'Qs', 'Js', 'Ts'], 'omaha-5'],
    ['OmahaHiLo', ['As', 'Ks', 'Qs', 'Js', 'Ts', '9s'], 'omaha-6-8'],
    ['holdem', ['As', 'Ks'], 'holdem'],
  ] as const)('are named by word and number of hole cards', (word, cards, variant) => {
    const rounds = preflop(act('Dealt Cards', 0, 0, { cards }), act('Fold', 0));
    expect(makeRecordHand({ game_type: word, rounds, pots: [] }).game.variant).toBe(variant);
  });

  it('of a fixed limit have the big blind as small bet', () => {
    const limit = { bet_limit: { bet_type: 'FL' } };
    expect(makeRecordHand(limit).stakes).toMatchObject({
      smallBlind: 50,
      bigBlind: 100,
      smallBet: 100,
      bigBet: 200,
    });
    expect(makeRecordHand({ ...limit, small_blind_amount: undefined }).stakes).toMatchObject({
      smallBlind: null,
      bigBlind: null,
      smallBet: 100,
      bigBet: 200,
    });
  });

  it('have a cap unless it is zero', () => {
    expect(makeRecordHand({ bet_limit: { bet_type: 'NL', bet_cap: 20 } }).stakes.cap).toBe(2000);
  });
});

describe('amounts', () => {
  const scaleOf = (amount: string, currency: string): number => {
    const text = makeRecord({ currency, rounds: [], pots: [], small_blind_amount: 1, big_blind_amount: 1 });
    return makeHand(text.replaceAll('"starting_stack": 100', `"starting_stack": ${amount}`)).scale;
  };

  everyRow([
    ['100.00', 'USD', 2],
    ['100.5', 'USD', 2],
    ['100.0', 'USD', 2],
    ['100', 'USD', 0],
    ['100.125', 'USD', 3],
    ['100.0', 'XPM', 0],
    ['100.5', 'XPM', 1],
    ['100.00', 'XPM', 2],
    ['"100.00"', 'USD', 2],
  ] as const)('have the decimals that the record prints', (amount, currency, scale) => {
    expect(scaleOf(amount, currency)).toBe(scale);
  });

  it('are exact', () => {
    const text = makeRecord({ rounds: [], pots: [] }).replace(
      '"starting_stack": 100',
      '"starting_stack": 90071992547.13',
    );
    expect(makeHand(text).players[0].stack).toBe(9_007_199_254_713);
  });
});

describe('pots', () => {
  it('are awarded by number if there are several, and state totals with the rake', () => {
    const pots = [
      { number: 0, amount: 6, rake: 0.25, player_wins: [{ player_id: 0, win_amount: 5.75 }] },
      {
        number: 1,
        amount: 4,
        rake: 0.1,
        jackpot: 0.2,
        player_wins: [
          { player_id: 0, win_amount: 1.7, cashout_amount: 1.5, cashout_fee: 0.02, bonus_amount: 0.5 },
          { player_id: 2, win_amount: 2 },
        ],
      },
    ];
    const hand = makeRecordHand({ rounds: [], pots });
    expect(
      hand.events.map((event) =>
        'pot' in event ? [event.pot, event.seat, event.amount] : summarise({ ...hand, events: [event] })[0],
      ),
    ).toEqual([[0, 1, 575], [1, 1, 170], [1, 3, 200], 'cash-out 1 150', 'note 1 bonus 0.50']);
    expect(
      hand.claims.map((claim) => [
        'pot' in claim ? claim.pot : claim.type,
        'amount' in claim ? claim.amount : '',
      ]),
    ).toEqual([
      ['total-pot', 1000],
      [0, 600],
      [1, 400],
      ['rake', 35],
      ['fee', 20],
    ]);
  });
});

describe('names of older versions', () => {
  it('players_wins, cashout and bonus are player_wins, cashout_amount and bonus_amount', () => {
    const win = { player_id: 0, win_amount: 5.75, cashout_amount: 1.5, cashout_fee: 0.02, bonus_amount: 0.5 };
    const { cashout_amount: cashout, bonus_amount: bonus, ...rest } = win;
    const eventsOf = (wins: JsonFields): unknown =>
      makeRecordHand({ rounds: [], pots: [{ number: 0, amount: 6, rake: 0.25, ...wins }] }).events.map(
        (event) => ({
          ...event,
          line: 0,
        }),
      );
    const named = eventsOf({ player_wins: [win] });
    expect(named).toMatchObject([{ type: 'collect', amount: 575 }, { type: 'cash-out' }, { type: 'note' }]);
    expect(eventsOf({ players_wins: [{ ...rest, cashout, bonus }] })).toEqual(named);
  });
});

describe('tournaments', () => {
  const tournament_info = {
    tournament_number: '77',
    name: 'Sunday',
    currency: 'USD',
    buyin_amount: 4.5,
    fee_amount: 1,
    bounty_fee_amount: 4.5,
  };

  it('are played in chips', () => {
    const hand = makeRecordHand({ tournament: true, tournament_info });
    expect(hand).toMatchObject({
      currency: 'CHIPS',
      tournament: { id: '77', buyIn: '$4.5+$4.5+$1 USD', level: null },
    });
  });

  it('have bounties as notes', () => {
    const players = ['Ann', 'Ben', 'Cid'].map((name, id) => ({
      id,
      seat: id + 1,
      name,
      starting_stack: 100,
      player_bounty: id,
    }));
    const tournament_bounties = [{ player_id: 0, bounty_won: 2.5, defeated_player_id: 2 }];
    const hand = makeRecordHand({ tournament: true, tournament_info, players, tournament_bounties });
    const notes = hand.events.flatMap((event) => (event.type === 'note' ? [[event.seat, event.text]] : []));
    expect(notes).toEqual([
      [2, 'player bounty 1.00'],
      [3, 'player bounty 2.00'],
      [1, 'bounty 2.50 for Cid'],
    ]);
  });
});

describe('leniency that real files need', () => {
  everyRow<[JsonFields, object]>([
    [{ flags: '' }, {}],
    [{ tournament: undefined, hero_player_id: undefined, flags: undefined }, { heroSeat: null }],
    [{ hero_player_id: null }, { heroSeat: null }],
    [{ start_date_utc: '2021-05-21T07:53:30' }, { playedAt: '2021-05-21T07:53:30Z' }],
    [{ start_date_utc: '2021-05-21T07:53:30.5+02:00' }, { playedAt: '2021-05-21T05:53:30Z' }],
    [{ start_date_utc: 'yesterday' }, { playedAt: null, playedAtText: 'yesterday' }],
    [{ table_size: '6' }, { table: { name: 'Vesta', seats: 6 } }],
    [{ table_size: undefined }, { table: { name: 'Vesta', seats: null } }],
    [{ currency: 'PPC' }, { currency: 'PLAY' }],
    [{ game_number: 1001 }, { id: '1001' }],
  ])('is given', (fields, expected) => {
    expect(makeRecordHand(fields)).toMatchObject(expected);
  });
});

describe('a record that cannot be read is rejected with its line and what was expected', () => {
  const line = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

  everyRow<[string, string, string, string]>([
    [
      '"Holdem"',
      '"Razz"',
      'unsupported-game',
      'a game with board cards was expected: Holdem, Omaha, OmahaHiLo',
    ],
    ['"NL"', '"SL"', 'unsupported-game', 'bet_type was expected to be one of NL, PL, FL'],
    [
      '"Preflop"',
      '"Deal"',
      'invalid-hand',
      'street was expected to be one of Preflop, Flop, Turn, River, Showdown',
    ],
    ['"Raise"', '"Rise"', 'invalid-hand', 'action was expected to be one of Dealt Cards'],
    ['"2c"', '"2x"', 'invalid-hand', 'a card such as "Th" was expected'],
    ['"amount": 3', '"amount": -3', 'invalid-hand', 'amount was expected to be an amount'],
    [
      '"amount": 3',
      '"amount": 3.000000001',
      'invalid-hand',
      'amounts of no more than 8 decimals were expected',
    ],
    ['"amount": 3', '"amount": 3e15', 'invalid-hand', 'a smaller amount was expected'],
    ['"amount": 3', '"amount": "three"', 'invalid-hand', 'amount was expected to be an amount'],
    ['"amount": 3', '"amount": 3 "', 'unreadable-line', 'the record was expected to be JSON: a comma or }'],
    ['"seat": 2', '"seat": "two"', 'invalid-hand', 'seat was expected'],
    ['"id": 2', '"id":  0', 'invalid-hand', 'id was expected to have a number of its own'],
    ['"action_number": 5', '"action_number":  4', 'invalid-hand', 'action_number was expected to rise'],
    ['"player_id": 2', '"player_id": 7', 'invalid-hand', 'player_id was expected to be the id of a player'],
  ])('in its field', (good, bad, code, expected) => {
    const text = makeRecord().replace(good, bad);
    const result = readRecord(text);
    if (result.ok) throw new Error('the record was read');
    const { rejection } = result;
    expect([rejection.code, rejection.line]).toEqual([code, line(text, bad)]);
    expect(englishOf(rejection)).toContain(expected);
    expect(rejection.text).toBe(text.split('\n')[rejection.line - 1].trim());
    expect(result.identity).toEqual({ site: 'Cardroom', handId: '1001' });
  });

  it('as truncated if it ends early, on its last line', () => {
    const text = makeRecord();
    const cut = text.slice(0, text.indexOf('"Flop"'));
    expect(readRecord(cut, 5)).toMatchObject({
      rejection: { code: 'truncated', line: cut.split('\n').length + 4 },
      identity: { site: 'Cardroom', handId: '1001' },
    });
  });

  it('without players, or with too many actions', () => {
    expect(readRecord(makeRecord({ players: [], rounds: [], pots: [], hero_player_id: null }))).toMatchObject(
      {
        rejection: { code: 'no-players' },
      },
    );
    const many = Array.from({ length: 2001 }, () => act('Check', 0));
    expect(readRecord(makeRecord({ rounds: preflop(...many) }))).toMatchObject({
      rejection: { code: 'too-long' },
    });
  });
});

describe('text behind a record', () => {
  it('is kept as unread, unless it is a comma, a bracket or a tournament summary', () => {
    const rest = (text: string): unknown => makeHand(makeRecord({}, 0) + text).events.at(-1);
    expect(rest('\n\n  what is this?\nand this?\n')).toEqual({
      type: 'unread',
      text: 'what is this?',
      line: 4,
    });
    expect(rest(',\n]\n')).toMatchObject({ type: 'collect' });
    expect(rest('\n{"ots": {"a": 1}}')).toEqual({
      type: 'note',
      seat: null,
      text: '{"ots": {"a": 1}}',
      line: 3,
    });
  });
});

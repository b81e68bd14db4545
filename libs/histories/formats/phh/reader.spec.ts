import { formatCards } from '#cards';
import type { CanonicalHand } from '../../hand.js';
import { findHands, LineCursor } from '../../source/index.js';
import { makeActions, makeFile, parseFile, readFile, type PhhFields } from '../../testing/phh-files.js';
import { englishOf } from '../../testing/results.js';
import { detectFormat } from '../index.js';
import { phhs } from './index.js';
import { everyRow } from '../../testing/tables.js';

/** A file with more board cards than the game has is read; the audit reports them. */
it('reads board cards after the last street as cards of the last street', () => {
  const boards = ['Ad7c2d', 'Kd8c3d', '4s', '4h', '9s', '9h'].map((cards) => `d db ${cards}`);
  const played = boards.flatMap((deal, at) => (at % 2 === 0 ? [deal] : [deal, 'p1 cc', 'p2 cc', 'p3 cc']));
  const { events } = parseFile(
    makeFile({ actions: makeActions('d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', ...played) }),
  );
  const dealt = events.flatMap((event) => (event.type === 'board' ? [event.cards.length] : []));
  expect(dealt.reduce((sum, cards) => sum + cards, 0)).toBe(10);
});

/** The events in short: type, player, amount and cards. */
const summarise = ({ events }: CanonicalHand): string[] =>
  events.map((event) => {
    const amount =
      'amount' in event ? event.amount : 'to' in event ? event.to : 'count' in event ? event.count : '';
    const what = event.type === 'post' ? event.kind : event.type;
    return [
      what,
      'seat' in event ? event.seat : '',
      amount,
      'cards' in event && event.cards !== null ? formatCards(event.cards) : '',
      'street' in event ? event.street : '',
      'allIn' in event && event.allIn ? 'all-in' : '',
    ]
      .filter((part) => part !== '' && part !== null)
      .join(' ');
  });

const rejection = (text: string): string => {
  const found = readFile(text);
  return found.ok
    ? 'read'
    : `${found.rejection.code} ${String(found.rejection.line)}: ${englishOf(found.rejection)}`;
};

describe('P-SETUP-6: the rake of a hand with antes', () => {
  const rakeOf = (fields: PhhFields): number[] =>
    parseFile(makeFile(fields)).claims.flatMap((claim) => (claim.type === 'rake' ? [claim.amount] : []));
  // 3 in antes, 65 in bets; 3 are missing at the end.
  const withAntes = {
    antes: '[1, 1, 1]',
    starting_stacks: '[100, 100, 100]',
    actions: makeActions('p3 cbr 30', 'p1 f', 'p2 cc', 'd db 2c3c4c', 'p2 cc', 'p3 cbr 20', 'p2 f'),
  };

  test('is what is missing, although the losers lose their antes too', () => {
    expect(rakeOf({ ...withAntes, finishing_stacks: '[94, 69, 134]' })).toEqual([3]);
    expect(rakeOf({ ...withAntes, winnings: '[0, 0, 65]' })).toEqual([3]);
    expect(rakeOf({ ...withAntes, finishing_stacks: '[94, 69, 134]', winnings: '[0, 0, 65]' })).toEqual([3]);
    expect(rakeOf({ ...withAntes, finishing_stacks: '[94, 69, 137]' })).toEqual([]);
    expect(rakeOf({ ...withAntes, finishing_stacks: '[93, 69, 135]' })).toEqual([]);
  });
});

describe('forced bets are derived from the fields', () => {
  test('by position, limited by the stack', () => {
    const hand = parseFile(makeFile({ antes: '[1, 1, 1]', starting_stacks: '[4, 1, 500]' }));
    expect(summarise(hand)).toEqual(['ante 1 1', 'ante 2 1 all-in', 'ante 3 1', 'small-blind 1 3 all-in']);
    expect(hand.stakes).toMatchObject({ smallBlind: 5, bigBlind: 10, smallBet: null });
  });

  test('heads-up in reverse order: the button is the second player', () => {
    const hand = parseFile(
      makeFile({ antes: '[0, 3]', blinds_or_straddles: '[5, 10]', starting_stacks: '[500, 400]' }),
    );
    expect(summarise(hand)).toEqual(['ante 1 3', 'small-blind 2 5', 'big-blind 1 10']);
    expect(hand.buttonSeat).toBe(2);
  });

  test('straddles, and a blind on the button alone', () => {
    const straddle = makeFile({
      antes: '[0, 0, 0, 0]',
      blinds_or_straddles: '[5, 10, 20, 0]',
      starting_stacks: '[500, 500, 500, 500]',
    });
    expect(summarise(parseFile(straddle))).toEqual(['small-blind 1 5', 'big-blind 2 10', 'straddle 3 20']);
    const button = parseFile(makeFile({ variant: "'NS'", blinds_or_straddles: '[0, 0, 10]' }));
    expect(summarise(button)).toEqual(['button-blind 3 10']);
    expect(button.stakes).toMatchObject({ smallBlind: 0, bigBlind: 10 });
  });

  test('antes are dead unless they are trimmed', () => {
    const antes = (trimmed: boolean): unknown[] =>
      parseFile(makeFile({ antes: '[2, 2, 2]', ante_trimming_status: String(trimmed) }))
        .events.filter((event) => event.type === 'post' && event.kind === 'ante')
        .map((event) => 'dead' in event && event.dead);
    expect([antes(false), antes(true)]).toEqual([
      [2, 2, 2],
      [0, 0, 0],
    ]);
  });

  test('a single trimmed ante goes back, unless the final stacks show that it stayed', () => {
    const ante = (finishing: string): string[] =>
      summarise(
        parseFile(
          makeFile({
            antes: '[0, 10, 0]',
            ante_trimming_status: 'true',
            actions: makeActions('p3 cbr 30', 'p1 f', 'p2 f'),
            finishing_stacks: finishing,
          }),
        ),
      ).slice(0, 2);
    expect(ante('[495, 490, 515]')).toEqual(['ante 2 10', 'uncalled 2 10']);
    expect(ante('[495, 480, 525]')).toEqual(['ante 2 10', 'small-blind 1 5']);
  });

  test.each([
    ['[2, 2, 4]', ['ante 1 2', 'ante 2 2', 'ante 3 4', 'uncalled 3 2']],
    ['[4, 4, 2]', ['ante 1 4', 'ante 2 4', 'ante 3 2', 'small-blind 1 5']],
  ])('of uneven trimmed antes, the part that no other player matched goes back: %s', (antes, expected) => {
    const finals = [undefined, '[493, 488, 519]'];
    for (const finishing of finals) {
      const file = makeFile({
        antes,
        ante_trimming_status: 'true',
        actions: makeActions('p3 cbr 30', 'p1 f', 'p2 f'),
        ...(finishing === undefined ? {} : { finishing_stacks: finishing }),
      });
      expect(summarise(parseFile(file)).slice(0, 4)).toEqual(expected);
    }
  });
});

describe('actions', () => {
  test('are completed with the amounts of calls, all-ins and streets', () => {
    const actions = makeActions(
      'd dh p1 ????',
      'd dh p2 AhKh',
      'd dh p3 QcQd',
      'p3 cbr 40',
      'p1 f',
      'p2 cbr 500 # all of it',
      'p3 cc',
      '',
      '# a pause',
      'p2 sm AhKh',
      'p3 sm -',
      'd db Ac7d2s',
      'd db 9h',
      'd db 3d',
    );
    expect(summarise(parseFile(makeFile({ starting_stacks: '[500, 500, 300]', actions })))).toEqual([
      'small-blind 1 5',
      'big-blind 2 10',
      'deal 1 ?? ??',
      'deal 2 Ah Kh',
      'deal 3 Qc Qd',
      'raise 3 40',
      'fold 1',
      'raise 2 500 all-in',
      'note 2',
      'call 3 260 all-in',
      'note',
      'show 2 Ah Kh',
      'show 3 Qc Qd',
      'board Ac 7d 2s flop',
      'board 9h turn',
      'board 3d river',
    ]);
  });

  test('may deal a street in parts, and a further run of the board', () => {
    const actions = makeActions(
      ...['d dh p1 Ah', 'd dh p2 Kh', 'd dh p1 Ad', 'd dh p2 Kd', 'p3 f', 'p1 cbr 500', 'p2 cc'],
      ...['d db 2c3c', 'd db 4d', 'd db 5h', 'd db 9s', 'd db 6c7c8d', 'd db Jh', 'd db Qs'],
    );
    const { events } = parseFile(makeFile({ actions }));
    const boards = events.flatMap((event) =>
      event.type === 'board' ? [`${String(event.run)} ${event.street} ${formatCards(event.cards)}`] : [],
    );
    expect(boards).toEqual([
      '0 flop 2c 3c 4d',
      '0 turn 5h',
      '0 river 9s',
      '1 flop 6c 7c 8d',
      '1 turn Jh',
      '1 river Qs',
    ]);
    expect(events.filter(({ type }) => type === 'deal')).toHaveLength(2);
  });

  test('of stud deal the last cards face up, and have a bring-in', () => {
    const text = makeFile({
      variant: "'F7S'",
      blinds_or_straddles: null,
      min_bet: null,
      bring_in: '3',
      small_bet: '10',
      big_bet: '20',
      actions: makeActions(
        'd dh p1 ????2c',
        'd dh p2 ????Kc',
        'd dh p3 ????9c',
        'p1 pb',
        'p2 f',
        'p3 cc',
        'd dh p1 3d',
      ),
    });
    const hand = parseFile(text);
    expect(summarise(hand).slice(0, 4)).toEqual([
      'deal 1 ?? ?? 2c',
      'deal 2 ?? ?? Kc',
      'deal 3 ?? ?? 9c',
      'bring-in 1 3',
    ]);
    expect(summarise(hand).slice(-2)).toEqual(['street fourth', 'deal 1 3d']);
    expect(hand.events[0]).toMatchObject({ up: 1 });
    expect(hand).toMatchObject({ buttonSeat: null, stakes: { bringIn: 3, smallBet: 10, bigBet: 20 } });
  });

  test('of draw games have the number of discards', () => {
    const text = makeFile({
      variant: "'N2L1D'",
      actions: makeActions(
        'd dh p1 2c3c4c5c7d',
        'p3 f',
        'p1 cc',
        'p2 cc',
        'p1 sd',
        'p2 sd ????',
        'd dh p2 ????',
        'p1 cc',
      ),
    });
    expect(summarise(parseFile(text)).slice(-5)).toEqual([
      'street first-draw',
      'discard 1 0',
      'discard 2 2',
      'deal 2 ?? ??',
      'check 1',
    ]);
  });
});

describe('the rest of a file', () => {
  test('money is exact in every notation', () => {
    const hand = parseFile(
      makeFile({
        blinds_or_straddles: '[0.05, 1e-1, 0]',
        min_bet: '.1'.replace('.', '0.'),
        starting_stacks: '[1_0.00, inf, 0.30]',
        actions: makeActions('p3 cbr 0.3'),
      }),
    );
    expect(hand.scale).toBe(2);
    expect(hand.players.map(({ stack }) => stack)).toEqual([1000, null, 30]);
    expect(summarise(hand)).toEqual(['small-blind 1 5', 'big-blind 2 10', 'raise 3 30 all-in']);
  });

  test('names, seats, table, tournament, time and claims are read, and unknown fields are skipped', () => {
    const hand = parseFile(
      makeFile({
        players: "['Ana', '', 'Carla']",
        seats: '[5, 6, 2]',
        seat_count: '6',
        table: "'Wezen'",
        event: "'Open'",
        level: '12',
        hand: '7',
        day: '4',
        month: '3',
        year: '2019',
        time: '20:15:00',
        finishing_stacks: '[1, 2, 3]',
        winnings: '[0, 0, 0]',
        _mine: '{ a = 1 }',
      }),
    );
    expect(hand).toMatchObject({
      playedAt: '2019-03-04T20:15:00Z',
      playedAtText: '2019-03-04 20:15:00',
      table: { name: 'Wezen', seats: 6 },
      tournament: { id: 'Open', level: '12' },
      buttonSeat: 2,
    });
    expect(hand.players.map(({ seat, name }) => `${String(seat)} ${name}`)).toEqual([
      '5 Ana',
      '6 p2',
      '2 Carla',
    ]);
    expect(hand.claims).toHaveLength(6);
    expect(hand.id).toMatch(/^7-[0-9a-f]{16}$/);
  });

  test('the id depends only on the content', () => {
    const text = makeFile({ actions: makeActions('p3 f') });
    expect(parseFile(`# a remark\n\n${text}`).id).toBe(parseFile(text).id);
    expect(parseFile(makeFile({ actions: makeActions('p3 cc') })).id).not.toBe(parseFile(text).id);
  });
});

everyRow<[string, PhhFields, string]>([
  ['a missing field', { min_bet: null }, 'invalid-hand 1: min_bet was expected'],
  [
    'a list of another length',
    { antes: '[0]' },
    'invalid-hand 2: antes of 3 amounts was expected, one for each player',
  ],
  [
    'a negative amount',
    { antes: '[0, 0, -1]' },
    'invalid-hand 2: antes was expected to be a list of amounts, none of them negative',
  ],
  [
    'a game without a code',
    { variant: "'NZ'" },
    'unsupported-game 1: a code such as NT or FO/8 was expected',
  ],
  ['one player', { starting_stacks: '[5]' }, 'no-players 5: from 2 to 32 players were expected'],
  [
    'an unknown verb',
    { actions: makeActions('p3 f', 'p1 zz') },
    'unreadable-line 8: pb, cbr, cc, f, sd or sm was expected behind the player',
  ],
  [
    'a player who is not there',
    { actions: makeActions('p4 f') },
    'unreadable-line 7: d or a player from p1 to p3 was expected',
  ],
  [
    'half a card',
    { actions: makeActions('d dh p1 AhK') },
    'unreadable-line 7: cards such as AhTd or ?? were expected',
  ],
  [
    'an amount too fine',
    { min_bet: '0.123456789' },
    'invalid-hand 4: amounts of no more than 8 decimals were expected',
  ],
  [
    'seats that go round twice',
    { seats: '[1, 3, 2]' },
    'invalid-hand 7: seats clockwise, one for each player, were expected',
  ],
  ['a list that has no end', { actions: "['p3 f'" }, 'truncated 7: a comma or ] was expected'],
])('a damaged file is rejected with its line', (_, fields, expected) => {
  expect(rejection(makeFile(fields))).toBe(expected);
});

test('a file of many hands is cut at the headers of its tables', () => {
  const text = `# hands\n[1]\n${makeFile()}\n["two"] # second\n${makeFile({ actions: makeActions('p3 f', 'p9 f') })}[3]\nvariant = 1\n`;
  expect(detectFormat(text)?.id).toBe('phhs');
  const block = {
    text,
    format: 'phhs',
    firstLine: 1,
    startsAtHand: false,
    lastInFile: true,
    oversize: null,
    session: null,
  };
  const spans = findHands(block, phhs.boundary);
  const outcomes = Array.from({ length: spans.count }, (_, index) => {
    const { start, end, firstLine } = spans.span(index);
    const found = phhs.read(text, start, end, firstLine, new LineCursor());
    return found.ok ? found.hand.lines : `${found.rejection.code} ${String(found.rejection.line)}`;
  });
  expect(outcomes).toEqual([[2, 8], 'unreadable-line 18', 'invalid-hand 20']);
});

test('files are detected by the keys that every hand has', () => {
  expect(detectFormat(makeFile())?.id).toBe('phh');
  expect(detectFormat(`author = 'x'\n\n${makeFile()}`)?.id).toBe('phh');
  expect(detectFormat("title = 'TOML'\n[server]\nport = 1\n")).toBeUndefined();
});

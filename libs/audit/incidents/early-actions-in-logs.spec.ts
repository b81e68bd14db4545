import { findFormat, LineCursor, type CanonicalHand } from '#histories';
import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { readLog } from '../testing/logs.js';

/** The faults of a hand, and its pot. */
const auditOf = (hand: CanonicalHand, profile: string): unknown => {
  const { findings, settlement } = auditHand(hand, findProfile(profile)!)!;
  const codes = findings
    .filter(({ code }) => code !== 'ruling')
    .map(({ code, line }) => `${code} ${String(line)}`);
  return { codes, pot: settlement.pots.reduce((sum, { amount }) => sum + amount, 0) };
};

/** A PHH hand of no-limit hold'em, in which the last player has the button. */
const phh = (actions: readonly string[], players: number): string => {
  const all = Array.from({ length: players }, (_, player) => player + 1);
  return [
    "variant = 'NT'",
    `antes = [${all.map(() => 0).join(', ')}]`,
    `blinds_or_straddles = [${all.map((player) => [5, 10][player - 1] ?? 0).join(', ')}]`,
    'min_bet = 10',
    `starting_stacks = [${all.map(() => 500).join(', ')}]`,
    `actions = [${[...all.map((player) => `d dh p${String(player)} ????`), ...actions].map((text) => `'${text}'`).join(',\n')}]`,
    '',
  ].join('\n');
};

const readText = (text: string): CanonicalHand => {
  const reading = findFormat('phh')!.read(text, 0, text.length, 1, new LineCursor());
  if (!reading.ok) throw new Error(JSON.stringify(reading.rejection));
  return reading.hand;
};

const readPhh = (actions: readonly string[], players = 4): CanonicalHand => readText(phh(actions, players));

const incident = (player: number, action: string, fields: object = {}): string =>
  `# incident ${JSON.stringify({ type: 'out-of-turn', seat: player, action, ...fields })}`;

const CHECKED = ['p1 cc', 'p2 cc', 'p3 cc', 'p4 cc'];
const CALLED = ['p3 cc', 'p4 cc', 'p1 cc', 'p2 cc', 'd db 2c7d9h'];

/** The comment of an incident behind its action, on an entry of its own behind it, and before it. */
const commented = (before: readonly string[], action: string, comment: string, after: readonly string[]) =>
  [[`${action} ${comment}`], [action, comment], [comment, action]].map((entries) => [
    ...before,
    ...entries,
    ...after,
  ]);

describe.each(['roberts', 'intro', 'wsop'])(
  'P-IRR-6, R-BET-11: an action out of turn in PHH, at %s',
  (profile) => {
    it.each<readonly [string, readonly string[], string, string, readonly string[], number]>([
      [
        'a call stands',
        [],
        'p4 cc',
        incident(4, 'call'),
        [
          'p3 cc',
          'p1 cc',
          'p2 cc',
          'd db 2c7d9h',
          ...CHECKED,
          'd db 3s',
          'p1 cbr 20',
          'p2 f',
          'p3 f',
          'p4 f',
        ],
        40,
      ],
      [
        'the other players do not face a bet before its turn',
        CALLED,
        'p3 cbr 20',
        incident(3, 'bet'),
        ['p1 cc', 'p2 cc', 'p4 cc', 'p1 f', 'p2 cc', 'd db 3s', 'p2 cbr 20', 'p3 f', 'p4 f'],
        100,
      ],
      [
        'nor a raise',
        [],
        'p1 cbr 30',
        incident(1, 'raise'),
        ['p3 cc', 'p4 cc', 'p2 cc', 'p3 cc', 'p4 f', 'd db 2c7d9h', 'p1 cbr 20', 'p2 f', 'p3 f'],
        100,
      ],
      [
        'the last bet of a round',
        CALLED,
        'p4 cbr 20',
        incident(4, 'bet'),
        ['p1 cc', 'p2 cc', 'p3 cc', 'p1 f', 'p2 f', 'p3 f'],
        40,
      ],
      [
        'a check',
        CALLED,
        'p2 cc',
        incident(2, 'check'),
        ['p1 cc', 'p3 cc', 'p4 cc', 'd db 3s', 'p1 cbr 20', 'p2 f', 'p3 f', 'p4 f'],
        40,
      ],
      ['a fold', [], 'p1 f', incident(1, 'fold'), ['p3 cbr 30', 'p4 f', 'p2 f'], 25],
      [
        'a bet at the turn of its player is faced as ever',
        [...CALLED, 'p1 cc', 'p2 cc'],
        'p3 cbr 20',
        incident(3, 'bet'),
        ['p4 cc', 'p1 f', 'p2 f', 'd db 3s', 'p3 cbr 20', 'p4 f'],
        80,
      ],
    ])('%s', (_, before, action, comment, after, pot) => {
      for (const actions of commented(before, action, comment, after))
        expect(auditOf(readPhh(actions), profile)).toEqual({ codes: [], pot });
    });
  },
);

describe('R-BET-11: an action out of turn in PHH that is void, as the action changed', () => {
  it.each<readonly [string, readonly string[], string, string, readonly string[], number]>([
    [
      'a call before a raise, then a call',
      [],
      'p4 cc',
      incident(4, 'call'),
      ['p3 cbr 30', 'p4 cc', 'p1 f', 'p2 f', 'd db 2c7d9h', 'p3 cbr 20', 'p4 f'],
      75,
    ],
    [
      'a call before a raise, then a fold',
      [],
      'p4 cc',
      incident(4, 'call'),
      ['p3 cbr 30', 'p4 f', 'p1 f', 'p2 f'],
      25,
    ],
    [
      'a bet before a bet, then a raise',
      CALLED,
      'p3 cbr 20',
      incident(3, 'bet'),
      ['p1 cbr 30', 'p2 f', 'p3 cbr 70', 'p4 f', 'p1 f'],
      100,
    ],
    [
      'a bet before a bet, then a call',
      CALLED,
      'p3 cbr 20',
      incident(3, 'bet'),
      ['p1 cbr 30', 'p2 f', 'p3 cc', 'p4 f', 'd db 3s', 'p1 cbr 30', 'p3 f'],
      100,
    ],
  ])('%s', (_, before, action, comment, after, pot) => {
    for (const actions of commented(before, action, comment, after))
      for (const profile of ['roberts', 'wsop'])
        expect(auditOf(readPhh(actions), profile)).toEqual({ codes: [], pot });
  });
});

describe('an action out of turn in PHH', () => {
  it('heads-up', () => {
    const early = `p2 cbr 20 ${incident(2, 'bet')}`;
    const actions = [
      'p2 cc',
      'p1 cc',
      'd db 2c7d9h',
      early,
      'p1 cc',
      'p1 cc',
      'd db 3s',
      'p1 cbr 20',
      'p2 f',
    ];
    expect(auditOf(readPhh(actions, 2), 'roberts')).toEqual({ codes: [], pot: 60 });
  });

  it('of two players', () => {
    const early = [`p4 cc ${incident(4, 'call')}`, `p1 cbr 30 ${incident(1, 'raise')}`];
    const actions = [
      ...early,
      'p3 cc',
      'p2 cc',
      'p3 cc',
      'p4 cc',
      'd db 2c7d9h',
      'p1 cbr 20',
      'p2 f',
      'p3 f',
      'p4 f',
    ];
    expect(auditOf(readPhh(actions), 'roberts')).toEqual({ codes: [], pot: 120 });
  });

  it('is the same when it is written and read again', () => {
    const hand = readPhh([
      ...CALLED,
      `p3 cbr 20 ${incident(3, 'bet')}`,
      'p1 cc',
      'p2 cc',
      'p4 cc',
      'p1 f',
      'p2 f',
    ]);
    const writing = findFormat('phh')!.write!(hand, { lossy: false });
    if (!writing.ok) throw new Error(JSON.stringify(writing));
    const unplaced = ({ events }: CanonicalHand): unknown => events.map((event) => ({ ...event, line: 0 }));
    expect(unplaced(readText(writing.text))).toEqual(unplaced(hand));
  });
});

const POKERSTARS = `PokerStars Hand #7:  Hold'em Limit ($5/$10 USD) - 2025/01/06 13:00:00 ET
Table 'Vesta' 6-max Seat #1 is the button
Seat 1: Ann ($200 in chips)
Seat 2: Bob ($200 in chips)
Seat 4: Cid ($200 in chips)
Bob: posts small blind $2
Cid: posts big blind $5
*** HOLE CARDS ***`;

const floor = (fields: object): string => `Floor: ${JSON.stringify({ type: 'out-of-turn', ...fields })}`;

describe.each(['roberts', 'intro', 'wsop'])(
  'P-IRR-6, R-BET-11: an action out of turn in PokerStars’ layout, at %s',
  (profile) => {
    it.each<readonly [string, readonly string[], string, string, readonly string[], number]>([
      [
        'a call',
        [],
        'Bob: calls $3',
        floor({ seat: 2, action: 'call', logged: { ruling: 'binding' } }),
        [
          'Ann: calls $5',
          'Cid: checks',
          '*** FLOP *** [2c 7d 9h]',
          'Bob: bets $5',
          'Cid: folds',
          'Ann: folds',
        ].concat('Uncalled bet ($5) returned to Bob', 'Bob collected $15 from pot'),
        1500,
      ],
      [
        'a raise',
        [],
        'Bob: raises $5 to $10',
        floor({ seat: 2, action: 'raise' }),
        [
          'Ann: calls $5',
          'Cid: folds',
          'Ann: folds',
          'Uncalled bet ($5) returned to Bob',
          'Bob collected $15 from pot',
        ],
        1500,
      ],
      [
        'a fold',
        [],
        'Bob: folds',
        floor({ seat: 2, action: 'fold' }),
        [
          'Ann: raises $5 to $10',
          'Cid: folds',
          'Uncalled bet ($5) returned to Ann',
          'Ann collected $12 from pot',
        ],
        1200,
      ],
      [
        'a check and a bet',
        ['Ann: calls $5', 'Bob: calls $3', 'Cid: checks', '*** FLOP *** [2c 7d 9h]'],
        'Cid: checks',
        floor({ seat: 4, action: 'check', logged: 'binding' }),
        [
          'Bob: checks',
          'Ann: bets $5',
          'Bob: folds',
          'Cid: folds',
          'Uncalled bet ($5) returned to Ann',
        ].concat('Ann collected $15 from pot'),
        1500,
      ],
      [
        'a bet',
        ['Ann: calls $5', 'Bob: calls $3', 'Cid: checks', '*** FLOP *** [2c 7d 9h]'],
        'Ann: bets $5',
        floor({ seat: 1, action: 'bet', since: 'nothing', logged: 'binding' }),
        [
          'Bob: checks',
          'Cid: checks',
          'Bob: folds',
          'Cid: folds',
          'Uncalled bet ($5) returned to Ann',
        ].concat('Ann collected $15 from pot'),
        1500,
      ],
    ])('%s', (_, before, action, line, after, pot) => {
      for (const lines of [
        [...before, action, line, ...after],
        [...before, line, action, ...after],
      ]) {
        const total = `Total pot $${String(pot / 100)} | Rake $0`;
        const text = [POKERSTARS, ...lines, '*** SUMMARY ***', total, ''].join('\n');
        expect(auditOf(readLog(text), profile)).toEqual({ codes: [], pot });
      }
    });
  },
);

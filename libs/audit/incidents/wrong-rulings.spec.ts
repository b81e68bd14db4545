import { findProfile } from '#rules';
import { auditHand } from '../claims/audit-hand.js';
import { isFault } from '../findings/codes.js';
import { called, floorHand } from '../testing/floor.js';
import { readLog } from '../testing/logs.js';

const HEAD = (game: string, ...posts: readonly string[]): string[] => [
  `PokerStars Hand #7:  ${game} ($5/$10 USD) - 2025/01/06 13:00:00 ET`,
  "Table 'Vesta' 6-max Seat #1 is the button",
  'Seat 1: Ann ($200 in chips)',
  'Seat 2: Bob ($200 in chips)',
  'Seat 4: Cid ($200 in chips)',
  ...posts,
];

const BLINDS = ['Bob: posts small blind $2', 'Cid: posts big blind $5', '*** HOLE CARDS ***'];

const summary = (...lines: readonly string[]): string[] => ['*** SUMMARY ***', ...lines];

const HANDS: Readonly<Record<string, readonly string[]>> = {
  'a hand that all others fold': [
    ...HEAD("Hold'em Limit", ...BLINDS),
    'Ann: raises $5 to $10',
    'Bob: folds',
    'Cid: folds',
    'Uncalled bet ($5) returned to Ann',
    'Ann collected $12 from pot',
    ...summary('Total pot $12 | Rake $0'),
  ],
  'a hand that is bet on the flop': [
    ...HEAD("Hold'em Limit", ...BLINDS),
    'Ann: folds',
    'Bob: calls $3',
    'Cid: checks',
    '*** FLOP *** [2c 7d 9h]',
    'Bob: checks',
    'Cid: bets $5',
    'Bob: folds',
    'Uncalled bet ($5) returned to Cid',
    'Cid collected $10 from pot',
    ...summary('Total pot $10 | Rake $0', 'Board [2c 7d 9h]'),
  ],
  'a hand with a showdown': [
    ...HEAD("Hold'em Limit", ...BLINDS),
    'Ann: calls $5',
    'Bob: folds',
    'Cid: checks',
    '*** FLOP *** [2c 7d 9h]',
    'Cid: bets $5',
    'Ann: calls $5',
    '*** TURN *** [2c 7d 9h] [3s]',
    'Cid: checks',
    'Ann: checks',
    '*** RIVER *** [2c 7d 9h 3s] [4s]',
    'Cid: checks',
    'Ann: bets $10',
    'Cid: calls $10',
    '*** SHOW DOWN ***',
    'Ann: shows [Ah Ad] (a pair of Aces)',
    'Cid: mucks hand',
    'Ann collected $42 from pot',
    ...summary('Total pot $42 | Rake $0', 'Board [2c 7d 9h 3s 4s]'),
  ],
  'a hand of stud with antes': [
    ...HEAD('7 Card Stud Limit', 'Ann: posts the ante $1', 'Bob: posts the ante $1', 'Cid: posts the ante $1')
      .filter((line) => !line.startsWith('Table'))
      .toSpliced(1, 0, "Table 'Vesta' 8-max"),
    '*** 3rd STREET ***',
    'Dealt to Ann [2c]',
    'Dealt to Bob [Kc]',
    'Dealt to Cid [9h]',
    'Ann: brings in for $2',
    'Bob: folds',
    'Cid: calls $2',
    '*** 4th STREET ***',
    'Dealt to Ann [2c] [3d]',
    'Dealt to Cid [9h] [Jd]',
    'Cid: bets $5',
    'Ann: folds',
    'Uncalled bet ($5) returned to Cid',
    'Cid collected $7 from pot',
    ...summary('Total pot $7 | Rake $0'),
  ],
};

const faultsIn = (lines: readonly string[], profile: string): string[] => {
  const hand = readLog([...lines, ''].join('\n'));
  const { findings } = auditHand(hand, findProfile(profile)!)!;
  return findings.filter(({ code }) => isFault(code)).map(({ code, line }) => `${code} ${String(line)}`);
};

/** Rulings that are wrong on an incident that changes nothing. */
const WRONG: readonly (readonly [string, object])[] = [
  ['misdeal', { type: 'deck-short' }],
  ['void', { type: 'deck-short' }],
  ...[1, 2, 4].map((seat) => ['dead-hand', { type: 'card-dropped', seat }] as const),
];

describe.each(Object.entries(HANDS))('%s', (_, lines) => {
  const [first, last] = [
    lines.findIndex((line) => line.includes('posts')),
    lines.findIndex((line) => line.includes('SUMMARY')),
  ];

  it.each(WRONG)(
    'has one fault if the floor rules %s wrongly anywhere and the log goes on: %j',
    (ruling, incident) => {
      const floor = `Floor: ${JSON.stringify({ ...incident, logged: { ruling } })}`;
      const found: string[] = [];
      for (const profile of ['roberts', 'intro', 'wsop'])
        for (let place = first; place <= last; place++) {
          const faults = faultsIn(lines.toSpliced(place, 0, floor), profile);
          if (faults.join() !== `wrong-ruling ${String(place + 1)}`)
            found.push(`${profile} before ${lines[place]}: ${faults.join(', ')}`);
        }
      expect(found).toEqual([]);
    },
  );

  it('has no fault without', () => {
    expect(faultsIn(lines, 'roberts')).toEqual([]);
  });
});

describe('a wrong ruling that the table ignores before the next incident', () => {
  const floor = (incident: object, ruling: string): string =>
    `Floor: ${JSON.stringify({ ...incident, logged: { ruling } })}`;
  const VOID = [
    floor({ type: 'foreign-card', where: 'board' }, 'void'),
    'Uncalled bet ($5) returned to Bob',
    'Uncalled bet ($10) returned to Cid',
    ...summary('Total pot $0 | Rake $0'),
  ];
  const before = HANDS['a hand that is bet on the flop'].slice(0, 12);
  const dead = (seat: number): string => floor({ type: 'card-dropped', seat }, 'dead-hand');
  const short = floor({ type: 'deck-short' }, 'void');
  const misdealt = floor({ type: 'deck-short' }, 'misdeal');
  const betting = ['Bob: checks', 'Cid: bets $5'];

  it.each([
    ['dead-hand', [dead(2), ...betting], [1]],
    ['dead-hand of the player who bets', [dead(4), ...betting], [1]],
    ['void', [short, ...betting], [1]],
    ['misdeal', [misdealt, ...betting], [1]],
    ['void twice', [short, 'Bob: checks', short, 'Cid: bets $5'], [1, 3]],
    ['void twice at once', [short, short, ...betting], [1, 2]],
    ['dead-hand and then void', [dead(2), 'Bob: checks', short, 'Cid: bets $5'], [1, 3]],
    ['nothing but void', [short], [1]],
  ])('is the only fault: %s', (_, played, wrong) => {
    expect(before.at(-1)).toContain('FLOP');
    const end = played.length > 1 ? VOID : VOID.with(2, 'Uncalled bet ($5) returned to Cid');
    const found = faultsIn([...before, ...played, ...end], 'roberts');
    expect(found).toEqual(wrong.map((line) => `wrong-ruling ${String(before.length + line)}`));
  });
});

describe('a wrong misdeal after which too few players would be dealt in', () => {
  it('is ignored by the table, and the hand is audited', () => {
    const hand = floorHand([
      'small-blind 4 5',
      'big-blind 1 10',
      called({ type: 'deck-short' }, 'misdeal'),
      'small-blind 4 5',
      'hole-cards',
      'deal 4 AhAd',
      'raise 4 20',
      'fold 1',
      'uncalled 4 10',
      'collect 4 20',
    ]);
    // The post is what shows that a player who sits out is dealt in.
    const players = hand.players.map((player) => ({ ...player, sittingOut: player.seat !== 4 }));
    const { findings } = auditHand({ ...hand, players, buttonSeat: 4 }, findProfile('roberts')!) ?? {};
    expect(findings?.map(({ code }) => code)).toContain('wrong-ruling');
  });
});

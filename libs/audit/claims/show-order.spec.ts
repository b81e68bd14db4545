import { findProfile } from '#rules';
import { formatFindingMessage } from '../findings/finding-message.js';
import { auditLines } from '../testing/findings.js';

/** The betting on the turn and the river, and the order of showing. */
interface ShowdownScript {
  readonly prefix?: string;
  readonly turn?: readonly string[];
  readonly river?: readonly string[];
  readonly shows: readonly (keyof typeof SHOWN)[];
  /** The award of the winner. */
  readonly pot: string;
}

const SHOWN = {
  ana: 'Ana: shows [Ah Ad] (a pair of Aces)',
  bruno: 'Bruno: shows [Kd Kc] (a pair of Kings)',
  carla: 'Carla: shows [Qd Qc] (a pair of Queens)',
  brunoMucks: 'Bruno: mucks hand',
} as const;

const CHECKED = ['Bruno: checks', 'Carla: checks', 'Ana: checks'];
const BET = ['Bruno: checks', 'Carla: bets 100', 'Ana: calls 100', 'Bruno: calls 100'];
const ALL_IN = [
  'Bruno: bets 900 and is all-in',
  'Carla: calls 900 and is all-in',
  'Ana: calls 900 and is all-in',
];

/** A hand of three players with 1000 each. Ana has the button. */
const log = ({
  prefix = 'PokerStars Hand',
  turn = CHECKED,
  river = CHECKED,
  shows,
  pot,
}: ShowdownScript): string[] => [
  `${prefix} #7: Tournament #9, $3.00+$0.30 USD Hold'em No Limit - Level V (50/100) - 2025/01/06 13:00:00 ET`,
  "Table '9 1' 9-max Seat #1 is the button",
  'Seat 1: Ana (1000 in chips)',
  'Seat 2: Bruno (1000 in chips)',
  'Seat 3: Carla (1000 in chips)',
  'Bruno: posts small blind 50',
  'Carla: posts big blind 100',
  '*** HOLE CARDS ***',
  'Ana: calls 100',
  'Bruno: calls 50',
  'Carla: checks',
  '*** FLOP *** [2c 7d 9h]',
  ...CHECKED,
  '*** TURN *** [2c 7d 9h] [3s]',
  ...turn,
  '*** RIVER *** [2c 7d 9h 3s] [4s]',
  ...river,
  '*** SHOW DOWN ***',
  ...shows.map((name) => SHOWN[name]),
  `Ana collected ${pot} from pot`,
  '*** SUMMARY ***',
  `Total pot ${pot} | Rake 0`,
  'Board [2c 7d 9h 3s 4s]',
  `Seat 1: Ana (button) showed [Ah Ad] and won (${pot}) with a pair of Aces`,
  shows.includes('brunoMucks')
    ? 'Seat 2: Bruno (small blind) mucked'
    : 'Seat 2: Bruno (small blind) showed [Kd Kc] and lost with a pair of Kings',
  'Seat 3: Carla (big blind) showed [Qd Qc] and lost with a pair of Queens',
];

/** The switches of a preset. */
const switchesOf = (profile: string) => findProfile(profile)!.switches;

const listFindings = (script: ShowdownScript, profile = 'pokerstars'): string[] => {
  const lines = log(script);
  return auditLines(lines, switchesOf(profile)).findings.map(({ code, seat, line }) =>
    [code, seat, lines[line - 1].split(':')[0]].join(' '),
  );
};

describe('P-SHOW-4, R-SHOW-8: the order of showing', () => {
  const checked = { pot: '300' } as const;
  const bet = { river: BET, pot: '600' } as const;

  it('begins left of the button if the last round was checked', () => {
    expect(listFindings({ ...checked, shows: ['bruno', 'carla', 'ana'] })).toEqual([]);
    expect(listFindings({ ...checked, shows: ['carla', 'bruno', 'ana'] })).toEqual(['show-order 3 Carla']);
    expect(listFindings({ ...checked, shows: ['bruno', 'ana', 'carla'] })).toEqual(['show-order 1 Ana']);
  });

  it('begins with the last player to bet or raise in the last round', () => {
    expect(listFindings({ ...bet, shows: ['carla', 'ana', 'bruno'] })).toEqual([]);
    expect(listFindings({ ...bet, shows: ['bruno', 'carla', 'ana'] })).toEqual(['show-order 2 Bruno']);
  });

  it('lets a player muck at any time', () => {
    expect(listFindings({ ...bet, shows: ['carla', 'ana', 'brunoMucks'] })).toEqual([]);
    expect(listFindings({ ...bet, shows: ['brunoMucks', 'carla', 'ana'] })).toEqual([]);
    expect(listFindings({ ...bet, shows: ['brunoMucks', 'ana', 'carla'] })).toEqual(['show-order 1 Ana']);
  });

  it('is free for players who were all-in before the last round, where all hands are tabled at once', () => {
    const allIn = { turn: ALL_IN, river: [], pot: '3000' } as const;
    for (const profile of ['pokerstars', 'wsop'])
      expect(listFindings({ ...allIn, shows: ['ana', 'carla', 'bruno'] }, profile)).toEqual([]);
  });

  it('is that of a round without a bet for players who were all-in before the last round, under intro and roberts', () => {
    const allIn = { turn: ALL_IN, river: [], pot: '3000' } as const;
    for (const profile of ['intro', 'roberts']) {
      expect(listFindings({ ...allIn, shows: ['bruno', 'carla', 'ana'] }, profile)).toEqual([]);
      expect(listFindings({ ...allIn, shows: ['ana', 'carla', 'bruno'] }, profile)).toEqual([
        'show-order 1 Ana',
      ]);
    }
  });

  it('is not checked in logs of sites that print hands in any order', () => {
    const script = { ...checked, shows: ['ana', 'carla', 'bruno'] } as const;
    expect(listFindings(script)).toEqual(['show-order 1 Ana']);
    expect(
      listFindings({ ...script, prefix: 'Run It Once Poker Hand' }).filter((code) => code.startsWith('show')),
    ).toEqual([]);
  });

  it('is reported with the player who had to show first', () => {
    const [finding] = auditLines(log({ ...checked, shows: ['ana', 'bruno', 'carla'] })).findings;
    expect(finding).toMatchObject({ seat: 1, expected: { seats: [2] }, rules: ['P-SHOW-4', 'R-SHOW-8'] });
    const parts = { code: finding.code, detail: null, expected: 'el asiento 2', actual: null };
    expect(formatFindingMessage(parts, 'es', String)).toBe(
      'Enseñó fuera de turno: primero debía enseñar el asiento 2.',
    );
  });
});

describe('the order of showing in stud', () => {
  /** Both players check every street. With `betsRiver`, Bruno, who is first to act, bets on the river. */
  const stud = (shows: readonly ('ana' | 'bruno')[], betsRiver: boolean): string[] => [
    'PokerStars Hand #7:  7 Card Stud Limit ($1/$2 USD) - 2025/01/06 13:00:00 ET',
    "Table 'Bellona VI' 8-max",
    'Seat 1: Ana ($80 in chips)',
    'Seat 2: Bruno ($80 in chips)',
    'Ana: posts the ante $0.10',
    'Bruno: posts the ante $0.10',
    '*** 3rd STREET ***',
    'Dealt to Ana [2c]',
    'Dealt to Bruno [9h]',
    'Ana: brings in for $0.50',
    'Bruno: calls $0.50',
    ...[
      ['4th', '2c', '9h', '4d', 'Kd'],
      ['5th', '2c 4d', '9h Kd', '6h', 'Jc'],
      ['6th', '2c 4d 6h', '9h Kd Jc', '8s', '3s'],
    ].flatMap(([street, ana, bruno, forAna, forBruno]) => [
      `*** ${street} STREET ***`,
      `Dealt to Ana [${ana}] [${forAna}]`,
      `Dealt to Bruno [${bruno}] [${forBruno}]`,
      'Bruno: checks',
      'Ana: checks',
    ]),
    '*** RIVER ***',
    ...(betsRiver ? ['Bruno: bets $2', 'Ana: calls $2'] : ['Bruno: checks', 'Ana: checks']),
    '*** SHOW DOWN ***',
    ...shows.map((player) =>
      player === 'ana'
        ? 'Ana: shows [2d 3c 2c 4d 6h 8s 2h] (three of a kind, Deuces)'
        : 'Bruno: shows [7d 5c 9h Kd Jc 3s 9c] (a pair of Nines)',
    ),
    `Ana collected $${betsRiver ? '5.20' : '1.20'} from pot`,
    '*** SUMMARY ***',
    `Total pot $${betsRiver ? '5.20' : '1.20'} | Rake $0`,
    `Seat 1: Ana showed [2d 3c 2c 4d 6h 8s 2h] and won ($${betsRiver ? '5.20' : '1.20'}) with three of a kind, Deuces`,
    'Seat 2: Bruno showed [7d 5c 9h Kd Jc 3s 9c] and lost with a pair of Nines',
  ];

  it('is free if the last round was checked, as sites differ', () => {
    for (const shows of [['ana', 'bruno'] as const, ['bruno', 'ana'] as const])
      expect(auditLines(stud(shows, false)).findings).toEqual([]);
  });

  /** Ana sits left of the dealer, and Bruno is the first to act. */
  const namingDealer = (shows: readonly ('ana' | 'bruno')[]): string[] =>
    stud(shows, false).map((line) =>
      line.startsWith('Table')
        ? `${line} Seat #2 is the button`
        : line.replace('Seat 2: Bruno showed', 'Seat 2: Bruno (button) showed'),
    );

  it('R-SHOW-8: begins with the first to act if the last round was checked, under roberts and wsop', () => {
    for (const profile of ['roberts', 'wsop'])
      for (const lines of [stud, namingDealer]) {
        expect(auditLines(lines(['bruno', 'ana'], false), switchesOf(profile)).findings).toEqual([]);
        expect(auditLines(lines(['ana', 'bruno'], false), switchesOf(profile)).findings).toMatchObject([
          { code: 'show-order', seat: 1, expected: { seats: [2] } },
        ]);
      }
  });

  it('P-SHOW-4: begins left of the dealer if the last round was checked, under intro, where the log names him', () => {
    const intro = switchesOf('intro');
    expect(auditLines(namingDealer(['ana', 'bruno']), intro).findings).toEqual([]);
    expect(auditLines(namingDealer(['bruno', 'ana']), intro).findings).toMatchObject([
      { code: 'show-order', seat: 2, expected: { seats: [1] } },
    ]);
    for (const shows of [['ana', 'bruno'] as const, ['bruno', 'ana'] as const])
      expect(auditLines(stud(shows, false), intro).findings).toEqual([]);
  });

  it('begins with the last player to bet in the last round', () => {
    expect(auditLines(stud(['bruno', 'ana'], true)).findings).toEqual([]);
    expect(auditLines(stud(['ana', 'bruno'], true)).findings).toMatchObject([
      { code: 'show-order', seat: 1 },
    ]);
  });
});

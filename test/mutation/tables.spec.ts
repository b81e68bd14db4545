import { dealHands, type DealOptions } from '#dealer';
import { parseProfile } from '#rules';
import { auditFile, indexedFiles } from '../support/corpus-audit.js';
import { corpusFolder, corpusIsPresent } from '../support/corpus.js';
import { hashOf, Random } from '../support/random.js';
import { sessionWithAbsences } from './comings.js';
import { houseFaults } from './house-faults.js';
import { auditorOf, faultsOfSession, tableMutators, type Session, type TableMutator } from './tables.js';

/** Attempts of each mutator on each session. Faults of a house are tried on all hands, as few have room for them. */
const TIMES = process.env.FLOORMAN_FULL === '1' ? 100 : 10;

interface Result {
  mutants: number;
  found: number;
  readonly missed: string[];
}

type Audit = typeof faultsOfSession;

type FaultName = keyof typeof tableMutators | keyof typeof houseFaults;
const faults: Readonly<Record<FaultName, TableMutator>> = { ...tableMutators, ...houseFaults };

/** Applies a mutator to some hands that are without faults, as the hands before them. */
const mutate = (name: FaultName, sessions: ReadonlyMap<string, Session>, audit: Audit): Result => {
  const { mutate: change, codes } = faults[name];
  const result: Result = { mutants: 0, found: 0, missed: [] };
  for (const [source, session] of sessions) {
    const isClean = audit(session).map((found) => found.length === 0);
    const random = new Random(hashOf(`${name} ${source}`));
    const candidates = session.map((_, at) => at).filter((at) => at > 0 && isClean[at] && isClean[at - 1]);
    const times = name in houseFaults ? candidates.length : TIMES;
    for (let left = Math.min(times, candidates.length); left > 0; left--) {
      const [at] = candidates.splice(random.below(candidates.length), 1);
      const mutant = change(session, at, random);
      if (mutant === null) continue;
      result.mutants++;
      if (audit(mutant.hands)[mutant.at].some((code) => codes.includes(code))) result.found++;
      else result.missed.push(`${source} ${session[at].id}`);
    }
  }
  return result;
};

/** The share of the mutants that are found on the right hand, with a code of the broken rule. */
const SHARE = 0.99;

const expectFound = (
  name: FaultName,
  sessions: ReadonlyMap<string, Session>,
  least: number,
  audit: Audit = faultsOfSession,
): void => {
  const { mutants, found, missed } = mutate(name, sessions, audit);
  console.info([`${name}: ${found} of ${mutants}`, ...missed].join('\n'));
  expect(mutants).toBeGreaterThan(least);
  expect(found).toBeGreaterThanOrEqual(mutants * SHARE);
};

const GAMES = ['holdem', 'omaha', 'stud', 'badugi'] as const;

const dealt = (): Map<string, Session> => {
  const sessions = new Map<string, Session>();
  for (const game of GAMES)
    for (const tournament of [false, true])
      for (let seed = 1; seed <= 4; seed++)
        sessions.set(`${game} ${tournament ? 'tournament' : 'cash'} ${seed}`, [
          ...dealHands({ game, hands: 60, seed, tournament }),
        ]);
  return sessions;
};

/** The files of the corpus with several hands. */
const real = (): Map<string, Session> => {
  const sessions = new Map<string, Session>();
  for (const file of indexedFiles()) {
    const hands = auditFile(file).found.flatMap(({ hand }) => (hand === null ? [] : [hand]));
    if (hands.length >= 5) sessions.set(file.file, hands);
  }
  return sessions;
};

/** A session with absences. */
const absences = (seed: number): Session => sessionWithAbsences(60, seed);

describe('faults between the hands of a table', () => {
  const sessions = dealt();

  it.each(['chips-vanish', 'chips-of-two-vanish', 'button-skips', 'level-falls', 'out-of-order'] as const)(
    'are found on the right hand of dealt sessions: %s',
    (name) => {
      expectFound(name, sessions, 100);
    },
  );
});

/** Sessions of numbered seeds. */
const seeds = (count: number, play: (seed: number) => Session): Map<string, Session> =>
  new Map(Array.from({ length: count }, (_, index) => [String(index + 1), play(index + 1)]));

const deal = (options: Omit<DealOptions, 'seed'>) => (seed: number) => [...dealHands({ ...options, seed })];

describe('faults of a house between hands are found on the right hand', () => {
  const cash = seeds(12, deal({ game: 'holdem', hands: 60 }));
  const draw = seeds(
    12,
    deal({ game: 'five-draw', gameOptions: { openers: 'jacks' }, progressive: true, hands: 100, players: 4 }),
  );

  it.each([
    ['short-newcomer', 'P-SETUP-4: a buy-in too small', cash, 100],
    ['missed-blind', 'P-BLIND-1: a missed blind that is not made good', seeds(24, absences), 100],
    ['antes-vanish', 'P-VAR-5CD: antes of a passed-out hand that vanish', draw, 100],
    ['stranger-plays', 'R-IRR-6: a stranger who plays for carried money', draw, 100],
    [
      'game-stays',
      'P-VAR-HORSE: a game of a rotation that does not change',
      seeds(40, (seed) => deal({ game: 'horse', hands: 120, players: 3 + (seed % 4) })(seed)),
      100,
    ],
  ] as const)('%s: %s', (name, _, sessions, least) => {
    expect([...sessions.values()].flatMap((session) => faultsOfSession(session).flat())).toEqual([]);
    expectFound(name, sessions, least);
  });

  it('rake-too-high: P-SETUP-6: a rake above the schedule', () => {
    const parsed = parseProfile({
      base: 'pokerstars',
      rake: [{ rates: [{ percent: '5', cap: '1.50' }], roundings: ['down'], withoutFlop: 'free' }],
    });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    const { rake } = parsed.profile;
    if (rake === undefined) throw new Error('no schedule');
    expectFound('rake-too-high', cash, 100, auditorOf({ rake }));
  });
});

const present = corpusIsPresent ? describe : describe.skip;
if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

present('faults between the hands of real tables', () => {
  let sessions: ReadonlyMap<string, Session> = new Map();
  beforeAll(() => {
    sessions = real();
  }, 120_000);

  it.each([
    ['chips-vanish', 500],
    ['chips-of-two-vanish', 300],
    ['button-skips', 500],
    ['level-falls', 100],
    ['out-of-order', 500],
    ['buy-in-too-small', 20],
  ] as const)('are found on the right hand: %s', (name, least) => {
    expectFound(name, sessions, least);
  });
});

import { dealHands } from '#dealer';
import { auditFile, indexedFiles } from '../support/corpus-audit.js';
import { corpusFolder, corpusIsPresent } from '../support/corpus.js';
import { hashOf, Random } from '../support/random.js';
import {
  faultsOfSession,
  tableMutators,
  type Session,
  type TableMutator,
  type TableMutatorName,
} from './tables.js';

/** Attempts of each mutator on each session. */
const TIMES = process.env.FLOORMAN_FULL === '1' ? 100 : 10;

interface Result {
  mutants: number;
  found: number;
  readonly missed: string[];
}

const clean = new WeakMap<Session, readonly boolean[]>();

/** Whether each hand of a session is without faults, its own and across hands. */
const cleanHands = (session: Session): readonly boolean[] => {
  const known = clean.get(session);
  if (known !== undefined) return known;
  const hands = faultsOfSession(session).map((codes) => codes.length === 0);
  clean.set(session, hands);
  return hands;
};

/** Applies a mutator to some hands that are without faults, as the hands before them. */
const mutate = (name: TableMutatorName, sessions: ReadonlyMap<string, Session>): Result => {
  const { mutate: change, codes }: TableMutator = tableMutators[name];
  const result: Result = { mutants: 0, found: 0, missed: [] };
  for (const [source, session] of sessions) {
    const isClean = cleanHands(session);
    const random = new Random(hashOf(`${name} ${source}`));
    const candidates = session.map((_, at) => at).filter((at) => at > 0 && isClean[at] && isClean[at - 1]);
    for (let left = Math.min(TIMES, candidates.length); left > 0; left--) {
      const [at] = candidates.splice(random.below(candidates.length), 1);
      const mutant = change(session, at, random);
      if (mutant === null) continue;
      result.mutants++;
      if (faultsOfSession(mutant.hands)[mutant.at].some((code) => codes.includes(code))) result.found++;
      else result.missed.push(`${source} ${session[at].id}`);
    }
  }
  return result;
};

/** The share of the mutants that are found on the right hand, with a code of the broken rule. */
const SHARE = 0.99;

const expectFound = (name: TableMutatorName, sessions: ReadonlyMap<string, Session>, least: number): void => {
  const { mutants, found, missed } = mutate(name, sessions);
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

describe('faults between the hands of a table', () => {
  const sessions = dealt();

  it.each(['chips-vanish', 'button-skips', 'level-falls', 'out-of-order'] as const)(
    'are found on the right hand of dealt sessions: %s',
    (name) => {
      expectFound(name, sessions, 100);
    },
  );
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
    ['button-skips', 500],
    ['level-falls', 100],
    ['out-of-order', 500],
    ['buy-in-too-small', 20],
  ] as const)('are found on the right hand: %s', (name, least) => {
    expectFound(name, sessions, least);
  });
});

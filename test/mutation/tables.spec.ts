import { dealHands } from '#dealer';
import { auditFile, indexedFiles } from '../support/corpus-audit.js';
import { corpusFolder, corpusIsPresent } from '../support/corpus.js';
import { hashOf, Random } from '../support/random.js';
import { faultsOfSession, tableMutators, type Session, type TableMutator } from './tables.js';

/** Attempts of each mutator on each session. */
const TIMES = process.env.FLOORMAN_FULL === '1' ? 100 : 10;

interface Result {
  mutants: number;
  found: number;
  readonly missed: string[];
}

/** Applies a mutator to some hands that are without faults, as the hands before them. */
const mutate = (name: string, mutator: TableMutator, sessions: ReadonlyMap<string, Session>): Result => {
  const result: Result = { mutants: 0, found: 0, missed: [] };
  for (const [source, session] of sessions) {
    const clean = faultsOfSession(session).map((codes) => codes.length === 0);
    const random = new Random(hashOf(`${name} ${source}`));
    const candidates = session.map((_, at) => at).filter((at) => at > 0 && clean[at] && clean[at - 1]);
    for (let left = Math.min(TIMES, candidates.length); left > 0; left--) {
      const [at] = candidates.splice(random.below(candidates.length), 1);
      const mutant = mutator(session, at, random);
      if (mutant === null) continue;
      result.mutants++;
      if (faultsOfSession(mutant.hands)[mutant.at].length > 0) result.found++;
      else result.missed.push(`${source} ${session[at].id}`);
    }
  }
  return result;
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

const names = Object.keys(tableMutators) as (keyof typeof tableMutators)[];

describe('faults between the hands of a table', () => {
  const sessions = dealt();

  it.each(names.filter((name) => name !== 'buy-in-too-small'))(
    'are found on the right hand of dealt sessions: %s',
    (name) => {
      const { mutants, found, missed } = mutate(name, tableMutators[name], sessions);
      if (missed.length > 0) console.info(`${name}: ${found} of ${mutants}\n${missed.join('\n')}`);
      expect(mutants).toBeGreaterThan(100);
      expect(found).toBeGreaterThanOrEqual(mutants * 0.99);
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

  /** Most tables of the corpus have players who come, leave and buy chips, and logs that lack hands: nothing is proved then. */
  it.each([
    ['chips-vanish', 0.6],
    ['button-skips', 0.95],
    ['level-falls', 0.98],
    ['out-of-order', 0.5],
    ['buy-in-too-small', 0.4],
  ] as const)('are found on the right hand: %s', (name, share) => {
    const { mutants, found } = mutate(name, tableMutators[name], sessions);
    console.info(`${name}: ${found} of ${mutants}`);
    expect(mutants).toBeGreaterThan(50);
    expect(found).toBeGreaterThanOrEqual(mutants * share);
  });
});

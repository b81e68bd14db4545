import { join } from 'node:path';
import { corpusFiles, corpusFolder, corpusIsPresent } from '../support/corpus.js';
import { hashOf } from '../support/random.js';
import { freeRules } from './sites/free-changes.js';
import { type Subject } from './sites/printed-hand.js';
import { missGroups, shareOf, tallyBy, textTable } from './sites/report.js';
import { ownSubjects } from './sites/spec-logs.js';
import { subjectsOfFile } from './sites/subjects.js';
import { type Outcome, Quota, trial } from './sites/trial.js';

const FULL = process.env.FLOORMAN_FULL === '1';
/** One file in ten; all with FLOORMAN_FULL=1. */
const SAMPLE = FULL ? 1 : 10;
const TIMES_OWN = 3;
const TIMES_CORPUS = FULL ? 40 : 3;
/** The share of mutants that must be found with code and line. docs/mutants.md lists the misses. */
const BAR = 0.9;

const mutate = (subjects: readonly Subject[], times: number): Outcome[] => {
  const quota = new Quota(times);
  return subjects.flatMap((subject) => trial(subject, quota));
};

const expectBar = (outcomes: readonly Outcome[]): void => {
  const tallies = tallyBy(outcomes, ({ format }) => format);
  console.info(textTable(tallies));
  console.info(missGroups(outcomes, 20, 1));
  expect(shareOf(tallyBy(outcomes, () => 'all').get('all')!)).toBeGreaterThanOrEqual(BAR);
};

describe('a fault of a field or line that a reader knows', () => {
  it("is found in the project's own hands of all sites, by at least 150 mutators", () => {
    const outcomes = mutate(ownSubjects(), TIMES_OWN);
    expect(new Set(outcomes.map(({ mutator }) => mutator)).size).toBeGreaterThanOrEqual(150);
    expect(new Set(outcomes.map(({ format }) => format)).size).toBeGreaterThanOrEqual(9);
    expectBar(outcomes);
  });

  const corpusTest = corpusIsPresent ? it : it.skip;
  if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

  corpusTest('is found in the clean hands of the corpus', () => {
    const files = corpusFiles()
      .map(({ file }) => file)
      .toSorted((a, b) => hashOf(a) - hashOf(b))
      .filter((file) => hashOf(file) % SAMPLE === 0);
    const outcomes = mutate(
      files.flatMap((file) => subjectsOfFile(join(corpusFolder, file))),
      TIMES_CORPUS,
    );
    expect(outcomes.length).toBeGreaterThan(0);
    expectBar(outcomes);
  });

  it('contradicts nothing only by a rule of the table, each with a reason and an id of its own', () => {
    expect(new Set(freeRules.map(({ id }) => id)).size).toBe(freeRules.length);
    for (const { reason } of freeRules) expect(reason.length).toBeGreaterThan(20);
  });
});

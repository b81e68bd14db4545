import { digestHand, HandRegistry } from '#audit';
import { auditText, faultsOf, readText } from '../support/audit.js';
import { corpusFolder, corpusIsPresent, handsOf, pokerStarsFiles } from '../support/corpus.js';
import { fixtures } from '../support/fixtures.js';
import { hashOf, Random } from '../support/random.js';
import { linesOf, readLog } from './log.js';
import { mutators } from './mutators/index.js';
import { failures, share, table, type Outcomes } from './report.js';
import { MAX_FINDINGS, trial, type Outcome, type Subject } from './trial.js';
import { play } from './table.js';

/** Attempts of a mutator on one hand; equal mutants count once. */
const TIMES_OWN = 6;
const TIMES_CORPUS = 1;

/** Applies every mutator to every hand. */
const mutate = (subjects: readonly Subject[], times: number): Outcomes => {
  const all = new Map<string, Outcome[]>();
  for (const subject of subjects)
    for (const [id, outcomes] of trial(subject, mutators, times))
      all.set(id, [...(all.get(id) ?? []), ...outcomes]);
  return all;
};

const isClean = (text: string): boolean => {
  const audited = auditText(text);
  return audited !== null && faultsOf(audited).length === 0;
};

const ownHands = (): Subject[] => fixtures().map(({ name, text }) => ({ source: name, text }));

/** The hands of the corpus without findings, with equal line ends, so that lines can be counted. */
const corpusHands = (): Subject[] =>
  pokerStarsFiles()
    .flatMap(({ file }) => handsOf(file))
    .map(({ file, index, text }) => ({
      source: `${file} hand ${String(index + 1)}`,
      text: linesOf(text.trimEnd()).join('\n'),
    }))
    .filter(({ text }) => isClean(text));

/** One hand in ten; all with FLOORMAN_FULL=1. */
const SAMPLE = process.env.FLOORMAN_FULL === '1' ? 1 : 10;

/** The layout and the game of a hand: a sample has each of them. */
const kindOf = ({ source, text }: Subject): string =>
  `${source.split('/').slice(0, 2).join('/')} ${/^.*? #\d+: *(.*?)[($\d]/.exec(text)?.[1] ?? ''}`;

/** A sample of the hands, the same in every run: a tenth by hash, the first one of each kind, and one for each mutator. */
const sample = (subjects: readonly Subject[]): Subject[] => {
  if (SAMPLE === 1) return [...subjects];
  const kinds = new Set<string>();
  const chosen: Subject[] = [];
  const rest: Subject[] = [];
  for (const subject of subjects) {
    const isFirst = !kinds.has(kindOf(subject));
    kinds.add(kindOf(subject));
    (isFirst || hashOf(subject.text) % SAMPLE === 0 ? chosen : rest).push(subject);
  }
  const applied = new Set(
    mutators.filter(({ id }) => chosen.some((one) => applies(id, one))).map(({ id }) => id),
  );
  for (const subject of rest) {
    const added = mutators.filter(({ id }) => !applied.has(id) && applies(id, subject));
    if (added.length > 0) chosen.push(subject);
    for (const { id } of added) applied.add(id);
    if (applied.size === mutators.length) break;
  }
  return chosen;
};

/** Whether a mutator finds a place in a hand. */
const applies = (id: string, { text }: Subject): boolean => {
  const log = readLog(text);
  const mutator = mutators.find((one) => one.id === id);
  if (log === null || mutator === undefined) return false;
  return mutator.apply(log, play(log), new Random(hashOf(id + text))) !== null;
};

const expectBars = (outcomes: Outcomes): void => {
  console.info(table(mutators, outcomes));
  const missed = failures(outcomes, 40);
  if (missed.length > 0) console.warn(missed.join('\n'));
  expect(share(outcomes)).toBeGreaterThanOrEqual(0.99);
  for (const list of outcomes.values())
    for (const { faults } of list) expect(faults.length).toBeLessThanOrEqual(MAX_FINDINGS);
};

describe('a fault inserted into a hand is found with its code and line', () => {
  it("in 99 of 100 mutants of the project's hands, by every mutator", () => {
    const outcomes = mutate(ownHands(), TIMES_OWN);
    expect(mutators.filter(({ id }) => !outcomes.has(id)).map(({ id }) => id)).toEqual(['actor-sitting-out']);
    expectBars(outcomes);
  });

  const corpusTest = corpusIsPresent ? it : it.skip;
  if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

  corpusTest('in 99 of 100 mutants of the clean hands of the corpus, by every mutator', () => {
    const clean = corpusHands();
    const subjects = sample(clean);
    console.info(`mutating ${String(subjects.length)} of ${String(clean.length)} hands of the corpus`);
    expect(subjects.length).toBeGreaterThan(0);
    const outcomes = mutate(subjects, TIMES_CORPUS);
    expectBars(outcomes);
    for (const { id } of mutators) expect([id, share(outcomes, id) >= 0.95]).toEqual([id, true]);
  });
});

describe('a second copy of a hand with another action', () => {
  const digestOfText = (text: string) => {
    const reading = readText(text);
    if (!reading.ok) throw new Error('the mutant is rejected');
    return digestHand(reading.hand, text, 0, text.length);
  };

  it('contradicts the first one (L-ID-1)', () => {
    const changing = [
      'call-amount',
      'raise-to',
      'action-deleted',
      'actor-not-yet',
      'board-card-twice',
      'collected-amount',
    ];
    const chosen = mutators.filter(({ id }) => changing.includes(id));
    const occurrences = ownHands().flatMap((subject) => {
      const outcomes = [...trial(subject, chosen, 2).values()].flat();
      return outcomes.map(({ mutant }) => {
        const registry = new HandRegistry();
        registry.see(digestOfText(subject.text));
        return registry.see(digestOfText(mutant.text));
      });
    });
    expect(chosen).toHaveLength(changing.length);
    expect(occurrences.length).toBeGreaterThan(100);
    expect(new Set(occurrences)).toEqual(new Set(['conflicting-copy']));
  });

  it('is audited after any change: only the same text is a duplicate', () => {
    const occurrences = ownHands().flatMap((subject) =>
      [...trial(subject, mutators, 1).values()].flat().flatMap(({ mutant }) => {
        if (!readText(mutant.text).ok) return [];
        const registry = new HandRegistry();
        registry.see(digestOfText(subject.text));
        return [registry.see(digestOfText(mutant.text))];
      }),
    );
    expect(occurrences.length).toBeGreaterThan(500);
    expect(occurrences).not.toContain('duplicate');
    expect(occurrences).not.toContain('new');
  });
});

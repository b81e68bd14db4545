import { digestHand, HandRegistry } from '#audit';
import { auditText, faultsOf, readText } from '../support/audit.js';
import { corpusFolder, corpusIsPresent, handsOf, pokerStarsFiles } from '../support/corpus.js';
import { fixtures } from '../support/fixtures.js';
import { linesOf } from './log.js';
import { mutators } from './mutators/index.js';
import { failures, share, table, type Outcomes } from './report.js';
import { MOST_FINDINGS, trial, type Outcome, type Subject } from './trial.js';

/** How often a mutator may try a hand: of the same change only one is kept. */
const TIMES_OWN = 6;
const TIMES_CORPUS = 1;

/** Spoils every hand in every way. */
const spoil = (subjects: readonly Subject[], times: number): Outcomes => {
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

/** The hands of the corpus in which nothing is wrong; lines end in one way, so that they can be counted. */
const corpusHands = (): Subject[] =>
  pokerStarsFiles()
    .flatMap(({ file }) => handsOf(file))
    .map(({ file, index, text }) => ({
      source: `${file} hand ${String(index + 1)}`,
      text: linesOf(text.trimEnd()).join('\n'),
    }))
    .filter(({ text }) => isClean(text));

const expectBars = (outcomes: Outcomes): void => {
  console.info(table(mutators, outcomes));
  const missed = failures(outcomes, 40);
  if (missed.length > 0) console.warn(missed.join('\n'));
  expect(share(outcomes)).toBeGreaterThanOrEqual(0.99);
  for (const list of outcomes.values())
    for (const { faults } of list) expect(faults.length).toBeLessThanOrEqual(MOST_FINDINGS);
};

describe('a fault put into a hand is found, named and placed', () => {
  it("in 99 of 100 mutants of the project's own hands, each mutator having its place", () => {
    const outcomes = spoil(ownHands(), TIMES_OWN);
    expect(mutators.filter(({ id }) => !outcomes.has(id)).map(({ id }) => id)).toEqual(['actor-sitting-out']);
    expectBars(outcomes);
  });

  const corpusTest = corpusIsPresent ? it : it.skip;
  if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

  corpusTest('in 99 of 100 mutants of the clean hands of the corpus, by every mutator', () => {
    const subjects = corpusHands();
    console.info(`spoiling ${String(subjects.length)} hands of the corpus`);
    expect(subjects.length).toBeGreaterThan(0);
    const outcomes = spoil(subjects, TIMES_CORPUS);
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
    const sightings = ownHands().flatMap((subject) => {
      const outcomes = [...trial(subject, chosen, 2).values()].flat();
      return outcomes.map(({ mutant }) => {
        const registry = new HandRegistry();
        registry.see(digestOfText(subject.text));
        return registry.see(digestOfText(mutant.text));
      });
    });
    expect(chosen).toHaveLength(changing.length);
    expect(sightings.length).toBeGreaterThan(100);
    expect(new Set(sightings)).toEqual(new Set(['conflicting-copy']));
  });

  it('is judged, whatever the change: only the same text is a duplicate', () => {
    const sightings = ownHands().flatMap((subject) =>
      [...trial(subject, mutators, 1).values()].flat().flatMap(({ mutant }) => {
        if (!readText(mutant.text).ok) return [];
        const registry = new HandRegistry();
        registry.see(digestOfText(subject.text));
        return [registry.see(digestOfText(mutant.text))];
      }),
    );
    expect(sightings.length).toBeGreaterThan(500);
    expect(sightings).not.toContain('duplicate');
    expect(sightings).not.toContain('new');
  });
});

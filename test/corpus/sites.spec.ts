import { writeFileSync } from 'node:fs';
import { corpusResults } from '../../libs/histories/formats/corpus-results.js';
import { faultsOf } from '../support/audit.js';
import { auditFile, indexedFiles, type AuditedFile, type CorpusHand } from '../support/corpus-audit.js';
import { corpusFolder, corpusIsPresent, expectations } from '../support/corpus.js';
import { resultsModule, resultsOf } from '../support/corpus-results.js';
import { knownFaults, wrongStatements } from '../support/known-faults.js';
import { contradictions } from '../support/stated.js';

const present = corpusIsPresent ? describe : describe.skip;
if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

const RESULTS = 'libs/histories/formats/corpus-results.ts';

const isReal = ({ file }: { readonly file: string }): boolean => file.startsWith('_real/');

/**
 * Everything that is wrong with a hand, as `file hand line code`: its illegal and mismatch findings, its findings across hands,
 * or its rejection.
 */
const faults = ({ file, hand, audited, acrossHands, rejection }: CorpusHand): string[] => {
  if (rejection !== null) return [`${file} ${rejection.id} line ${String(rejection.line)} ${rejection.code}`];
  if (hand === null || audited === null) return [];
  return [...faultsOf(audited), ...acrossHands].map(({ line, code }) => `${file} ${hand.id} line ${String(line)} ${code}`);
};

present('the logs of all sites', () => {
  let files: readonly AuditedFile[] = [];
  let known: ReadonlySet<string> = new Set();

  beforeAll(() => {
    files = indexedFiles().map(auditFile);
    known = new Set(
      knownFaults().map(({ file, hand, line, code }) => `${file} ${hand} line ${String(line)} ${code}`),
    );
  }, 120_000);

  const handsOf = (real: boolean): CorpusHand[] =>
    files.filter((file) => isReal(file) === real).flatMap(({ found }) => found);

  /** Hands with something wrong that docs/corpus.md does not explain. */
  const unexplained = (hands: readonly CorpusHand[]): string[] =>
    hands.flatMap((hand) => faults(hand).filter((fault) => !known.has(fault)));

  it('have as many hands as the index states in 99 of 100 files', () => {
    const other = files.filter(({ hands, found }) => hands !== found.length);
    if (other.length > 0)
      console.warn(other.map(({ file, hands, found }) => `${file}: ${String(hands)}, found ${String(found.length)}`).join('\n'));
    expect(other.length).toBeLessThanOrEqual(files.length * 0.01);
  });

  it.each([
    ['the collection', false, 0.985],
    ['whole sessions', true, 0.995],
  ])('are audited: %s', (_, real, share) => {
    const hands = handsOf(real);
    const audited = hands.filter(({ audited: found }) => found !== null);
    console.info(`audited ${String(audited.length)} of ${String(hands.length)} hands`);
    expect(audited.length).toBeGreaterThanOrEqual(hands.length * share);
  });

  it.each([
    ['the collection', false, 0.01],
    ['whole sessions', true, 0.001],
  ])('have no fault but those that docs/corpus.md explains: %s', (_, real, share) => {
    const hands = handsOf(real);
    const wrong = unexplained(hands);
    if (wrong.length > 0) console.warn(`not explained:\n${wrong.join('\n')}`);
    const faulty = hands.filter((hand) => unexplained([hand]).length > 0);
    expect(faulty.length).toBeLessThanOrEqual(hands.length * share);
  });

  it('have every fault that docs/corpus.md lists', () => {
    const found = new Set(files.flatMap((file) => file.found.flatMap(faults)));
    expect([...known].filter((fault) => !found.has(fault))).toEqual([]);
  });

  it('have the results that the formats state', () => {
    const isExplained = (hand: CorpusHand): boolean => faults(hand).every((fault) => known.has(fault));
    const results = resultsOf(
      files.flatMap(({ found }) => found),
      isExplained,
    );
    // `npm run corpus` writes the results instead.
    if (process.env.FLOORMAN_UPDATE === '1') writeFileSync(RESULTS, resultsModule(results));
    else expect(corpusResults).toEqual(results);
  });

  it('have the stated amounts and cards in 995 of 1000 verified rows', () => {
    const byFile = new Map(files.map((file) => [file.file, file]));
    const rows = expectations().filter(({ verified }) => verified === true);
    const wrong = wrongStatements();
    const failures = rows.flatMap((row) => {
      const audited = byFile.get(row.file)?.found[row.index]?.audited ?? null;
      const why = audited === null ? ['not audited'] : contradictions(audited, row);
      const isWrong = wrong.has(`${row.file} ${row.hand_id}`);
      return why.length === 0 || isWrong ? [] : [`${row.file} ${row.hand_id}: ${why.join('; ')}`];
    });
    console.info(`compared ${String(rows.length)} hands with their rows, ${String(failures.length)} differ`);
    if (failures.length > 0) console.warn(failures.join('\n'));
    expect(failures.length).toBeLessThanOrEqual(rows.length * 0.005);
  });
});

import { auditHand, severities, type AuditedHand } from '#audit';
import { auditText, faultsOf, profile, readText } from '../support/audit.js';
import {
  corpusFolder,
  corpusIsPresent,
  expectations,
  handsOf,
  pokerStarsFiles,
  type CorpusFile,
  type Expectation,
} from '../support/corpus.js';
import { knownFaults } from '../support/known-faults.js';
import { contradictions } from '../support/stated.js';

/** A hand of the corpus with its audit; null for a rejected or cancelled hand, or an unsupported game. */
interface CorpusHand {
  readonly id: string;
  readonly audited: AuditedHand | null;
}

interface AuditedFile {
  readonly row: CorpusFile;
  readonly hands: readonly CorpusHand[];
}

const auditFile = (row: CorpusFile): AuditedFile => ({
  row,
  hands: handsOf(row.file).map(({ text, firstLine }) => {
    const reading = readText(text, firstLine);
    if (!reading.ok) return { id: reading.identity.handId ?? '', audited: null };
    return { id: reading.hand.id, audited: auditHand(reading.hand, profile) };
  }),
});

/** Verified rows that are wrong, with the reason. */
const failedRows = (file: AuditedFile, rows: readonly Expectation[]): string[] =>
  rows.flatMap((row) => {
    const audited = file.hands[row.index]?.audited ?? null;
    const reasons = audited === null ? ['not audited'] : contradictions(audited, row);
    return reasons.length === 0 ? [] : [`${row.file} ${row.hand_id}: ${reasons.join('; ')}`];
  });

const present = corpusIsPresent ? describe : describe.skip;
if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

present('real PokerStars logs', () => {
  let files: readonly AuditedFile[] = [];
  let rows: ReadonlyMap<string, readonly Expectation[]> = new Map();

  beforeAll(() => {
    files = pokerStarsFiles().map(auditFile);
    const verified = expectations().filter((row) => row.verified === true);
    rows = new Map(files.map(({ row: { file } }) => [file, verified.filter((row) => row.file === file)]));
    const hands = files.reduce((sum, file) => sum + file.hands.length, 0);
    console.info(`read ${String(files.length)} files of the corpus, ${String(hands)} hands`);
  });

  const hands = (): CorpusHand[] => files.flatMap((file) => file.hands);

  it('have the number of hands that the index states, file by file', () => {
    expect(files.length).toBeGreaterThan(0);
    expect(files.map(({ row, hands: { length } }) => [row.file, length])).toEqual(
      files.map(({ row }) => [row.file, row.hands]),
    );
  });

  it('are audited in at least 98 of 100 hands', () => {
    const audited = hands().filter((hand) => hand.audited !== null);
    expect(audited.length).toBeGreaterThanOrEqual(hands().length * 0.98);
  });

  it('have the stated amounts and cards in at least 99 of 100 verified rows and 97 of 100 files', () => {
    const failed = files.map((file) => failedRows(file, rows.get(file.row.file) ?? []));
    const checked = files.reduce((sum, { row }) => sum + (rows.get(row.file)?.length ?? 0), 0);
    const failures = failed.flat();
    console.info(`compared ${String(checked)} hands with their rows, ${String(failures.length)} differ`);
    if (failures.length > 0) console.warn(failures.slice(0, 20).join('\n'));
    expect(checked).toBeGreaterThan(0);
    expect(failures.length).toBeLessThanOrEqual(checked * 0.01);
    expect(failed.filter((file) => file.length > 0).length).toBeLessThanOrEqual(files.length * 0.03);
  });

  it('have no illegal and no mismatch finding except the known faults of docs/corpus.md', () => {
    const found = files.flatMap(({ row, hands: corpusHands }) =>
      corpusHands.flatMap(({ id, audited }) =>
        (audited === null ? [] : faultsOf(audited)).map(
          ({ line, code }) => `${row.file} ${id} line ${String(line)} ${code}`,
        ),
      ),
    );
    const read = new Set(files.map(({ row }) => row.file));
    const known = knownFaults()
      .filter(({ file, code }) => read.has(file) && code in severities)
      .map(({ file, hand, line, code }) => `${file} ${hand} line ${String(line)} ${code}`);
    expect(known.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual(known.toSorted());
  });

  it('show hands in the order of the rules (P-SHOW-4, R-SHOW-8)', () => {
    const found = hands().filter(({ audited }) =>
      audited?.findings.some(({ code }) => code === 'show-order'),
    );
    expect(found.map(({ id }) => id)).toEqual([]);
  });

  it('contain no unread line in at least 99 of 100 hands', () => {
    const unread = hands().filter(({ audited }) =>
      audited?.findings.some(({ code }) => code === 'unread-line'),
    );
    if (unread.length > 0) console.warn(unread.map(({ id }) => `unread lines in hand ${id}`).join('\n'));
    expect(unread.length).toBeLessThanOrEqual(hands().length * 0.01);
  });
});

present('the comparison with the stated figures', () => {
  it('detects a change of each field', () => {
    const row = expectations().find(
      ({ file, verified }) => verified === true && file.includes('ExtraHands__SidePot'),
    )!;
    const [hand] = handsOf(row.file);
    const audited = auditText(hand.text)!;
    expect(contradictions(audited, row)).toEqual([]);
    const name = Object.keys(row.collected ?? {})[0];
    const changes: Partial<Expectation>[] = [
      { rake: '0.88' },
      { total_pot: '19.85' },
      { boards: ['8s Qh Ks 9s Td'] },
      { shown: { [name]: '2c 2d' } },
      { uncalled: { [name]: '0.01' } },
      { contributed: { [name]: '0.01' } },
      { collected: { [name]: '0.01' } },
      { net: { [name]: '0.01' } },
    ];
    for (const change of changes) expect(contradictions(audited, { ...row, ...change })).toHaveLength(1);
  });
});

import fc from 'fast-check';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { auditHand, type AuditedHand } from '#audit';
import { detectFormat, findFormat, LineCursor } from '#histories';
import { profileOfFormat } from '#rules';
import { StreamDecoder } from '../../libs/histories/source/index.js';
import { auditText, isFault } from '../support/audit.js';
import { imbalancesOf } from '../support/balance.js';
import { corpusFolder, corpusIsPresent, handsOf } from '../support/corpus.js';
import { fixtures } from '../support/fixtures.js';

/** Whether all chips are accounted for, or a fault or a figure of the site is reported. */
const isReconciled = (audited: AuditedHand): boolean =>
  imbalancesOf(audited).every((chips) => chips === 0) ||
  audited.findings.some((finding) => isFault(finding) || finding.code === 'site-figure');

/** The amounts of a log: in a cash game with a dollar sign, in a tournament without one. */
const AMOUNT = /(?<=[$€£])\d+(?:\.\d\d)?|(?<=(?:calls|bets|to|collected|pot|Rake) \(?)\d+/g;

describe('L-SUM-1: every chip of a fixture is accounted for', () => {
  const logs = fixtures();

  it('in hands without findings', () => {
    for (const { text } of logs) expect(imbalancesOf(auditText(text)!)).toEqual([0, 0]);
  });

  it('or a finding says what is not, whichever figure is wrong', () => {
    fc.assert(
      fc.property(fc.constantFrom(...logs), fc.nat(), fc.integer({ min: 1, max: 500 }), ({ text }, at, by) => {
        const amounts = [...text.matchAll(AMOUNT)];
        const amount = amounts[at % amounts.length];
        const isCents = amount[0].includes('.');
        const other = isCents ? (Number(amount[0]) + by / 100).toFixed(2) : String(Number(amount[0]) + by);
        const changed = text.slice(0, amount.index) + other + text.slice(amount.index + amount[0].length);
        const audited = auditText(changed);
        expect(audited === null || isReconciled(audited)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

const listFiles = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .toSorted()
        .flatMap((name) => listFiles(join(path, name)))
    : [path];

/** The audited hands of a file; none if it is no log. */
const auditFile = (path: string): AuditedHand[] => {
  const decoder = new StreamDecoder();
  const id = detectFormat((decoder.decode(readFileSync(path)) + decoder.finish()).slice(0, 65_536))?.id;
  const format = id === undefined ? undefined : findFormat(id);
  if (format === undefined) return [];
  return handsOf(relative(corpusFolder, path), format.id).flatMap(({ text, firstLine }) => {
    const reading = format.read(text, 0, text.length, firstLine, new LineCursor());
    const audited =
      reading.ok && !reading.hand.cancelled
        ? auditHand(reading.hand, profileOfFormat(reading.hand.format))
        : null;
    return audited === null ? [] : [audited];
  });
};

const present = corpusIsPresent ? describe : describe.skip;
if (!corpusIsPresent) console.warn(`skipped: there is no corpus at ${corpusFolder}`);

present('L-SUM-1: every chip of a real hand is accounted for', () => {
  it('or a finding says what is not', () => {
    const files = listFiles(corpusFolder).filter((path) => !/\.(?:gt|hands|hp|jsonl?|md)$/.test(path));
    let hands = 0;
    const failures: string[] = [];
    for (const path of files)
      for (const audited of auditFile(path)) {
        hands++;
        if (!isReconciled(audited))
          failures.push(`${relative(corpusFolder, path)} ${audited.hand.id} ${String(imbalancesOf(audited))}`);
      }
    console.info(`read ${String(files.length)} files of the corpus, ${String(hands)} hands`);
    expect(hands).toBeGreaterThan(5_000);
    expect(failures).toEqual([]);
  });
});
